import { convertMinorUnits } from '@wallet/kit/format';

export type Direction = 'in' | 'out';

/** Somebody whose points become ours, and ours theirs. */
export interface Partner {
  code: string;
  name: { ko: string; en: string };
  unit: { ko: string; en: string };
  /** our points for one of theirs, and theirs for one of ours: decimal texts */
  rates: Record<Direction, string>;
  least: number;
  balance: number;
}

/** What comes of an amount, rounded down to whole points; 0 for what cannot be converted. */
export function convertedPoints(amount: number, partner: Partner, direction: Direction): number {
  const rate = partner.rates[direction];
  return convertMinorUnits(amount, { from: 'KRW', to: 'KRW', rate }, 'down') ?? 0;
}

/** What is converted by itself every month. */
export interface AutoConversion {
  isOn: boolean;
  partnerCodes: string[];
  day: number;
}
