import { existsSync, readFileSync } from 'node:fs';

/** One line of what a round of tests writes down, in the order in which it happens. */
export type RoundEvent =
  /** a test as it is has run through these mutants */
  | { reaches: string[]; test: string }
  /** mutants that ran while modules were read */
  | { atStart: string[] }
  | { starts: string; test: string }
  | { passes: string; test: string }
  | { notices: string; test: string }
  /** the test fails with it and, in this worker, without it as well */
  | { suspect: string; test: string }
  | { slow: string }
  | { done: string }
  /** this worker is of no use any more */
  | { spoiled: true }
  /** a test passes once and fails when it is run again */
  | { once: string }
  /** a test fails as it is */
  | { fails: string }
  /** the worker hung or fell with this mutant */
  | { fell: string; test: string };

/** What all rounds so far have found. */
export interface Noticed {
  noticed: Set<string>;
  fell: Set<string>;
  reached: Set<string>;
  atStart: Set<string>;
  /** mutants by test that passed with them */
  passed: Map<string, Set<string>>;
  suspects: Map<string, string>;
  slow: Set<string>;
  done: Set<string>;
  fails: string[];
  once: string[];
  /** what began and has not ended */
  open: { mutant: string; test: string } | undefined;
}

/** Reads what was written down; a last line that was cut off is left out. */
export function readEvents(path: string): Noticed {
  const found: Noticed = {
    noticed: new Set(),
    fell: new Set(),
    reached: new Set(),
    atStart: new Set(),

    passed: new Map(),
    suspects: new Map(),
    slow: new Set(),
    done: new Set(),

    fails: [],
    once: [],
    open: undefined,
  };
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').slice(0, -1) : [];
  for (const line of lines) {
    const event = JSON.parse(line) as RoundEvent;
    if ('starts' in event) found.open = { mutant: event.starts, test: event.test };
    else if ('reaches' in event) for (const id of event.reaches) found.reached.add(id);
    else if ('atStart' in event) for (const id of event.atStart) found.atStart.add(id);
    else if ('slow' in event) found.slow.add(event.slow);
    else if ('done' in event) found.done.add(event.done);
    else if ('fails' in event) found.fails.push(event.fails);
    else if ('once' in event) found.once.push(event.once);
    else if ('suspect' in event) found.suspects.set(event.test, event.suspect);
    else if ('fell' in event) found.fell.add(event.fell);
    if ('passes' in event) {
      const passed = found.passed.get(event.test) ?? new Set();
      found.passed.set(event.test, passed.add(event.passes));
    }
    if ('notices' in event) found.noticed.add(event.notices);
    if ('fell' in event) found.noticed.add(event.fell);
    if ('passes' in event || 'notices' in event || 'suspect' in event || 'fell' in event)
      found.open = undefined;
  }
  return found;
}

/** A run, as Stryker writes one, as far as it is read here. */
export interface MutantReport {
  files: Record<
    string,
    {
      mutants: {
        status: string;
        mutatorName: string;
        replacement?: string;
        location: { start: { line: number; column: number } };
      }[];
    }
  >;
}

export interface Found {
  /** mutants that ran, noticed or not */
  all: number;
  noticed: number;
  /** those among the unnoticed that no test runs through */
  untested: number;
  /** share that was noticed, in percent */
  score: number;
  /** where each unnoticed one stands, and what it was */
  survivors: string[];
}

/** A mutant that never ends is noticed; one that cannot be built proves nothing. */
export function readMutants({ files }: MutantReport): Found {
  const mutants = Object.entries(files).flatMap(([file, each]) =>
    each.mutants.map((mutant) => ({ file, ...mutant })),
  );
  const of = (...wanted: string[]) => mutants.filter(({ status }) => wanted.includes(status));
  const noticed = of('Killed', 'Timeout').length;
  const left = of('Survived', 'NoCoverage');
  const all = noticed + left.length;
  return {
    all,
    noticed,
    untested: of('NoCoverage').length,
    score: all === 0 ? 0 : (100 * noticed) / all,
    survivors: left.map(
      ({ file, mutatorName, replacement = '', location: { start }, status }) =>
        `${file}:${start.line}:${start.column} ${status === 'NoCoverage' ? 'untested ' : ''}${mutatorName}: ${replacement.replace(/\s+/g, ' ').slice(0, 90)}`,
    ),
  };
}

const head = `# Mutants

\`pnpm mutants [room]\` changes a room's code in small ways, one at a time, and runs the tests that reach the change: a test that still passes has not
looked. A room stands at 90 % or above. Tables, names and shapes that a module makes as it is read are left out. The run takes minutes a room and is no step of \`npm test\`; \`--survivors\` lists what was not noticed.

| room | mutants | noticed | no test runs there | score |
|---|---|---|---|---|
`;

/** The page with a room's row as it is now; rows of other rooms stay, and what stands below the table. */
export function tableWith(page: string, room: string, { all, noticed, untested, score }: Found): string {
  const row = `| ${room} | ${all} | ${noticed} | ${untested} | ${score.toFixed(1)} % |`;
  const lines = page.split('\n');
  const rows = lines.filter((line) => /^\| [a-z]+ \| \d+/.test(line) && !line.startsWith(`| ${room} |`));
  const below = lines.slice(lines.findLastIndex((line) => line.startsWith('|')) + 1);
  const after = below.join('\n').trim();
  return `${head}${[...rows, row].sort().join('\n')}\n${after === '' ? '' : `\n${after}\n`}`;
}
