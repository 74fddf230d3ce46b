import { action, field, type Page, shows } from '@wallet/mocks/e2e';

/** Addresses of screens that need to be told what, or a way to them. */
export const samples: Record<string, string> = {
  FNE11110: '/nie/FNE11110?eduId=E03',
  FNE12000: '/nie/FNE11110?eduId=E03',
  FNE21110: '/nie/FNE21100',
  FNE21112: '/nie/FNE21100',
  FNE21114: '/nie/FNE21100',
  FNE21115: '/nie/FNE21100',
  FNE21116: '/nie/FNE50000',
  FNE21117: '/nie/FNE50000',
  FNE51001: '/nie/FNE50000',
  FNE51002: '/nie/FNE50000',
};

/** The last night that can be booked, its first free room. */
async function room(page: Page): Promise<void> {
  const nights = page.locator('[data-part="calendar"] [data-date]:not([aria-disabled="true"])');
  await nights.nth(-2).click();
  await nights.last().click();
  await page.locator('[data-action="openRoom"]').first().click();
  await shows(page, 'FNE21110');
}
async function programmes(page: Page): Promise<void> {
  await room(page);
  await action(page, 'next').click();
  await shows(page, 'FNE21112');
}
async function booker(page: Page): Promise<void> {
  await programmes(page);
  await page.locator('input[type="checkbox"]').first().check();
  await action(page, 'next').click();
  await shows(page, 'FNE21114');
}
/** From the rooms to the check of what was chosen. */
export async function check(page: Page): Promise<void> {
  await booker(page);
  await field(page, 'agreeAll').check();
  await action(page, 'submit').click();
  await shows(page, 'FNE21115');
}
/** Pays at the payment company's page and comes back. */
export async function pay(page: Page, how: 'pay' | 'close' = 'pay'): Promise<void> {
  await action(page, 'pay').click();
  await page.waitForURL(/\/_mocks\/pg\//);
  await page.locator(`[data-action="${how}"]`).click();
  await shows(page, 'FNE21116');
}
const open = (kind: 'visit' | 'stay') => (page: Page) =>
  page.locator(`[data-action="${kind}"]`).first().click();
async function paid(page: Page): Promise<void> {
  await open('stay')(page);
  await pay(page);
}

/** How to walk on from there. */
export const reach: Record<string, (page: Page) => Promise<void>> = {
  FNE12000: (page) => action(page, 'next').click(),
  FNE21110: room,
  FNE21112: programmes,
  FNE21114: booker,
  FNE21115: check,
  FNE21116: paid,
  async FNE21117(page) {
    await paid(page);
    await action(page, 'openBooking').click();
  },
  FNE51001: open('visit'),
  FNE51002: open('stay'),
};

/** Screens that a longer road passes: they are looked at on its way. */
export const onTheWay: Record<string, string> = {
  FNE21110: 'FNE21115',
  FNE21112: 'FNE21115',
  FNE21114: 'FNE21115',
  FNE21116: 'FNE21117',
};
