import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, shows, test } from '@wallet/mocks/e2e';
import { openWallet, type RegistryEntry } from './openWallet.ts';

/** Addresses of the files of the release that is current in a registry. */
function filesOf(store: string, app: string, registry: Map<string, string>): string[] {
  const { release } = JSON.parse(registry.get(app) ?? '{}') as RegistryEntry;
  const document = JSON.parse(readFileSync(join(store, 'releases', app, `${release}.json`), 'utf8')) as {
    files: Record<string, unknown>;
  };
  return Object.keys(document.files);
}

/** Fails when a page is loaded anew. */
async function keep(page: Page) {
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  return () => page.evaluate(() => 'stillHere' in window);
}

test('(G32, G33, G34) two domains are released at once, one goes back, one is closed, and nothing else notices', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/503.*useinfo/);
  test.setTimeout(150_000);
  const wallet = await openWallet();
  try {
    const { request } = page;
    await wallet.isUp(request);
    await request.post(`${wallet.origin}/_mocks/reset`, { data: { persona: 'member' } });
    const other = await context.newPage();
    const third = await context.newPage();
    await page.goto(`${wallet.origin}/forest/FTR10000`);
    await shows(page, 'FTR10000');
    await other.goto(`${wallet.origin}/useinfo/FCO82000`);
    await expect(other.locator('[data-screen]')).toBeVisible();
    await third.goto(`${wallet.origin}/mber/FMY10000`);
    await shows(third, 'FMY10000');
    const stays = [await keep(page), await keep(other), await keep(third)];
    const before = await wallet.registry(request);
    const kindsOf = async (app: string) =>
      (await wallet.run('history', app)).stdout
        .trim()
        .split('\n')
        .map((line) => line.split(/\s+/)[1]);
    // One build on a fresh machine, one for each change on a developer's.
    const builds = await kindsOf('forest');
    expect(builds.every((kind) => kind === 'build')).toBe(true);

    // Two teams, two processes, at once.
    const buildOf = async (path: string) =>
      /"build":"([\w-]+)"/.exec(await (await request.get(`${wallet.origin}${path}`)).text())?.[1];
    const [forestBuild, useinfoBuild] = [
      await buildOf('/forest/FTR10000'),
      await buildOf('/useinfo/FCO82000'),
    ];
    expect(forestBuild).toBeDefined();
    wallet.change('forest');
    wallet.change('useinfo');
    await Promise.all(['forest', 'useinfo'].map((app) => wallet.run('release', app, '--skip-tests')));
    const after = await wallet.registry(request);
    expect(after.get('forest')).not.toBe(before.get('forest'));
    expect(after.get('useinfo')).not.toBe(before.get('useinfo'));
    for (const [id, entry] of before)
      if (!['forest', 'useinfo'].includes(id)) expect(after.get(id), id).toBe(entry);

    // The pages that are open go on with the files of the release they were loaded with.
    await page.getByRole('button').first().focus();
    const chunk = page.waitForResponse(/\/FTR21000[^/]*\.js$/);
    await page.evaluate(() => {
      window.history.pushState({}, '', '/forest/FTR21000');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await shows(page, 'FTR21000');
    expect((await chunk).status()).toBe(200);
    expect(filesOf(wallet.store, 'forest', before)).toContain(new URL((await chunk).url()).pathname);
    expect(filesOf(wallet.store, 'forest', after)).not.toContain(new URL((await chunk).url()).pathname);
    for (const stayed of stays) expect(await stayed()).toBe(true);
    const nextForest = await buildOf('/forest/FTR10000');
    expect(nextForest).not.toBe(forestBuild);
    expect(await buildOf('/useinfo/FCO82000')).not.toBe(useinfoBuild);

    // One goes back, one is closed.
    await wallet.run('rollback', 'forest');
    const closing = [
      '--ko',
      '점검 중이에요.',
      '--en',
      'Under maintenance.',
      '--until',
      '2999-01-01T00:00:00+09:00',
    ];
    await wallet.run('kill', 'useinfo', ...closing);
    expect(await buildOf('/forest/FTR10000')).toBe(forestBuild);
    await third.goto(`${wallet.origin}/useinfo/FCO82000`);
    await expect(third.locator('[data-msg="serviceStopped"]')).toContainText('점검 중이에요.');
    await third.goto(`${wallet.origin}/mber/FMY10000`);
    await shows(third, 'FMY10000');
    const last = await wallet.registry(request);
    for (const [id, entry] of before)
      if (!['forest', 'useinfo'].includes(id)) expect(last.get(id), id).toBe(entry);
    expect(await kindsOf('forest')).toEqual(['rollback', 'release', ...builds]);
    expect((await wallet.run('verify')).stdout).toContain('Every file');

    // The page of before is of the release that everybody is back on: nobody asks it to be loaded again.
    expect(await stays[0]?.()).toBe(true);

    await wallet.run('revive', 'useinfo');
    await third.goto(`${wallet.origin}/useinfo/FCO82000`);
    await expect(third.locator('[data-screen]')).toBeVisible();
  } finally {
    wallet.close();
  }
});

