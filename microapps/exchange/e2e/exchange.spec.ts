import {
  action,
  checkEveryFault,
  checkEveryScreen,
  enterPin,
  expect,
  field,
  shows,
  test,
} from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';
import { samples } from './samples.ts';

const persona = 'traveller';
// Steps stand on what was chosen before them: the road below goes through them.
const except = ['FEX00004', 'FEX00102', 'FEX00103', 'FEX00104'];
checkEveryScreen({ manifest, samples, persona, except });
const at = (...names: string[]) => names.map((name) => `POST /exchange-fe/v1/${name}`);
const parts = {
  FEX00001: at('orders', 'coinOrders'),
  FEX00002: at('rateSeries'),

  FEX02001: at('places'),
  FEX02101: at('places'),
};
const aside = { FEX00001: at('terms'), FEX00002: at('alerts') };
checkEveryFault({ manifest, samples, persona, except, parts, aside });

test('(R469) the airport leads to a currency here; a visitor is asked to sign in', async ({
  world,
  page,
}) => {
  await page.goto('/exchange/FEX00001?crncyCd=JPY');
  await expect(page.locator('[data-msg="loginGuide"]')).toBeVisible();
  await world.reset('member');
  await page.goto('/htoa/FKT51000');
  await action(page, 'exchange').click();
  await shows(page, 'FEX00001');
});

for (const platform of ['android', 'ios', 'browser'] as const) {
  test.describe(`cash, ${platform}`, () => {
    test.use({ platform });

    test('yen are bought, their place is changed, and they are sold back for what was told', async ({
      world,
      phone,
    }) => {
      await world.reset('member', {}, '2026-11-20T10:00:00+09:00');
      const page = await phone.open('/exchange/FEX00101?crncyCd=JPY');
      await shows(page, 'FEX00101');
      await field(page, 'units').fill('50000');
      await action(page, 'next').click();
      await shows(page, 'FEX00102');
      const choose = async () => {
        await page.locator('[data-action="openPlace"]').first().click();
        await action(page, 'choosePlace').click();
        await page.locator('[data-part="when"] [data-date]:not([aria-disabled])').last().click();
        await action(page, 'next').click();
      };
      await choose();
      await shows(page, 'FEX00103');
      await action(page, 'submit').click();
      await enterPin(page);
      await expect(page.locator('[data-result="success"]')).toBeVisible();
      await action(page, 'openOrder').click();
      await action(page, 'change').click();
      await shows(page, 'FEX00102');
      await page.getByRole('radio', { name: '공항' }).click();
      await choose();
      await shows(page, 'FEX01101');
      await action(page, 'cancel').click();
      await action(page, 'cancelNow').click();
      await expect(page.locator('[data-action="cancel"]')).toHaveCount(0);
      expect(await world.journal('POST /exchange-fe/v1/order')).toHaveLength(1);
    });
  });
}
