import type { CredentialState } from '@wallet/kit/identity';

export type State =
  | 'none'
  /** under 14 */
  | 'young'
  | 'valid'
  /** by the customer */
  | 'suspended'
  /** by the bank */
  | 'blocked'
  /** not used for a year */
  | 'asleep'
  /** used on another phone */
  | 'moved'
  /** name, number, phone or photo have changed */
  | 'update'
  | 'expired'
  | 'revoked';

/** One credential; name and phone come masked, days are `YYYYMMDD`. */
export interface DigitalId {
  number: string;
  issuedOn: string;
  validUntil: string;
  /** the document it was made with */
  documentKind: string;
  hasBiometry: boolean;
  name: string;
  phone: string;
  birth: string;
  device: string;
  deviceSince: string;
}

/** What leads out of a state: both phone and secret number, a new way to an ID, or the bank. */
export type WayOn = 'show' | 'get' | 'recover' | 'anew' | 'bank' | 'wait';

export const wayOn: Readonly<Record<State, WayOn>> = {
  none: 'get',
  young: 'wait',
  valid: 'show',
  blocked: 'bank',

  suspended: 'recover',
  asleep: 'recover',
  moved: 'recover',

  update: 'anew',
  expired: 'anew',
  revoked: 'anew',
};

/** How its card looks. */
export function lookOf(state: State, isDue: boolean): CredentialState {
  if (state === 'valid') return isDue ? 'due' : 'valid';
  if (state === 'expired' || state === 'revoked') return state;
  return state === 'update' ? 'due' : 'suspended';
}

export type Attribute = 'name' | 'birth' | 'phone' | 'photo' | 'adult';

/** What a verifier asks for. */
export interface Asked {
  attribute: Attribute;
  isMust: boolean;
  /** more than its purpose needs */
  isOver: boolean;
}

/** What is handed on unless the customer says otherwise: what must be, never what is too much. */
export const chosenAtFirst = (asked: readonly Asked[]): Attribute[] =>
  asked.filter(({ isMust }) => isMust).map(({ attribute }) => attribute);

/** Documents that a customer can prove themselves with: 10 resident card, 20 licence, 30 a foreign resident's card. */
export const documentsOf = (isForeigner: boolean): readonly ('10' | '20' | '30')[] =>
  isForeigner ? ['30'] : ['10', '20'];
