import { dialog, expect, holdBack, type Page, shows, test } from '@wallet/mocks/e2e';

const index = '**/_registry/index.json';

interface Index {
  apps: { id: string; document: string; killed?: object[] }[];
}

/** What a page has asked of what is released, from now on: addresses, in their order. */
function asksOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/registry/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** Closes an app in what the server says from now on. */
async function closeApp(page: Page, id: string) {
  await page.route(index, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as Index;
    for (const app of body.apps)
      if (app.id === id) app.killed = [{ text: { ko: '눈이 많이 와서 닫았어요.', en: 'Closed for snow.' } }];
    await route.fulfill({ json: body });
  });
}

const card = (page: Page, id: string) => page.locator(`[data-card="${id}"]`);

test('home asks once what is released, by a small index, and shows its cards from what was last known while it is held back', async ({
  world,
  page,
}) => {
  await world.reset('member');
  const asked = asksOf(page);
  await page.goto('/main/FMA10000');
  await shows(page, 'FMA10000');
  await expect(card(page, 'forest')).toBeVisible();
  await page.waitForLoadState('networkidle');
  // What a card's app starts with stands by itself, and comes when the card is seen.
  expect(asked.filter((path) => !/^\/_registry\/[\w-]+-[0-9a-f]{16}\.json$/.test(path))).toEqual([
    '/_registry/index.json',
  ]);

  const letGo = await holdBack(page, index);
  await page.reload();
  await shows(page, 'FMA10000');
  await expect(card(page, 'forest')).toBeVisible();
  await expect(page.locator('[data-action="tab-all"]')).toBeVisible();
  letGo();
  await expect(card(page, 'forest')).toBeVisible();
});

test('(G34) a domain that the newer index has closed is closed for a tap on a card that was drawn before', async ({
  world,
  page,
}) => {
  await world.reset('member');
  await page.goto('/main/FMA10000');
  await shows(page, 'FMA10000');
  await expect(card(page, 'forest')).toBeVisible();
  await closeApp(page, 'forest');
  await page.reload();
  await shows(page, 'FMA10000');
  await card(page, 'forest').click();
  await expect(dialog(page, 'serviceStopped')).toContainText('눈이 많이 와서');
  await dialog(page, 'serviceStopped').locator('[data-action="confirm"]').click();
  expect(new URL(page.url()).pathname).toBe('/main/FMA10000');
});

test('the index is small, compressed, and kept to be shown; what is said of an app is kept for ever', async ({
  page,
}) => {
  const answer = await page.request.get('/_registry/index.json', { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers()['content-encoding']).toBe('br');
  expect(answer.headers()['cache-control']).toBe('max-age=0, stale-while-revalidate=86400');
  const text = await answer.text();
  const { apps } = JSON.parse(text) as Index;
  expect(text).toBe(JSON.stringify(JSON.parse(text)));
  expect(text).not.toMatch(/"(?:capabilities|entry|start|bridge)"/);
  // As many as there are: 12 kB with 45.
  expect(Number(answer.headers()['content-length'])).toBeLessThan((12_000 / 45) * apps.length);
  const forest = apps.find(({ id }) => id === 'forest');
  const whole = await page.request.get(`/_registry/forest-${forest?.document}.json`);
  expect(whole.headers()['cache-control']).toContain('immutable');
  const all = (await (await page.request.get('/registry.json')).json()) as Index;
  expect(await whole.json()).toEqual(all.apps.find(({ id }) => id === 'forest'));
});
