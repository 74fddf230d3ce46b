/** A test, and how long it took. */
export interface Timed {
  title: string;
  ms: number;
}

/** A test that failed at the first try, and what it said. */
export interface Failure {
  title: string;
  why: string;
}

/** What a run of tests counted. */
export interface Counts {
  passed: number;
  failed: number;
  slowest?: Timed[];
  /** at the first try */
  failures?: Failure[];
}

const TOLD = 10;

/** Those worth a look. */
export function slowestFirst(tests: readonly Timed[]): Timed[] {
  return [...tests].sort((one, other) => other.ms - one.ms).slice(0, TOLD);
}
