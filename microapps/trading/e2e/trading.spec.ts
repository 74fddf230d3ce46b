import {
  action,
  checkEveryFault,
  checkEveryScreen,
  checkEveryState,
  enterPin,
  expect,
  field,
  type Page,
  shows,
  test,
} from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';

checkEveryScreen({ manifest });
checkEveryFault({ manifest });

const openDeal = (thing: string) => (page: Page) =>
  page.locator('[data-action="openDeal"]').filter({ hasText: thing }).click();

checkEveryState('trading', {
  'one that has come': { at: '/trading', reach: openDeal('무선 이어폰'), shows: '[data-action="dispute"]' },
  'what is paid': {
    at: '/trading',
    async reach(page) {
      await openDeal('필름 카메라')(page);
      await action(page, 'pay').click();
    },
    shows: '[data-field="usesPoints"]',
  },
  'a dispute': {
    at: '/trading',
    async reach(page) {
      await openDeal('기계식 키보드')(page);
      await action(page, 'dispute').click();
      await action(page, 'answer').click();
    },
    shows: 'dialog[open] [data-field="answer"]',
  },
  'the code of who buys': {
    at: '/trading',
    async reach(page) {
      await openDeal('접이식 자전거')(page);
      await action(page, 'handOver').click();
    },
    shows: 'dialog[open] svg',
  },
  rules: { at: '/trading?view=rules', reach: async () => {}, shows: 'ol' },
  'a price': {
    at: '/trading?view=new',
    async reach(page) {
      await field(page, 'thing').fill('독서 등');
      await action(page, 'next').click();
      await field(page, 'price').fill('48000');
    },
    shows: '[data-field="delivery"]',
  },
});

for (const platform of ['android', 'ios', 'browser'] as const) {
  test.describe(`a safe trade, ${platform}`, () => {
    test.use({ platform });

    test('what came is confirmed, and another thing paid into escrow once', async ({ world, phone }) => {
      await world.reset('member');
      const page = await phone.open('/trading');
      await shows(page, 'TRADING');
      await openDeal('무선 이어폰')(page);
      await action(page, 'confirm').click();
      await page.locator('dialog[open] [data-action="confirm"]').click();
      await expect(page.locator('[data-part="hero"]')).toContainText('거래 완료');
      await page.goto('/trading');
      await openDeal('필름 카메라')(page);
      await action(page, 'pay').click();
      await action(page, 'submit').click();
      await enterPin(page);
      await expect(page.locator('[data-result="success"]')).toContainText('351,500');
      await page.reload();
      await expect(page.locator('[data-result="success"]')).toContainText('351,500');
      expect(await world.journal('POST /trading-fe/v1/pay')).toHaveLength(1);
    });
  });
}

test.describe('an affiliate’s customer', () => {
  test.use({
    platform: 'android',
    phoneOptions: { methods: ['hello', 'getLoginInfo', 'getSsoInfo', 'openWindow', 'closeView'] },
  });

  test('comes signed in, and is told of a deal that is not theirs', async ({ world, phone }) => {
    await world.reset('visitor');
    const ci = (await world.personas()).find(({ id }) => id === 'groupKB0')?.ci ?? '';
    phone.answer({
      getSsoInfo: { samlAssertion: 'saml', ci, ssoNo: 'SSO1', kBCrtfiSerno: '4412', groupCoCd: 'KB0' },
    });
    const page = await phone.open('/trading?dealId=TD4101&groupCoCd=KB0&isGroupLogin=Y');
    await shows(page, 'TRADING');
    await expect(page.locator('main')).toContainText('없는 거래이거나 볼 수 없는 거래예요');
  });
});
