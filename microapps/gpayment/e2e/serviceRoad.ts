import { action, expect, field, type Page, shows } from '@wallet/mocks/e2e';

const pin = '928374';

/** Agrees to all terms and writes the name as the passport has it. */
export async function joinBy(page: Page, surname: string, givenName: string): Promise<void> {
  await shows(page, 'FGP21000');
  await field(page, 'agreeAll').check();
  await action(page, 'next').click();
  await field(page, 'surname').fill(surname);
  await field(page, 'givenName').fill(givenName);
  await action(page, 'submit').click();
}

/** Registers an account of the own bank. */
export async function chooseAccount(page: Page, accountNo: string): Promise<void> {
  await shows(page, 'FGP21300');
  await page.locator(`input[value="${accountNo}"]`).check();
  await action(page, 'submit').click();
}

/** Names an account of another bank, to be proved by a transfer or a call. */
export async function nameOtherAccount(page: Page, by: 'FGP21410' | 'FGP21420'): Promise<void> {
  await shows(page, 'FGP21300');
  await page.locator('label:has(input[value="other"])').click();
  await page.locator('button[data-field="bankCode"]').click();
  await page.locator('button[data-value="088"]').click();
  await field(page, 'accountNo').fill('11098765432101');
  await page.locator(`input[value="${by}"]`).check();
  await action(page, 'submit').click();
}

/** Enters the payment password on the secure keypad. */
export async function enterPin(page: Page, digits = pin): Promise<void> {
  await action(page, 'enter').click();
  const keypad = page.locator('[data-part="secureKeypad"]');
  for (const digit of digits) await keypad.getByRole('button', { name: digit, exact: true }).click();
  // The last digit sends them.
  await expect(keypad).toHaveCount(0);
}

/** From the start page to a password that is yet to be entered. */
export async function joinUpToPassword(page: Page): Promise<void> {
  await shows(page, 'FGP10000');
  await action(page, 'goOn').click();
  await joinBy(page, 'NO', 'HAEOE');
  await chooseAccount(page, '12345601234567');
  await shows(page, 'FGP21510');
}
