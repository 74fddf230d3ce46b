// node .tools/bench/compare.ts <store> <store> [--pages /,/forest/FTR21000] [--runs 9]: the same pages of two stores, opened in
// turn, so that a busy machine is as busy for both. A lever is kept by what this says.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../browser.ts';
import { makeCertificate } from './certificate.ts';
import { startChromium } from './chromium.ts';
import { type Figures, fourG, openPage, slow4G } from './openPage.ts';
import { figureNames, type Opening } from './runs.ts';
import { serveBench } from './serve.ts';
import { ratioOf, spreadOf } from './statistics.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pages: { type: 'string', default: '/forest/FTR21000' },
    before: { type: 'string', default: '/whitepaper/FUW10000' },
    runs: { type: 'string', default: '9' },
    slow: { type: 'boolean', default: false },
  },
});
const work = join(import.meta.dirname, '../../.cache/bench');
const certificate = makeCertificate(work);
const executable = ensureChromium();
const conditions = values.slow ? slow4G : fourG;
const openings: readonly Opening[] = ['cold', 'warm', 'hot'];

/** One page of one store: in a new profile, after another domain, and once more. */
async function openAll(origin: string, page: string): Promise<Record<Opening, Figures>> {
  const inBrowser = async <T>(use: (open: (path: string) => Promise<Figures>) => Promise<T>) => {
    const browser = await startChromium(executable, certificate.keyHash);
    try {
      return await use((path) => openPage(browser, origin + path, conditions));
    } finally {
      await browser.close();
    }
  };
  const cold = await inBrowser((open) => open(page));
  return inBrowser(async (open) => {
    await open(values.before);
    return { cold, warm: await open(page), hot: await open(page) };
  });
}

const stores = positionals.slice(0, 2);
if (stores.length < 2) throw new RangeError('Two stores are compared.');
const sites = join(work, 'sites');
const servers = await Promise.all(stores.map((store) => serveBench({ certificate, store, sites })));
for (const page of values.pages.split(',')) {
  const taken: Record<Opening, Figures>[][] = [[], []];
  for (let run = 0; run < Number(values.runs); run += 1) {
    const order = run % 2 === 0 ? [0, 1] : [1, 0];
    for (const which of order) taken[which]?.push(await openAll(servers[which]?.origin ?? '', page));
  }
  for (const opening of openings) {
    console.log(`\n${page}, ${opening}: the one, the other, the other to the one (quartiles)`);
    for (const figure of figureNames) {
      const [one = [], other = []] = taken.map((runs) => runs.map((run) => run[opening][figure]));
      const say = (all: number[]) =>
        spreadOf(all)
          .median.toFixed(figure === 'heap' ? 2 : 0)
          .padStart(8);
      const { median, low, high } = ratioOf(other, one);
      const ratio = `${median.toFixed(3)} (${low.toFixed(3)}-${high.toFixed(3)})`;
      console.log(`${figure.padEnd(12)}${say(one)}${say(other)}  ${ratio}`);
    }
  }
}
for (const server of servers) server.close();
process.exit();
