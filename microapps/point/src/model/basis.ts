/** What an order stands on: points there are, what may still be moved, and the main account. */
export interface Basis {
  balance: number;
  limits: { once: number; daily: number; monthly: number; held: number };
  account: { number: string; bank: { ko: string; en: string }; alias: string; shown: string };
}

/** The most that can be moved now. @param comesIn the wallet would hold more afterwards */
export function mostOf({ balance, limits }: Basis, comesIn: boolean): number {
  const { once, daily, monthly, held } = limits;
  return Math.min(once, daily, monthly, comesIn ? held : balance);
}
