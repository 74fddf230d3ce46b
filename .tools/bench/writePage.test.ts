// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { drawPlot } from './drawPlot.ts';
import { goalsOf } from './goals.ts';
import type { Results } from './results.ts';
import { writePage } from './writePage.ts';

const figures = (usable: number[], bytes: number) => ({
  bytes: usable.map(() => bytes),
  apiBytes: usable.map(() => 1000),
  requests: usable.map(() => 3),
  firstPaint: usable.map(() => 100),
  usable,
  seen: usable.map((each) => each + 20),
  script: usable.map(() => 40),
  task: usable.map(() => 90),
  heap: usable.map(() => 1.5),
});

function resultsOf(wallet: number[], floor: number[]): Results {
  return {
    at: '2026-11-21',
    machine: { cpu: 'A processor', cores: 2, system: 'linux x64', node: '26.10.0', browser: 'Chromium 156' },
    rounds: wallet.length,
    variants: [
      { name: 'floor', label: 'the <floor>' },
      { name: 'wallet', label: '**the wallet**' },
    ],
    runs: {
      floor: { cold: figures(floor, 3500), warm: figures(floor, 3500) },
      wallet: { cold: figures(wallet, 120_000), warm: figures(wallet, 2500) },
    },
    afterRelease: {},
  };
}

const goalNamed = (results: Results, figure: string) =>
  goalsOf(results).find((goal) => goal.figure === figure);

describe('goals', () => {
  it('judges what was taken, by the ratio within each round', () => {
    // The second round was slow for both: a ratio of medians would say 1.05.
    const results = resultsOf([120, 1200, 130], [100, 1000, 100]);
    expect(goalNamed(results, 'cold opening')).toMatchObject({ found: '1.20 x', isReached: true });
    expect(goalNamed(results, 'cold bytes of a domain')).toMatchObject({
      found: '120.0 k',
      isReached: false,
    });
  });

  it('does not judge what was not', () => {
    const hot = goalNamed(resultsOf([120], [100]), 'hot opening');
    expect(hot).toMatchObject({ found: 'not taken', isReached: undefined });
  });
});

describe('the page', () => {
  const page = writePage(resultsOf([150, 170], [100, 100]));

  it('says where and when, and how often', () => {
    expect(page).toContain('2026-11-21');
    expect(page).toContain('A processor, 2 cores, linux x64, Node 26.10.0, Chromium 156');
    expect(page).toContain('2 interleaved runs');
  });

  it('gives the median and the quartiles, and a dash for what was not taken', () => {
    expect(page).toContain(
      '| **the wallet** | 1.60 (1.55–1.65) | 1.60 (1.55–1.65) | – | 120.0 k | 2.5 k | 1.50 |',
    );
  });

  it('counts only the goals that it can judge', () => {
    const judged = goalsOf(resultsOf([150, 170], [100, 100])).filter(
      ({ isReached }) => isReached !== undefined,
    );
    expect(page).toContain(`of the ${judged.length} goals`);
    expect(page).toContain('**not reached**');
    expect(page).toContain('not taken');
  });
});

describe('the plot', () => {
  it('has a bar for each opening that was taken, as long as its ratio', () => {
    const svg = drawPlot(resultsOf([200], [100]));
    const widths = [
      ...svg.matchAll(/<rect class="(?:cold|warm|hot)" x="390" y="(?!28")\d+" width="([\d.]+)"/g),
    ];
    const [floor, , wallet] = widths.map(([, width]) => Number(width));
    expect(widths).toHaveLength(4);
    expect(wallet).toBeCloseTo(2 * (floor ?? 0), 0);
  });

  it('is a drawing that a browser reads, with names as text', () => {
    const svg = drawPlot(resultsOf([200], [100]));
    const read = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(read.querySelector('parsererror')).toBeNull();
    expect(svg).toContain('the &lt;floor>');
    expect(svg).toContain('prefers-color-scheme:dark');
  });
});
