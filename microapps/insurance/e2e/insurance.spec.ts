import { action, checkEveryFault, checkEveryScreen, dialog, expect, shows, test } from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';
import { reach, samples } from './samples.ts';

checkEveryScreen({ manifest, samples, reach });
// Only what the account is chosen from stands still; the application is read all the same.
const parts = { FEI40000: ['POST /point-fe/bank-book/v1/link-accounts'] };

checkEveryFault({ manifest, samples, reach, parts });

test('a visitor is asked to sign in', async ({ page }) => {
  await page.goto('/insurance/FEI10000');
  await expect(page.locator('[data-msg="loginGuide"]')).toBeVisible();
});

for (const platform of ['android', 'ios'] as const) {
  test.describe(`a refund, ${platform}`, () => {
    test.use({ platform });

    test('is chosen, signed with the representative’s certificate, applied for and taken back', async ({
      world,
      phone,
    }) => {
      await world.reset('member');
      phone.answer({ signWithCertificate: { signature: 'S', certSerial: '4412-01' } });
      const page = await phone.open('/insurance/FEI10000');
      await reach.FEI30000?.(page);
      await action(page, 'certificate').click();
      await shows(page, 'FEI40000');
      await action(page, 'takeBack').click();
      await dialog(page, 'takeBack').locator('[data-action="confirm"]').click();
      await expect(action(page, 'takeBack')).toHaveCount(0);
      expect(await world.journal('POST /insurance/v1/apply')).toHaveLength(1);
      await page.goto('/insurance/FEI30000');
      await expect(dialog(page, 'stepParamMissing')).toBeVisible();
    });
  });
}

test('in a browser the signature is told to be the app’s alone', async ({ world, page }) => {
  await world.reset('member');
  await page.goto('/insurance/FEI10000');
  await reach.FEI30000?.(page);
  await action(page, 'certificate').click();
  await expect(dialog(page, 'certificateAppOnly')).toBeVisible();
});
