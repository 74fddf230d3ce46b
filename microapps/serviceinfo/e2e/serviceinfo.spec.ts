import {
  action,
  checkEveryScreen,
  expect,
  expectAccessible,
  expectNoOverflow,
  field,
  shows,
  test,
} from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';

checkEveryScreen({ manifest });

test('(R759) a visitor looks a service up, and its sheet fits', async ({ page, world }) => {
  await world.reset('visitor');
  await page.goto('/serviceinfo/SVC10000');
  await shows(page, 'SVC10000');
  await field(page, 'search').fill('휴양림');
  await page.locator('[data-action="openService"]').click();
  await expect(action(page, 'start')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test.describe('in the app', () => {
  test.use({ platform: 'ios' });

  test('a service opens in a WebView of its own, and back returns to its sheet', async ({ phone, world }) => {
    await world.reset('member');
    const page = await phone.open('/serviceinfo/SVC10000?code=16');
    await shows(page, 'SVC10000');
    const opened = await phone.opens(() => action(page, 'start').click());
    await shows(opened, 'FTR10000');
    await phone.back();
    await phone.until(1);
    await expect(page.locator('[data-part="service"]')).toBeVisible();
  });
});
