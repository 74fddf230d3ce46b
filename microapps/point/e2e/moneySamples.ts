import { action, type Page, shows } from '@wallet/mocks/e2e';
import { choosePartner, enterAmount, order, sendUpTo, splitBill } from './moneyRoad.ts';

const at = (code: string) => `/point/${code}`;

/** Where the walk to a screen of moving points begins. */
export const moneySamples: Record<string, string> = {
  FPO22200: at('FPO22100'),
  FPO23210: at('FPO23100'),
  FPO24121: at('FPO24110'),
  FPO24122: at('FPO24110'),
  FPO24123: at('FPO24110'),
  FPO24124: at('FPO24110'),
  FPO24350: at('FPO24340'),
  FPO24360: at('FPO24330'),
  FPO41200: at('FPO41100'),
  FPO42210: at('FPO42200'),
  FFP21000: at('FFP20000'),
  FFP31000: at('FFP30000'),
};
/** How to walk on from there. */
export const moneyReach: Record<string, (page: Page) => Promise<void>> = {
  FPO22200: (page) => enterAmount(page, 'FPO22100', 'FPO22200', '10000'),
  FPO23210: (page) => enterAmount(page, 'FPO23100', 'FPO23210', '4000'),
  ...Object.fromEntries(
    ['FPO24121', 'FPO24122', 'FPO24123', 'FPO24124'].map((code) => [
      code,
      (page: Page) => sendUpTo(page, code),
    ]),
  ),
  FPO24350: splitBill,
  async FPO24360(page) {
    await shows(page, 'FPO24330');
    await page.locator('[data-action="openRequest"]').first().click();
  },
  async FPO41200(page) {
    await shows(page, 'FPO41100');
    await page.locator('[data-action="openTransaction"]').first().click();
  },
  FPO42210: choosePartner,
  FFP21000: (page) => enterAmount(page, 'FFP20000', 'FFP21000', '2.50'),
  FFP31000: (page) => enterAmount(page, 'FFP30000', 'FFP31000', '1'),
};

/** Charges 10,000 points, up to the result. */
export async function charge(page: Page): Promise<void> {
  await enterAmount(page, 'FPO22100', 'FPO22200', '10000');
  await order(page, 'FPO22210');
}

/** Sends 3,000 points to the first of the recent people, up to the result. */
export async function send(page: Page): Promise<void> {
  await sendUpTo(page, 'FPO24124');
  await action(page, 'close').click();
  await order(page, 'FPO24125');
}
