import type { Certificate } from './certificate.ts';
import { startChromium } from './chromium.ts';
import { type Figures, fourG, openPage } from './openPage.ts';
import type { Growth } from './results.ts';
import { serveBench } from './serve.ts';
import { spreadOf } from './statistics.ts';

interface Bench {
  executable: string;
  certificate: Certificate;
  sites: string;
  rounds: number;
}

/** Home of one store, opened cold: what the number of apps costs whoever opens the wallet. */
export async function takeHome(
  { executable, certificate, sites, rounds }: Bench,
  store: string,
  apps: number,
): Promise<Growth[number]> {
  const server = await serveBench({ certificate, store, sites });
  const taken: Figures[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const browser = await startChromium(executable, certificate.keyHash);
      taken.push(await openPage(browser, `${server.origin}/`, fourG).finally(() => browser.close()));
    }
  } finally {
    server.close();
  }
  const median = (figure: 'bytes' | 'usable' | 'seen' | 'heap') =>
    spreadOf(taken.map((figures) => figures[figure])).median;
  return {
    apps,
    bytes: median('bytes'),
    usable: median('usable'),
    seen: median('seen'),
    heap: median('heap'),
  };
}
