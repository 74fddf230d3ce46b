import { action, field, type Page, shows } from '@wallet/mocks/e2e';

/** A class of Sejong without rooms, as far as its check. */
async function hold(page: Page): Promise<void> {
  await action(page, 'next').click();
  await shows(page, 'FGR50000');
}

export const samples: Record<string, string> = {
  FGR31000: '/abr/FGR31000?eduIdx=S1',
  FGR40000: '/abr/FGR40000?eduIdx=B1',
  FGR50000: '/abr/FGR40000?eduIdx=B1',
  FGR61000: '/abr/FGR60000',
};

export const reach: Record<string, (page: Page) => Promise<void>> = {
  FGR50000: hold,
  async FGR61000(page) {
    await action(page, 'openBooking').click();
  },
};

/** Agrees, pays at the payment company's page and comes back to the booking. */
export async function pay(page: Page): Promise<void> {
  await field(page, 'agreeAll').check();
  await action(page, 'submit').click();
  await page.waitForURL(/\/_mocks\/pg\//);
  await page.locator('[data-action="pay"]').click();
  await shows(page, 'FGR61000');
}
