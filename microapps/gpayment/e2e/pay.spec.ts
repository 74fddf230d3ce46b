import {
  action,
  checkEveryScreen,
  dialog,
  expect,
  expectAccessible,
  field,
  type Page,
  seenAt,
  shows,
  test,
  type World,
  withCamera,
  writeFilm,
} from '@wallet/mocks/e2e';
import { payScreens } from '../src/manifest/pay.ts';
import { manifest } from '../src/manifest.ts';
import { payReach, payStarts } from './payReach.ts';
import { ends, enterCode, enterPin, pay, showCode, upToCash, upToConfirm } from './payRoad.ts';

checkEveryScreen({ manifest: { ...manifest, screens: payScreens }, samples: payStarts, reach: payReach });

const APPROVE = '/gpayment-fe/transaction/gln/v1/mpm/approve';

/** What was paid; points that are due are booked whenever somebody looks, by home, too. */
async function payments(page: Page): Promise<{ count: number; sums: number[] }> {
  const answer = await page.request.get('/_mocks/ledger');
  const { postings, totals } = (await answer.json()) as { postings: { kind: string }[]; totals: object };
  // What a member's points and coupons began with is no payment.
  const paid = postings.filter(
    ({ kind }) => !/^(?:opening$|point\.|canp\.|coupon\.|fcpurs\.begun$)/.test(kind),
  );
  return { count: paid.length, sums: Object.values(totals) };
}

/** The shop's till: reads the code on the screen by asking for it under the same key, then charges it. */
async function tillFor(page: Page, world: World) {
  const path = '/gpayment-fe/transaction/gln/v1/cpm/qrcode';
  const created = (await world.journal(`POST ${path}`)).at(-1);
  const again = await page.request.post(`/wApi${path}`, {
    data: created?.body,
    headers: { 'idempotency-key': created?.headers['idempotency-key'] ?? '' },
  });
  const { body } = (await again.json()) as { body: { barcode: string } };
  return async (amount: string) => {
    const data = { code: body.barcode, amount, currency: 'THB' };
    return (await page.request.post('/_mocks/merchant/scan', { data })).ok();
  };
}

for (const platform of ['android', 'ios'] as const) {
  test.describe(`paying on ${platform}`, () => {
    test.use({ platform });
    test.beforeEach(({ world }) => world.reset('member'));

    test('(G47) from the home to a shop, its result and the history', async ({ world, phone }) => {
      const page = await phone.open('/gpayment/FGP31000');
      await shows(page, 'FGP31000');
      await action(page, 'mpm').click();
      await upToConfirm(page);
      await pay(page);
      await ends(page, 'success');
      await expectAccessible(page);
      await action(page, 'openDetail').click();
      await shows(page, 'FGP61110');
      await expect(page.getByText('Pad Thai Thip Samai').first()).toBeVisible();
      expect(JSON.stringify(await world.journal())).not.toContain('246810');
      expect(await payments(page)).toMatchObject({ count: 1, sums: expect.arrayContaining([0]) });
    });

    test('(R531) a code that is shown says at once that it was paid by', async ({ world, phone }) => {
      const page = await phone.open('/gpayment/FGP31100');
      await showCode(page);
      const charge = await tillFor(page, world);
      expect(await charge('80.50')).toBe(true);
      await ends(page, 'success');
      expect(await charge('80.50')).toBe(false);
      await action(page, 'done').click();
      await shows(page, 'FGP31000');
      await expect(page.locator('[data-part="unfinished"]')).toHaveCount(0);
    });

    test('(R530, R642) a code that was left is charged by nobody: home, back, a WebView that was killed', async ({
      world,
      phone,
    }) => {
      const home = await phone.open('/gpayment/FGP31100');
      await showCode(home);
      const chargeFirst = await tillFor(home, world);
      await action(home, 'home').click();
      await dialog(home, 'leavePayment').locator('[data-action="confirm"]').click();
      await expect(home).not.toHaveURL(/FGP31100/);
      expect(await chargeFirst('80.50')).toBe(false);

      const second = await phone.open('/gpayment/FGP31100');
      await showCode(second);
      const chargeSecond = await tillFor(second, world);
      await phone.back();
      await dialog(second, 'leavePayment').locator('[data-action="confirm"]').click();
      const below = await phone.until(1);
      expect(await chargeSecond('80.50')).toBe(false);

      const third = await phone.open('/gpayment/FGP31100');
      await showCode(third);
      const chargeThird = await tillFor(third, world);
      const again = await phone.kill();
      await shows(again, 'FGP31100');
      // It asks for the password anew, and has ended what was open.
      await expect
        .poll(() =>
          world.journal('PUT /gpayment-fe/transaction/gln/v1/cpm/qrcode').then(({ length }) => length),
        )
        .toBeGreaterThanOrEqual(3);
      await expect(again.locator('[data-part="secureKeypad"]')).toBeVisible();
      expect(await chargeThird('80.50')).toBe(false);
      expect((await payments(below)).count).toBe(0);
    });

    test('(R530) a code ends when its customer signs out in another WebView', async ({
      world,
      phone,
      watch,
    }) => {
      // Its page says so to a service that knows nobody any more.
      watch.allow(/status of 401/);
      const page = await phone.open('/gpayment/FGP31100');
      await showCode(page);
      const charge = await tillFor(page, world);
      const other = await phone.open('/mber/FMY10000');
      await shows(other, 'FMY10000');
      await action(other, 'logout').click();
      await dialog(other, 'logout').locator('[data-action="confirm"]').click();
      await shows(other, 'FME10000');
      expect(await charge('80.50')).toBe(false);
      await expect(page.locator('[data-part="paymentCode"][data-state="shown"]')).toHaveCount(0);
      expect((await payments(other)).count).toBe(0);
    });

    test('a WebView that is killed in the middle of paying finds the result', async ({
      world,
      phone,
      watch,
    }) => {
      watch.allow(/ERR_INVALID_HTTP_RESPONSE|ERR_EMPTY_RESPONSE/);
      const page = await phone.open('/gpayment/FGP31200');
      await upToConfirm(page);
      await world.reply({ method: 'POST', path: APPROVE, drop: 'answer', times: 1 });
      await world.reply({
        method: 'POST',
        path: '/gpayment-fe/inquiry/v1/status',
        delayMs: 60_000,
        times: 1,
      });
      const asked = () => world.journal('POST /gpayment-fe/inquiry/v1/status').then(({ length }) => length);
      const before = await asked();
      await pay(page);
      await expect.poll(() => world.journal(`POST ${APPROVE}`).then(({ length }) => length)).toBe(1);
      // Its end is being asked for, without an answer, when the system takes the page.
      await expect.poll(asked).toBeGreaterThan(before);
      const again = await phone.kill();
      await ends(again, 'success');
      expect(await world.journal(`POST ${APPROVE}`)).toHaveLength(1);
      expect((await payments(again)).count).toBe(1);
      await action(again, 'done').click();
      await shows(again, 'FGP31000');
      await expect(again.locator('[data-part="unfinished"]')).toHaveCount(0);
    });
  });
}

