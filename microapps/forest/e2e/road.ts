import { action, expect, field, type Page, shows } from '@wallet/mocks/e2e';

/** From the forest's home to the calendar of its first room. */
export async function findRoom(page: Page): Promise<void> {
  await shows(page, 'FTR10000');
  await action(page, 'submit').click();
  await shows(page, 'FTR21000');
  await page.locator('[data-action="openForest"]').first().click();
  await shows(page, 'FTR22000');
  await page.locator('[data-action="openRoom"]').first().click();
  await shows(page, 'FTR30000');
  await action(page, 'chooseDates').click();
  await shows(page, 'FTR41500');
}

/** Tries the free days of the month in sight, each with the day after it to leave on. */
async function chooseInMonth(page: Page): Promise<boolean> {
  const days = page.locator('[data-part="calendar"] button[data-date]:not([aria-disabled="true"])');
  for (let index = 0; index < (await days.count()); index += 1) {
    await days.nth(index).click();
    const arrival = await days.nth(index).getAttribute('data-date');
    const next = page.locator(
      `[data-part="calendar"] [data-date="${arrival}"] >> xpath=ancestor::td[1]/following::*[@data-date][1]`,
    );
    if ((await next.count()) > 0 && (await next.getAttribute('aria-disabled')) !== 'true') {
      await next.click();
      if (await action(page, 'next').isEnabled()) return true;
    }
  }
  return false;
}

/** Chooses the first free night, in this month or, near its end, in one of the next. */
export async function chooseNight(page: Page): Promise<void> {
  await expect(page.locator('[data-part="calendar"]')).toBeVisible();
  for (let month = 0; month < 3; month += 1) {
    if (await chooseInMonth(page)) return;
    await page.locator('[data-part="calendar"] [data-action="next"]').click();
  }
  throw new Error('No free night in three months.');
}

/** From the calendar to the last step before the payment. */
export async function fillIn(page: Page): Promise<void> {
  await chooseNight(page);
  await action(page, 'next').click();
  await shows(page, 'FTR50000');
  await page.locator('[data-field="agreeAll"]').check();
  await action(page, 'next').click();
  await shows(page, 'FTR51000');
  await action(page, 'next').click();
  await shows(page, 'FTR51001');
  await action(page, 'submit').click();
  await shows(page, 'FTR51002');
}

/** Pays at the payment company's page and waits for the result. */
export async function pay(page: Page, how: 'pay' | 'refuse' | 'close' = 'pay'): Promise<void> {
  await action(page, 'submit').click();
  await page.waitForURL(/\/_mocks\/pg\//);
  await page.locator(`[data-action="${how}"]`).click();
  await shows(page, 'returnUrl');
}

/** How many bookings the list of bookings shows. */
export async function bookings(page: Page): Promise<number> {
  await shows(page, 'FTR61000');
  return page.locator('[data-booking]').count();
}

const memberAnswers = {
  id: 'forestwalker',
  password: 'forest-2026!',
  postcode: '12345',
  address: '서울특별시 중구 세종대로 110',
};

/** The steps of joining the forest membership, each from the screen before it. */
const joinSteps: readonly [string, (page: Page) => Promise<void>][] = [
  ['FTR01002', async (page) => action(page, 'next').click()],
  [
    'FTR01003',
    async (page) => {
      await field(page, 'agreeAll').check();
      await action(page, 'next').click();
    },
  ],
  [
    'FTR01004',
    async (page) => {
      await action(page, 'sendCode').click();
      // The code that the mock always sends; with its last figure it sends itself.
      await field(page, 'code').fill('135790');
    },
  ],
  [
    'FTR01005',
    async (page) => {
      await page.locator('input[type="radio"]').first().check();
      await action(page, 'submit').click();
    },
  ],
  [
    'FTR01006',
    async (page) => {
      await field(page, 'id').fill(memberAnswers.id);
      await field(page, 'password').fill(memberAnswers.password);
      await field(page, 'passwordAgain').fill(memberAnswers.password);
      await action(page, 'submit').click();
    },
  ],
  [
    'FTR01007',
    async (page) => {
      await field(page, 'postcode').fill(memberAnswers.postcode);
      await field(page, 'address').fill(memberAnswers.address);
      await action(page, 'submit').click();
    },
  ],
  ['FTR01008', async (page) => action(page, 'submit').click()],
  ['FTR01009', async (page) => action(page, 'submit').click()],
];

/** Joins the forest membership as far as a screen, from FTR01001. */
export async function joinUpTo(page: Page, code: string): Promise<void> {
  await shows(page, 'FTR01001');
  for (const [step, go] of joinSteps) {
    await go(page);
    await shows(page, step);
    if (step === code) return;
  }
}
