import { action, type Page, shows } from '@wallet/mocks/e2e';
import { chooseNight, fillIn, joinUpTo, pay } from './road.ts';

const calendar = '/forest/FTR41500?roomId=F01R1';

/** Addresses of screens that need to be told which forest, room or start they belong to. */
export const samples: Record<string, string> = {
  FTR12410: '/forest/FTR12410?forestId=F01',
  FTR22000: '/forest/FTR22000?forestId=F01',
  FTR30000: '/forest/FTR30000?roomId=F01R1',
  FTR41500: calendar,
  FTR50000: calendar,
  FTR51000: calendar,
  FTR51001: calendar,
  FTR51002: calendar,
  returnUrl: calendar,
  FTR61110: '/forest/FTR61000',
  FTR61120: calendar,
  FTR61240: '/forest/FTR61200',
  FTR61250: '/forest/FTR42000',
  ...Object.fromEntries(
    ['FTR01003', 'FTR01004', 'FTR01005', 'FTR01006', 'FTR01007', 'FTR01008', 'FTR01009'].map((code) => [
      code,
      '/forest/FTR01001',
    ]),
  ),
  FTR01010: '/forest/FTR01001',
  FTR01011: '/forest/FTR01001',
  FTR01012: '/forest/FTR01001',
};

async function book(page: Page): Promise<void> {
  await shows(page, 'FTR41500');
  await fillIn(page);
}

async function bookAndPay(page: Page): Promise<void> {
  await book(page);
  await pay(page);
}

async function join(page: Page): Promise<void> {
  await joinUpTo(page, 'FTR01009');
}

/** How to walk on to a screen that no address alone reaches. */
export const reach: Record<string, (page: Page) => Promise<void>> = {
  async FTR50000(page) {
    await chooseNight(page);
    await action(page, 'next').click();
  },
  async FTR51000(page) {
    await book(page);
    await page.goto('/forest/FTR51000');
  },
  async FTR51001(page) {
    await book(page);
    await page.goto('/forest/FTR51001');
  },
  FTR51002: book,
  returnUrl: bookAndPay,
  async FTR61110(page) {
    await action(page, 'openBooking').click();
  },
  async FTR61120(page) {
    await bookAndPay(page);
    await action(page, 'openBooking').click();
    await shows(page, 'FTR61110');
    await action(page, 'cancelBooking').click();
  },
  async FTR61240(page) {
    await action(page, 'submit').click();
  },
  async FTR61250(page) {
    await page.locator('[data-action="apply"]').first().click();
    await action(page, 'submit').click();
  },
  ...Object.fromEntries(
    ['FTR01003', 'FTR01004', 'FTR01005', 'FTR01006', 'FTR01007', 'FTR01008'].map((code) => [
      code,
      (page: Page) => joinUpTo(page, code),
    ]),
  ),
  FTR01009: join,
  async FTR01010(page) {
    await join(page);
    await page.goto('/forest/FTR01010');
  },
  async FTR01011(page) {
    await join(page);
    await page.goto('/forest/FTR01011');
  },
  async FTR01012(page) {
    await join(page);
    for (const code of ['FTR01010', 'FTR01011']) {
      await page.goto(`/forest/${code}`);
      await shows(page, code);
    }
    await page.goto('/forest/FTR01012');
  },
};

/** Who cancels a booking has booked and paid it; who has joined has taken each step. */
export const onTheWay: Record<string, string> = {
  ...Object.fromEntries(
    ['FTR50000', 'FTR51000', 'FTR51001', 'FTR51002', 'returnUrl', 'FTR61110'].map((code) => [
      code,
      'FTR61120',
    ]),
  ),
  ...Object.fromEntries(
    Object.keys(reach).flatMap((code) => (/^FTR010(0|10|11)/.test(code) ? [[code, 'FTR01012']] : [])),
  ),
};
