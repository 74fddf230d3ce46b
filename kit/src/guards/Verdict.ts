/** A dialog that says why a screen did not open, and where its buttons lead. */
export interface BlockDialog {
  dialog: 'loginGuide' | 'stepParamMissing' | 'pointNotJoined' | 'pointLinkMissing';
  confirmTo?: string;
  /** absent: the customer stays where they were */
  cancelTo?: string;
}

/** A popup of the page contract that stands in the way. */
export interface BlockPopup {
  popup: 'nativeGuidance' | 'addCertificate' | 'certificateNeeded' | 'availableCert' | 'cddEdd';
}

/** What becomes of a navigation: the screen opens, another address opens in its place, or nothing does. */
export type Verdict =
  | { kind: 'allow' }
  | { kind: 'redirect'; to: string }
  | { kind: 'block'; show: BlockDialog | BlockPopup };

/** One rule of the chain: its verdict, or undefined when it has nothing to say. It never throws. */
export type GuardRule<C> = (context: C) => Verdict | undefined | Promise<Verdict | undefined>;

export const allow: Verdict = { kind: 'allow' };

export function redirect(to: string): Verdict {
  return { kind: 'redirect', to };
}

export function block(show: BlockDialog | BlockPopup): Verdict {
  return { kind: 'block', show };
}
