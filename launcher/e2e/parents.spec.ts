import { expect, test } from '../../.tools/e2e/fixtures.ts';

interface Released {
  apps: {
    screens: { code: string; path: string; flags: Record<string, true>; aliasOf?: string }[];
  }[];
}

/** More screens than any flow has on its way back. */
const STEPS = 8;

test('(G24) back from every pageId reaches home, one screen at a time', async ({ page, world, watch }) => {
  test.setTimeout(240_000);
  // A link without the id it needs asks the API for something that is not there.
  watch.allow(/Failed to load resource/);
  await world.reset('member');
  const { apps } = (await (await page.request.get('/registry.json')).json()) as Released;
  const pageIds = apps
    .flatMap(({ screens }) => screens)
    .filter(({ path, flags, aliasOf }) => !path.includes('{') && !flags.forDeveloper && aliasOf === undefined)
    .map(({ code }) => code);
  expect(pageIds.length).toBeGreaterThan(25);
  const home = page.locator('[data-screen="FMA10000"][data-state="ready"]');
  const settled = page.locator('[data-screen]:not([data-state="loading"]), dialog[open]').first();

  for (const pageId of pageIds) {
    await page.goto(`/?pageId=${pageId}`);
    await expect(settled, pageId).toBeVisible();
    for (let step = 0; step < STEPS && !(await home.isVisible()); step += 1) {
      const here = page.url();
      const confirm = page.locator('dialog[open] [data-action="confirm"]');
      const back = page.locator('[data-action="back"]').first();
      if (await confirm.isVisible()) await confirm.click();
      else if (await back.isVisible()) await back.click();
      // A screen that offers no way back in its header still has the browser's own.
      else await page.goBack();
      await expect
        .poll(async () => page.url() !== here || (await home.isVisible()), { message: pageId })
        .toBe(true);
      await expect(settled, `${pageId}, step ${step}`).toBeVisible();
    }
    await expect(home, pageId).toBeVisible();
  }
});
