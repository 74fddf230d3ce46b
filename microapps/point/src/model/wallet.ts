/** The point wallet at a glance. */
export interface WalletSummary {
  /** empty for somebody who has not joined */
  walletNo: string;
  points: number;
  /** in the currency's own units, as the wire has them: `125.50` */
  foreign: readonly { currency: string; amount: string }[];
  /** given points that are lost unless they are used, soonest first; days YYYYMMDD */
  expiring: readonly { on: string; points: number }[];
  /** those of the points that were paid for: all that becomes money again */
  charged: number;
  /** undefined where it is off; without amounts where the service says none */
  autoCharge: { below?: number; amount?: number } | undefined;
  /** what others wait for: gifts not taken yet, requests not answered yet */
  waiting: { gifts: number; requests: number };
}

/** Whether there is money in it: nobody leaves that behind. */
export function hasMoney({ charged, foreign }: Pick<WalletSummary, 'charged' | 'foreign'>): boolean {
  return charged > 0 || foreign.some(({ amount }) => Number(amount) > 0);
}

/** Whatever the service says of limits; null where it says nothing. */
export interface Limits {
  once: number | null;
  daily: number | null;
  dailyLeft: number | null;
  monthly: number | null;
  monthlyLeft: number | null;
  onceAtMost: number | null;
  dailyAtMost: number | null;
}

/** tranDsticKey of limit-balance: charge, send, withdraw, pay (the values are ours). */
export const limitKinds = ['01', '02', '03', '04'] as const;
export type LimitKind = (typeof limitKinds)[number];

export interface Settings {
  autoCharge: { isOn: boolean; below: number; amount: number };
  notifications: { money: boolean; expiry: boolean; benefits: boolean };
  hasPassword: boolean;
  /** the balance now, where the service says it */
  points: number | undefined;
}

export interface Notice {
  id: string;
  title: { ko: string; en: string };
  text: { ko: string; en: string };
  /** YYYYMMDD… */
  at: string;
}
