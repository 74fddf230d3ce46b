import { todaySeoul } from '@wallet/kit/format';
import { action, type Page, shows } from '@wallet/mocks/e2e';
import { pngOf, portrait } from '@wallet/mocks/portrait';
import { monthAfter } from '../src/model/receipt.ts';

/** This one may be a day old, and empty. */
const lastMonth = monthAfter(todaySeoul().slice(0, 6), -1);
const receipt = (code: string) => `/receipt/${code}?rceitpNo=R000010`;

/** Ways that lead to screens which need to be told something, or are reached from within alone. */
export const samples: Record<string, string> = {
  FEC21510: receipt('FEC21510'),
  FEC21530: receipt('FEC21530'),
  FEC21540: receipt('FEC21540'),
  FEC21560: receipt('FEC21560'),
  FEC21600: '/receipt/FEC21600?word=니트',
  FEC22200: '/receipt/FEC22100',
  FEC22300: receipt('FEC22300'),
  FEC26000: '/receipt/FEC21600?word=도토리식당',
  FEC26200: receipt('FEC21510'),
  FEC26500: `/receipt/FEC21100?ym=${lastMonth}`,
};

/** A photo large enough to be read. */
export async function shoot(page: Page): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await action(page, 'camera').click();
  const buffer = pngOf(portrait({ width: 560, height: 760 }));
  await (await chooser).setFiles({ name: 'r.png', mimeType: 'image/png', buffer });
}

/** How to walk on from there. */
export const reach: Record<string, (page: Page) => Promise<void>> = {
  async FEC22200(page) {
    await shows(page, 'FEC22100');
    await shoot(page);
    await shows(page, 'FEC22200');
  },
  async FEC26000(page) {
    await shows(page, 'FEC21600');
    await page.getByRole('button', { name: /직접 등록/ }).click();
    await shows(page, 'FEC21510');
    await action(page, 'openFEC26000').click();
    await shows(page, 'FEC26000');
  },
  async FEC26200(page) {
    await shows(page, 'FEC21510');
    await action(page, 'openBarcode').click();
    await shows(page, 'FEC26200');
  },
  async FEC26500(page) {
    await shows(page, 'FEC21100');
    await action(page, 'tidy').click();
    await shows(page, 'FEC26500');
  },
};
