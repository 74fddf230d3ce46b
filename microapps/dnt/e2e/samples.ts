import { action, field, type Page, shows } from '@wallet/mocks/e2e';

const gifts = '/dnt/FHL51000?locgovCd=51130';

/** Addresses of screens that need to be told what they are about, or a way to them. */
export const samples: Record<string, string> = {
  FHL34000: '/dnt/FHL34000?locgovCd=51130',
  FHL40000: '/dnt/FHL90000?year=2025',
  FHL51000: gifts,
  FHL51200: gifts,
  FHL51400: gifts,
  FHL70000: '/dnt/FHL70000?spcfBsnsId=S2002',
  FHL83000: '/dnt/FHL80000',
  FHL92000: '/dnt/FHL90000?year=2025',
};

/** Puts the honey of Gangneung into the basket, and opens it. */
async function basket(page: Page): Promise<void> {
  await page.getByRole('button', { name: /25,000P/ }).click();
  await action(page, 'put').click();
  await action(page, 'basket').click();
  await shows(page, 'FHL51200');
}

/** To the check of an order: where it goes is filled in. */
export async function order(page: Page): Promise<void> {
  await basket(page);
  await field(page, 'zip').fill('16487');
  await field(page, 'address').fill('경기도 수원시 팔달구 행궁로 11');
  await action(page, 'next').click();
  await shows(page, 'FHL51400');
}

/** How to walk on from there. */
export const reach: Record<string, (page: Page) => Promise<void>> = {
  FHL51200: basket,
  FHL51400: order,
  async FHL40000(page) {
    await action(page, 'openDonation').click();
    await shows(page, 'FHL92000');
    await page.goto(page.url().replace('FHL92000', 'FHL40000'));
  },
  async FHL83000(page) {
    await action(page, 'openOrder').first().click();
  },
  async FHL92000(page) {
    await action(page, 'openDonation').click();
  },
};
