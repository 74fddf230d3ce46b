import {
  action,
  checkEveryScreen,
  expect,
  expectAccessible,
  expectNoOverflow,
  field,
  shows,
  test,
} from '@wallet/mocks/e2e';
import { walletScreens } from '../src/manifest/wallet.ts';
import { manifest } from '../src/manifest.ts';
import { agree, answerAbout, answerFunds, enterPin, join, unlinkSecond } from './walletRoad.ts';
import { walletReach, walletSamples } from './walletSamples.ts';

const { POINT_LOGIN, FPO10000, FPO11000, FPO13000, ...ofMembers } = walletScreens;

checkEveryScreen({
  manifest: { ...manifest, screens: { ...ofMembers, FPO10000 } },
  samples: walletSamples,
  reach: walletReach,
});

checkEveryScreen({
  manifest: { ...manifest, id: 'point without a wallet', screens: { FPO10000, FPO11000, FPO13000 } },
  persona: 'noPointWallet',
  samples: { FPO13000: '/point/FPO11000' },
  reach: { FPO13000: agree },
});

checkEveryScreen({
  manifest: { ...manifest, id: 'point of visitors', screens: { POINT_LOGIN } },
  persona: 'visitor',
});

for (const platform of ['android', 'ios'] as const) {
  test.describe(`the point wallet on ${platform}`, () => {
    test.use({ platform });

    test('is joined from nothing, gets another account, and lets into what moves points', async ({
      world,
      phone,
    }) => {
      test.slow();
      await world.reset('noPointWallet');
      const page = await phone.open('/point/FPO10000');
      await join(page);
      expect(JSON.stringify(await world.journal())).not.toContain('482915');
      await action(page, 'goHome').click();
      await shows(page, 'FPO10000');
      await action(page, 'accounts').click();
      await shows(page, 'FPO21410');
      await action(page, 'register').click();
      await shows(page, 'FPO21100');
      await action(page, 'otherBank').click();
      await shows(page, 'FPO21300');
      await field(page, 'bank').click();
      await page.getByRole('button', { name: '신한은행', exact: true }).click();
      await field(page, 'accountNo').fill('11098765432101');
      await action(page, 'submit').click();
      // The digits that the mock's transfer of one won always carries.
      await field(page, 'digits').fill('3519');
      await action(page, 'submit').click();
      await expect(page.locator('[data-result="success"]')).toBeVisible();
      await action(page, 'toAccounts').click();
      await shows(page, 'FPO21410');
      await expect(page.locator('[data-account-main]')).toHaveCount(2);
      await phone.back();
      const next = await phone.open('/point/FPO22100');
      await shows(next, 'FPO22100');
    });

    test('leaving wants no certificate that the customer cannot have', async ({ world, phone }) => {
      await world.reset('member');
      const page = await phone.open('/point/FPO9A000');
      await shows(page, 'FPO9A000');
      await expect(page.locator('[data-msg="pointsRemain"]')).toBeVisible();
    });
  });
}

test('due diligence comes between, is done, and leads back', async ({ world, page }) => {
  await world.reset('cddTarget');
  await page.goto('/point/FPO51100');
  await page.locator('dialog[open][data-popup="cddEdd"] [data-action="confirm"]').click();
  await shows(page, 'FPO96000');
  await action(page, 'next').click();
  await answerAbout(page);
  await answerFunds(page);
  await expect(page.locator('[data-result="success"]')).toBeVisible();
  await action(page, 'goOn').click();
  await shows(page, 'FPO51100');
});

test('due diligence that payments abroad ask for is done here, and leads back to them', async ({
  world,
  page,
}) => {
  await world.reset('cddTarget');
  await page.goto('/gpayment/FGP10000');
  await page.getByRole('button', { name: '결제하기', exact: true }).click();
  await page.locator('dialog[open][data-popup="cddEdd"] [data-action="confirm"]').click();
  await shows(page, 'FPO96000');
  await action(page, 'next').click();
  await answerAbout(page);
  await answerFunds(page);
  await action(page, 'goOn').click();
  await shows(page, 'FGP10000');
  expect(new URL(page.url()).pathname).toBe('/gpayment/FGP10000');
});

test('leaving asks twice, wants the password, and is accessible on the way', async ({ world, page }) => {
  test.slow();
  await world.reset('noPointWallet');
  await page.goto('/point/FPO10000');
  await join(page);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.goto('/point/FPO9A000');
  await shows(page, 'FPO9A000');
  await page.getByRole('radio').first().check();
  await action(page, 'next').click();
  await shows(page, 'FPO9B000');
  await expectAccessible(page);
  await expectNoOverflow(page);
  await action(page, 'submit').click();
  await enterPin(page, '포인트 비밀번호');
  await shows(page, 'FPO9C000');
  await expect(page.locator('[data-result="success"]')).toBeVisible();
  await action(page, 'toPoints').click();
  await shows(page, 'FPO10000');
  await expect(page.locator('[data-part="joinOffer"]')).toBeVisible();
});

test('an account unlinked in one window is gone in another', async ({ world, page, context }) => {
  await world.reset('member');
  await page.goto('/point/FPO10000');
  await shows(page, 'FPO10000');
  const other = await context.newPage();
  await other.goto('/point/FPO21410');
  await unlinkSecond(other);
  await page.locator('[data-action="accounts"]').click();
  await shows(page, 'FPO21410');
  await expect(page.locator('[data-account-main]')).toHaveCount(1);
});
