import {
  action,
  checkEveryScreen,
  dialog,
  expect,
  expectAccessible,
  expectNoOverflow,
  shows,
  test,
} from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';
import {
  approve,
  endsAs,
  enterPin,
  home,
  payments,
  pressDigits,
  scan,
  showCode,
  toConfirm,
  typeCode,
  typeDigits,
} from './road.ts';
import { reach, samples } from './samples.ts';

// Who is signed in is led on from the login at once: it is looked at below.
checkEveryScreen({ manifest, samples, reach, persona: 'payReady', except: ['login'] });

test('(R446, R562) a visitor in a browser looks around, and is shown the way to the app before any login', async ({
  page,
  world,
}) => {
  await world.reset('visitor');
  await page.goto('/fpayment/login');
  await shows(page, 'login');
  await expectAccessible(page);
  await expectNoOverflow(page);
  await action(page, 'look').click();
  await shows(page, 'FFQ01000');
  await expectAccessible(page);
  await page.goto('/fpayment/FFQ02100');
  await expect(page.locator('[data-popup="nativeGuidance"]')).toBeVisible();
  await expect(page.locator('[data-screen]')).toHaveCount(0);
});

for (const platform of ['android', 'ios'] as const) {
  test.describe(`in the phone, ${platform}`, () => {
    test.use({ platform });

    test('terms, a code that the customer shows, its receipt', async ({ world, phone }) => {
      test.slow();
      await world.reset('payTermsOpen');
      const page = await phone.open(home);
      await shows(page, 'FFQ01000');
      await action(page, 'showCode').click();
      await shows(page, 'FFQ01200');
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.locator('[data-field="agreeAll"]').check();
      await action(page, 'submit').click();
      await shows(page, 'FFQ02100');
      await page.goto(home);
      const code = await showCode(page);
      expect(await scan(page, world, code, 20_000)).toBe(true);
      await shows(page, 'FFQ02600');
      await endsAs(page, 'success');
      await expectAccessible(page);
      await expectNoOverflow(page);
      expect(await scan(page, world, code, 20_000)).toBe(false);
      expect(await payments(page, world)).toBe(1);
      await action(page, 'openReceipt').click();
      await shows(page, 'FFQ03100');
    });

    test('a code that was left by home is read by nobody', async ({ world, phone }) => {
      await world.reset('payReady');
      const page = await phone.open(home);
      const code = await showCode(page);
      await action(page, 'home').click();
      await dialog(page, 'leavePayment').locator('[data-action="confirm"]').click();
      await expect(page).not.toHaveURL(/FFQ02100/);
      expect(await scan(page, world, code, 20_000)).toBe(false);
      expect(await payments(page, world)).toBe(0);
    });

    test('(R530) a code of a WebView that was killed, or of one who signed out, is read by nobody', async ({
      world,
      phone,
      watch,
    }) => {
      test.slow();
      // The page of one who signed out says so to a service that knows nobody any more.
      watch.allow(/status of 401/);
      await world.reset('payReady');
      const page = await phone.open(home);
      const killed = await showCode(page);
      const again = await phone.kill();
      // The step of this payment is still known: it asks for the password anew, and has ended what was open.
      await shows(again, 'FFQ02100');
      await expect(again.getByRole('dialog', { name: '간편 비밀번호' })).toBeVisible();
      const ended = 'PUT /fran-qrpayment-fe/transaction/qr/v1/users/cpm/qrcode';
      await expect.poll(async () => (await world.journal(ended)).length).toBeGreaterThan(0);
      expect(await scan(again, world, killed, 20_000)).toBe(false);

      await again.goto(home);
      const left = await showCode(again);
      const other = await phone.open('/mber/FMY10000');
      await shows(other, 'FMY10000');
      await action(other, 'logout').click();
      await dialog(other, 'logout').locator('[data-action="confirm"]').click();
      await shows(other, 'FME10000');
      expect(await scan(other, world, left, 20_000)).toBe(false);
      await expect(again.locator('[data-part="paymentCode"][data-state="shown"]')).toHaveCount(0);
      expect(await payments(other, world)).toBe(0);
    });

    test("a shop's code by hand, a wrong password first, points and account together", async ({
      world,
      phone,
    }) => {
      await world.reset('payReady');
      const page = await phone.open(home);
      await typeCode(page, 'FRQR.M0002');
      await shows(page, 'FFQ02300');
      await page.locator('[data-field="amount"]').fill('20000');
      await action(page, 'next').click();
      await shows(page, 'FFQ02400');
      await action(page, 'submit').click();
      // A wrong one is asked for again at once.
      await typeDigits(page, '111111');
      await expect(page.locator('[data-msg="pinWrong"]')).toBeVisible();
      await pressDigits(page);
      await shows(page, 'FFQ02500');
      await endsAs(page, 'success');
      expect(await payments(page, world)).toBe(1);
      expect(JSON.stringify(await world.journal())).not.toContain('246810');
    });
  });
}

