import { expect, shows, test } from '@wallet/mocks/e2e';

test.use({ platform: 'android' });

test('what a domain starts with is fetched when its card is seen, once, and is not fetched again when it opens', async ({
  world,
  phone,
}) => {
  await world.reset('member');
  const home = await phone.open('/');
  const asked: string[] = [];
  home.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await shows(home, 'FMA10000');
  const entry = () => asked.filter((path) => /^\/forest\/assets\/index-.*\.js$/.test(path));
  // The services stand below what is shown at first.
  expect(entry()).toEqual([]);
  await home.locator('[data-card="forest"]').scrollIntoViewIfNeeded();
  await expect.poll(entry).toHaveLength(1);
  const forest = await phone.opens(() => home.locator('[data-card="forest"]').click());
  await shows(forest, 'FTR10000');
  const bytes = await forest.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/forest\/assets\/index-.*\.js$/.test(name))
      .map((each) => (each as PerformanceResourceTiming).transferSize),
  );
  // From the cache: at most the headers were asked about.
  expect(bytes.every((size) => size < 400)).toBe(true);
  expect(bytes).toHaveLength(1);
});

test('nothing is fetched ahead for customers who save data', async ({ world, phone }) => {
  await world.reset('member');
  const home = await phone.open('/_mocks/personas');
  await home.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked: string[] = [];
  home.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await home.goto('/main/FMA10000');
  await shows(home, 'FMA10000');
  await expect(home.locator('[data-card="forest"]')).toBeVisible();
  await home.waitForTimeout(600);
  expect(asked.filter((path) => path.startsWith('/forest/'))).toEqual([]);
});
