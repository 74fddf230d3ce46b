import { rateHundredths } from '@wallet/kit/format';
import type { Foreign } from './fx.ts';

export type Missed = 'ceiling' | 'funds' | 'account' | 'limit' | 'held' | 'feed' | 'closed';

export interface Run {
  at: string;
  missed: Missed | null;
  minor: number;
  won: number;
  rate: string;
  /** empty for one of long ago */
  entryId: string;
}

export type Cycle = 'daily' | 'weekly' | 'monthly';

export interface PlanFacts {
  /** at a rate, or on days */
  kind: 'target' | 'days';
  currency: Foreign;
  /** won each time */
  won: number;
  /** at this rate or below: the target, or a ceiling; empty for none */
  most: string;
  /** won in all; 0 for once at a target, for no end on days */
  sum: number;
  cycle: Cycle;
  /** of a week from 1, Monday; of a month */
  day: number;
  /** empty while it goes on */
  endsOn: string;
}

export interface Plan extends PlanFacts {
  id: string;
  state: 'active' | 'paused' | 'done' | 'ended';
  nextOn: string;
  /** won so far */
  bought: number;
  runs: Run[];
}

export interface Gathering {
  state: 'off' | 'on' | 'paused';
  currency: Foreign;
  nextOn: string;
  minor: number;
  won: number;
  runs: Run[];
}

export interface Auto {
  plans: Plan[];
  gathering: Gathering;
  least: number;
  most: number;
}

/** Whether it can still be changed. */
export const stands = ({ state }: Pick<Plan, 'state'>): boolean => state === 'active' || state === 'paused';

/** How it is told: a plan whose last run was missed says so before all else. */
export const toldState = ({ state, runs }: Pick<Plan, 'state' | 'runs'>): Plan['state'] | 'missed' =>
  state === 'active' && runs.at(-1)?.missed ? 'missed' : state;

/** How far the rate of now is over a target, in tenths of a per cent; 0 where it is reached. */
export function wayTo(target: string, now: string): number {
  const [to, from] = [rateHundredths(target) ?? 0, rateHundredths(now) ?? 0];
  return from <= to || from === 0 ? 0 : Math.ceil(((from - to) * 1000) / from) / 10;
}
