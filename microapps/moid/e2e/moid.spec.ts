import {
  action,
  checkEveryFault,
  checkEveryScreen,
  expect,
  expectAccessible,
  expectNoOverflow,
  shows,
  test,
  withIdentityWallet,
} from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';
import { asksNothing, samples } from './samples.ts';

checkEveryScreen({ manifest, samples });
// Its camera has faults of its own (kit).
const except = ['QrCodeReaderMoidPopup'];
checkEveryFault({ manifest, samples, asksNothing, except, parts: { FMC40000: ['GET /mip/fees'] } });

const shown = {
  faceCapture: { image: '/9j/2Q==', isLive: true },
  biometry: { isVerified: true, kind: 'face' },
  qrScan: { text: 'WALLET-VERIFY-1', format: 'qr' },
} as const;

test.describe('in the app', () => {
  test.use({ platform: 'android' });

  test('its screens are accessible and fit', async ({ world, phone }) => {
    test.slow();
    await world.reset('member');
    phone.answer(withIdentityWallet(phone.top, shown));
    const page = await phone.open('/moid/FMC10000');
    const codes = ['FMC10000', 'FMC11000', 'FMC13000', 'FMC15000', 'FMC24000', 'SecureKeyPad', 'FMC20000'];
    for (const code of codes) {
      await page.goto(`/moid/${code}`);
      await shows(page, code);
      await expectAccessible(page);
      await expectNoOverflow(page);
    }
    await action(page, 'openCard').click();
    await expect(page.locator('[data-part="credentialCard"]')).toContainText('김하늘');
    await expect(page.locator('[data-part="paymentCode"][data-state="shown"]')).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.goto('/moid/QrCodeReaderMoidPopup');
    await action(page, 'scanCode').click();
    await shows(page, 'FMC23000');
    await expectAccessible(page);
    await expectNoOverflow(page);
  });
});

test('in a browser a lost phone is stopped, and the rest leads to the app', async ({ world, page }) => {
  await world.reset('member');
  await page.goto('/moid/FMC40000');
  await action(page, 'reportLoss').click();
  await shows(page, 'FMC41000');
  await action(page, 'report').click();
  await shows(page, 'FMC41100');
  await action(page, 'done').click();
  await shows(page, 'FMC10000');
  await expect(action(page, 'openApp')).toBeVisible();
});