test.describe('a payment password that is locked', () => {
  test.use({ platform: 'android' });

  test('is set anew by who signs as themselves, and pays at once', async ({ world, phone }) => {
    test.slow();
    await world.reset('payReady');
    phone.answer({ signWithCertificate: { signature: 'S', certSerial: '4412-24' } });
    const page = await phone.open(home);
    await shows(page, 'FFQ01000');
    await action(page, 'showCode').click();
    for (let wrong = 1; wrong < 5; wrong += 1) {
      await typeDigits(page, '111111');
      await expect(page.locator('[data-part="pinProblem"] [data-msg="pinWrong"]')).toContainText(
        `${5 - wrong}번 더`,
      );
    }
    await pressDigits(page, '111111');
    await expect(page.locator('[data-part="pinProblem"] [data-msg="pinLocked"]')).toBeVisible();
    await action(page, 'resetPassword').click();
    await action(page, 'certificate').click();
    await action(page, 'enter').click();
    await pressDigits(page, '928374', /새 간편 비밀번호|간편 비밀번호/);
    await shows(page, 'FGP21520');
    await action(page, 'enter').click();
    await pressDigits(page, '928374', /간편 비밀번호/);
    await action(page, 'done').click();
    await shows(page, 'FFQ01000');
    await action(page, 'showCode').click();
    await pressDigits(page, '928374');
    await expect(page.locator('[data-part="paymentCode"]')).toHaveAttribute('data-state', 'shown');
  });
});

test.describe('what is in doubt', () => {
  test.use({ platform: 'android' });

  test.beforeEach(async ({ world, watch }) => {
    watch.allow(/net::ERR_/);
    await world.reset('payReady');
  });

  test('an answer that is lost: asked for, paid once', async ({ world, phone }) => {
    const page = await phone.open(home);
    await toConfirm(page);
    const [method = '', path = ''] = approve.split(' ');
    await world.reply({ method, path, drop: 'answer', times: 1 });
    await enterPin(page);
    await endsAs(page, 'success');
    expect(await payments(page, world)).toBe(1);
    expect(await world.journal(approve)).toHaveLength(1);
  });

  test('an order that never arrives: not paid, and it can be paid anew', async ({ world, phone }) => {
    test.slow();
    const page = await phone.open(home);
    await toConfirm(page);
    const [method = '', path = ''] = approve.split(' ');
    await world.reply({ method, path, drop: true, times: 1 });
    await enterPin(page);
    await endsAs(page, 'failure');
    await expectAccessible(page);
    await action(page, 'payAgain').click();
    await toConfirm(page);
    await enterPin(page);
    await endsAs(page, 'success');
    expect(await payments(page, world)).toBe(1);
  });

  test('the WebView is killed while it pays: its end is told first', async ({ world, phone }) => {
    const page = await phone.open(home);
    await toConfirm(page);
    const [method = '', path = ''] = approve.split(' ');
    await world.reply({ method, path, delayMs: 3000, times: 1 });
    await enterPin(page);
    await expect(page.locator('[data-part="longWork"]')).toBeVisible();
    const again = await phone.kill();
    await again.goto(home);
    await shows(again, 'FFQ01000');
    await expect(again.locator('[data-part="unfinished"]')).toBeVisible();
    await expectAccessible(again);
    await expectNoOverflow(again);
    await action(again, 'seeUnfinished').click();
    await expect(again.locator('[data-result]')).toBeVisible({ timeout: 20_000 });
    const result = await again.locator('[data-result]').getAttribute('data-result');
    expect(await payments(again, world)).toBe(result === 'success' ? 1 : 0);
  });

  test('a partner that needs time, with nothing left on the phone', async ({ world, phone }) => {
    test.slow();
    const page = await phone.open(home);
    await typeCode(page, 'FRQR.M0005.9000');
    await shows(page, 'FFQ02300');
    await action(page, 'next').click();
    await shows(page, 'FFQ02400');
    await enterPin(page);
    await expect(page.locator('[data-part="longWork"]')).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    const again = await phone.kill();
    await again.goto(home);
    await action(again, 'seeUnfinished').click();
    await endsAs(again, 'success');
    expect(await payments(again, world)).toBe(1);
  });

  test('no line at a step before the money: said so, and gone on with', async ({
    world,
    phone,
    watch: _,
  }) => {
    const page = await phone.open(home);
    const read = '/fran-qrpayment-fe/transaction/qr/v1/mpm/qrcode';
    await world.reply({ method: 'POST', path: read, drop: true, times: 1 });
    await typeCode(page, 'FRQR.M0001.4500');
    await dialog(page, 'networkFailed').locator('[data-action="confirm"]').click();
    await action(page, 'submit').click();
    await shows(page, 'FFQ02300');
    const request = '/fran-qrpayment-fe/transaction/qr/v1/mpm/request';
    await world.reply({ method: 'POST', path: request, drop: true, times: 1 });
    await action(page, 'next').click();
    await dialog(page, 'networkFailed').locator('[data-action="confirm"]').click();
    await action(page, 'next').click();
    await shows(page, 'FFQ02400');
  });

  test('two WebViews, one payment', async ({ world, phone }) => {
    const first = await phone.open(home);
    await toConfirm(first);
    const second = await first.context().newPage();
    await second.goto(`${new URL(first.url()).origin}/fpayment/FFQ03000`);
    await shows(second, 'FFQ03000');
    await second.close();
    const other = await phone.open('/fpayment/FFQ02400');
    await shows(other, 'FFQ02400');
    await Promise.all([enterPin(first), enterPin(other)]);
    await Promise.all(
      [first, other].map((page) => expect(page.locator('[data-result]')).toBeVisible({ timeout: 20_000 })),
    );
    expect(await payments(first, world)).toBeLessThanOrEqual(1);
    const results = await Promise.all(
      [first, other].map((page) => page.locator('[data-result]').getAttribute('data-result')),
    );
    expect(await payments(first, world)).toBe(results.includes('success') ? 1 : 0);
  });
});
