/** Bytes of files, without the page itself: it is asked for at every opening, released or not. */
export interface Files {
  own: number;
  kit: number;
  runtime: number;
  /** of kit and runtime, what this browser had downloaded before */
  twice: number;
}

export interface Again {
  forest: Files;
  other: Files;
}

export interface AfterRelease {
  /** everything that was there before any release: what the two had downloaded at first */
  first: Again;
  /** nothing was released */
  nothing: Again;
  /** one text of forest was changed */
  domain: Again;
  /** the kit was changed, no domain released with it yet */
  kit: Again;
  /** the kit was changed and forest released with it */
  kitAndForest: Again;
  /** and the other domain too */
  kitAndBoth: Again;
}

/** All of them. */
export const allOf = ({ own, kit, runtime }: Files) => own + kit + runtime;
