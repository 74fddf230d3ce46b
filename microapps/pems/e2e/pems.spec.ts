import { action, checkEveryFault, checkEveryScreen, expect, field, shows, test } from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';
import { asksNothing, onTheWay, reach, samples } from './samples.ts';

checkEveryScreen({ manifest, samples, reach, onTheWay });
// Seen once, the card stands for a day without an answer.
const aside = { FML33100: ['GET /pems/animal'] };
checkEveryFault({ manifest, samples, reach, onTheWay, asksNothing, aside });

for (const platform of ['android', 'ios', 'browser'] as const) {
  test.describe(`a dog, ${platform}`, () => {
    test.use({ platform });

    test('a puppy is applied for; the other one is lost: a poster is saved, and it comes home', async ({
      world,
      phone,
    }) => {
      await world.reset('member');
      phone.answer({ openNativeScreen: { isSaved: true } as never });
      const page = await phone.open('/pems/FML40000?anmlId=A2');
      await reach.FML42400?.(page);
      await shows(page, 'FML42400');
      await action(page, 'openPlace').first().click();
      await action(page, 'chooseAgency').click();
      await page.locator('[data-part="calendar"] [data-date]:not([aria-disabled="true"])').first().click();
      await field(page, 'agreeAll').check();
      await action(page, 'submit').click();
      await shows(page, 'FML41000');
      await expect(page.locator('[data-result="success"]')).toContainText('두부의 등록을 신청했어요');
      expect(await world.journal('POST /pems/apply')).toHaveLength(1);

      await page.goto('/pems/FML33100?anmlId=A1');
      await action(page, 'lost').click();
      await shows(page, 'FML70000');
      await page.getByRole('radio', { name: '영등포구' }).check();
      await field(page, 'place').fill('여의도공원 정문');
      await action(page, 'submit').click();
      await shows(page, 'FML70200');
      const download = platform === 'browser' ? page.waitForEvent('download') : null;
      await action(page, 'saveReceipt').click();
      await download;
      await expect(page.getByText('전단을 저장했어요')).toBeVisible();
      await action(page, 'end').click();
      await page.locator('dialog[open] [data-action="confirm"]').click();
      await expect(page.locator('[data-msg="ended"]')).toContainText('가족을 만나');
    });
  });
}

test('a link to a notice is read by a visitor, who signs in to write', async ({ page, world }) => {
  await world.reset();
  await page.goto('/pems/FML70200?rprtId=R1');
  await expect(page.locator('main')).toContainText('보리를 찾고 있어요');
  await action(page, 'login').click();
  await expect(page.locator('[data-msg="loginGuide"]')).toBeVisible();
  expect(await world.journal('POST /pems/message')).toHaveLength(0);
});

test.describe('from an affiliate', () => {
  const methods = ['hello', 'getLoginInfo', 'getSsoInfo', 'openWebView', 'openWindow', 'closeView'];
  test.use({ platform: 'android', phoneOptions: { methods } });

  test('its customer is signed in at the address that was asked for, a page for visitors stays one', async ({
    world,
    phone,
  }) => {
    await world.reset('visitor');
    const ci = (await world.personas()).find(({ id }) => id === 'groupKB0')?.ci ?? '';
    const known = { samlAssertion: 'saml', ssoNo: 'SSO1', kBCrtfiSerno: '4412', groupCoCd: 'KB0' };
    phone.answer({ getSsoInfo: { ...known, ci } });
    await shows(await phone.open('/pems/FML60000?groupCoCd=KB0'), 'FML60000');
    expect(phone.calls('getSsoInfo')).toEqual([]);
    const page = await phone.open('/pems/FML41000?groupCoCd=KB0');
    await shows(page, 'FML41000');
    await expect(page.locator('html')).toHaveAttribute('data-login', 'member');
    expect(phone.calls('getSsoInfo')).toHaveLength(1);
  });
});
