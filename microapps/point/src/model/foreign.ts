import type { Currency } from '@wallet/kit/format';

/** Points in one currency, and what they are worth. */
export interface CurrencyPoints {
  currency: Currency;
  /** minor units */
  balance: number;
  rate: string;
  /** what buying and selling it are priced by */
  tradeRates: { buy: string; sell: string };
  rateYesterday: string;
  unit: number;
}

export type Fund = 'points' | 'account';

/** What one trade costs or brings, fixed for `seconds` from its answer on. */
export interface Quote {
  id: string;
  direction: 'buy' | 'sell';
  currency: Currency;
  foreign: number;
  fund: Fund;
  amount: number;
  rate: string;
  baseRate: string;
  unit: number;
  fee: number;
  rateAt: string;
  seconds: number;
}

export interface QuoteWish {
  direction: 'buy' | 'sell';
  currency: Currency;
  foreign: number;
  fund: Fund;
}

export interface ForeignMove {
  number: string;
  at: string;
  currency: Currency;
  minor: number;
  after: number;
  title: { ko: string; en: string };
}

/** Up, down or as yesterday: rates compared as exact decimals. */
export function rateMove({ rate, rateYesterday }: CurrencyPoints): {
  way: 'up' | 'down' | 'same';
  by: string;
} {
  const [now, before] = [hundredths(rate), hundredths(rateYesterday)];
  const by = String(now > before ? now - before : before - now).padStart(3, '0');
  const way = now > before ? 'up' : now < before ? 'down' : 'same';
  return { way, by: `${by.slice(0, -2)}.${by.slice(-2)}` };
}

function hundredths(rate: string): bigint {
  const [whole = '0', fraction = ''] = rate.split('.');
  return BigInt(`${whole}${fraction.slice(0, 2).padEnd(2, '0')}`);
}
