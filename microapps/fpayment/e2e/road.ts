import { action, expect, field, type Page, shows, type World } from '@wallet/mocks/e2e';

/** The payment password of every persona. */
export const PIN = '246810';
export const home = '/fpayment/FFQ01000';
export const approve = 'POST /fran-qrpayment-fe/transaction/qr/v1/mpm/approve';

/** Enters a shop's code by hand, from the start. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await shows(page, 'FFQ01000');
  await action(page, 'scanCode').click();
  await shows(page, 'FFQ02200');
  await field(page, 'qrCode').fill(code);
  await action(page, 'submit').click();
}

/** Up to the last screen before the password. */
export async function toConfirm(page: Page, code = 'FRQR.M0001.4500'): Promise<void> {
  await typeCode(page, code);
  await shows(page, 'FFQ02300');
  await action(page, 'next').click();
  await shows(page, 'FFQ02400');
}

export async function enterPin(page: Page, digits = PIN): Promise<void> {
  await action(page, 'submit').click();
  await pressDigits(page, digits);
}

type KeypadName = string | RegExp;

/** On a keypad that is open; a wrong password opens it again at once. */
export async function typeDigits(
  page: Page,
  digits: string,
  name: KeypadName = '간편 비밀번호',
): Promise<void> {
  const keypad = page.getByRole('dialog', { name });
  for (const digit of digits) await keypad.getByRole('button', { name: digit, exact: true }).click();
}

/** The last digit sends them, and the keypad goes. */
export async function pressDigits(
  page: Page,
  digits = PIN,
  name: KeypadName = '간편 비밀번호',
): Promise<void> {
  await typeDigits(page, digits, name);
  await expect(page.getByRole('dialog', { name })).toHaveCount(0);
}

export async function endsAs(page: Page, result: 'success' | 'failure' | 'pending'): Promise<void> {
  await expect(page.locator('[data-result]')).toHaveAttribute('data-result', result, { timeout: 20_000 });
}

/** Shows a code and answers with what a shop reads. */
export async function showCode(page: Page): Promise<string> {
  await shows(page, 'FFQ01000');
  const answer = page.waitForResponse((given) => isCode(given.url(), given.request().method()));
  await action(page, 'showCode').click();
  await pressDigits(page);
  const { body } = (await (await answer).json()) as { body: { barcode: string } };
  await expect(page.locator('[data-part="paymentCode"]')).toHaveAttribute('data-state', 'shown');
  return body.barcode;
}

function isCode(url: string, method: string): boolean {
  return method === 'POST' && url.endsWith('/users/cpm/qrcode');
}

/** What the shop does: reads the code. */
export async function scan(page: Page, world: World, code: string, amount: number, merchant = 'M0001') {
  const answer = await page.context().request.post('/_mocks/franchise/scan', {
    headers: { 'x-mocks-world': world.id },
    data: { code, amount, merchant },
  });
  return ((await answer.json()) as { taken: boolean }).taken;
}

interface Ledger {
  totals: Record<string, number>;
  postings: { kind: string }[];
}

/** How many payments the ledger has; its totals are nothing but zeros. */
export async function payments(page: Page, world: World): Promise<number> {
  const answer = await page.context().request.get('/_mocks/ledger', {
    headers: { 'x-mocks-world': world.id },
  });
  const { totals, postings } = (await answer.json()) as Ledger;
  expect(Object.values(totals).every((sum) => sum === 0)).toBe(true);
  return postings.filter(({ kind }) => kind === 'franchise.mpm' || kind === 'franchise.cpm').length;
}
