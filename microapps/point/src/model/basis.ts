/** What an order stands on: points there are, what may still be moved, and the main account. */
export interface Basis {
  balance: number;
  /** those of them that were paid for: all that becomes money again */
  charged: number;
  limits: { once: number; daily: number; monthly: number; held: number };
  account: {
    number: string;
    bankCode: string;
    bank: { ko: string; en: string };
    alias: string;
    shown: string;
  };
}

/** The most that can be moved now: into the wallet, to somebody else, or back into money. */
export function mostOf({ balance, charged, limits }: Basis, kind: 'charge' | 'send' | 'withdraw'): number {
  const { once, daily, monthly, held } = limits;
  const there = { charge: held, send: balance, withdraw: charged };
  return Math.min(once, daily, monthly, there[kind]);
}
