import { expect, expectAccessible, expectNoOverflow, type Page, shows, test } from '@wallet/mocks/e2e';

const library = /kit-(PdfPages|pdf)|pdf\.worker|\/pdf-\d/;

async function open(page: Page, kind: string) {
  await page.goto('/sample/gallery#terms');
  await shows(page, 'SMP50000');
  await page.locator(`[data-action="${kind}"]`).click();
  return page.locator('dialog[open][data-part="terms"]');
}

/** How much of the canvas is drawn on: 0 is blank paper. */
function inked(page: Page): Promise<number> {
  return page.locator('[data-part="pdf"] canvas').evaluate((element) => {
    const canvas = element as HTMLCanvasElement;
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    let dark = 0;
    for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128) dark++;
    return dark;
  });
}

// The library is a megabyte and a half to read: on a busy machine it takes its time.
test.slow();

test.beforeEach(async ({ world }) => {
  await world.reset('developer');
});

test('(R104) (R364) terms of the wallet show as PDF in pages, in Korean without a font of its own', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const failed: string[] = [];
  page.on('response', (response) => response.status() >= 400 && failed.push(response.url()));
  await page.goto('/sample/gallery#terms');
  await shows(page, 'SMP50000');
  await expect(page.locator('[data-action="termsPdf"]')).toBeVisible({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => library.test(url))).toEqual([]);

  await page.locator('[data-action="termsPdf"]').click();
  const dialog = page.locator('dialog[open][data-part="terms"]');
  await expect(dialog.locator('[data-part="pdfWords"]')).toContainText('제1조 (목적)', { timeout: 60_000 });
  await expect(dialog.locator('[data-pages]')).toHaveAttribute('data-pages', '3');
  await expect.poll(() => inked(page)).toBeGreaterThan(500);
  await dialog.locator('[data-action="next"]').click();
  await expect(dialog.locator('[data-page="2"]')).toHaveText('3쪽 중 2쪽');
  await expect(dialog.locator('[data-part="pdfWords"]')).toContainText('제3조');
  await dialog.getByRole('region').press('PageDown');
  await expect(dialog.locator('[data-page="3"]')).toBeAttached();
  await expect(dialog.locator('[data-action="next"]')).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('region').press('ArrowLeft');
  await expect(dialog.locator('[data-page="2"]')).toBeAttached();
  await dialog.locator('[data-action="confirm"]').click();
  await expect(dialog).toHaveCount(0);

  expect(asked.some((url) => /pdf\.worker/.test(url))).toBe(true);
  expect(asked.filter((url) => url.endsWith('.wasm'))).toEqual([]);
  expect(failed).toEqual([]);
});

