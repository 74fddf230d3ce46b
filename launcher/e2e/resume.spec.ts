import { action, expect, shows, test } from '@wallet/mocks/e2e';
import { findChromium } from '../../.tools/browser.ts';
import { fillIn, findRoom } from '../../microapps/forest/e2e/road.ts';

const executablePath = findChromium();
// Playwright switches the back/forward cache off; here it is what is looked at.
test.use({
  launchOptions: {
    ...(executablePath === undefined ? {} : { executablePath }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--enable-features=BackForwardCache'],
  },
});

interface Seen {
  persisted: boolean;
  figures: number;
}

test.describe('a WebView that comes back to the front', () => {
  test.use({ platform: 'android' });

  test('(G22) reads session and balances again; until then no amount is seen', async ({ world, phone }) => {
    await world.reset('member');
    const home = await phone.open('/');
    await shows(home, 'FMA10000');
    const assets = home.locator('[data-part="assets"]');
    await expect(assets.locator('[data-asset]').first()).toBeVisible();
    const forest = await phone.opens(() => home.locator('[data-card="forest"]').click());
    await shows(forest, 'FTR10000');
    // Under the other WebView no figure is left to be seen, and nothing has moved.
    await expect(assets.locator('[data-asset], dd').filter({ hasText: /\d/ })).toHaveCount(0);
    await expect(assets.locator('[data-asset]').first()).toBeAttached();
    const before = await world.journal();
    await action(forest, 'back').click();
    await phone.until(1);
    await expect(assets.locator('[data-asset="point"]')).toContainText('18,400');
    const later = (await world.journal()).slice(before.length);
    expect(later.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/mstr/userinfo', '/mstr/main/assets']),
    );
  });

  test('(G21) a reload and a killed WebView keep screen, parameters and step', async ({ world, phone }) => {
    await world.reset('member');
    const page = await phone.open('/forest/FTR10000');
    await findRoom(page);
    const address = page.url();
    await page.reload();
    await shows(page, 'FTR41500');
    expect(page.url()).toBe(address);
    await fillIn(page);
    const step = page.url();
    const text = await page.locator('main').innerText();
    await page.reload();
    await shows(page, 'FTR51002');
    expect(page.url()).toBe(step);
    expect(await page.locator('main').innerText()).toBe(text);
    // What faults.spec.ts shows of what was typed, here of the step itself.
    const again = await phone.kill();
    await shows(again, 'FTR51002');
    expect(again.url()).toBe(step);
    expect(await again.locator('main').innerText()).toBe(text);
  });
});

test('(G22) a page restored from the back/forward cache shows no amount before it is read again', async ({
  world,
  page,
}) => {
  await world.reset('member');
  await page.addInitScript(() => {
    const store = window as unknown as { seen: Seen[] };
    store.seen = [];
    window.addEventListener('pageshow', ({ persisted }) => {
      store.seen.push({
        persisted,
        figures: [...document.querySelectorAll('[data-asset]')].filter((each) => /\d/.test(each.textContent))
          .length,
      });
    });
  });
  await page.goto('/');
  await shows(page, 'FMA10000');
  await expect(page.locator('[data-asset]').first()).toBeVisible();
  await page.evaluate(() => window.location.assign('/forest/FTR10000'));
  await shows(page, 'FTR10000');
  const before = (await world.journal()).length;
  await page.evaluate(() => window.history.back());
  await shows(page, 'FMA10000');
  await expect(page.locator('[data-asset="point"]')).toContainText('18,400');
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen[] }).seen);
  expect(seen.at(-1)).toEqual({ persisted: true, figures: 0 });
  const later = (await world.journal()).slice(before).map(({ path }) => path);
  expect(later).toEqual(expect.arrayContaining(['/mstr/userinfo', '/mstr/main/assets']));
});
