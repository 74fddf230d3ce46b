import { action, checkEveryScreen, expect, expectAccessible, field, shows, test } from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';
import { samples } from './samples.ts';

checkEveryScreen({ manifest, samples });

test('(R757) (R758) a visitor finds a post, reads on to the next and goes back to the list', async ({
  page,
  world,
}) => {
  await world.reset('visitor');
  await page.goto('/whitepaper/FUW10000');
  await shows(page, 'FUW10000');
  await field(page, 'search').fill('알림');
  await page.locator('[data-action="openPost"]').first().click();
  await shows(page, 'FUW11000');
  await expect(page.getByRole('table')).toBeVisible();
  await action(page, 'nextPost').click();
  await expect(page).toHaveURL(/WP03$/);
  await page.goBack();
  await shows(page, 'FUW10000');
});

test('back from a post, the list stands where it was left, with what was searched for', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 420 });
  await page.goto('/whitepaper/FUW10000');
  await shows(page, 'FUW10000');
  const posts = page.locator('[data-action="openPost"]');
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  await posts.last().scrollIntoViewIfNeeded();
  const left = await top();
  expect(left).toBeGreaterThan(100);
  await posts.last().click();
  await shows(page, 'FUW11000');
  await page.goBack();
  await shows(page, 'FUW10000');
  await expect.poll(top).toBe(left);
  await field(page, 'search').fill('알림');
  const found = await posts.count();
  await posts.first().click();
  await shows(page, 'FUW11000');
  await action(page, 'back').click();
  await shows(page, 'FUW10000');
  await expect(field(page, 'search')).toHaveValue('알림');
  await expect(posts).toHaveCount(found);
});

test('a post that is not there says so, also in dark and at 320 px', async ({ page }) => {
  await page.goto('/whitepaper/FUW11000/nothing');
  await shows(page, 'FUW11000');
  await expectAccessible(page);
  await action(page, 'back').click();
  await shows(page, 'FUW10000');
});

test.describe('in the app', () => {
  test.use({ platform: 'ios' });

  test('a service that a post explains opens in a WebView of its own', async ({ phone, world }) => {
    await world.reset('member');
    const page = await phone.open('/whitepaper/FUW11000/WP05');
    await shows(page, 'FUW11000');
    const opened = await phone.opens(() => page.getByRole('link', { name: '휴양림 찾아보기' }).click());
    await shows(opened, 'FTR10000');
    await phone.back();
    await phone.until(1);
    await shows(page, 'FUW11000');
  });
});
