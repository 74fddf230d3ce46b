import { action, checkEveryScreen, expect, expectAccessible, field, shows, test } from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';

checkEveryScreen({ manifest, persona: 'visitor' });

for (const platform of ['android', 'ios'] as const) {
  test.describe(`the app's customer on ${platform}`, () => {
    const ci = 'CI-WALLET-0014'.padEnd(88, 'W');
    const info = {
      isVisitUser: 'N',
      nativeLiteYn: 'N',
      loginWay: '02',
      loginAccessMediaDstic: 'K1',
    } as const;
    test.use({ platform, phoneOptions: { answers: { getLoginInfo: { ...info, ci } } } });

    test('(R047, R222) is led here by the native login, registers, and goes on to the link', async ({
      phone,
      world,
    }) => {
      await world.reset('visitor');
      const page = await phone.open('/?pageId=FTR10000');
      await shows(page, 'FCO82000');
      await expectAccessible(page);
      expect(page.url()).not.toContain('CI-WALLET');
      const killed = await phone.kill();
      await shows(killed, 'FCO82000');
      await field(killed, 'agreeAll').check();
      await action(killed, 'submit').click();
      await shows(killed, 'FTR10000');
    });
  });
}
