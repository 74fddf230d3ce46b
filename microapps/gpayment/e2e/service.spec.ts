import {
  action,
  checkEveryScreen,
  dialog,
  expect,
  expectAccessible,
  expectNoOverflow,
  field,
  shows,
  test,
} from '@wallet/mocks/e2e';
import { serviceScreens } from '../src/manifest/service.ts';
import { manifest } from '../src/manifest.ts';
import { serviceReach, serviceStarts } from './serviceReach.ts';
import { chooseAccount, enterPin, joinBy, joinUpToPassword, nameOtherAccount } from './serviceRoad.ts';

// Those of the other half are looked at in their own spec.
const ofPaying = Object.keys(manifest.screens).filter((code) => !(code in serviceScreens));
const own = { ...manifest, screens: serviceScreens };
const joining = ['FGP21000', 'FGP21510', 'FGP21520'];

checkEveryScreen({
  manifest: own,
  except: [...ofPaying, ...joining],
  samples: serviceStarts,
  reach: serviceReach,
});
checkEveryScreen({
  manifest: own,
  persona: 'noGpaymentUser',
  except: Object.keys(serviceScreens).filter((code) => code !== 'FGP21000'),
});

for (const platform of ['android', 'ios'] as const) {
  test.describe(`joining in the phone on ${platform}`, () => {
    test.use({ platform });

    test('(R442, R572, R597, R600) from nothing to ready', async ({ phone, world }) => {
      test.slow();
      await world.reset('noGpaymentUser');
      const page = await phone.open('/gpayment');
      await joinUpToPassword(page);
      await expectAccessible(page);
      await expectNoOverflow(page);
      await enterPin(page);
      await shows(page, 'FGP21520');
      await expectAccessible(page);
      await expectNoOverflow(page);
      await enterPin(page);
      await expect(page.locator('[data-result="success"]')).toBeVisible();
      await expectAccessible(page);
      await action(page, 'pay').click();
      await shows(page, 'FGP31000');
      expect(JSON.stringify(await world.journal())).not.toContain('928374');
    });

    test('(R550) who has agreed to everything then is led on from the start page', async ({
      phone,
      world,
    }) => {
      await world.reset('payReady');
      const page = await phone.open('/gpayment/FGP10000');
      await shows(page, 'FGP31000');
    });

    test('(R601, R602) an account of another bank, by one won', async ({ phone, world }) => {
      await world.reset('member');
      const page = await phone.open('/gpayment/FGP61200');
      await shows(page, 'FGP61200');
      await action(page, 'add').click();
      await nameOtherAccount(page, 'FGP21410');
      await shows(page, 'FGP21410');
      await action(page, 'start').click();
      // With its last figure it sends itself.
      await field(page, 'number').fill('2468');
      await shows(page, 'FGP61200');
      await expect(page.locator('[data-action="remove"]')).toHaveCount(2);
      expect(page.url()).not.toContain('11098765432101');
    });

    test('(R603, R604) an account of another bank, by a call that is answered late', async ({
      phone,
      world,
    }) => {
      await world.reset('member');
      const page = await phone.open('/gpayment/FGP21300');
      await nameOtherAccount(page, 'FGP21420');
      await shows(page, 'FGP21420');
      await action(page, 'start').click();
      await action(page, 'submit').click();
      await dialog(page, 'callNotAnswered').locator('[data-action="confirm"]').click();
      await page.waitForTimeout(2100);
      await action(page, 'submit').click();
      await shows(page, 'FGP61200');
    });
  });
}

test.describe('in the phone', () => {
  test.use({ platform: 'android' });

  test('a WebView killed between the steps goes on where the member stands', async ({ phone, world }) => {
    test.slow();
    await world.reset('noGpaymentUser');
    const page = await phone.open('/gpayment/FGP10000');
    await joinUpToPassword(page);
    await enterPin(page);
    await shows(page, 'FGP21520');
    // The first entry was in memory alone.
    const killed = await phone.kill();
    await shows(killed, 'FGP21520');
    await action(killed, 'goOn').click();
    await shows(killed, 'FGP21510');
    await enterPin(killed);
    await shows(killed, 'FGP21520');
    await enterPin(killed);
    await expect(killed.locator('[data-result="success"]')).toBeVisible();
  });

  test('a start page opened again knows what is missing', async ({ phone, world }) => {
    await world.reset('noGpaymentUser');
    const page = await phone.open('/gpayment/FGP21000');
    await joinBy(page, 'NO', 'HAEOE');
    await shows(page, 'FGP21300');
    // All terms are agreed: the start page leads on, and what is missing is said there.
    const again = await phone.open('/gpayment/FGP10000');
    await shows(again, 'FGP31000');
    await action(again, 'register').click();
    await chooseAccount(again, '12345601234567');
    await shows(again, 'FGP21510');
  });

  test('(R643) without an English name the customer is sent to a branch', async ({ phone, world }) => {
    await world.reset('noEnglishName');
    const page = await phone.open('/gpayment/FGP21000');
    await joinBy(page, 'KO', 'EUNBYEOL');
    await expect(dialog(page, 'englishNameMissing')).toBeVisible();
  });
});
