// The goals of this bench, each with what was found (their figures come with the project's brief on performance).
import { allOf } from './again.ts';
import { figureOf, type Results, ratioTo } from './results.ts';
import type { AnyOpening, FigureName, Opening } from './runs.ts';

export interface Goal {
  figure: string;
  goal: string;
  found: string;
  /** undefined: not taken in this run */
  isReached: boolean | undefined;
}

const peers = [
  'self-contained',
  'single-page',
  'module-federation',
  'stackflow',
  'antd-mobile',
  'vkui',
  'ionic',
];
const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1)} k`;
const times = (ratio: number) => `${ratio.toFixed(2)} x`;
const seconds = (value: number) => `${value.toFixed(1)} s`;

function atMost(
  figure: string,
  goal: string,
  limit: number,
  found: number | undefined,
  say: (found: number) => string,
): Goal {
  if (found === undefined) return { figure, goal, found: 'not taken', isReached: undefined };
  return { figure, goal, found: say(found), isReached: found <= limit };
}

/** The peer that has the least of a figure, without the floor, which has no React. */
function leanest(results: Results, opening: Opening, figure: FigureName): string | undefined {
  const medianOf = (name: string) =>
    figureOf(results, name, opening, figure)?.median ?? Number.POSITIVE_INFINITY;
  const [first] = peers
    .filter((name) => Number.isFinite(medianOf(name)))
    .sort((one, other) => medianOf(one) - medianOf(other));
  return first;
}

/** The peer that shows the list first, and how much later or sooner the wallet does; the round's own ratio. */
function soonest(results: Results, opening: AnyOpening) {
  const [first] = peers
    .flatMap((name) => {
      const median = figureOf(results, name, opening, 'seen')?.median;
      return median === undefined ? [] : [{ name, median }];
    })
    .sort((one, other) => one.median - other.median);
  const found = first && ratioTo(results, 'wallet', first.name, opening, 'seen')?.median;
  return { name: first?.name ?? 'a peer', found };
}

export function goalsOf(results: Results): Goal[] {
  const usable = (name: string, opening: AnyOpening, to = 'floor') =>
    ratioTo(results, name, to, opening, 'usable')?.median;
  const bytes = (opening: Opening) => figureOf(results, 'wallet', opening, 'bytes')?.median;
  const peerOf = (opening: Opening, figure: FigureName) => {
    const name = leanest(results, opening, figure);
    const found = name && ratioTo(results, 'wallet', name, opening, figure)?.median;
    return { name: name ?? 'a peer', found: found || undefined };
  };
  const ready = results.runs['wallet-ready']?.warm?.usable;
  const floorWarm = results.runs.floor?.warm?.usable;
  const readyRatio =
    ready && floorWarm && ready.length === floorWarm.length ? usable('wallet-ready', 'warm') : undefined;
  const quick = peerOf('cold', 'usable');
  const lean = peerOf('cold', 'bytes');
  const small = peerOf('warm', 'heap');
  const again = results.afterRelease.wallet;
  const { times: clock } = results;
  return [
    atMost('warm opening', '≤ 1.5 x the floor', 1.5, usable('wallet', 'warm'), times),
    atMost('warm, home has shown the card', '≤ 1.4 x the floor', 1.4, usable('wallet-card', 'warm'), times),
    atMost('warm on slow 4G', '≤ 1.4 x the floor', 1.4, usable('wallet', 'slow'), times),
    atMost('in a WebView kept ready', '≤ 0.7 x the floor, warm', 0.7, readyRatio, times),
    atMost('cold opening', '≤ 1.4 x the floor', 1.4, usable('wallet', 'cold'), times),
    atMost(`cold, against the quickest peer (${quick.name})`, '≤ 0.5 x', 0.5, quick.found, times),
    atMost('hot opening', '≤ 1.3 x the floor', 1.3, usable('wallet', 'hot'), times),
    ...(['cold', 'warm', 'hot', 'slow'] as const).map((opening) => {
      const { name, found } = soonest(results, opening);
      return atMost(`seen, ${opening}, against the soonest peer (${name})`, '≤ 1 x', 1, found, times);
    }),
    atMost(
      'bytes to open a second domain',
      '≤ 6 kB for a small one',
      6000,
      figureOf(results, 'wallet-small', 'warm', 'bytes')?.median,
      (small) => `${kilo(small)} (2 screens); ${kilo(bytes('warm') ?? Number.NaN)} (25 screens)`,
    ),
    atMost('cold bytes of a domain', '≤ 110 kB', 110_000, bytes('cold'), kilo),
    atMost(`cold bytes, against the leanest peer (${lean.name})`, '≤ 1 x', 1, lean.found, times),
    atMost(
      'again after a release of one domain, by another',
      '0',
      0,
      again?.domain && allOf(again.domain.other),
      kilo,
    ),
    atMost(
      'the same, by that domain',
      'its changed chunks only: no kit, no runtime',
      0,
      again?.domain && again.domain.forest.kit + again.domain.forest.runtime,
      (shared) => `${kilo(again?.domain?.forest.own ?? 0)} of its own, ${kilo(shared)} of kit and runtime`,
    ),
    atMost(
      'again after a kit release, by domains not released since',
      '0',
      0,
      again?.kit && allOf(again.kit.forest) + allOf(again.kit.other),
      kilo,
    ),
    atMost(
      'the kit, by the second domain released with the new one',
      '0 of it again: once, not per domain',
      0,
      again?.kitAndBoth?.other.twice,
      kilo,
    ),
    atMost(
      'the new kit, where dictionaries work',
      '≤ 10 % of the kit',
      0.1,
      again?.kitAndForest && again.first && again.kitAndForest.forest.kit / again.first.forest.kit,
      (part) => `${(part * 100).toFixed(1)} %: ${again?.kitAndForest?.forest.kit} bytes`,
    ),
    atMost(
      'heap of a WebView',
      '≤ 2.4 MB',
      2.4,
      figureOf(results, 'wallet', 'warm', 'heap')?.median,
      (heap) => `${heap.toFixed(2)} MB`,
    ),
    atMost(`heap, against the leanest peer (${small.name})`, '≤ 0.9 x', 0.9, small.found, times),
    atMost('pnpm dev to the first page', '≤ 2 s', 2, clock?.devStart, seconds),
    atMost('build of one domain', '≤ 1 s', 1, clock?.oneDomain, seconds),
    atMost(
      `build of all ${clock?.apps ?? ''} apps, in one process`,
      '≤ 10 s',
      10,
      clock?.everything,
      seconds,
    ),
  ];
}
