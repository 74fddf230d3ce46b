import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AfterRelease, type Again, allOf } from './again.ts';
import { type Goal, goalsOf } from './goals.ts';
import { figureOf, type Results, ratioTo } from './results.ts';
import type { AnyOpening, FigureName } from './runs.ts';
import type { Spread } from './statistics.ts';

const none = '–';
const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1)} k`;
const whole = (value: number) => String(Math.round(value));

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(head), row(head.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(row)].join('\n');
}

const medianOf = (spread: Spread | undefined, say: (value: number) => string) =>
  spread ? say(spread.median) : none;

/** What was tried for the goals, written by hand. */
const tried = readFileSync(join(import.meta.dirname, 'tried.md'), 'utf8');

/** `1.44 (1.40–1.52)`: median and quartiles. */
const ratioText = (spread: Spread | undefined) =>
  spread ? `${spread.median.toFixed(2)} (${spread.low.toFixed(2)}–${spread.high.toFixed(2)})` : none;

function overview(results: Results, by: 'usable' | 'seen'): string {
  const rows = results.variants.map(({ name, label }) => [
    label,
    ...(['cold', 'warm', 'hot'] as const).map((opening) =>
      ratioText(ratioTo(results, name, 'floor', opening, by)),
    ),
    ...(['cold', 'warm'] as const).map((opening) =>
      medianOf(figureOf(results, name, opening, 'bytes'), kilo),
    ),
    medianOf(figureOf(results, name, 'warm', 'heap'), (heap) => heap.toFixed(2)),
  ]);
  return table(
    ['', 'cold, x floor', 'warm, x floor', 'hot, x floor', 'cold bytes', 'warm bytes', 'heap MB'],
    rows,
  );
}

const columns: [FigureName, string, (value: number) => string][] = [
  ['bytes', 'bytes', kilo],
  ['requests', 'requests', whole],
  ['firstPaint', 'first paint', whole],
  ['usable', 'usable', whole],
  ['seen', 'seen', whole],
  ['script', 'script', whole],
  ['task', 'busy', whole],
  ['heap', 'heap MB', (heap) => heap.toFixed(2)],
];

function detail(results: Results, opening: AnyOpening): string {
  const rows = results.variants
    .filter(({ name }) => results.runs[name]?.[opening])
    .map(({ name, label }) => [
      label,
      ...columns.map(([figure, , say]) => {
        const spread = figureOf(results, name, opening, figure);
        if (!spread) return none;
        // Quartiles where a run differs from the next.
        return figure === 'usable'
          ? `${say(spread.median)} (${say(spread.low)}–${say(spread.high)})`
          : say(spread.median);
      }),
    ]);
  return table(['', ...columns.map(([, head]) => head)], rows);
}

const mark = ({ isReached }: Goal) =>
  isReached === undefined ? 'not taken' : isReached ? 'reached' : '**not reached**';

function goals(results: Results): string {
  const all = goalsOf(results);
  const reached = all.filter(({ isReached }) => isReached).length;
  const taken = all.filter(({ isReached }) => isReached !== undefined).length;
  const rows = all.map((goal) => [goal.figure, goal.goal, goal.found, mark(goal)]);
  return `${reached} of the ${taken} goals that this run can judge are reached.\n\n${table(['', 'goal', 'found', ''], rows)}`;
}

const steps: [keyof AfterRelease, string][] = [
  ['first', 'opened for the first time'],
  ['nothing', 'nothing released'],
  ['domain', 'a text of forest changed'],
  ['kit', 'the kit changed, no domain released with it yet'],
  ['kitAndForest', 'the kit changed, forest released with it'],
  ['kitAndBoth', 'the kit changed, and the other domain released with it too'],
];

function releases({ afterRelease }: Results): string {
  const { wallet, 'self-contained': bundled } = afterRelease;
  const text = (again: Again | undefined) =>
    again ? `${kilo(allOf(again.forest))} / ${kilo(allOf(again.other))}` : none;
  const rows = steps.map(([step, label]) => [label, text(wallet?.[step]), text(bundled?.[step])]);
  return table(['files downloaded: forest / the other domain', 'the wallet', 'everything bundled'], rows);
}

function commands({ times }: Results): string {
  if (!times) return 'Not taken in this run.';
  const seconds = (value: number) => `${value.toFixed(1)} s`;
  return table(
    ['', ''],
    [
      ['`pnpm dev` until the first page is answered', seconds(times.devStart)],
      ['build of one domain that has changed', seconds(times.oneDomain)],
      [`build of all ${times.apps} apps, kit and runtime, into an empty store`, seconds(times.everything)],
      ['the same again, when nothing has changed', seconds(times.unchanged)],
    ],
  );
}

function growth({ growth: taken }: Results): string {
  if (!taken) return 'Not taken in this run.';
  const rows = taken.map(({ apps, bytes, usable, seen, heap }) => [
    String(apps),
    kilo(bytes),
    whole(usable),
    whole(seen),
    heap.toFixed(2),
  ]);
  return `Opened cold in a store of so many apps.\n\n${table(['apps', 'bytes', 'usable', 'seen', 'heap MB'], rows)}`;
}

/** The README's page on performance. */
export function writePage(results: Results): string {
  const { machine, at, rounds } = results;
  return `# How fast a card opens

