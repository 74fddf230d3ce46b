import { action, field, type Page, shows } from '@wallet/mocks/e2e';

export const training = '/mili/FSO15000?trnngId=R1';

/** Ways that lead to screens which need to be told something. */
export const samples: Record<string, string> = {
  FSO12200: '/mili/FSO12100',
  FSO12300: '/mili/FSO20000',
  FSO13300: '/mili/FSO13200',
  FSO15000: training,
  FSO15100: '/mili/FSO15100?trnngId=R1',
  FSO15200: '/mili/FSO15200?trnngId=R1',
};

/** A day of next month that has room. */
export async function chooseDay(page: Page): Promise<void> {
  const calendar = page.locator('[data-part="calendar"]');
  await calendar.locator('[data-action="next"]').click();
  await calendar.locator('button[data-date]:not([aria-disabled="true"])').first().click();
  await action(page, 'next').last().click();
}

/** How to walk on from there. */
export const reach: Record<string, (page: Page) => Promise<void>> = {
  async FSO12200(page) {
    await shows(page, 'FSO12100');
    await field(page, 'receiver').fill('새벽전자');
    await action(page, 'submit').click();
    await shows(page, 'FSO12200');
  },
  async FSO12300(page) {
    await shows(page, 'FSO20000');
    await action(page, 'openCertificate').first().click();
    await shows(page, 'FSO12300');
  },
  async FSO13300(page) {
    await shows(page, 'FSO13200');
    await chooseDay(page);
    await shows(page, 'FSO13300');
  },
};
