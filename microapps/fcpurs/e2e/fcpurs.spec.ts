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
import { reach, samples, toSign } from './samples.ts';

/** For who has no wallet yet. */
const first = ['FFC10000', 'FFC11000'];
const codes = Object.keys(manifest.screens);
/** Automatic buying, sending, withdrawing and cash are walked through in more.spec.ts. */
const more = codes.filter((code) => /^FFC(3|4|54)/.test(code));
const others = codes.filter((code) => !first.includes(code));

checkEveryScreen({ manifest, samples, reach, except: [...first, ...more] });
checkEveryScreen({ manifest, samples, except: others, persona: 'fxNew' });
checkEveryFault({
  manifest,
  samples,
  reach,
  except: [...first, ...more],
  parts: {
    FFC12000: ['POST /fcpurs-fe/rate/v1/course', 'POST /fcpurs-fe/rate/v1/alerts'],
  },
  asksNothing: ['FFC24200', 'FFC24400', 'FFCAPITEST', 'FFC99999'],
});

for (const platform of ['android', 'ios'] as const) {
  test.describe(`the wallet, ${platform}`, () => {
    test.use({ platform });

    test('is filled with yen at a signed rate, which pay in Japan; home and history know it', async ({
      world,
      phone,
    }) => {
      await world.reset('fxOne', {}, '2026-11-23T10:00:00+09:00');
      phone.answer({ signWithCertificate: { signature: 'S', certSerial: '4412-51' } });
      const page = await phone.open('/fcpurs/FFC10000');
      await action(page, 'buy').click();
      await shows(page, 'FFC21000');
      await field(page, 'crncyCd').click();
      await page.locator('dialog[open] [data-value="JPY"]').click();
      await expect(field(page, 'crncyCd')).toContainText('일본 엔');
      await field(page, 'amount').fill('30000');
      await action(page, 'next').click();
      await shows(page, 'FFC23000');
      await action(page, 'sign').click();
      await shows(page, 'FFC24000');
      await action(page, 'sign').click();
      await enterPin(page);
      await expect(page.locator('[data-result="success"]')).toContainText('30,000');
      expect(await world.journal('POST /fcpurs-fe/exchange/v1/save-sise')).toHaveLength(1);
      expect(await world.journal('POST /fcpurs-fe/exchange/v1/order')).toHaveLength(1);

      await page.goto('/gpayment/FGP31200');
      await shows(page, 'FGP31200');
      await field(page, 'code').fill('GLN-JP2201');
      await action(page, 'submit').click();
      // The shop is in Japan, and the country chosen is another.
      await page.locator('dialog[open] [data-action="confirm"]').click();
      await shows(page, 'FGP31510');
      await page.locator('[data-field="means"]').click();
      await page.locator('dialog[open] [data-value="3:"]').click();
      await field(page, 'amount').fill('1200');
      await action(page, 'submit').click();
      await shows(page, 'FGP31520');
      await action(page, 'submit').click();
      await enterPin(page);
      await expect(page.locator('[data-result="success"]')).toBeVisible({ timeout: 20_000 });

      await page.goto('/');
      await expect(page.locator('[data-currency="JPY"]')).toContainText('28,');
      await page.goto('/fcpurs/FFC51000?crncyCd=JPY');
      await expect(page.locator('[data-action="openEntry"]')).toHaveCount(2);
      await expect(page.getByText('해외에서 결제').first()).toBeVisible();
    });
  });
}

test('in a browser signing is the app’s alone, and nothing is exchanged', async ({ world, page }) => {
  await world.reset('member', {}, '2026-11-23T10:00:00+09:00');
  await page.goto('/fcpurs/FFC21000');
  await toSign(page);
  await action(page, 'sign').click();
  await shows(page, 'FFC24400');
  await expect(page.locator('[data-msg="certificateAppOnly"]')).toBeVisible();
  expect(await world.journal('POST /fcpurs-fe/exchange/v1/order')).toHaveLength(0);
});

test('on a Saturday the next opening is said, and nothing can be bought', async ({ world, page }) => {
  await world.reset('member', {}, '2026-11-21T12:00:00+09:00');
  await page.goto('/fcpurs/FFC21000');
  await expect(page.locator('[data-msg="fxClosed"]')).toContainText('11월 23일 (월) 오전 9:00');
  await field(page, 'amount').fill('100');
  await expect(action(page, 'next')).toBeDisabled();
});

test.describe('an affiliate’s customer', () => {
  test.use({
    platform: 'android',
    phoneOptions: { methods: ['hello', 'getLoginInfo', 'getSsoInfo', 'openWindow', 'closeView'] },
  });

  test('comes straight to the rates, signed in', async ({ world, phone }) => {
    await world.reset('visitor');
    const ci = (await world.personas()).find(({ id }) => id === 'groupKB0')?.ci ?? '';
    phone.answer({
      getSsoInfo: { samlAssertion: 'saml', ci, ssoNo: 'SSO1', kBCrtfiSerno: '4412', groupCoCd: 'KB0' },
    });
    const page = await phone.open('/fcpurs/FFC12000?groupCoCd=KB0&isGroupLogin=Y');
    await shows(page, 'FFC12000');
    await expect(page.locator('[data-part="rates"]')).toBeVisible();
  });
});
