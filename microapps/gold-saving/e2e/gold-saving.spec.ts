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
import { answer, reach, samples } from './samples.ts';

/** Opening is for who has no account yet. */
const steps = ['FGS21000', 'FGS22000', 'FGS23000'];
const others = Object.keys(manifest.screens).filter((code) => !steps.includes(code));
// Whoever is signed in passes through it.
const through = ['login'];

checkEveryScreen({ manifest, samples, except: [...steps, ...through] });
checkEveryScreen({ manifest, samples, reach, except: others, persona: 'employee' });
checkEveryFault({
  manifest,
  samples,
  except: [...steps, ...through],
  parts: { FGS51000: ['POST /gold-saving-fe/v1/chart'] },
  asksNothing: ['FGS20004', 'index', 'test'],
});

for (const platform of ['android', 'ios', 'browser'] as const) {
  test.describe(`gold, ${platform}`, () => {
    test.use({ platform });

    test('an account is opened, gold bought, seen on home and sold', async ({ world, phone }) => {
      await world.reset('employee', {}, '2026-11-23T10:00:00+09:00');
      const page = await phone.open('/gold-saving/FGS11000');
      await action(page, 'open').click();
      await answer(page);
      await action(page, 'submit').click();
      await enterPin(page);
      await expect(page.locator('[data-result="success"]')).toBeVisible();
      await action(page, 'buy').click();
      await shows(page, 'FGS31000');
      await field(page, 'won').fill('100000');
      await action(page, 'next').click();
      await action(page, 'submit').click();
      await enterPin(page);
      await expect(page.locator('[data-result="success"]')).toContainText('0.52g');
      await action(page, 'goldHome').click();
      await expect(page.locator('[data-part="hero"]')).toContainText('0.52g');
      await page.goto('/');
      await expect(page.locator('[data-asset="gold"]')).toContainText('0.52');
      await page.goto('/gold-saving/FGS11000');
      await action(page, 'sell').click();
      await shows(page, 'FGS32000');
      await field(page, 'grams').fill('0.52');
      await action(page, 'next').click();
      await action(page, 'submit').click();
      await enterPin(page);
      await expect(page.locator('[data-result="success"]')).toContainText('0.52g');
      expect(await world.journal('POST /gold-saving-fe/v1/order')).toHaveLength(2);
      await page.goto('/gold-saving/FGS11000');
      await expect(page.locator('[data-part="hero"]')).toContainText('0.00g');
    });
  });
}

test('on a Saturday an order waits for Monday, and is taken back', async ({ world, phone }) => {
  await world.reset('member', {}, '2026-11-21T12:00:00+09:00');
  const page = await phone.open('/gold-saving/FGS31000?amount=100000');
  await expect(page.locator('[data-msg="goldMarketClosed"]')).toContainText('11월 23일 (월) 오전 9:00');
  await action(page, 'next').click();
  await action(page, 'submit').click();
  await enterPin(page);
  await action(page, 'see').click();
  await action(page, 'takeBack').click();
  await page.locator('dialog[open] [data-action="confirm"]').click();
  await expect(page.locator('[data-action="takeBack"]')).toHaveCount(0);
});

test.describe('an affiliate’s customer', () => {
  test.use({
    platform: 'android',
    phoneOptions: { methods: ['hello', 'getLoginInfo', 'getSsoInfo', 'openWindow', 'closeView'] },
  });

  test('comes straight to the price of gold, signed in', async ({ world, phone }) => {
    await world.reset('visitor');
    const ci = (await world.personas()).find(({ id }) => id === 'groupKB0')?.ci ?? '';
    phone.answer({
      getSsoInfo: { samlAssertion: 'saml', ci, ssoNo: 'SSO1', kBCrtfiSerno: '4412', groupCoCd: 'KB0' },
    });
    const page = await phone.open('/gold-saving/FGS51000?groupCoCd=KB0&isGroupLogin=Y');
    await shows(page, 'FGS51000');
    await expect(page.locator('[data-part="chart"]')).toBeVisible();
  });
});
