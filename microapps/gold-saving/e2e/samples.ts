import { action, field, type Page, shows } from '@wallet/mocks/e2e';

/** Addresses of screens that need to be told what they are about, or where the way to them begins. */
export const samples: Record<string, string> = {
  FGS22000: '/gold-saving/FGS21000',
  FGS23000: '/gold-saving/FGS21000',
  FGS42000: '/gold-saving/FGS42000?planId=GP2',
};

/** Agrees to the terms. */
async function agree(page: Page): Promise<void> {
  await shows(page, 'FGS21000');
  await field(page, 'agreeAll').check();
  await action(page, 'next').click();
  await shows(page, 'FGS22000');
}

/** The six answers of somebody who takes risks. */
export async function answer(page: Page): Promise<void> {
  await agree(page);
  for (let at = 0; at < 6; at += 1) {
    await page.locator(`[data-field="question${at}"] input`).last().check();
    await action(page, 'next').click();
  }
  await action(page, 'next').click();
  await shows(page, 'FGS23000');
}

/** How to walk on from there. */
export const reach: Record<string, (page: Page) => Promise<void>> = { FGS22000: agree, FGS23000: answer };
