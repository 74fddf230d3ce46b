import type { Locator } from '@playwright/test';
import { expect, expectAccessible, expectNoOverflow, type Page, test } from '@wallet/mocks/e2e';
import { decodeQrCode } from '../../../kit/src/ui/QrScanner/decodeQrCode.ts';
import { readCode128 } from '../../../kit/src/ui/testing/readCode128.ts';

// The whole gallery stands behind each of them: a busy machine takes its time.
test.describe.configure({ timeout: 120_000 });

interface Shot {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** What the screen shows there, point by point. */
async function shoot(page: Page, what: Locator): Promise<Shot> {
  await what.scrollIntoViewIfNeeded();
  const png = (await what.screenshot()).toString('base64');
  const { width, height, points } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = document.createElement('canvas');
    canvas.width = picture.width;
    canvas.height = picture.height;
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0);
    const data = context?.getImageData(0, 0, picture.width, picture.height).data ?? new Uint8ClampedArray();
    let text = '';
    for (let from = 0; from < data.length; from += 32_768) {
      text += String.fromCharCode(...data.subarray(from, from + 32_768));
    }
    return { width: picture.width, height: picture.height, points: btoa(text) };
  }, png);
  return { width, height, data: new Uint8ClampedArray(Buffer.from(points, 'base64')) };
}

const isDarkAt = ({ data, width }: Shot, x: number, y: number) => (data[(y * width + x) * 4] ?? 255) < 128;

/** Code 128 as a laser sees it: one line through the middle, runs of dark and light, the narrowest of them a module. */
function scanLine(shot: Shot, isUpright: boolean): string | null {
  const length = isUpright ? shot.height : shot.width;
  const middle = Math.floor((isUpright ? shot.width : shot.height) / 2);
  const line = Array.from({ length }, (_, at) =>
    isUpright ? isDarkAt(shot, middle, at) : isDarkAt(shot, at, middle),
  );
  const first = line.indexOf(true);
  const last = line.lastIndexOf(true);
  const runs = (
    line
      .slice(first, last + 1)
      .map(Number)
      .join('')
      .match(/1+|0+/g) ?? []
  ).map((run) => [run.startsWith('1'), run.length] as const);
  // A start or stop bar is two modules wide, so the whole is a known number of the narrowest.
  const narrowest = Math.min(...runs.map(([, width]) => width));
  return readCode128(
    runs.flatMap(([isBar, width]) => Array<boolean>(Math.round(width / narrowest)).fill(isBar)),
  );
}

const live = (page: Page) => page.locator('[data-part="paymentCode"]').first();
const qr = (page: Page) => live(page).locator('[data-code="qr"]');
const barcode = (page: Page) => live(page).locator('[data-code="barcode"]');
const barcodeNumber = '281006020123456700000001';

test.beforeEach(async ({ page, world }) => {
  await world.reset('developer');
  await page.goto('/sample/gallery#codes');
  // The gallery renders its groups one by one.
  await expect(live(page)).toHaveAttribute('data-state', 'shown', { timeout: 30_000 });
  await expect(qr(page)).toBeVisible();
  await expect(barcode(page)).toBeVisible();
});

