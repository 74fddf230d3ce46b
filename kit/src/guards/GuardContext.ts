import type { Area, ScreenEntry } from '../manifest/index.ts';
import type { GuardLookups } from './GuardLookups.ts';
import type { Verdict } from './Verdict.ts';

/** What the guards need to know of somebody who is signed in. */
export interface GuardPerson {
  readonly memberId: string;
  /** whether the server takes this person for a developer; the build must allow it too (A12) */
  readonly isDeveloper: boolean;
}

/** Everything a guard may look at: data, and questions to the server that are asked only when it comes to them. */
export interface GuardContext {
  readonly screen: ScreenEntry & { readonly code: string };
  /** the manifest's area; decides which login codes are accepted and where a broken step leads */
  readonly area?: Area;
  /** path of the app's first screen, where a broken step leads outside the payment areas (A36) */
  readonly appHome?: string;
  /** the screen the customer comes from; absent on the first one of a page */
  readonly from?: {
    readonly code: string;
    readonly pathname?: string;
    readonly query?: URLSearchParams;
  };
  readonly query: URLSearchParams;
  readonly isNative: boolean;
  /** the wrapper of native helpers exists: false is a fault of the start, not a plain browser (A02) */
  readonly hasHostHelper: boolean;
  readonly config: { readonly developerScreens: boolean };
  readonly person: GuardPerson | null;
  /** login way and media together, `02K1`; empty where one is missing (E20, E24) */
  readonly loginCode: string;
  readonly now: Date;
  /** popups can be shown on this page */
  readonly hasPopupHost: boolean;
  /** the value that a `stepParam` screen needs is stored */
  readonly hasStepParam: boolean;
  readonly lookups: GuardLookups;
  /** the domain's own last word on this screen (E11) */
  readonly gate?: (context: GuardContext) => Promise<Verdict>;
}

/** A developer by the server and by the build (A12). */
export function isDeveloper({ person, config }: Pick<GuardContext, 'person' | 'config'>): boolean {
  return config.developerScreens && person?.isDeveloper === true;
}

/** The code that rules of the specification name: of the screen itself, also under another address. */
export function codeOf({ screen }: Pick<GuardContext, 'screen'>): string {
  return screen.aliasOf ?? screen.code;
}
