import type { Kind } from './coupon.ts';

export type PresentState = 'waiting' | 'received' | 'takenBack' | 'cameBack' | 'usedUp';

export interface Present {
  id: string;
  state: PresentState;
  name: string;
  brand: string;
  kind: Kind;
  face: number;
  rate: number;
  couponEndsOn: string;
  /** masked by the server */
  giver: string;
  message: string;
  sentAt: string;
  /** the last day on which it can be received */
  until: string;
  /** to whom; only the giver reads it */
  phone: string;
  isSent: boolean;
  isReceived: boolean;
  /** meant for another phone number than the one who looks */
  isForAnother: boolean;
  /** the coupon it became, for who received it */
  couponId: string;
}

/** Why a present cannot be received by who looks; null where it can. */
export function closedBecause(one: Present): Exclude<PresentState, 'waiting'> | 'own' | 'another' | null {
  if (one.isSent) return 'own';
  if (one.state !== 'waiting') return one.state;
  return one.isForAnother ? 'another' : null;
}
