/** Somebody points can be sent to; phone and name come masked. */
export interface Receiver {
  id: string;
  name: string;
  phone: string;
}

export interface Gift {
  id: string;
  direction: 'in' | 'out';
  name: string;
  amount: number;
  message: string;
  sentAt: string;
  /** last day it waits, YYYYMMDD */
  until: string;
  state: 'waiting' | 'accepted' | 'returned' | 'takenBack';
}

export interface Share {
  id: string;
  name: string;
  amount: number;
  state: 'asked' | 'paid' | 'declined' | 'cancelled';
}

/** Somebody asked others for points: dues, or a bill that is split. */
export interface PointRequest {
  id: string;
  direction: 'in' | 'out';
  owner: string;
  title: string;
  askedAt: string;
  shares: Share[];
}

/** A bill in equal parts; whoever splits it bears what cannot be divided. @param people without the one who splits */
export function splitEvenly(total: number, people: number): { each: number; own: number } {
  const each = Math.floor(total / (people + 1));
  return { each, own: total - each * people };
}
