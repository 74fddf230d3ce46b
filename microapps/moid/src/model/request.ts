import type { Kind } from './card.ts';

/** What a verifier may ask, by our names; the last two are answers in place of a value (zero knowledge). */
export const attributes = [
  ...['name', 'number', 'birth', 'photo', 'address', 'phone', 'ci', 'licenceClass'],
  ...['over19', 'inSeoul'],
] as const;
export type Attribute =
  | 'name'
  | 'number'
  | 'birth'
  | 'photo'
  | 'address'
  | 'phone'
  | 'ci'
  | 'licenceClass'
  | 'over19'
  | 'inSeoul';

export const wireAttributes = {
  NAME: 'name',
  IDNO: 'number',
  BRTH: 'birth',
  FOTO: 'photo',
  ADDR: 'address',
  TELN: 'phone',

  CINO: 'ci',
  LCLS: 'licenceClass',
  AG19: 'over19',
  SEOL: 'inSeoul',
} as const satisfies Record<string, Attribute>;

const wireOf = (attribute: Attribute): string =>
  Object.entries(wireAttributes).find(([, ours]) => ours === attribute)?.[0] ?? '';

/** An answer, not a value. */
export const isAnswer = (attribute: Attribute) => attribute === 'over19' || attribute === 'inSeoul';

export interface Asked {
  attribute: Attribute;
  isRequired: boolean;
}

export type RequestState =
  | 'offered'
  | 'accepted'
  | 'unmet'
  | 'signature'
  | 'used'
  | 'late'
  | 'revoked'
  | 'withdrawn'
  | 'overasking';

export interface VerifierRequest {
  transactionId: string;
  verifier: string;
  verifierId: string;
  purpose: string;
  nonce: string;
  state: RequestState;
  seconds: number;
  asked: readonly Asked[];
  /** only these cards will do; all where there is none */
  kinds: readonly Kind[];
}

/** The cards that can answer a request: those that count, of a kind that will do. */
export const fitting = <C extends { kind: Kind; state: string }>(
  cards: readonly C[],
  kinds: readonly Kind[],
) =>
  cards.filter(
    ({ kind, state }) =>
      (state === 'valid' || state === 'due') && (kinds.length === 0 || kinds.includes(kind)),
  );

/** What goes: all that is required, and what the customer has let. */
export const sentOf = (asked: readonly Asked[], chosen: readonly Attribute[]): string[] =>
  asked
    .filter(({ attribute, isRequired }) => isRequired || chosen.includes(attribute))
    .map(({ attribute }) => wireOf(attribute));

export interface Shown {
  id: string;
  at: string;
  verifier: string;
  purpose: string;
  attributes: readonly Attribute[];
  kind: Kind;
  isAccepted: boolean;
}
