/** The point wallet at a glance. */
export interface WalletSummary {
  /** empty for somebody who has not joined */
  walletNo: string;
  points: number;
  /** in the currency's own units, as the wire has them: `125.50` */
  foreign: readonly { currency: string; amount: string }[];
  /** given points that are lost unless they are used, soonest first; days YYYYMMDD */
  expiring: readonly { on: string; points: number }[];
  isAutoCharging: boolean;
}

/** Whether anything is left that leaving would lose. */
export function hasRemains({ points, foreign }: Pick<WalletSummary, 'points' | 'foreign'>): boolean {
  return points > 0 || foreign.some(({ amount }) => Number(amount) > 0);
}

export interface Limits {
  once: number;
  daily: number;
  dailyLeft: number;
  monthly: number;
  monthlyLeft: number;
  onceAtMost: number;
  dailyAtMost: number;
}

/** tranDsticKey of limit-balance: charge, send, withdraw, pay (the values are ours). */
export const limitKinds = ['01', '02', '03', '04'] as const;
export type LimitKind = (typeof limitKinds)[number];

export interface Settings {
  autoCharge: { isOn: boolean; below: number; amount: number };
  notifications: { money: boolean; expiry: boolean; benefits: boolean };
  hasPassword: boolean;
}

export interface Notice {
  id: string;
  title: { ko: string; en: string };
  text: { ko: string; en: string };
  /** YYYYMMDD… */
  at: string;
}
