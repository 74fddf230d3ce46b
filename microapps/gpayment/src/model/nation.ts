import type { Currency } from '@wallet/kit/format';

/** How somebody may pay somewhere: their own code, the merchant's, cash from a machine. */
export type PayWay = 'cpm' | 'mpm' | 'atm';

export const payWays: readonly PayWay[] = ['cpm', 'mpm', 'atm'];

/** A network that pays in a nation. */
interface Partner {
  kind: string;
  name: string;
  ways: readonly PayWay[];
}

/** A nation to pay in. */
export interface Nation {
  code: string;
  name: { ko: string; en: string };
  currency: Currency;
  /** whole units of the currency that a rate is told for: 100, 1000 or 10000 */
  unit: number;
  partners: readonly Partner[];
}

/** The nation whose payments go through the domestic clearing network (A15, A60). */
export const kftcNation = 'ID';
export const kftcCurrency = 'IDR';

/** A page of the foreign area, or its variant for the domestic clearing network (A15). */
export function variantFor<C extends string>(
  code: C,
  { nationCode, currency }: { nationCode?: string; currency?: string },
): C | `${C}Kftc` {
  return nationCode === kftcNation || currency === kftcCurrency ? `${code}Kftc` : code;
}
