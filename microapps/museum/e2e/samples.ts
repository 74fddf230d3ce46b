import { action, field, type Page, shows } from '@wallet/mocks/e2e';

const home = '/museum/FMU10000';

/** Addresses of screens that need to be told which exhibition, or a way to them. */
export const samples: Record<string, string> = {
  FMU11000: '/museum/FMU11000?exhbId=E02',
  FMU11100: '/museum/FMU11000?exhbId=E02',
  FMU11200: '/museum/FMU11000?exhbId=E02',
  FMU21000: '/museum/FMU20000',
  FMU10000: home,
};

async function choose(page: Page): Promise<void> {
  await shows(page, 'FMU11000');
  await action(page, 'next').click();
  await shows(page, 'FMU11100');
}

/** From the exhibition to its check: a day that is free, its first time, two grown-ups. */
export async function hold(page: Page): Promise<void> {
  await choose(page);
  const calendar = page.locator('[data-part="calendar"]');
  await calendar.locator('button[data-date]:not([aria-disabled="true"])').last().click();
  await page.locator('fieldset', { hasText: '관람 시간' }).locator('label').first().click();
  await page.locator('fieldset:has([data-field="ticketCount"]) [data-action="increase"]').click();
  await action(page, 'next').click();
  await shows(page, 'FMU11200');
}

/** Agrees, pays at the payment company's page and comes back to the ticket. */
export async function pay(page: Page, how: 'pay' | 'close' = 'pay'): Promise<void> {
  await field(page, 'agreeAll').check();
  await action(page, 'submit').click();
  await page.waitForURL(/\/_mocks\/pg\//);
  await page.locator(`[data-action="${how}"]`).click();
  await shows(page, 'FMU21000');
}

/** How to walk on from there. */
export const reach: Record<string, (page: Page) => Promise<void>> = {
  FMU11100: choose,
  FMU11200: hold,
  async FMU21000(page) {
    await action(page, 'openTicket').first().click();
  },
};
