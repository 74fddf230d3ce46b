import { action, expect, field, type Page, shows } from '@wallet/mocks/e2e';
import { pngOf, portrait } from '@wallet/mocks/portrait';

const before = '/pass/FPS12000';

/** From the guide to where the passport is: terms, and the rest of the resident number. */
async function prove(page: Page): Promise<void> {
  await action(page, 'start').click();
  await shows(page, 'FPS20000');
  await field(page, 'agreeAll').check();
  await action(page, 'next').click();
  const keypad = page.locator('[data-part="secureKeypad"]');
  for (const digit of '123456') await keypad.getByRole('button', { name: digit, exact: true }).click();
  await shows(page, 'FPS21000');
}

async function toChoose(page: Page): Promise<void> {
  await prove(page);
  await action(page, 'next').click();
  await shows(page, 'FPS24100');
}

async function toPhoto(page: Page): Promise<void> {
  await toChoose(page);
  await page.getByRole('radio').first().check();
  await field(page, 'office').click();
  await page.getByRole('button', { name: /종로구청/ }).click();
  await action(page, 'next').click();
  await shows(page, 'FPS32000');
}

/** Has the phone hand over a picture, larger than is sent. */
export async function choosePicture(page: Page, given: Parameters<typeof portrait>[0] = {}): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await action(page, 'choose').click();
  const buffer = pngOf(portrait({ width: 560, height: 720, ...given }));
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer });
}

async function toConfirm(page: Page): Promise<void> {
  await toPhoto(page);
  await choosePicture(page);
  await action(page, 'send').click();
  await shows(page, 'FPS38000');
}

/**
 * Applies, and stands before the fee.
 *
 * @param submit in the app: taps, and signs on the page of the certificate that opens
 */
export async function apply(page: Page, submit = () => action(page, 'submit').click()): Promise<void> {
  await toConfirm(page);
  await field(page, 'agree').check();
  await submit();
  await shows(page, 'FPS51000');
}

/** Pays at the payment company's page, and comes back. */
export async function pay(page: Page): Promise<void> {
  await action(page, 'pay').click();
  await page.waitForURL(/\/_mocks\/pg\//);
  await page.locator('[data-action="pay"]').click();
  await shows(page, 'FPS53000');
  await expect(page.locator('[data-result="success"]')).toBeVisible();
}

/** From the paid fee to the page on which it would be cancelled. */
async function toCancel(page: Page): Promise<void> {
  await toPaid(page);
  await action(page, 'list').click();
  await shows(page, 'FPS40000');
  await action(page, 'openApplication').click();
  await shows(page, 'FPS41000');
  await action(page, 'cancel').click();
}

/** From the guide to the end of a payment. */
export async function toPaid(page: Page): Promise<void> {
  await apply(page);
  await pay(page);
}

/** One road passes every screen that stands on a draft or an application. */
export const samples: Record<string, string> = { FPS53000: before, FPS61000: before };
export const reach: Record<string, (page: Page) => Promise<void>> = { FPS61000: toCancel };
export const onTheWay: Record<string, string> = Object.fromEntries(
  ['20000', '21000', '24100', '32000', '38000', '41000', '51000', '53000'].map((code) => [
    `FPS${code}`,
    'FPS61000',
  ]),
);
