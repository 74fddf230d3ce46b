import { action, checkEveryFault, checkEveryScreen, expect, shows, test } from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';
import { openFlight, reach, samples } from './samples.ts';

checkEveryScreen({ manifest, samples, reach });
// A page of several answers stands where one of them fails, and that one is tried again in its place.
const parts = {
  FKT21000: ['GET /htoa/v1/rates', 'GET /htoa/v1/watch', 'GET /htoa/v1/flights/{key}'],
  FKT21001: ['POST /htoa/v1/routes'],
  FKT31000: ['GET /htoa/v1/flights'],
  FKT32200: ['GET /htoa/v1/congestion'],
  FKT41000: ['GET /htoa/v1/parking'],
  FKT51000: ['GET /htoa/v1/desks', 'GET /htoa/v1/rates'],
  tmap: ['POST /htoa/v1/routes'],
};
const aside = {
  FKT21000: ['GET /htoa/v1/congestion', 'POST /htoa/v1/routes'],
  FKT21001: ['GET /htoa/v1/watch', 'GET /htoa/v1/flights/{key}'],
};

checkEveryFault({ manifest, samples, reach, parts, aside, asksNothing: ['FKT63000'] });

for (const platform of ['android', 'ios', 'browser'] as const) {
  test.describe(`to the airport, ${platform}`, () => {
    test.use({ platform });

    test('a flight is found and watched, and home says when to leave', async ({ world, phone }) => {
      await world.reset('member');
      const page = await phone.open('/htoa/FKT31000');
      await page.getByRole('radio', { name: '내일' }).click();
      await openFlight(page);
      await action(page, 'watch').click();
      await expect(action(page, 'watch')).toContainText('그만');
      await action(page, 'ride').click();
      await shows(page, 'FKT21001');
      await expect(page.locator('main')).toContainText('출발하면 넉넉해요');
      await page.goto('/htoa/FKT21000');
      await expect(page.locator('main')).toContainText('나설 시각');
      expect(await world.journal('POST /htoa/v1/watch')).toHaveLength(1);
    });
  });
}
