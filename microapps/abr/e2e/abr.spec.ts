import {
  action,
  checkEveryFault,
  checkEveryScreen,
  checkEveryState,
  expect,
  field,
  shows,
  test,
} from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';
import { pay, reach, samples } from './samples.ts';

const testPages = ['AbrTestCall', 'AbrTestCall2'];
checkEveryScreen({ manifest, samples, reach, except: testPages });
checkEveryScreen({
  manifest,
  persona: 'developer',
  except: Object.keys(manifest.screens).filter((code) => !testPages.includes(code)),
});
// Home stands without the bookings.
checkEveryFault({
  manifest,
  samples,
  reach,
  except: testPages,
  aside: { FGR10000: ['GET /abr/base/reservations'] },
});
const act = (which: string) => ({
  at: '/abr/FGR60000',
  shows: which === 'change' ? '[data-field="carNum"]' : '[data-part="cancelFees"]',
  reach: async (page: Parameters<typeof pay>[0]) => {
    await page.locator('[data-action="openBooking"]').first().click();
    await action(page, which).click();
  },
});
checkEveryState('abr', { change: act('change'), cancel: act('cancel') });

test('(R731) the test pages are for developers', async ({ world, page }) => {
  await world.reset('member');
  await page.goto('/abr/AbrTestCall2');
  await expect(page.locator('[data-screen="AbrTestCall2"]')).toHaveCount(0);
});

for (const platform of ['android', 'ios', 'browser'] as const) {
  test.describe(`a car, ${platform}`, () => {
    test.use({ platform });

    test('the road from a day of Gwangneung to its code at the gate, and back', async ({ world, phone }) => {
      await world.reset('member');
      const page = await phone.open('/abr/FGR10000');
      await action(page, 'gwangneung').click();
      await shows(page, 'FGR20000');
      await page.locator('[data-date]:not([aria-disabled="true"])').last().click();
      await page.locator('fieldset', { hasText: '입장 시간' }).locator('label').first().click();
      await page.locator('label', { hasText: '경차' }).click();
      await field(page, 'carNum').fill('12가3456');
      await action(page, 'next').click();
      await pay(page);
      await expect(page.locator('[data-part="pass"][data-state="valid"]')).toContainText('12가3456');
      await action(page, 'cancel').click();
      await action(page, 'submit').click();
      await page.locator('dialog[open] [data-action="confirm"]').click();
      await expect(page.locator('[data-part="pass"]')).toHaveAttribute('data-state', 'cancelled');
      expect(await world.journal('POST /abr/gwangneung/reserve')).toHaveLength(1);
    });
  });
}
