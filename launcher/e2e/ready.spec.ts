import { dialog, expect, holdBack, type Page, shows, test } from '@wallet/mocks/e2e';

/** Waits until the spare page has greeted the app and drawn its skeleton, and marks its document. */
async function kept(page: Page) {
  await expect(page.locator('[data-skeleton="plain"]')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

for (const platform of ['android', 'ios'] as const) {
  test.describe(`a WebView kept ready, ${platform}`, () => {
    test.use({ platform });

    test('becomes the domain that was tapped without a new document or a second hello', async ({
      world,
      phone,
    }) => {
      await world.reset('member');
      const page = await phone.open('/ready');
      await kept(page);
      phone.emit('go', { url: '/forest/FTR10000?from=card', openerId: '1' });
      await shows(page, 'FTR10000');
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/forest/FTR10000?from=card');
      expect(await isSameDocument(page)).toBe(true);
      expect(await page.locator('html').getAttribute('data-login')).toBe('member');
      expect(phone.log.filter(({ message }) => message.method === 'hello')).toHaveLength(1);
      expect(await page.evaluate(() => performance.getEntriesByName('wallet:usable').length)).toBe(1);
      // It is that page now: it goes on, comes back, and survives a reload.
      await page.reload();
      await shows(page, 'FTR10000');
      await phone.back();
      await expect.poll(() => phone.calls('closeView').length).toBe(1);
      await shows(page, 'FMA10000');
    });

    test('asks what the tapped screen asks at once, and once', async ({ world, phone }) => {
      await world.reset('member');
      // Somebody is known to be signed in on this device.
      const home = await phone.open('/');
      await shows(home, 'FMA10000');
      const page = await phone.open('/ready');
      await kept(page);
      const letGo = await holdBack(page, '**/_registry/index.json');
      await page.waitForTimeout(2100);
      phone.emit('go', { url: '/forest/FTR21000' });
      const asked = async () =>
        (await world.journal()).filter(({ path }) => path === '/forest/v1/forests').length;
      await expect.poll(asked).toBe(1);
      letGo();
      await shows(page, 'FTR21000');
      expect(await isSameDocument(page)).toBe(true);
      expect(await asked()).toBe(1);
    });

    test('fetches words and home screen beside the script of the domain, not after it', async ({
      world,
      phone,
    }) => {
      await world.reset('member');
      const home = await phone.open('/');
      await shows(home, 'FMA10000');
      const page = await phone.open('/ready');
      await kept(page);
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
      const letGo = await holdBack(page, '**/museum/assets/index-*.js');
      phone.emit('go', { url: '/museum/FMU10000' });
      const has = (name: RegExp) => fetched.some((path) => name.test(path));
      await expect.poll(() => has(/^\/museum\/assets\/ko-/) && has(/^\/museum\/assets\/FMU10000/)).toBe(true);
      letGo();
      await shows(page, 'FMU10000');
      expect(await isSameDocument(page)).toBe(true);
    });

    test('becomes home as well, which its own files are', async ({ world, phone }) => {
      await world.reset('member');
      const page = await phone.open('/ready');
      await kept(page);
      phone.emit('go', { url: '/main/FMA10000' });
      await shows(page, 'FMA10000');
      expect(await isSameDocument(page)).toBe(true);
    });

    test('knows who the customer is now, not when it was made ready', async ({ world, phone }) => {
      await world.reset('member');
      const page = await phone.open('/ready');
      await kept(page);
      await world.reset('visitor');
      phone.emit('go', { url: '/forest/FTR61000' });
      await expect(dialog(page, 'loginGuide')).toBeVisible();
      await expect(page.locator('[data-screen]')).toHaveCount(0);
    });
  });
}

test.describe('a page that is not of the same kit', () => {
  test.use({ platform: 'android' });

  test('is opened by an ordinary navigation; so is one that is closed, and one of a trial', async ({
    world,
    phone,
  }) => {
    await world.reset('member');
    for (const change of [
      { start: { kit: '/_shared/kit-other.js' } },
      { canary: { upTo: 10 } },
      // The page that is opened asks what is closed, and says so.
      { killed: [{ text: { ko: '점검', en: 'Closed' } }] },
    ]) {
      const page = await phone.open('/ready');
      await page.route('**/_registry/forest-*.json', async (route) => {
        const app = (await (await route.fetch()).json()) as { start: object };
        await route.fulfill({ json: { ...app, ...change, start: { ...app.start, ...change.start } } });
      });
      await page.route('**/_registry/index.json', async (route) => {
        const { apps } = (await (await route.fetch()).json()) as { apps: { id: string }[] };
        const { killed } = change;
        const closed = apps.map((app) => (app.id === 'forest' && killed ? { ...app, killed } : app));
        await route.fulfill({ json: { apps: closed } });
      });
      await page.reload();
      await kept(page);
      phone.emit('go', { url: '/forest/FTR10000' });
      if ('killed' in change) await expect(page.locator('[data-msg="serviceStopped"]')).toBeVisible();
      else await shows(page, 'FTR10000');
      expect(await isSameDocument(page)).toBe(false);
    }
  });

  test('a file that cannot be had, or is not what was released, means an ordinary navigation', async ({
    world,
    phone,
    watch,
  }) => {
    watch.allow(/could not be loaded|integrity|ERR_FAILED/);
    await world.reset('member');
    const page = await phone.open('/ready');
    await kept(page);
    let refused = 0;
    await page.route('**/forest/assets/index-*.js', (route) => {
      refused += 1;
      return refused === 1 ? route.abort() : route.continue();
    });
    phone.emit('go', { url: '/forest/FTR10000' });
    await shows(page, 'FTR10000');
    expect(await isSameDocument(page)).toBe(false);
  });
});

test('in a plain browser the page leads home', async ({ page, world }) => {
  await world.reset('member');
  await page.goto('/ready');
  await shows(page, 'FMA10000');
});

test("the developer's phone keeps one and shows it when a card is tapped", async ({ page, world }) => {
  await world.reset('member');
  await page.setViewportSize({ width: 1280, height: 960 });
  await page.goto('/_host/');
  const top = page.frameLocator('[data-host-top="true"]');
  await expect(top.locator('[data-screen="FMA10000"][data-state="ready"]')).toBeVisible();
  await page.locator('[data-host="keeps-ready"]').check();
  const frames = page.locator('[data-host="webviews"] iframe');
  await expect(frames).toHaveCount(2);
  await expect.poll(() => page.frames().filter((frame) => frame.url().endsWith('/ready')).length).toBe(1);
  const spare = page.frames().find((frame) => frame.url().endsWith('/ready'));
  await expect
    .poll(() => spare?.evaluate(() => document.querySelector('[data-skeleton="plain"]') !== null))
    .toBe(true);
  await spare?.evaluate(() => Object.assign(window, { sameDocument: true }));
  await top.locator('[data-card="forest"]').click();
  await expect(top.locator('[data-screen="FTR10000"][data-state="ready"]')).toBeVisible();
  expect(await spare?.evaluate(() => 'sameDocument' in window)).toBe(true);
  // With the page the document has got that page's rights: home may open a WebView, this one may not.
  const denied = await spare?.evaluate(
    () =>
      new Promise<string>((resolve) => {
        window.addEventListener('message', ({ data }) => {
          const reply = JSON.parse(data.walletBridge);
          if (reply.id === 'mine') resolve(reply.error?.message ?? 'granted');
        });
        const params = { url: '/lab/FLA61000' };
        const request = { v: 1, kind: 'request', id: 'mine', method: 'openWebView', params };
        window.parent.postMessage({ walletBridge: JSON.stringify(request) }, location.origin);
      }),
  );
  expect(denied).toBe('forest does not list openWebView in its manifest');
  // The next one is being kept already.
  await expect(frames).toHaveCount(3);
  await page.locator('[data-host="back"]').click();
  await expect(top.locator('[data-screen="FMA10000"]')).toBeVisible();
});
