import { action, checkEveryFault, checkEveryScreen, enterPin, expect, shows, test } from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';
import { samples } from './samples.ts';

checkEveryScreen({ manifest, samples });
checkEveryFault({ manifest, samples });

test('a visitor is asked to sign in', async ({ page }) => {
  await page.goto('/tax/FNT10000');
  await expect(page.locator('[data-msg="loginGuide"]')).toBeVisible();
});

for (const platform of ['android', 'ios', 'browser'] as const) {
  test.describe(`taxes, ${platform}`, () => {
    test.use({ platform });

    test('from home to a bill, paid by the payment password, and one by card', async ({ world, phone }) => {
      await world.reset('member', {}, '2026-11-20T10:00:00+09:00');
      const page = await phone.open('/tax/FNT10000');
      await action(page, 'bills').click();
      await shows(page, 'FNT20000');
      await page.locator('[data-action="openBill"]').first().click();
      await shows(page, 'FNT30000');
      await action(page, 'pay').click();
      await action(page, 'submit').click();
      await enterPin(page);
      await expect(page.locator('[data-result="success"]')).toContainText('638,790');
      await page.goto('/tax/FNT30000?billId=B4');
      await action(page, 'pay').click();
      await page.getByRole('radio', { name: /신용카드/ }).click();
      await action(page, 'submit').click();
      await page.waitForURL(/\/_mocks\/pg\//);
      await page.locator('[data-action="pay"]').click();
      await expect(page.locator('[data-result="success"]')).toContainText('1,243,201');
      expect(await world.journal('POST /tax/v1/pay')).toHaveLength(1);
    });
  });
}
