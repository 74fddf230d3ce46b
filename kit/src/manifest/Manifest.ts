/** A text of the registry in both languages. */
export interface Title {
  readonly ko: string;
  readonly en: string;
}

/** The ten route flags, under the specification's names (1-shell s2.4). */
export const screenFlags = [
  'forDeveloper',
  'forVisitor',
  'forIndex',
  'nativeOnly',
  'CDDEDD',
  'loginCertAuth',
  'stepParam',
  'gpaymentAuthorization',
  'allowedCddEdd',
  'reStpulPop',
] as const;

export type ScreenFlag = (typeof screenFlags)[number];

/** Only the flags that are set are written down. */
export type ScreenFlags = { readonly [F in ScreenFlag]?: true };

/** When a screen is open (readings E02, E40): ISO texts with `+09:00`, the first inclusive, the second exclusive. */
export interface OpenWindow {
  readonly from: string;
  readonly until: string;
  /** where the customer goes outside it */
  readonly otherwise: string;
}

/** One screen, as data. */
export interface ScreenEntry {
  /** `/forest/FTR22000`; a parameter is a whole segment, `{name}` */
  readonly path: string;
  readonly title: Title;
  readonly flags?: ScreenFlags;
  /** the code of the screen that this one is another address of */
  readonly aliasOf?: string;
  /** its job was worked out, not stated */
  readonly assumed?: true;
  /** it always goes there (readings E02) */
  readonly redirect?: string;
  readonly window?: OpenWindow;
  /** with `stepParam`: the flow whose stored step opens it (readings A92); the app's one flow when absent */
  readonly flow?: string;
  /** code of the logical parent; the app's home screen when absent */
  readonly back?: string;
  /**
   * what it asks the wallet API when it is opened without a query, as addresses below `/wApi`, queries included: the
   * page asks before any script has run. Only for screens that no guard but the login stands before
   */
  readonly asks?: readonly string[];
  /** the same, of a screen for visitors: what it asks for members alone */
  readonly memberAsks?: readonly string[];
}

/** What a group of guards looks at beside the flags (2-payment s4). */
export type Area = 'point' | 'gpayment' | 'fpayment';

/** Why an app asks for a method of the phone app, and whether it can do without it. */
export interface Capability {
  /** without it the app is of no use; absent where it falls back to something else */
  readonly required?: true;
  /** what a customer or a reviewer is told: what it is for */
  readonly reason: Title;
}

/** The first versions of the phone app that an app works in, on the iOS (I) and the Android (G) line. */
export interface MinHost {
  readonly I: string;
  readonly G: string;
}

/** An app as data: who it is, which addresses it owns, and its screens by code. */
export interface Manifest<Code extends string = string> {
  readonly id: string;
  readonly name: Title;
  /** `/forest`; the first is where it is entered */
  readonly prefixes: readonly string[];
  readonly home: Code;
  /** codes of other screens that home, or somebody else, offers by their title: cards, rows of a list */
  readonly doors?: readonly string[];
  readonly area?: Area;
  /** the bridge methods it asks for */
  readonly bridge: readonly string[];
  /** the screens of the phone app that it opens with `openNativeScreen` (contracts/native-screens.md) */
  readonly nativeScreens?: readonly string[];
  /** the teams that answer for it, never persons: `forest-team` */
  readonly owners?: readonly string[];
  /** why it asks for each method of `bridge` */
  readonly capabilities?: Readonly<Record<string, Capability>>;
  /** every version will do when absent */
  readonly minHost?: MinHost;
  readonly screens: Readonly<Record<Code, ScreenEntry>>;
}
