import { addDays, daysBetween, weekday } from '@wallet/kit/format';
import type { Place } from './service.ts';

export interface Training extends Place {
  id: string;
  /** `stay` and `mobilisation` are the mobilisation training of types I and II */
  kind: 'stay' | 'mobilisation' | 'basic' | 'operation';
  /** YYYYMMDDhhmmss by the clocks of Seoul */
  begins: string;
  ends: string;
  hours: number;
  pay: number;
  travel: number;
  /** `asked`: its postponement is being decided; `refused`: it stands all the same */
  state: 'coming' | 'asked' | 'postponed' | 'refused' | 'done' | 'absent';
  /** why the postponement was refused */
  answer: string;
  gate: 'before' | 'in' | 'out';
  /** what the gate reads; empty but on its days */
  code: string;
  /** seconds after which to ask what the gate has read */
  lookAfter: number;
  account: string;
  payOn: string;
  isPaid: boolean;
  weather: string;
  canChange: boolean;
}

/** On how many days a training takes place: weekends between its first and its last day are free. */
export function trainingDays(begins: string, ends: string): { count: number; skipsWeekend: boolean } {
  const [first, last] = [begins.slice(0, 8), ends.slice(0, 8)];
  const all = Array.from({ length: daysBetween(first, last) + 1 }, (_, at) => addDays(first, at));
  const own = all.filter((day) => day === first || day === last || ![0, 6].includes(weekday(day)));
  return { count: own.length, skipsWeekend: own.length < all.length };
}

/** Whether it is still to come. */
export const isAhead = ({ state }: Training) =>
  state === 'coming' || state === 'refused' || state === 'asked';

/** The next one, and those after it. */
export const ahead = (all: readonly Training[]) =>
  all.filter(isAhead).toSorted((a, b) => a.begins.localeCompare(b.begins));

/** What has been earned and is not in the account yet. */
export const owedPay = (all: readonly Training[]) =>
  all
    .filter(({ state, isPaid }) => state === 'done' && !isPaid)
    .reduce((sum, { pay, travel }) => sum + pay + travel, 0);

/** By year, the newest first. */
export function byYear(all: readonly Training[]): [year: string, trainings: Training[]][] {
  const years = new Map<string, Training[]>();
  for (const one of all.toSorted((a, b) => b.begins.localeCompare(a.begins))) {
    const year = one.begins.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), one]);
  }
  return [...years];
}
