import { action, expect, field, type Page, shows } from '@wallet/mocks/e2e';

export const PIN = '246810';

/** Enters the code of a shop or a machine by hand. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await field(page, 'code').fill(code);
  await action(page, 'submit').click();
}

/** Enters the payment password into the keypad. */
export async function enterPin(page: Page, digits = PIN): Promise<void> {
  const keypad = page.locator('dialog[open][data-part="secureKeypad"]');
  for (const digit of digits) await keypad.getByRole('button', { name: digit, exact: true }).click();
  // The last digit sends them.
  await expect(keypad).toHaveCount(0);
}

/** Passes the password that stands before a code. */
export async function showCode(page: Page): Promise<void> {
  await enterPin(page);
  await expect(page.locator('[data-part="paymentCode"][data-state="shown"]')).toBeVisible();
}

/** From a scan page to the confirmation. */
export async function upToConfirm(page: Page, { code = 'GLN-TH7731', amount = '125.5', suffix = '' } = {}) {
  await shows(page, `FGP31200${suffix}`);
  await enterCode(page, code);
  await shows(page, `FGP31510${suffix}`);
  await field(page, 'amount').fill(amount);
  await action(page, 'submit').click();
  await shows(page, `FGP31520${suffix}`);
}

/** From the confirmation on. */
export async function pay(page: Page): Promise<void> {
  await action(page, 'submit').click();
  await enterPin(page);
}

/** From a machine's scan page to the confirmation. */
export async function upToCash(page: Page, code = 'GLNATM-TH9001'): Promise<void> {
  await shows(page, 'FGP41100');
  await enterCode(page, code);
  await shows(page, 'FGP41200');
}

export async function ends(page: Page, kind: 'success' | 'failure' | 'pending'): Promise<void> {
  await expect(page.locator(`[data-result="${kind}"]`)).toBeVisible({ timeout: 20_000 });
}
