import { dense } from '@wallet/kit/format';
import type { DonationLaw } from './donationLaw.ts';

/** A province or a town that takes donations. */
export interface Town {
  code: string;
  name: string;
  provinceCode: string;
  province: string;
  /** points for a donation, in per cent of it */
  rate: number;
  /** of the registered address: it takes none of its own people */
  isOwn: boolean;
  isDisaster: boolean;
  giftCount: number;
}

/** `ended` was not paid in time; `returned` was paid too late or above the limit, and the money went back. */
export interface Donation {
  number: string;
  state: 'waiting' | 'paid' | 'ended' | 'returned';
  amount: number;
  points: number;
  credit: number;
  /** YYYYMMDDhhmmss: until when it can be paid; when it was, or empty */
  endsAt: string;
  paidAt: string;
  townCode: string;
  town: string;
  province: string;
  /** empty where it is for no project */
  project: string;
  phone: string;
  name: string;
  address: string;
  arePointsHere: boolean;
}

/** Points of a town, and the day that ends them. */
export interface TownPoints {
  code: string;
  town: string;
  province: string;
  points: number;
  endsOn: string;
}

/** The area at a glance: points, and the sum of this year. */
export interface Overview {
  /** Y or N; anything else changes nothing (R560) */
  joinFlag: string;
  points: TownPoints[];
  year: number;
  sum: number;
  credit: number;
  left: number;
  isOpen: boolean;
  /** hhmm of each day */
  opensAt: string;
  closesAt: string;
  /** null where the service does not state it: then nothing is promised */
  law: DonationLaw | null;
}

/** Of a name with its province, each said once: a province gives for itself, too. */
export const placeName = ({ province, town }: { province: string; town: string }): string =>
  province === town ? town : `${province} ${town}`;

/** Found by any part of the name, whatever the spaces. */
export function townsFor(towns: readonly Town[], text: string): Town[] {
  return towns.filter(({ province, name }) => dense(`${province}${name}`).includes(dense(text)));
}

/** All that can be used now, town by town, what ends first on top. */
export function pointsByTown(points: readonly TownPoints[]): TownPoints[] {
  const byTown = new Map<string, TownPoints>();
  for (const one of points.toSorted((a, b) => a.endsOn.localeCompare(b.endsOn))) {
    const known = byTown.get(one.code);
    byTown.set(one.code, known ? { ...known, points: known.points + one.points } : one);
  }
  return [...byTown.values()];
}
