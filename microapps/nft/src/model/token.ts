import { type Infer, v } from '@wallet/kit/schema';

export interface Token {
  id: string;
  name: string;
  event: string;
  gives: string;
  imageUrl: string;
  isAsIssued: boolean;
  contract: string;
  number: string;
  isBound: boolean;
  isHidden: boolean;
  isSpam: boolean;
  isNew: boolean;
  isSending: boolean;
  ticket: { state: 'valid' | 'used' | 'expired'; at: string; place: string } | null;
  shareId: string;
}

/** First and last four characters: what people compare. */
export const shortAddress = (address: string): string => `${address.slice(0, 6)}…${address.slice(-4)}`;

/** What was pasted or scanned: blanks out, the scheme before an address gone, a phone number without strokes. */
export function readReceiver(text: string): string {
  const bare = text.replace(/\s/g, '').replace(/^ethereum:/i, '');
  return /^01[\d-]+$/.test(bare) ? bare.replace(/-/g, '') : bare;
}

export const isReceiver = (text: string): boolean =>
  /^(01\d{8,9}|0x[0-9a-fA-F]{40})$/.test(readReceiver(text));

/** What a sending is about: fee and how long it counts were told before. */
export const sendFacts = v.object({
  tokenId: v.string(),
  to: v.string(),
  fee: v.number(),
  quoteEnd: v.number(),
});
export type SendFacts = Infer<typeof sendFacts>;

export interface Transfer {
  id: string;
  tokenId: string;
  name: string;
  to: string;
  receiver: string;
  fee: number;
  seconds: number;
  state: 'waiting' | 'writing' | 'done' | 'back' | 'failed';
  hash: string;
}

/** What became of a sending. */
export type SendOutcome =
  | { kind: 'done'; receipt: Transfer }
  | { kind: 'refused'; code: string }
  | { kind: 'closed' | 'pending' };
