import {
  action,
  checkEveryFault,
  checkEveryScreen,
  checkEveryState,
  dialog,
  enterPin,
  expect,
  field,
  shows,
  test,
} from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';
import { samples } from './samples.ts';

checkEveryScreen({ manifest, samples });
checkEveryFault({ manifest, samples });
checkEveryState('cponmakt', {
  'for whom it is': {
    at: '/cponmakt/FCM12100?itemCd=MART06',
    async reach(page) {
      await action(page, 'gift').click();
      await field(page, 'phone').fill('01055551203');
      await action(page, 'addReceiver').click();
    },
    shows: '[data-action="removeReceiver"]',
  },
  'what is paid': {
    at: '/cponmakt/FCM12100?itemCd=CINE01',
    reach: async (page) => action(page, 'buy').click(),
    shows: '[data-field="count"]',
  },
});

test('a visitor is asked to sign in', async ({ page }) => {
  await page.goto('/cponmakt/FCM10000');
  await expect(page.locator('[data-msg="loginGuide"]')).toBeVisible();
});

for (const platform of ['android', 'ios', 'browser'] as const) {
  test.describe(`coupons, ${platform}`, () => {
    test.use({ platform });

    test('found, bought with points and won, and one given back', async ({ world, phone }) => {
      await world.reset('member', {}, '2026-11-20T10:00:00+09:00');
      const page = await phone.open('/cponmakt/FCM10000');
      await shows(page, 'FCM10000');
      await page.locator('[data-action="openGoods"]').first().click();
      await shows(page, 'FCM12100');
      await action(page, 'buy').click();
      await page.locator('fieldset:has([data-field="count"]) [data-action="increase"]').click();
      await action(page, 'submit').click();
      await enterPin(page);
      await expect(page.locator('[data-result="success"]')).toContainText('18,400');
      await action(page, 'openOrder').click();
      await page.locator('[data-action="return"]').first().click();
      await dialog(page, 'returnCoupon').locator('[data-action="confirm"]').click();
      await expect(page.locator('[data-action="return"]')).toHaveCount(1);
      expect(await world.journal('POST /cponmakt/v1/orders')).toHaveLength(1);
    });
  });
}
