import { expect, type Page } from '@playwright/test';
import { arrivedAt } from './onTheWay.ts';

/** Waits until a screen of this code shows its data (contracts/page.md). */
export async function shows(page: Page, code: string, state = 'ready'): Promise<void> {
  await expect(page.locator(`[data-screen="${code}"]`)).toHaveAttribute('data-state', state);
  await arrivedAt(page, code);
}

/**
 * A control by the name that is the same in every language (contracts/page.md); the last one, as the calendar and a
 * carousel above the main button have a `next` of their own.
 */
export function action(page: Page, name: string) {
  return page.locator(`[data-action="${name}"]`).locator('visible=true').last();
}

/** An open dialog by its message id. */
export function dialog(page: Page, id: string) {
  return page.locator(`dialog[open][data-msg="${id}"]`);
}

/** An input by its name in the form. */
export function field(page: Page, name: string) {
  return page.locator(`[data-field="${name}"]`);
}

/** Taps a control that may take the page away, at times before the tap itself is told to have ended. */
export async function tapAway(page: Page, name: string): Promise<void> {
  await action(page, name)
    .click()
    .catch((error: Error) => {
      if (!page.isClosed()) throw error;
    });
}

/** Signs on the certificate's page, which closes then; the phone answers as `withIdentityWallet` does. */
export async function signAtCertificate(page: Page): Promise<void> {
  await shows(page, 'FBC21000');
  await field(page, 'read').check();
  await tapAway(page, 'sign');
}

/** Presses the payment password of the personas on the keypad that is open; its last digit sends it. */
export async function enterPin(page: Page, digits = '246810', name = '간편 비밀번호'): Promise<void> {
  const keypad = page.getByRole('dialog', { name });
  for (const digit of digits) await keypad.getByRole('button', { name: digit, exact: true }).click();
  await expect(keypad).toHaveCount(0);
}
