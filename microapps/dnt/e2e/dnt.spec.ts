import { action, checkEveryFault, checkEveryScreen, expect, field, shows, test } from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';
import { order, reach, samples } from './samples.ts';

// Nobody can give around midnight.
const at = '2026-11-25T10:00:00+09:00';
checkEveryScreen({ manifest, samples, reach, at });
// Home stands without the gifts of a town.
checkEveryFault({ manifest, samples, reach, at, aside: { FHL31000: ['GET /dnt/v1/products'] } });

test('a visitor is asked to sign in', async ({ page }) => {
  await page.goto('/dnt/FHL31000');
  await expect(page.locator('[data-msg="loginGuide"]')).toBeVisible();
});

for (const platform of ['android', 'ios', 'browser'] as const) {
  test.describe(`donation, ${platform}`, () => {
    test.use({ platform });

    test('100,000 won are given and their statement read; a gift is ordered for points', async ({
      world,
      phone,
    }) => {
      await world.reset('member', undefined, at);
      const page = await phone.open('/dnt/FHL33000');
      await action(page, 'province-51').click();
      await page.getByRole('button', { name: /강릉시/ }).click();
      await field(page, 'amount').fill('100000');
      await action(page, 'next').click();
      await expect(page.locator('[data-msg="dntNoCancel"]')).toBeVisible();
      await action(page, 'submit').click();
      await page.waitForURL(/\/_mocks\/pg\//);
      await page.locator('[data-action="pay"]').click();
      await shows(page, 'FHL40000');
      await expect(page.locator('[data-result="success"]')).toContainText('100,000원');
      await action(page, 'statement').click();
      await expect(page.locator('[data-part="statement"] canvas')).toBeVisible();
      await page.keyboard.press('Escape');
      await action(page, 'gifts').click();
      await shows(page, 'FHL51000');
      await order(page);
      await action(page, 'submit').click();
      await expect(page.locator('[data-result="success"]')).toContainText('25,000P');
      expect(await world.journal('POST /dnt/v1/epayno')).toHaveLength(1);
      await page.goto('/dnt/FHL31000');
      await expect(page.locator('main')).toContainText('35,000');
    });
  });
}
