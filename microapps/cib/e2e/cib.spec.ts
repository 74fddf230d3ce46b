import { action, checkEveryFault, checkEveryScreen, expect, shows, test } from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';
import { check, onTheWay, pay, reach, samples } from './samples.ts';

const persona = 'carOwner';

checkEveryScreen({ manifest, persona, samples, reach, onTheWay });
checkEveryFault({
  manifest,
  persona,
  samples,
  reach,
  onTheWay,
  // A page of several answers stands where one of them fails, and that one is tried again in its place.
  parts: {
    FCI22100: ['POST /cib/base/guide', 'POST /cib/rslt/list'],
    FCI31100: ['POST /cib/rsv/validity', 'POST /cib/rsv/placeList'],
    FCI98100: ['POST /cib/penlt/operatingTime'],
    FCI83000: ['GET /mstr/main/holdings'],
  },
  // Without an answer of the wallet the gate lets in: the agency's own calls know better.
  aside: {
    FCI00000: [
      'POST /cib/rsv/count',
      'POST /cib/penlt/points',
      'POST /cib/rsv/placeList',
      'POST /mber/user/getJoinService',
      'POST /mstr/commPup/commPupInfo',
    ],
    FCI10000: ['POST /mber/user/getJoinService'],
  },
  asksNothing: ['FCI91300', 'CibTestCall'],
});

for (const platform of ['android', 'ios', 'browser'] as const) {
  test.describe(`an inspection, ${platform}`, () => {
    test.use({ platform });

    test('the road from the late car to its pass, and back', async ({ world, phone }) => {
      await world.reset(persona);
      const page = await phone.open('/cib/FCI00000');
      await action(page, 'reserve').click();
      await shows(page, 'FCI31100');
      await check(page);
      await pay(page);
      await action(page, 'openBooking').click();
      await expect(page.locator('[data-part="pass"][data-state="valid"]')).toBeVisible();
      await action(page, 'openBooking').click();
      await shows(page, 'FCI52200');
      await action(page, 'cancel').click();
      await action(page, 'submit').click();
      await page.locator('dialog[open] [data-action="confirm"]').click();
      await expect(page.locator('[data-part="pass"]')).toHaveAttribute('data-state', 'cancelled');
      expect(await world.journal('POST /cib/rsv/cancel')).toHaveLength(1);
    });
  });
}

test('an affiliate’s customer opens the course by its address', async ({ world, phone }) => {
  await world.reset(persona);
  const page = await phone.open('/cib/FCI91000?groupCoCd=KB0');
  await shows(page, 'FCI91000');
  await expect(page.locator('[data-part="hero"]')).toContainText('30');
});
