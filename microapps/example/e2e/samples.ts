import { action, expect, field, type Page, shows } from '@wallet/mocks/e2e';

const branch = '/example/ExampleBranch/B1';

/** Addresses of screens with parameters or a way to them (`checkEveryScreen`, `pnpm shots`). */
export const samples: Record<string, string> = {
  ExampleBranch: branch,
  ExampleVisit: branch,
  ExampleDone: branch,
};

/** The last day, and one of its half hours that are free. */
export async function choose(page: Page, at = 0): Promise<void> {
  await page.locator('[data-date]:not([aria-disabled="true"])').last().click();
  await page.locator('fieldset label').nth(at).click();
}

async function toVisit(page: Page): Promise<void> {
  await shows(page, 'ExampleBranch');
  await choose(page);
  await action(page, 'choose').click();
  await shows(page, 'ExampleVisit');
}

/** How to walk on from there. */
export const reach: Record<string, (page: Page) => Promise<void>> = {
  ExampleVisit: toVisit,
  async ExampleDone(page) {
    await toVisit(page);
    await field(page, 'phone').fill('01012345678');
    await action(page, 'submit').click();
    await shows(page, 'ExampleDone');
  },
};

/** A visit that stands already, however often it is looked at: one alone can be open. */
export async function withVisit(page: Page): Promise<void> {
  await shows(page, 'ExampleHome');
  const set = await page.request.post('/wApi/example/v1/standIn', { data: { state: 'open' } });
  expect(set.ok()).toBe(true);
  await page.reload();
  await action(page, 'openVisit').click();
  await shows(page, 'ExampleDone');
}
