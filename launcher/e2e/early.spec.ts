import { dialog, expect, holdBack, shows, test } from '@wallet/mocks/e2e';
import { appDirs, readManifest } from '../../.tools/appDirs.ts';

const manifests = await Promise.all(appDirs().map(readManifest));
const asking = manifests.flatMap(({ screens }) =>
  Object.entries(screens).flatMap(([code, { path, asks = [], memberAsks = [] }]) => {
    const all = [...asks, ...memberAsks];
    return all.length > 0 ? [{ code, path, asks: all, memberAsks }] : [];
  }),
);
const list = '/forest/v1/forests';
/** Where a member is led on from there, who has signed in or has a library card. */
const leadsTo: Readonly<Record<string, string>> = { ENTRY: 'FMA10000', FBK00000: 'FBK10000' };

for (const { code, path, asks } of asking) {
  test(`what ${code} asks is asked before any script has run, and once`, async ({ world, page }) => {
    const addresses = async () =>
      (await world.journal()).map(({ method, path: asked, query }) => {
        const text = new URLSearchParams(query).toString();
        return `${method} ${asked}${text && `?${text}`}`;
      });
    await world.reset('member');
    const letGo = await holdBack(page, '**/_shared/runtime-*');
    const opened = page.goto(path);
    for (const ask of asks) await expect.poll(addresses).toContain(`GET ${ask}`);
    letGo();
    await opened;
    await shows(page, leadsTo[code] ?? code);
    await page.waitForLoadState('networkidle');
    const all = await addresses();
    for (const ask of asks) expect(all.filter((each) => each === `GET ${ask}`)).toHaveLength(1);
  });
}

test('what home asks for members alone, a visitor does not ask', async ({ world, page }) => {
  const ofMembers = asking.flatMap(({ memberAsks }) => memberAsks);
  expect(ofMembers).not.toEqual([]);
  await world.reset();
  await page.goto('/');
  await shows(page, 'FMA10000');
  await page.waitForLoadState('networkidle');
  const asked = (await world.journal()).map(({ path }) => path);
  expect(asked).toContain('/mstr/main/cards');
  for (const ask of ofMembers) expect(asked).not.toContain(ask);
});

test('a visitor asks nothing that is behind the login', async ({ world, page }) => {
  await world.reset();
  await page.goto('/forest/FTR21000');
  await expect(dialog(page, 'loginGuide')).toBeVisible();
  expect((await world.journal()).filter(({ path }) => path === list)).toEqual([]);
});

test('a fault of what was asked early is told as any other, and asked again by the customer', async ({
  world,
  page,
  watch,
}) => {
  watch.allow(/500/);
  await world.reset('member');
  await world.reply({ method: 'GET', path: list, status: 500, times: 1 });
  await page.goto('/forest/FTR21000');
  await shows(page, 'FTR21000', 'error');
  await page.locator('[data-action="retry"]').click();
  await shows(page, 'FTR21000');
  expect((await world.journal()).filter(({ path }) => path === list)).toHaveLength(2);
});
