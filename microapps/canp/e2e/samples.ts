import { action, field, type Page, shows } from '@wallet/mocks/e2e';

/** The code that the stand-in takes: no text message leaves it. */
const CODE = '135790';

/** Terms, the phone, where points go: from FCA53000 to its end. */
export async function join(page: Page): Promise<void> {
  await shows(page, 'FCA53000');
  await field(page, 'agreeAll').check();
  await action(page, 'next').click();
  await action(page, 'sendCode').first().click();
  await field(page, 'code').fill(CODE);
  await page.locator('[data-field="means"] input').last().check();
  await action(page, 'next').click();
  await shows(page, 'FCA54000');
}

/** Addresses of screens that need to be told more. */
export const samples: Record<string, string> = {
  FCA62000: '/canp/FCA62000?activity=bag',
};
