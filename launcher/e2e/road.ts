import { expect, type Page } from '../../.tools/e2e/fixtures.ts';

/** Waits until a screen of this code shows its data. */
export async function shows(page: Page, code: string, state = 'ready'): Promise<void> {
  await expect(page.locator(`[data-screen="${code}"]`)).toHaveAttribute('data-state', state);
}

/**
 * A control by the name that is the same in every language (contracts/page.md); the last one, as the calendar and a
 * carousel above the main button have a `next` of their own.
 */
export function action(page: Page, name: string) {
  return page.locator(`[data-action="${name}"]`).locator('visible=true').last();
}

export function dialog(page: Page, id: string) {
  return page.locator(`dialog[open][data-msg="${id}"]`);
}

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

/** Chooses the first free night that has a day after it to leave on. */
export async function chooseNight(page: Page): Promise<void> {
  const days = page.locator('[data-part="calendar"] button[data-date]:not([aria-disabled="true"])');
  await expect(days.first()).toBeVisible();
  for (let index = 0; index < (await days.count()); index += 1) {
    await days.nth(index).click();
    const arrival = await days.nth(index).getAttribute('data-date');
    const next = page.locator(
      `[data-part="calendar"] [data-date="${arrival}"] >> xpath=ancestor::td[1]/following::*[@data-date][1]`,
    );
    if ((await next.count()) > 0 && (await next.getAttribute('aria-disabled')) !== 'true') {
      await next.click();
      if (await action(page, 'next').isEnabled()) return;
    }
  }
  throw new Error('No free night in this month.');
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
