import { daysBetween, isWalletPath } from '@wallet/kit/format';
import type { CredentialState } from '@wallet/kit/identity';

type State = 'none' | 'young' | 'valid' | 'expired' | 'locked' | 'revoked' | 'replaced' | 'otherPhone';

/** The phone that a page is on; empty texts in a browser. */
export interface PhoneFacts {
  deviceId: string;
  model: string;
}

export interface Use {
  at: string;
  what: string;
}

export interface Certificate {
  state: State;
  serial: string;
  /** masked */
  holder: string;
  issuedOn: string;
  validUntil: string;
  device: string;
  isRenewable: boolean;
  uses: readonly Use[];
  requests: readonly (Pick<SignRequest, 'id' | 'asker' | 'title'> & { endsAt: string })[];
}

/** A text that another domain has the customer sign. */
export interface SignRequest {
  id: string;
  asker: string;
  title: string;
  text: string;
  state: 'asked' | 'signed' | 'refused' | 'over' | 'changed';
  seconds: number;
  certificate: State;
  /** face or finger sign as well */
  hasBiometry: boolean;
}

export const revokeReasons = ['lost', 'suspected', 'noNeed'] as const;
export type RevokeReason = (typeof revokeReasons)[number];

/** How it looks as a card, and the days that are left of it. */
export function standingOf(
  { state, validUntil, isRenewable }: Pick<Certificate, 'state' | 'validUntil' | 'isRenewable'>,
  today: string,
): { look: CredentialState; days: number } {
  const days = daysBetween(today, validUntil);
  if (state === 'valid') return { look: isRenewable ? 'due' : 'valid', days };
  if (state === 'locked') return { look: 'suspended', days };
  return { look: state === 'expired' ? 'expired' : 'revoked', days };
}

/** Enough of a number to tell it from another. */
export const maskSerial = (serial: string) => `${serial.slice(0, 4)}****`;

/** Where to go on to afterwards: a page of the wallet itself, anything else is dropped. */
export const returnPath = (asked: string | null | undefined) => (asked && isWalletPath(asked) ? asked : null);

/** The text's own number, in fours: whoever has the text can reckon it. */
export async function fingerprintOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  const hex = Array.from(bytes.slice(0, 8), (each) => each.toString(16).padStart(2, '0')).join('');
  return hex.replaceAll(/.{4}(?=.)/g, '$& ');
}
