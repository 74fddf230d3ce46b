import { action, checkEveryFault, checkEveryScreen, expect, field, shows, test } from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';
import { join, samples } from './samples.ts';

const persona = 'carbonMember';
// Addresses that lead on show nothing of their own; the beginning and its end are for those who have not joined.
const entries = ['FCA10000', 'FCA20000'];
const joining = ['FCA50000', 'FCA53000', 'FCA54000'];
checkEveryScreen({ manifest, samples, persona, except: [...entries, ...joining] });
checkEveryScreen({
  manifest,
  except: Object.keys(manifest.screens).filter((code) => !/FCA5[03]/.test(code)),
});

// What the gate asks: without an answer the beginning opens.
const gate = ['POST /mber/user/getJoinService', 'POST /canp/v1/signup-check'];
const members = Object.keys(manifest.screens).filter((code) => /^FCA[236]/.test(code));
const elsewhere = Object.fromEntries(members.map((code) => [code, gate]));
checkEveryFault({
  manifest,
  samples,
  persona,
  elsewhere,
  // Only what is listed before leaving stands still.
  parts: { FCA66000: ['GET /mstr/main/holdings'] },
  except: [...entries, ...joining],
  asksNothing: ['CANP_INDEX'],
});

for (const platform of ['android', 'ios', 'browser'] as const) {
  test.describe(`carbon points, ${platform}`, () => {
    test.use({ platform });

    test('a visitor signs in and joins, shows a receipt, and sees the same points on both homes', async ({
      world,
      phone,
    }) => {
      await world.reset('visitor');
      const page = await phone.open('/canp/FCA10000');
      await shows(page, 'FCA50000');
      await action(page, 'join').click();
      await shows(page, 'FME11000');
      const { phone: number = '' } = (await world.personas()).find(({ id }) => id === 'receiptMember') ?? {};
      await field(page, 'phone').fill(number ?? '');
      await field(page, 'password').fill('wallet1234!');
      await action(page, 'submit').click();
      await join(page);
      await action(page, 'home').click();
      await shows(page, 'FCA60000');
      await action(page, 'openFCA61000').click();
      await page.getByRole('button', { name: /내 장바구니/ }).click();
      await action(page, 'prove').click();
      await action(page, 'useReceipt').first().click();
      await expect(page.getByRole('list', { name: '올해 내 실천' })).toContainText('50P');
      await page.goto('/canp/FCA20000');
      await shows(page, 'FCA60000');
      await expect(page.locator('[data-part="hero"]')).toContainText('50P');
      await page.goto('/main/FMA10000');
      await expect(page.locator('[data-asset="canp"]')).toContainText('50P');
    });
  });
}