test('(G35, G36) a chunk of a release that is gone means one reload; a tampered entry is refused by the browser', async ({
  page,
  watch,
}) => {
  watch.allow(/integrity/);
  const html = await (await page.request.get('/forest/FTR10000')).text();
  expect(html).toMatch(
    /<script type="module" crossorigin src="\/forest\/assets\/[\w-]+\.js" integrity="sha256-/,
  );
  let loads = 0;
  await page.route('**/forest/assets/index-*.js', async (route) => {
    loads += 1;
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()}\n;window.evil=1;` });
  });
  await page.goto('/forest/FTR10000');
  await expect(page.locator('[data-msg="chunkMissing"]')).toBeVisible();
  expect(loads).toBeGreaterThanOrEqual(2);
  expect(await page.evaluate(() => 'evil' in window)).toBe(false);
});

/** Scripts and styles that a page has loaded and that nothing was said of: no hash of a tag, none of the import map. */
function unsealed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const map = document.querySelector('script[type=importmap]')?.textContent ?? '{}';
    const { integrity = {} } = JSON.parse(map) as { integrity?: Record<string, string> };
    const tags = [
      ...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('[integrity]:not([integrity=""])'),
    ];
    const known = new Set(tags.map((tag) => ('href' in tag ? tag.href : tag.src)));
    return performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/assets\/[^?]+\.(?:js|css)$|\/_shared\/[^?]+\.(?:js|css)$/.test(name))
      .filter((name) => !known.has(name) && !(new URL(name).pathname in integrity));
  });
}

test.describe('(G36) all that an app loads', () => {
  const next = async (page: Page, path = '/forest/FTR21000') => {
    await page.evaluate((to) => {
      window.history.pushState({}, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  };

  test('has a hash in its page, whichever screen it begins with', async ({ page, world }) => {
    await world.reset('member');
    await page.goto('/forest/FTR10000');
    await shows(page, 'FTR10000');
    await next(page);
    await shows(page, 'FTR21000');
    expect(await unsealed(page)).toEqual([]);
    await page.goto('/forest/FTR42000');
    await shows(page, 'FTR42000');
    expect(await unsealed(page)).toEqual([]);
  });

  // The style of an app's own stands beside its page; what comes with a lazy screen is the style of a part of the kit.
  const lazy = {
    js: { at: '/forest/FTR21000', code: 'FTR21000', file: /\/forest\/assets\/FTR21000[^/]*\.js$/ },
    css: { at: '/forest/FTR22000?forestId=F001', code: 'FTR22000', file: /\/_shared\/kit-shows-[^/]*\.css$/ },
  };
  for (const kind of ['js', 'css'] as const) {
    test(`is refused where it is not what was built: a lazy screen's ${kind}`, async ({
      page,
      world,
      watch,
    }) => {
      watch.allow(/integrity|digest|Failed to load resource|could not be (?:loaded|had)/);
      await world.reset('member');
      const { at, code, file } = lazy[kind];
      const evil = kind === 'js' ? ';window.evil=1;' : 'body{outline:7px solid red}';
      let altered = 0;
      await page.route(file, async (route) => {
        altered += 1;
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: `${await answer.text()}${evil}` });
      });
      await page.goto('/forest/FTR10000');
      await shows(page, 'FTR10000');
      await next(page, at);
      // Loaded anew once, with the screen's own address: the page starts with its files, and refuses them again.
      await expect(page.locator('[data-msg]').first()).toBeVisible();
      await expect(page.locator(`[data-screen="${code}"]`)).toHaveCount(0);
      expect(altered).toBeGreaterThan(0);
      const left = () =>
        page.evaluate(() => 'evil' in window || getComputedStyle(document.body).outlineWidth === '7px');
      expect(await left()).toBe(false);
    });
  }

  test('is refused where it is not what was built: the style beside the page', async ({
    page,
    world,
    watch,
  }) => {
    watch.allow(/integrity|digest|Failed to load resource/);
    await world.reset('member');
    let altered = 0;
    await page.route(/\/forest\/assets\/style-[^/]*\.css$/, async (route) => {
      altered += 1;
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${await answer.text()}body{outline:7px solid red}` });
    });
    await page.goto('/forest/FTR10000');
    await shows(page, 'FTR10000');
    expect(altered).toBeGreaterThan(0);
    expect(await page.evaluate(() => getComputedStyle(document.body).outlineWidth)).not.toBe('7px');
  });
});
