import { type Browser, startChromium } from './chromium.ts';
import { type Conditions, type Figures, fourG, openPage, quick, slow4G } from './openPage.ts';
import { openReady } from './openReady.ts';
import { interleaved } from './statistics.ts';
import type { Variant } from './variants.ts';

/** How a page was opened: with an empty cache; after another domain; once more. */
export type Opening = 'cold' | 'warm' | 'hot';

/** The same, and warm on a slow network, and warm on a processor that is not slowed down. */
export type AnyOpening = Opening | 'slow' | 'quick';

export type FigureName = Exclude<keyof Figures, 'files'>;
export const figureNames: readonly FigureName[] = [
  'bytes',
  'apiBytes',
  'requests',
  'firstPaint',
  'usable',
  'seen',
  'script',
  'task',
  'heap',
];

/** Every figure of every run, by variant and opening; what a variant cannot show is not there. */
export type Runs = Record<string, Partial<Record<AnyOpening, Partial<Record<FigureName, number[]>>>>>;

/** How long a customer looks at the page before: what it fetches ahead is there by then. */
const LOOK_AT_MS = 1500;

interface Bench {
  executable: string;
  keyHash: string;
  origin: string;
  /** the same store, of an installation that lets pages be opened again without asking */
  reusing: string;
  rounds: number;
  variants: readonly Variant[];
  /** also opened warm on a slow network, and on a quick processor */
  more: readonly string[];
}

function keep(runs: Runs, name: string, opening: AnyOpening, figures: Partial<Figures>) {
  const kept = runs[name] ?? {};
  const taken = kept[opening] ?? {};
  for (const figure of figureNames) {
    const value = figures[figure];
    if (value !== undefined) taken[figure] = [...(taken[figure] ?? []), value];
  }
  runs[name] = { ...kept, [opening]: taken };
}

/** Measures every variant once a round; a round in which one fails on a busy machine is taken again, once. */
export async function takeRuns(bench: Bench): Promise<Runs> {
  const { executable, keyHash, variants, rounds, more } = bench;
  const runs: Runs = {};

  async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
    const browser = await startChromium(executable, keyHash);
    try {
      return await use(browser);
    } finally {
      await browser.close();
    }
  }

  const originOf = ({ isReused }: Variant) => (isReused ? bench.reusing : bench.origin);

  async function ready(variant: Variant) {
    const { name, page, before, card } = variant;
    const origin = originOf(variant);
    await withBrowser(async (browser) => {
      await openPage(browser, origin + before, fourG, { stay: LOOK_AT_MS, card });
      const figures = await openReady(browser, origin, page, fourG);
      if (figures) keep(runs, name, 'warm', figures);
    });
  }

  async function once(variant: Variant) {
    const { name, page, before, card, isReady, rows } = variant;
    if (isReady) return ready(variant);
    const origin = originOf(variant);
    const taken: [AnyOpening, Figures][] = [];
    const open = async (opening: AnyOpening, browser: Browser, conditions: Conditions = fourG) =>
      taken.push([opening, await openPage(browser, origin + page, conditions, { rows })]);
    await withBrowser((browser) => open('cold', browser));
    await withBrowser(async (browser) => {
      await openPage(browser, origin + before, fourG, { stay: LOOK_AT_MS, card });
      await open('warm', browser);
      await open('hot', browser);
    });
    const others = { slow: slow4G, quick } as const;
    for (const opening of ['slow', 'quick'] as const) {
      if (!more.includes(name)) continue;
      await withBrowser(async (browser) => {
        await openPage(browser, origin + before, others[opening], { stay: LOOK_AT_MS, card });
        await open(opening, browser, others[opening]);
      });
    }
    // Kept together, so that run n of one variant is of the same round as run n of another.
    for (const [opening, figures] of taken) keep(runs, name, opening, figures);
  }

  for (const { round, item } of interleaved(variants, rounds)) {
    console.log(`wallet: round ${round + 1} of ${rounds}, ${item.name}`);
    await once(item)
      .catch((error: Error) => {
        console.warn(`wallet: once more, as ${error.message}`);
        return once(item);
      })
      // The others keep what they have; this one has a run less, and no ratios.
      .catch((error: Error) => {
        console.error(`wallet: ${item.name}: ${error.message}`);
        process.exitCode = 1;
      });
  }
  return runs;
}
