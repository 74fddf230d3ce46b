import {
  action,
  checkEveryFault,
  checkEveryScreen,
  checkEveryState,
  expect,
  shows,
  test,
} from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';
import { check, onTheWay, pay, reach, samples } from './samples.ts';

checkEveryScreen({ manifest, samples, reach, onTheWay });
checkEveryFault({
  manifest,
  samples,
  reach,
  onTheWay,
  // A page of several answers stands where one of them fails, and that one is tried again in its place.
  parts: { FNE11110: ['GET /nie/edu/getEduAvailableDays'] },
  aside: {
    FNE10000: ['GET /nie/comm/upcomingReserveCount'],
    FNE11110: ['GET /nie/edu/getEduReserveList'],
    // Seen once, a booking stands without an answer.
    FNE51001: ['GET /nie/edu/getEduReserveDetail'],
    FNE51002: ['GET /nie/room/acmdResveView', 'GET /nie/comm/cancelDate'],
  },
});
checkEveryState('nie', {
  rooms: {
    at: '/nie/FNE21100',
    shows: '[data-action="openRoom"]',
    reach: async (page) => {
      const nights = page.locator('[data-part="calendar"] [data-date]:not([aria-disabled="true"])');
      await nights.nth(-2).click();
      await nights.last().click();
    },
  },
  cancel: {
    at: '/nie/FNE50000',
    shows: '[data-part="cancelFees"]',
    reach: async (page) => {
      await page.locator('[data-action="stay"]').nth(1).click();
      await action(page, 'cancel').click();
    },
  },
});

for (const platform of ['android', 'ios', 'browser'] as const) {
  test.describe(`a night, ${platform}`, () => {
    test.use({ platform });

    test('the road from a free room to its pass at the desk, and back', async ({ world, phone }) => {
      await world.reset('member');
      const page = await phone.open('/nie/FNE10000');
      await action(page, 'rooms').click();
      await shows(page, 'FNE21100');
      await check(page);
      await pay(page);
      await action(page, 'openBooking').click();
      await expect(page.locator('[data-part="pass"][data-state="valid"]')).toBeVisible();
      await action(page, 'openBooking').click();
      await shows(page, 'FNE51002');
      await action(page, 'cancel').click();
      await action(page, 'submit').click();
      await page.locator('dialog[open] [data-action="confirm"]').click();
      await expect(page.locator('[data-part="pass"]')).toHaveAttribute('data-state', 'cancelled');
      expect(await world.journal('POST /nie/room/acmdResvCancel')).toHaveLength(1);
    });
  });
}
