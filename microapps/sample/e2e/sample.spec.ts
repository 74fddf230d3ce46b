import { checkEveryScreen, expect, test } from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';

checkEveryScreen({ manifest });

test('a visitor is led to the entry', async ({ page, world }) => {
  await world.reset();
  await page.goto('/sample/call');
  await expect(page.locator('[data-screen="FMA10000"]')).toBeVisible();
});

test('a developer sends a call many times and sees what came back of each', async ({ page, world }) => {
  await world.reset('developer');
  await world.reply({
    method: 'POST',
    path: '/forest/v1/forests',
    body: { status: 200, code: 'LAB0001', message: '실험실', payload: { seen: true } },
  });
  await page.goto('/sample');
  await page.locator('[data-action="SMP20000"]').click();
  const field = (name: string) => page.locator(`[data-field="${name}"]`);
  await field('method').fill('POST');
  await field('path').fill('/forest/v1/forests');
  await field('body').fill('{"size": 1');
  await field('parallel').fill('3');
  await page.locator('[data-action="submit"]').click();
  await expect(page.locator('[data-msg="callBody"]')).toBeVisible();
  await field('body').fill('{"size": 1}');
  await page.locator('[data-action="submit"]').click();
  await expect(page.locator('[data-result]')).toHaveCount(3);
  await expect(page.locator('[data-result="returned"][data-code="LAB0001"]')).toHaveCount(1);
  await expect(page.locator('[data-result="cancelled"]')).toHaveCount(2);
  const sent = await world.journal('POST /forest/v1/forests');
  expect(sent.map(({ body }) => body)).toEqual([{ size: 1 }]);
});
