import { action, expect, field, type Page, shows } from '@wallet/mocks/e2e';

/** The point password of every persona. */
export const PASSWORD = '482915';

/** Presses the keys of the open keypad and confirms. */
export async function enterPassword(page: Page, digits = PASSWORD): Promise<void> {
  const keypad = page.locator('dialog[open][data-part="secureKeypad"]');
  await expect(keypad).toBeVisible();
  for (const digit of digits) await keypad.getByRole('button', { name: digit, exact: true }).click();
  // The last digit sends them.
}

/** Enters an amount on one screen and comes to the next. */
export async function enterAmount(page: Page, from: string, to: string, amount: string): Promise<void> {
  await shows(page, from);
  await field(page, 'amount').fill(amount);
  await action(page, 'next').click();
  await shows(page, to);
}

/** Confirms with the password and comes to the result. */
export async function order(page: Page, result: string, digits = PASSWORD): Promise<void> {
  await action(page, 'submit').click();
  await enterPassword(page, digits);
  await shows(page, result);
}

/** From the receiver to a step of sending. */
export async function sendUpTo(page: Page, code: string): Promise<void> {
  await shows(page, 'FPO24110');
  await action(page, 'chooseReceiver').click();
  await shows(page, 'FPO24121');
  if (code === 'FPO24121') return;
  await enterAmount(page, 'FPO24121', 'FPO24122', '3000');
  if (code === 'FPO24122') return;
  await field(page, 'message').fill('고마워요');
  await action(page, 'next').click();
  await shows(page, 'FPO24123');
  if (code === 'FPO24123') return;
  await action(page, 'next').click();
  await shows(page, 'FPO24124');
}

/** From a new bill to its confirmation. */
export async function splitBill(page: Page): Promise<void> {
  await shows(page, 'FPO24340');
  await field(page, 'title').fill('저녁');
  await field(page, 'total').fill('10000');
  await page.locator('[data-field="person-R101"]').check();
  await action(page, 'next').click();
  await shows(page, 'FPO24350');
}

/** From the partners to the amount. */
export async function choosePartner(page: Page): Promise<void> {
  await shows(page, 'FPO42200');
  await page.locator('[data-action="choosePartner"]').first().click();
  await shows(page, 'FPO42210');
}
