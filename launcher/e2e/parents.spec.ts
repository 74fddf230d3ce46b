import { expect, type Page, test } from '@wallet/mocks/e2e';

interface Released {
  apps: {
    id: string;
    screens: { code: string; path: string; flags: Record<string, true>; aliasOf?: string }[];
  }[];
}

/** More screens than any flow has on its way back. */
const STEPS = 8;
/** Parts that can be walked at the same time. */
const PARTS = 6;

interface Linked {
  code: string;
  /** where a customer enters: an app's first by the link itself, the others where their links lead (.tools/pageIds.test.ts) */
  at: string;
}

/** Released pages that a link can name by their code alone. */
async function linked(page: Page, isNativeOnly: boolean): Promise<Linked[]> {
  const { apps } = (await (await page.request.get('/registry.json')).json()) as Released;
  return apps.flatMap(({ screens }) =>
    screens
      .filter(
        ({ path, flags, aliasOf }) => !path.includes('{') && !flags.forDeveloper && aliasOf === undefined,
      )
      .filter(({ flags }) => (flags.nativeOnly === true) === isNativeOnly)
      .map(({ code, path }, index) => ({ code, at: index === 0 ? `/?pageId=${code}` : path })),
  );
}

const homeOf = (page: Page) => page.locator('[data-screen="FMA10000"][data-state="ready"]');

/** Something that answers: a screen with its data, a dialog, a page that says why there is none. */
const settledOf = (page: Page) =>
  page
    .locator('[data-screen]:not([data-state="loading"]), dialog[open], main:not([aria-busy="true"])')
    .first();

/** Goes back one screen, or answers what stands in the way, until something has changed. */
async function goBack(page: Page, at: string): Promise<void> {
  // The address may be that of the next screen already while the one before still stands there: both count.
  const placeOf = async () =>
    `${page.url()} ${await page.evaluate(() => document.querySelector<HTMLElement>('[data-screen]')?.dataset.screen)}`;
  const here = await placeOf();
  const dialogs = page.locator('dialog[open]');
  const popup = page.locator('[data-popup] [data-action="close"]').first();
  const confirm = page.locator('dialog[open] [data-action="confirm"]').first();
  const back = page.locator('[data-action="back"]').first();
  const before = await dialogs.count();
  const isChanged = async () =>
    (await placeOf()) !== here || (await dialogs.count()) !== before || (await homeOf(page).isVisible());
  // A notice may come between the look and the tap, and stand before the button: then it is looked anew.
  const tap = { timeout: 2_000 };
  let isAnswered = false;
  let isTapped = false;
  await expect(async () => {
    // A tap whose page comes slowly is said to have failed, and has done its work: the next would go back from there.
    if (isTapped && (await isChanged())) return;
    isTapped = true;
    isAnswered = true;
    if (await popup.isVisible()) return popup.click(tap);
    if (await confirm.isVisible()) return confirm.click(tap);
    isAnswered = false;
    if (await back.isVisible()) return back.click(tap);
    // A screen that offers no way back in its header still has the browser's own.
    await page.goBack();
  }, at).toPass({ timeout: 20_000 });
  // What stood in the way is gone; whether the screen behind it is another one is not asked.
  if (isAnswered) return;
  await expect.poll(isChanged, { message: at }).toBe(true);
}

for (let part = 0; part < PARTS; part += 1) {
  test(`(G24) back from every pageId reaches home, one screen at a time, part ${part + 1} of ${PARTS}`, async ({
    page,
    world,
    watch,
  }) => {
    test.setTimeout(240_000);
    // A link without the id it needs asks the API for something that is not there.
    watch.allow(/Failed to load resource/);
    await world.reset('member');
    const pages = (await linked(page, false)).filter((_, index) => index % PARTS === part);
    expect(pages.length).toBeGreaterThan(10);
    const settled = settledOf(page);
    // An address from which back was seen to reach home need not be walked from again.
    const proven = new Set<string>();
    // The browser's own way back needs a page to go back to.
    await page.goto('/main/FMA10000');
    await expect(homeOf(page)).toBeVisible();
    for (const { code: pageId, at } of pages) {
      await page.goto(at);
      await expect(settled, pageId).toBeVisible();
      const way: string[] = [];
      for (let step = 0; step < STEPS && !(await homeOf(page).isVisible()); step += 1) {
        const { pathname } = new URL(page.url());
        if (step > 0 && proven.has(pathname)) break;
        way.push(pathname);
        await goBack(page, `${pageId}, step ${step}`);
        await expect(settled, `${pageId}, step ${step}`).toBeVisible();
      }
      if (!proven.has(new URL(page.url()).pathname)) await expect(homeOf(page), pageId).toBeVisible();
      for (const pathname of way) proven.add(pathname);
    }
  });
}

test('(G24) a pageId of the app alone says so in a browser, and back reaches home', async ({
  page,
  world,
  watch,
}) => {
  test.setTimeout(120_000);
  watch.allow(/Failed to load resource/);
  await world.reset('member');
  const all = await linked(page, true);
  expect(all.length).toBeGreaterThan(5);
  for (const { code: pageId } of all.filter((_, index) => index % 9 === 0)) {
    await page.goto(`/?pageId=${pageId}`);
    await expect(page.locator('[data-popup="nativeGuidance"]'), pageId).toBeVisible();
    for (let step = 0; step < 2 * STEPS && !(await homeOf(page).isVisible()); step += 1) {
      await goBack(page, `${pageId}, step ${step}`);
      await expect(settledOf(page), `${pageId}, step ${step}`).toBeVisible();
    }
    await expect(homeOf(page), pageId).toBeVisible();
  }
});
