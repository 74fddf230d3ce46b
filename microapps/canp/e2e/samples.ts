import { action, field, type Page, shows } from '@wallet/mocks/e2e';

const terms = '/canp/FZZ30000';

/** Addresses of screens with parameters or a way to them (`checkEveryScreen`, `pnpm shots`). */
export const samples: Record<string, string> = {
  FZZ20000: '/canp/FZZ20000/1001',
  FZZ31000: terms,
  FZZ32000: terms,
};

async function agree(page: Page): Promise<void> {
  await shows(page, 'FZZ30000');
  await field(page, 'agreeAll').check();
  await action(page, 'next').click();
  await shows(page, 'FZZ31000');
}

export async function applyFor(page: Page, amount: string): Promise<void> {
  await agree(page);
  await field(page, 'name').fill('홍길동');
  await field(page, 'phone').fill('01012345678');
  await field(page, 'amount').fill(amount);
  await action(page, 'submit').click();
  await page.locator('dialog[open] [data-action="confirm"]').click();
  await shows(page, 'FZZ32000');
}

/** How to walk on from there. */
export const reach: Record<string, (page: Page) => Promise<void>> = {
  FZZ31000: agree,
  FZZ32000: (page) => applyFor(page, '50000'),
};
