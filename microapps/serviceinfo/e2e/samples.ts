import type { Page } from '../../../.tools/e2e/fixtures.ts';
import { action, field, shows } from '../../../.tools/e2e/page.ts';

const terms = '/serviceinfo/SVC30000';

/** Addresses of screens with parameters or a way to them (`checkEveryScreen`, `pnpm shots`). */
export const samples: Record<string, string> = {
  SVC20000: '/serviceinfo/SVC20000/1001',
  SVC31000: terms,
  SVC32000: terms,
};

async function agree(page: Page): Promise<void> {
  await shows(page, 'SVC30000');
  await field(page, 'agreeAll').check();
  await action(page, 'next').click();
  await shows(page, 'SVC31000');
}

export async function applyFor(page: Page, amount: string): Promise<void> {
  await agree(page);
  await field(page, 'name').fill('홍길동');
  await field(page, 'phone').fill('01012345678');
  await field(page, 'amount').fill(amount);
  await action(page, 'submit').click();
  await page.locator('dialog[open] [data-action="confirm"]').click();
  await shows(page, 'SVC32000');
}

/** How to walk on from there. */
export const reach: Record<string, (page: Page) => Promise<void>> = {
  SVC31000: agree,
  SVC32000: (page) => applyFor(page, '50000'),
};
