import { action, field, type Page, shows } from '@wallet/mocks/e2e';

/** Addresses of screens that need to be told what, or a way to them. */
export const samples: Record<string, string> = {
  FCI13000: '/cib/FCI10000',
  FCI22100: '/cib/FCI22100?carId=C2',
  FCI23100: '/cib/FCI23100?carId=C1',
  FCI41100: '/cib/FCI31100?carId=C1',
  FCI42000: '/cib/FCI31100?carId=C1',
  rsvReturnUrl: '/cib/FCI31100?carId=C1',
  FCI51100: '/cib/FCI31100?carId=C1',
  FCI52200: '/cib/FCI31100?carId=C1',
  FCI61100: '/cib/FCI61100?carId=C1',
  FCI64100: '/cib/FCI64100?carId=C1&rsltNo=R1',
  FCI71100: '/cib/FCI71100?carId=C1',
  FCI82100: '/cib/FCI82100/EV3',
  FCI91300: '/cib/FCI91100',
  FCI92000: '/cib/FCI91100',
  FCI96100: '/cib/FCI91100',
  FCI98100: '/cib/FCI91100',
  FCI99000: '/cib/FCI91100',
};

/** The last day that is free and its first time. */
async function choose(page: Page): Promise<void> {
  const days = page.locator('[data-part="calendar"] [data-date]:not([aria-disabled="true"])');
  if ((await days.count()) === 0) await page.locator('[data-part="calendar"] [data-action="next"]').click();
  await days.last().click();
  await page.getByRole('radio').last().click();
}
async function times(page: Page): Promise<void> {
  await page.locator('[data-action="openPlace"]').nth(2).click();
  await action(page, 'choosePlace').click();
  await shows(page, 'FCI41100');
}
/** From the places to the check of what was chosen. */
export async function check(page: Page): Promise<void> {
  await times(page);
  await choose(page);
  await action(page, 'next').click();
  await shows(page, 'FCI42000');
}
/** Pays at the payment company's page and comes back. */
export async function pay(page: Page): Promise<void> {
  await action(page, 'pay').click();
  await page.waitForURL(/\/_mocks\/pg\//);
  await action(page, 'pay').click();
  await shows(page, 'rsvReturnUrl');
}
async function paid(page: Page): Promise<void> {
  await check(page);
  await pay(page);
}
async function pass(page: Page): Promise<void> {
  await paid(page);
  await action(page, 'openBooking').click();
  await shows(page, 'FCI51100');
}

async function licence(page: Page): Promise<void> {
  await field(page, 'agreeAll').check();
  await action(page, 'next').click();
  await shows(page, 'FCI91300');
}
async function centres(page: Page): Promise<void> {
  await licence(page);
  await field(page, 'licence').fill('112233445566');
  await action(page, 'submit').click();
  await action(page, 'sendCode').click();
  await field(page, 'code').fill('135790');
  await shows(page, 'FCI92000');
}
async function room(page: Page): Promise<void> {
  await centres(page);
  await page.locator('[data-action="openPlace"]').first().click();
  await action(page, 'choosePlace').click();
  await shows(page, 'FCI96100');
}
/** Booked, from what it is to its pass. */
async function lesson(page: Page): Promise<void> {
  await room(page);
  await choose(page);
  await field(page, 'secret').fill('246810');
  await field(page, 'hint').fill('첫 차');
  await action(page, 'submit').click();
  await shows(page, 'FCI98000');
}

/** How to walk on from there. */
export const reach: Record<string, (page: Page) => Promise<void>> = {
  async FCI13000(page) {
    await field(page, 'plate').fill('25머5120');
    await action(page, 'submit').click();
  },
  FCI41100: times,
  FCI42000: check,
  rsvReturnUrl: paid,
  FCI51100: pass,
  async FCI52200(page) {
    await pass(page);
    await action(page, 'openBooking').click();
  },
  FCI91300: licence,
  FCI92000: centres,
  FCI96100: room,
  async FCI98100(page) {
    await lesson(page);
    await action(page, 'change').click();
  },
  async FCI99000(page) {
    await lesson(page);
    await action(page, 'forgotten').click();
  },
};

/** Screens that a longer road passes: they are looked at on its way. */
export const onTheWay: Record<string, string> = {
  FCI41100: 'FCI52200',
  FCI42000: 'FCI52200',
  rsvReturnUrl: 'FCI52200',
  FCI51100: 'FCI52200',

  FCI91300: 'FCI98100',
  FCI92000: 'FCI98100',
  FCI96100: 'FCI98100',
};
