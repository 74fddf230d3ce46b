import type { CredentialState } from '@wallet/kit/identity';

/** The six credentials of the state, each with its issuer. */
export const kinds = ['resident', 'licence', 'veteran', 'foreigner', 'permanent', 'overseas'] as const;
export type Kind = (typeof kinds)[number];

/** The picture of a kind: whose card it is at a glance. */
export const pictureOf = {
  resident: 'moid',
  licence: 'car',
  veteran: 'mili',
  foreigner: 'gmid',
  permanent: 'passport',
  overseas: 'place',
} as const satisfies Record<Kind, string>;

/** Whose word a card is: a name of `issuers` in the catalogue. */
export const issuerOf = {
  resident: 'interior',
  licence: 'police',
  veteran: 'veterans',
  foreigner: 'justice',
  permanent: 'justice',
  overseas: 'justice',
} as const satisfies Record<Kind, string>;

export interface Card {
  id: string;
  kind: Kind;
  state: CredentialState;
  /** why, by number: 301 loss, 401 address, ... */
  reason: string;
  issuedOn: string;
  validUntil: string;
}

/** What only its holder sees, once the wallet has seen them. */
export interface OpenCard extends Card {
  name: string;
  number: string;
  address: string;
  licenceClass: string;
  /** a data address */
  photo: string;
}

/** Why a card stands as it does: a name of `reasons` in the catalogue. */
const reasons = {
  // The issuer's, as in the list of what can be issued (3-identity-and-services s8).
  '202': 'number',
  '203': 'name',
  '206': 'suspended',
  '207': 'lost',
  '299': 'asked',
  '301': 'loss',
  '302': 'theft',
  '303': 'otherPhone',
  '401': 'address',
  '501': 'expired',
} as const;
export type Reason = (typeof reasons)[keyof typeof reasons] | 'none' | 'other';
export const reasonOf = (number: string): Reason =>
  number === '' ? 'none' : (reasons[number as keyof typeof reasons] ?? 'other');

/** Only its holder's own report is lifted with the PIN; what the issuer stopped, the issuer lifts. */
export const isReportedLost = ({ state, reason }: Pick<Card, 'state' | 'reason'>): boolean =>
  state === 'suspended' && ['loss', 'theft'].includes(reasonOf(reason));

/** Where the customer goes on from a card that cannot be had: a name of `ways` in the catalogue. */
export type Way =
  | 'ready'
  | 'have'
  | 'plastic'
  | 'update'
  | 'later'
  | 'newPlastic'
  | 'office'
  | 'ask'
  | 'veterans'
  | 'apply';

const ways: Readonly<Record<string, Way>> = {
  '0': 'ready',
  '1': 'plastic',
  '3': 'plastic',
  '2': 'update',
  '4': 'later',

  '202': 'newPlastic',
  '203': 'newPlastic',
  '206': 'office',
  '207': 'office',

  '299': 'ask',
  '903': 'veterans',
  '904': 'apply',
};

/** The way on from a card that its issuer stopped. */
export function wayOfStopped(reason: string): 'newPlastic' | 'office' | 'ask' {
  const way = ways[reason];
  return way === 'newPlastic' || way === 'office' ? way : 'ask';
}

/** Where the state answers questions about mobile IDs. */
export const ASK = 'https://www.mobileid.go.kr';

export interface Issuable {
  kind: Kind;
  code: string;
  /** shown here already */
  isHere: boolean;
  /** in the wallet by another app: to be connected, not issued */
  isInside: boolean;
  cardId: string;
}

/** The way on, by the issuer's code (3-identity-and-services s8). */
export const wayOf = ({ code, isHere }: Pick<Issuable, 'code' | 'isHere'>): Way =>
  code === '2' ? 'update' : isHere ? 'have' : (ways[code] ?? 'ask');

/** A number alone tells two reasons apart that lead the same way: another name, another resident number. */
export const detailOf = (code: string): 'number' | 'name' | 'suspended' | 'lost' | null =>
  (({ '202': 'number', '203': 'name', '206': 'suspended', '207': 'lost' }) as const)[code] ?? null;
