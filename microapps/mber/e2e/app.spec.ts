import { action, expect, shows, test } from '@wallet/mocks/e2e';
import { agreeAll, choosePassword, persona, signIn, stranger, verify } from './road.ts';

const ciOf = (number: string) => `CI-WALLET-00${number}`.padEnd(88, 'W');
const info = { isVisitUser: 'N', nativeLiteYn: 'N', loginWay: '02', loginAccessMediaDstic: 'K1' } as const;

for (const platform of ['android', 'ios'] as const) {
  test.describe(`in the app on ${platform}`, () => {
    test.use({
      platform,
      phoneOptions: {
        answers: {
          getLoginInfo: { ...info, ci: ciOf('06') },
          signWithCertificate: { signature: 'S', certSerial: '9' },
        },
      },
    });

    test('(R085, R212) Lite signs in by itself, and the link is followed once', async ({ phone, world }) => {
      await world.reset('visitor');
      const page = await phone.open('/mber/FME50000?liteAutoLogin=Y&pageId=FTR10000');
      await shows(page, 'FTR10000');
      const [login] = await world.journal('POST /mstr/login/action');
      expect(login?.body).toMatchObject({ loginCertType: '03' });
    });

    test('(R216) the certificate of a member is confirmed before going on', async ({ phone, world }) => {
      await world.reset('member');
      const page = await phone.open('/mber/FME50000?isCertiAccess=Y&pageId=FTR10000');
      await shows(page, 'FME50000');
      await action(page, 'submit').click();
      await shows(page, 'FTR10000');
    });

    test('(R040, R315) a sign-up outlives a killed WebView', async ({ phone, world }) => {
      test.slow();
      await world.reset('visitor');
      const page = await phone.open('/mber/FME72000?pageId=FTR10000');
      await shows(page, 'FME72000');
      await agreeAll(page);
      await verify(page, stranger);
      await expect(page.locator('[data-step="password"]')).toBeVisible();
      const killed = await phone.kill();
      await shows(killed, 'FME72000');
      await choosePassword(killed, 'new-Wallet9!');
      await action(killed, 'start').click();
      await shows(killed, 'FTR10000');
    });

    test('(R195) management code 4 outlives a killed WebView', async ({ phone, world }) => {
      const own = persona('윤정비', '12');
      await world.reset('visitor');
      const page = await phone.open('/mber/FME11000?pageId=FTR10000');
      await signIn(page, own.phone, 'wallet1234!');
      await shows(page, 'FME95000');
      const killed = await phone.kill();
      await shows(killed, 'FME95000');
      await verify(killed, own);
      await shows(killed, 'FTR10000');
    });
  });
}
