import {
  action,
  checkEveryFault,
  checkEveryScreen,
  enterPin,
  expect,
  expectAccessible,
  expectNoOverflow,
  field,
  shows,
  test,
} from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';
import { alike, asksNothing } from './samples.ts';

// Three of them lead to / outside the app (E04).
const platform = 'android' as const;
checkEveryScreen({ manifest, platform, except: alike });
// A developers' page stands where it cannot say how its member stands.
const standing = ['POST /gmid/cas/token', 'POST /gmid/mber/select'];
const parts = Object.fromEntries(
  ['GMID_INDEX', 'QRCPM001', 'QRCPM002', 'FGM16100'].map((code) => [code, standing]),
);
checkEveryFault({ manifest, platform, except: alike, parts, asksNothing });

const picture = '/9j/2Q==';
const card = {
  kind: '10',
  name: '정라임',
  birth: '19900215',
  maskedNo: '900215-2******',
  issuedOn: '20200301',

  image: picture,
  faceImage: picture,
};
const shown: Readonly<Record<string, object>> = {
  idCardScan: card,
  faceCapture: { image: picture, isLive: true },
  biometry: { isVerified: true, kind: 'face' },
  qrScan: { text: 'GMIDV.shop', format: 'qr' },
};

for (const phoneOf of ['android', 'ios'] as const) {
  test.describe(`an ID, ${phoneOf}`, () => {
    test.use({ platform: phoneOf });

    test('the road from nothing to an ID that is shown', async ({ world, phone }) => {
      await world.reset('lite');
      phone.answer({ openNativeScreen: ({ screen }) => (shown[screen] ?? {}) as never });
      const page = await phone.open('/gmid/FGM40000');
      // What only a road leads to is looked at on its way.
      const looks = async () => {
        await expectAccessible(page);
        await expectNoOverflow(page);
      };
      await action(page, 'get').click();
      await shows(page, 'FGM50000');
      await field(page, 'agreeAll').check();
      await action(page, 'next').click();
      await action(page, 'sendCode').click();
      await field(page, 'code').fill('135790');
      await action(page, 'scan').click();
      await expect(field(page, 'issuedOn')).toHaveValue('20200301');
      await looks();
      await action(page, 'next').click();
      await expect(page.locator('main')).toContainText('한 대에서만');
      await action(page, 'next').click();
      await action(page, 'takeFace').click();
      await action(page, 'choose').click();
      await enterPin(page, '804162', '새 신분증 비밀번호');
      await enterPin(page, '804162', '한 번 더 눌러 주세요');
      await action(page, 'see').click();
      await shows(page, 'FGM40000');
      await expect(page.locator('[data-part="credentialCard"]')).toContainText('정*임');
      await action(page, 'show').click();
      await shows(page, 'FGM51000');
      await action(page, 'scan').click();
      await expect(page.locator('main')).toContainText('목적보다 많은 정보');
      await looks();
      await action(page, 'back').click();
      await action(page, 'showCode').click();
      await expect(page.locator('[data-part="paymentCode"][data-state="shown"]')).toBeVisible();
      await looks();
      expect(await world.journal('POST /gmid/cas/vc/issue')).toHaveLength(1);
    });
  });
}

test('(R172 to R174, R694) in a browser the card leads home, managing is read, and what it is leads to the app', async ({
  world,
  page,
}) => {
  await world.reset('member');
  for (const code of ['FGM40000', 'FGM50000', 'FGM51000']) {
    await page.goto(`/gmid/${code}`);
    await expect(page.locator('[data-screen="FMA10000"]')).toBeVisible();
  }
  await page.goto('/gmid/FGM71000');
  await expect(page.locator('main')).toContainText('볼 수만 있어요');
  await action(page, 'suspend').click();
  await expect(page.locator('[data-msg="digitalIdAppOnly"]')).toBeVisible();
  await world.reset();
  await page.goto('/gmid/FGMInfoPage');
  await expect(action(page, 'start')).toContainText('앱에서 시작하기');
});

test('(R206) a restricted customer is led to it straight after the login', async ({ world, phone }) => {
  await world.reset('restricted');
  const page = await phone.open('/?pageId=FGM71000');
  await shows(page, 'FGM71000');
});