test('small print is made larger, and read by scrolling', async ({ page }) => {
  const dialog = await open(page, 'termsPdf');
  const canvas = dialog.locator('canvas');
  await expect(canvas).toBeVisible({ timeout: 60_000 });
  const before = (await canvas.boundingBox())?.width ?? 0;
  await dialog.locator('[data-action="zoomIn"]').click();
  await expect.poll(async () => (await canvas.boundingBox())?.width ?? 0).toBeGreaterThan(before * 1.4);
  await expect.poll(() => inked(page)).toBeGreaterThan(500);
  const region = dialog.getByRole('region');
  expect(await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
  await region.press('-');
  await expect.poll(async () => (await canvas.boundingBox())?.width ?? 0).toBeLessThan(before * 1.1);
});

test('(R415) pages turn by themselves once the customer starts it, to the last', async ({ page }) => {
  const dialog = await open(page, 'termsPdf');
  await expect(dialog.locator('canvas')).toBeVisible({ timeout: 60_000 });
  await dialog.locator('[data-action="play"]').click();
  await expect(dialog.locator('[data-page="3"]')).toBeAttached({ timeout: 60_000 });
  await expect(dialog.locator('[data-action="play"]')).toBeVisible();
});

test('is accessible and fits as PDF, as text, with an error, and while it loads', async ({ page }) => {
  for (const kind of ['termsPdf', 'termsText', 'termsMissing', 'termsInstead', 'termsLoading']) {
    const dialog = await open(page, kind);
    if (kind === 'termsPdf') await expect(dialog.locator('canvas')).toBeVisible({ timeout: 60_000 });
    if (kind === 'termsMissing') await expect(dialog.locator('[data-msg="failedToGetTerms"]')).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
  }
});

test('a broken PDF says so, or gives the words in its place; nothing else of the page is harmed', async ({
  page,
}) => {
  const broken = await open(page, 'termsBroken');
  await expect(broken.locator('[data-msg="failedToGetTerms"]')).toBeVisible({ timeout: 60_000 });
  await expect(broken.locator('[data-action="confirm"]')).toBeDisabled();
  await broken.locator('[data-action="close"]').click();
  await page.locator('[data-action="termsInstead"]').click();
  const instead = page.locator('dialog[open][data-part="terms"]');
  await expect(instead).toContainText('제1조(목적)');
  await expect(instead.locator('[data-action="confirm"]')).toBeEnabled();
});

test('a file that the wallet does not give is asked for again', async ({ page, world, watch }) => {
  watch.allow(/Failed to load resource/);
  await world.reply({
    method: 'GET',
    path: '/comm/common/file/CML000101.pdf',
    status: 500,
    body: {},
    times: 1,
  });
  const dialog = await open(page, 'termsPdf');
  await expect(dialog).toContainText('글로 보여 드려요');
  await dialog.locator('[data-action="retry"]').click();
  await expect(dialog.locator('[data-part="pdfWords"]')).toContainText('제1조', { timeout: 60_000 });
});

test('starts its worker under Trusted Types, and breaks no other rule of a strict policy', async ({
  page,
}) => {
  const answer = await page.goto('/sample/gallery');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/require-trusted-types-for 'script'/);
  expect(policy).not.toMatch(/wasm-unsafe-eval/);
  const dialog = await open(page, 'termsPdf');
  await expect(dialog.locator('[data-part="pdfWords"]')).toContainText('제1조', { timeout: 60_000 });
  await dialog.locator('[data-action="next"]').click();
  await expect(dialog.locator('[data-part="pdfWords"]')).toContainText('제3조');
});

test('a PDF opens in a worker with a policy of its own, which lets it run its script and reach the wallet alone', async ({
  page,
  watch,
}) => {
  const answered = page.waitForResponse(/pdf\.worker/, { timeout: 60_000 });
  const started = page.waitForEvent('worker', { timeout: 60_000 });
  const dialog = await open(page, 'termsPdf');
  expect((await answered).headers()['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; connect-src 'self'",
  );
  await expect(dialog.locator('[data-part="pdfWords"]')).toContainText('제1조', { timeout: 60_000 });
  await expect.poll(() => inked(page)).toBeGreaterThan(500);
  // That it holds: the same worker may neither make code of text nor ask anybody else.
  watch.allow(/Content Security Policy/);
  const worker = await started;
  const tried = (code: string) =>
    worker.evaluate(async (name) => {
      const tries: Record<string, () => unknown> = {
        text: () => new Function('return 1')(),
        elsewhere: () => fetch('https://elsewhere.example/'),
        own: () => fetch('/registry.json').then(({ status }) => status),
      };
      // What a debugger evaluates is free of the policy until its first turn is over.
      return new Promise((later) => setTimeout(later))
        .then(tries[name])
        .then(String, (error: Error) => error.name);
    }, code);
  expect(await tried('own')).toBe('200');
  expect(await tried('text')).toBe('EvalError');
  expect(await tried('elsewhere')).toBe('TypeError');
});

test('a mandatory term that is missing holds the way and has the focus; the guardian is asked apart', async ({
  page,
}) => {
  await page.goto('/sample/gallery#terms');
  await shows(page, 'SMP50000');
  await page.locator('[data-action="checkTerms"]').click();
  await expect(page.locator('[data-field="agree-privacy"]').last()).toBeFocused();
  await page.locator('[data-action="checkMinor"]').click();
  await expect(page.locator('[data-field="agreeAll"]').last()).toBeFocused();
  await page.locator('[data-field="agreeAll"]').last().check();
  await page.locator('[data-action="checkMinor"]').click();
  await expect(page.locator('[data-part="guardianTerms"] [data-field="agree-proxy"]')).toBeFocused();
});