Written by \`pnpm bench\` on ${at}: ${machine.cpu}, ${machine.cores} cores, ${machine.system}, Node ${machine.node}, ${machine.browser};
${rounds} interleaved ${rounds === 1 ? 'run' : 'runs'} of each variant, medians, in brackets the quartiles. Milliseconds differ from machine to machine: read the
ratios to the floor, taken run by run within one round.

One screen, built several ways: a list of 30 with a header and two rows of filters; its data and who the customer is are asked for when
the page opens, and a detail, a sheet, a date form and a dialog come after it. Each opening is a **new page in one browser profile**, which is what a
new WebView is; 4 x slower processor, 60 ms and 9 Mbit/s, HTTP/2, brotli 11, over Chromium's own protocol with nothing injected.
*Usable* is \`wallet:usable\`: first data shown and taps answered. *Seen* is when the browser has painted it (its own record of the largest text
on the page), for the floor and the peers alike: a mark can move, a paint cannot. *Cold*: an empty profile. *Warm*: another domain was opened before;
where the card was seen or a WebView is kept ready, that was home. *Hot*: once more.
The wallet is the released \`forest\` (25 screens, opened at its list), the second domain \`whitepaper\` (2 screens); the peers are three screens, as a team writes
them with that library, and their second domain is the same three under another address. The floor asks for both answers in an inline script.

![Time until usable, times the floor](../launcher/pictures/performance.svg)

${overview(results, 'usable')}

The same by what was seen:

${overview(results, 'seen')}

Home and the domains of money and identity show other screens than the list that is compared: they stand here so that the look holds what was won.

## The goals

${goals(results)}

## After a release

A customer has opened both domains; then something is released and both are opened again. What changed is one line each
time: where dictionaries work, a shared file costs about what changed in it (decision 0013).

${releases(results)}

## Each opening

Milliseconds; bytes of page and files, without the answers of the wallet API, which are the same for all. Script is time on the page's own thread, at 4 x; busy is all that this thread did, style and layout too.

### Cold

${detail(results, 'cold')}

### Warm

${detail(results, 'warm')}

### Hot

${detail(results, 'hot')}

### Warm on slow 4G (150 ms, 1.6 Mbit/s)

${detail(results, 'slow')}

### Warm on a processor that is not slowed down

${detail(results, 'quick')}

## Home, from few apps to all

${growth(results)}

## The commands of every day

Once each.

${commands(results)}

${tried}
## Again, on your machine

\`pnpm bench\` (some twenty minutes; a quiet machine), \`pnpm bench --only floor,wallet,self-contained --runs 3 --without-builds\` for a quick look. Variants:
${results.variants.map(({ name }) => `\`${name}\``).join(', ')}. The peers' packages have a lock of their own in \`.tools/bench/peers\` and are installed by this
command alone. Every single figure is in \`.tools/bench/results.json\`.
`;
}