test.describe('a signal that comes and goes', () => {
  test.use({ platform: 'android' });
  test.beforeEach(({ world }) => world.reset('member'));

  test('offline at the approval is told as being checked, and found when the signal is back', async ({
    phone,
    context,
    watch,
  }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    const page = await phone.open('/gpayment/FGP31200');
    await upToConfirm(page);
    await action(page, 'submit').click();
    await page.route(`**/wApi${APPROVE}`, async (route) => {
      await route.fetch();
      await context.setOffline(true);
      await route.abort('internetdisconnected').catch(() => undefined);
    });
    await enterPin(page);
    await ends(page, 'pending');
    await expectAccessible(page);
    await context.setOffline(false);
    await action(page, 'askAgain').click();
    await ends(page, 'success');
    expect((await payments(page)).count).toBe(1);
  });

  test('(R642) leaving asks first, and an answer of no stays', async ({ phone }) => {
    const page = await phone.open('/gpayment/FGP31200');
    await upToConfirm(page);
    await phone.back();
    await dialog(page, 'leavePayment').locator('[data-action="cancel"]').click();
    await shows(page, 'FGP31520');
  });

  test('(R641) a code of nobody’s is told', async ({ phone }) => {
    const page = await phone.open('/gpayment/FGP31200');
    await shows(page, 'FGP31200');
    await enterCode(page, 'hello');
    await expect(dialog(page, 'codeUnusable')).toBeVisible();
  });

  test('cash from a machine that needs time', async ({ phone }) => {
    const page = await phone.open('/gpayment/FGP41100');
    await upToCash(page, 'GLNATM-TH9002');
    await field(page, 'amount').fill('600');
    await action(page, 'submit').click();
    await shows(page, 'FGP41510');
    await pay(page);
    await ends(page, 'success');
    await shows(page, 'FGP41520');
    expect((await payments(page)).count).toBe(1);
  });

  test('(G47) two WebViews with one payment before them make one', async ({ world, phone }) => {
    const first = await phone.open('/gpayment/FGP31200');
    await upToConfirm(first);
    const second = await phone.open('/gpayment/FGP31520');
    await shows(second, 'FGP31520');
    await pay(second);
    await ends(second, 'success');
    await action(second, 'done').click();
    await shows(second, 'FGP31000');
    await first.bringToFront();
    await pay(first);
    await ends(first, 'success');
    expect((await payments(first)).count).toBe(1);
    expect((await world.journal(`POST ${APPROVE}`)).filter(({ status }) => status === 200)).not.toHaveLength(
      0,
    );
  });
});

test.describe('a camera', () => {
  // One after the other: each has a browser and a camera of its own.
  test.describe.configure({ mode: 'default' });
  for (const platform of ['android', 'ios'] as const) {
    test(`the camera reads the shop’s code on ${platform}`, async () => {
      const film = test.info().outputPath('shop.y4m');
      await writeFilm(film, { text: 'GLN-TH7732-25050-A1', wall: 10 });
      await withCamera({ film, platform, persona: 'member' }, async ({ phone }) => {
        const view = await phone.open('/gpayment/FGP31200');
        await seenAt(view, 'FGP31520');
        await expect(view.getByRole('heading', { name: /Siam Discovery/ })).toBeVisible();
        await pay(view);
        await ends(view, 'success');
        expect(phone.calls('checkPermission')).not.toHaveLength(0);
      });
    });
  }
});