for (const { name, width, colorScheme } of [
  { name: 'at 390 px', width: 390, colorScheme: 'light' },
  { name: 'at 320 px in the dark', width: 320, colorScheme: 'dark' },
] as const) {
  test(`(R441) both codes are read off the screen ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    expect(await decodeQrCode(await shoot(page, qr(page)), 500)).toBe('wallet:gallery:1');
    expect(scanLine(await shoot(page, barcode(page)), false)).toBe(barcodeNumber);
  });
}

test('both are read off the screen when shown large, the barcode along the screen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const large = page.locator('[data-part="largeCode"]');
  const small = (await barcode(page).boundingBox())?.width ?? 0;
  await barcode(page).click();
  const shown = large.locator('[data-code="barcode"]');
  expect((await shown.boundingBox())?.height).toBeGreaterThan(small * 1.5);
  expect(scanLine(await shoot(page, shown), true)).toBe(barcodeNumber);
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  await qr(page).click();
  expect(await decodeQrCode(await shoot(page, large.locator('[data-code="qr"]')), 500)).toBe(
    'wallet:gallery:1',
  );
  await expectAccessible(page, '[data-part="largeCode"]');
  await large.locator('[data-action="close"]').click();
  await expect(qr(page)).toBeFocused();
});

test('the code is nowhere to be read in the page, unless the app shows its number', async ({ page }) => {
  const readable = () => page.evaluate(() => document.documentElement.outerHTML.replace(/\s/g, ''));
  expect(await readable()).not.toContain('wallet:gallery');
  expect(await readable()).not.toContain(barcodeNumber);
  // A page whose parts are still coming in moves under the finger.
  await expect(async () => {
    await page.locator('[data-field="showNumber"]').check();
    await expect(page.locator('[data-field="showNumber"]')).toBeChecked({ timeout: 1000 });
  }).toPass();
  await expect(live(page).locator('[data-part="codeNumber"]')).toHaveText('2810 0602 0123 4567 0000 0001');
});

test('(R532) the code leaves the page with its last second, and a new one can be had', async ({ page }) => {
  await page.clock.install();
  await page.goto('/sample/gallery#codes');
  await page.clock.runFor(3000);
  await expect(live(page)).toHaveAttribute('data-state', 'shown');
  await expect(barcode(page)).toBeVisible();
  await page.clock.runFor(170_000);
  await expect(live(page).getByRole('timer')).toHaveText(/남은 시간 0:0\d/);
  await page.clock.runFor(10_000);
  await expect(live(page)).toHaveAttribute('data-state', 'expired');
  await expect(live(page).locator('[data-code]')).toHaveCount(0);
  await live(page).locator('[data-action="renew"]').click();
  await expect(live(page)).toHaveAttribute('data-state', 'shown');
  await page.clock.runFor(1000);
  expect(await decodeQrCode(await shoot(page, qr(page)), 500)).toBe('wallet:gallery:2');
});

test('every state fits and is accessible', async ({ page }) => {
  await expect(page.locator('[data-part="paymentCode"][data-state="failed"]')).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page, '#codes');
});

test('a secret number leaves no trace while it is entered', async ({ page }) => {
  await page.goto('/sample/gallery#flows');
  await page.locator('[data-action="showKeypad"]').click();
  const keypad = page.locator('[data-part="secureKeypad"]');
  const before = await traces(page);
  for (const digit of '739184') await keypad.getByRole('button', { name: digit, exact: true }).click();
  await expect(keypad.getByRole('status')).toHaveText('6자리 중 6자리 입력');
  const after = await traces(page);
  for (const [place, text] of Object.entries(after)) {
    expect(text, `the number in ${place}`).not.toContain('739184');
    expect(text, `the number in ${place}`).not.toMatch(/7\D{0,3}3\D{0,3}9\D{0,3}1\D{0,3}8\D{0,3}4/);
  }
  expect(after.storage).toBe(before.storage);
  expect(after.address).toBe(before.address);
  // Another six digits leave the very same page behind.
  await keypad.locator('[data-action="clear"]').click();
  for (const digit of '111111') await keypad.getByRole('button', { name: digit, exact: true }).click();
  expect((await traces(page)).page).toBe(after.page);
  await expectAccessible(page, '[data-part="secureKeypad"]');
});

test('the keypad takes no digit from a keyboard, and none survives leaving the page', async ({ page }) => {
  await page.goto('/sample/gallery#flows');
  await page.locator('[data-action="showKeypad"]').click();
  const keypad = page.locator('[data-part="secureKeypad"]');
  const status = keypad.getByRole('status');
  await page.keyboard.type('1234');
  await expect(status).toHaveText('6자리 중 0자리 입력');
  // Keys are reached and pressed as buttons are.
  await keypad.getByRole('button', { name: '5', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(status).toHaveText('6자리 중 1자리 입력');
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect(status).toHaveText('6자리 중 0자리 입력');
});

/** Everything a script of the page could look at without being let in. */
function traces(page: Page): Promise<Record<'page' | 'storage' | 'address' | 'values' | 'react', string>> {
  return page.evaluate(() => {
    const seen = new Set<unknown>();
    const found: string[] = [];
    // React keeps props and state on its nodes: all text and numbers in them, and lists of digits as one.
    function look(value: unknown, depth: number): void {
      if (typeof value === 'string' || typeof value === 'number') found.push(String(value));
      if (typeof value !== 'object' || value === null || depth > 40 || seen.has(value)) return;
      if (value instanceof Node && depth > 0) return;
      seen.add(value);
      if (Array.isArray(value) || ArrayBuffer.isView(value))
        found.push(Array.from(value as number[]).join(''));
      for (const key of Object.keys(value)) look((value as Record<string, unknown>)[key], depth + 1);
    }
    const keypad = document.querySelector('[data-part="secureKeypad"]');
    for (const node of [keypad, ...(keypad?.querySelectorAll('*') ?? [])]) {
      for (const key of Object.keys(node ?? {}).filter((name) => name.startsWith('__react'))) {
        look((node as unknown as Record<string, unknown>)[key], 1);
      }
    }
    const inputs = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
    return {
      page: keypad?.outerHTML ?? '',
      storage: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
      address: `${location.href} ${JSON.stringify(history.state)}`,
      values: inputs.map(({ value }) => value).join(' '),
      react: found.join('\n'),
    };
  });
}
