import type { AfterRelease } from './again.ts';
import type { AnyOpening, FigureName, Runs } from './runs.ts';
import { ratioOf, type Spread, spreadOf } from './statistics.ts';
import type { Times } from './times.ts';

/** What home costs in a store of so many apps: medians. */
export type Growth = { apps: number; bytes: number; usable: number; seen: number; heap: number }[];

/** Everything that one run of the bench has found. */
export interface Results {
  /** the day, `2026-11-21` */
  at: string;
  machine: { cpu: string; cores: number; system: string; node: string; browser: string };
  rounds: number;
  variants: { name: string; label: string }[];
  runs: Runs;
  afterRelease: Record<string, Partial<AfterRelease>>;
  /** home, cold: in a store of the few apps that are opened, and in one of all */
  growth?: Growth;
  /** absent when only pages were measured */
  times?: Times;
}

/** A figure of a variant; undefined where it was not taken. */
export function figureOf(
  { runs }: Results,
  name: string,
  opening: AnyOpening,
  figure: FigureName,
): Spread | undefined {
  const values = runs[name]?.[opening]?.[figure];
  return values && spreadOf(values);
}

/** A figure against the same of another variant, run by run; undefined where either was not taken. */
export function ratioTo(
  { runs }: Results,
  name: string,
  to: string,
  opening: AnyOpening,
  figure: FigureName,
): Spread | undefined {
  const values = runs[name]?.[opening]?.[figure];
  const others = runs[to]?.[opening]?.[figure];
  return values && others && values.length === others.length ? ratioOf(values, others) : undefined;
}
