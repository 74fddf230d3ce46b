import { action, checkEveryScreen, expect, shows, test } from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';
import { fillIn, joinUpTo, pay } from './road.ts';
import { onTheWay, reach, samples } from './samples.ts';

checkEveryScreen({ manifest, samples, reach, onTheWay });

test.describe('forest', () => {
  test.use({ platform: 'android' });

  test.beforeEach(async ({ world }) => {
    await world.reset('member');
  });

  test('a booking is cancelled for the fee that was shown', async ({ phone }) => {
    const page = await phone.open('/forest/FTR41500?roomId=F01R1');
    await shows(page, 'FTR41500');
    await fillIn(page);
    await pay(page);
    await action(page, 'openBooking').click();
    await shows(page, 'FTR61110');
    await action(page, 'cancelBooking').click();
    await shows(page, 'FTR61120');
    await action(page, 'submit').click();
    await page.locator('dialog[open] [data-action="confirm"]').click();
    await shows(page, 'FTR61110');
    await expect(page.locator('[data-action="cancelBooking"]')).toHaveCount(0);
  });

  test('two taps on pay make one booking', async ({ world, phone }) => {
    const page = await phone.open('/forest/FTR41500?roomId=F01R1');
    await shows(page, 'FTR41500');
    await fillIn(page);
    await action(page, 'submit').dblclick();
    await page.waitForURL(/\/_mocks\/pg\//);
    expect(await world.journal('POST /forest/v1/bookings')).toHaveLength(1);
  });

  test('the membership is joined step by step, its password never readable on the wire', async ({
    world,
    phone,
  }) => {
    const page = await phone.open('/forest/FTR01001');
    await joinUpTo(page, 'FTR01009');
    const sent = JSON.stringify(await world.journal());
    expect(sent).not.toContain('forest-2026!');
  });
});
