import {
  action,
  checkEveryScreen,
  dialog,
  expect,
  expectAccessible,
  expectNoOverflow,
  type Page,
  shows,
  test,
  type World,
} from '@wallet/mocks/e2e';
import { moneyScreens } from '../src/manifest/money.ts';
import { manifest } from '../src/manifest.ts';
import { enterAmount, enterPassword, order } from './moneyRoad.ts';
import { charge, moneyReach, moneySamples, send } from './moneySamples.ts';

const others = Object.keys(manifest.screens).filter((code) => !Object.hasOwn(moneyScreens, code));
checkEveryScreen({ manifest, samples: moneySamples, reach: moneyReach, except: others });

async function expectEnd(page: Page, end: 'success' | 'failure'): Promise<void> {
  await expect(page.locator(`[data-result="${end}"]`)).toBeVisible({ timeout: 20_000 });
}

/** Points of the member, and that everything adds up. */
async function points(page: Page): Promise<number> {
  const ledger = await page.evaluate(async () => (await fetch('/_mocks/ledger')).json());
  expect(Object.values(ledger.totals).every((total) => total === 0)).toBe(true);
  return ledger.balances['points:W000000001'].PNT;
}

const keysOf = async (world: World) =>
  new Set(
    (await world.journal('POST /point-fe/transaction/v1/charge')).map(
      ({ headers }) => headers['idempotency-key'],
    ),
  );

for (const platform of ['android', 'ios'] as const) {
  test.describe(`points on ${platform}`, () => {
    test.use({ platform });

    test.beforeEach(async ({ world }) => {
      await world.reset('member');
    });

    test('are charged and sent, and the history tells it', async ({ phone, world }) => {
      test.slow();
      const page = await phone.open('/point/FPO22100');
      await charge(page);
      await expectEnd(page, 'success');
      await expectAccessible(page);
      await expectNoOverflow(page);
      expect(await points(page)).toBe(28_400);
      await page.goto('/point/FPO24110');
      await send(page);
      await expectEnd(page, 'success');
      expect(await points(page)).toBe(25_400);
      await action(page, 'history').click();
      await shows(page, 'FPO41100');
      await expect(page.locator('[data-action="openTransaction"]').first()).toContainText('3,000');
      expect(JSON.stringify(await world.journal())).not.toContain('482915');
    });

    test('a WebView killed in the middle of an order finds its end', async ({ phone, world }) => {
      const page = await phone.open('/point/FPO22100');
      await enterAmount(page, 'FPO22100', 'FPO22200', '5000');
      await world.reply({
        method: 'POST',
        path: '/point-fe/transaction/v1/charge',
        drop: 'answer',
        delayMs: 1500,
        times: 1,
      });
      await action(page, 'submit').click();
      await enterPassword(page);
      await expect(page.locator('[data-part="longWork"]')).toBeVisible();
      const killed = await phone.kill();
      await shows(killed, 'FPO22200');
      await killed.goto('/point/FPO22100');
      await action(killed, 'openUnfinished').click();
      await shows(killed, 'FPO22210');
      await expect(killed.locator('[data-result]')).toBeVisible();
      const after = await points(killed);
      const isDone = (await killed.locator('[data-result="success"]').count()) === 1;
      expect(after).toBe(isDone ? 23_400 : 18_400);
      expect((await keysOf(world)).size).toBe(1);
    });
  });
}

test.describe('whatever befalls a charge', () => {
  test.use({ platform: 'android' });

  test.beforeEach(async ({ world }) => {
    await world.reset('member');
  });

  const path = '/point-fe/transaction/v1/charge';

  test('an answer that is lost is asked for, not ordered again', async ({ phone, world, watch }) => {
    watch.allow(/Failed to load resource|ERR_|net::/);
    const page = await phone.open('/point/FPO22100');
    await enterAmount(page, 'FPO22100', 'FPO22200', '10000');
    await world.reply({ method: 'POST', path, drop: 'answer', times: 1 });
    await order(page, 'FPO22210');
    await expectEnd(page, 'success');
    expect(await points(page)).toBe(28_400);
    expect((await keysOf(world)).size).toBe(1);
  });

  test('an order that is lost is told so, and nothing was charged', async ({ phone, world, watch }) => {
    watch.allow(/Failed to load resource|ERR_|net::/);
    const page = await phone.open('/point/FPO22100');
    await enterAmount(page, 'FPO22100', 'FPO22200', '10000');
    await world.reply({ method: 'POST', path, drop: true, times: 1 });
    await order(page, 'FPO22210');
    await expectEnd(page, 'failure');
    expect(await points(page)).toBe(18_400);
  });

  test('a service that fails and cannot be asked either leaves a way to ask again', async ({
    phone,
    world,
    watch,
  }) => {
    test.slow();
    watch.allow(/Failed to load resource|ERR_|net::|500/);
    const page = await phone.open('/point/FPO22100');
    await enterAmount(page, 'FPO22100', 'FPO22200', '10000');
    await world.reply({ method: 'POST', path, drop: 'answer', times: 1 });
    await world.reply({
      method: 'POST',
      path: '/point-fe/transaction/v1/status',
      status: 500,
      times: 8,
    });
    await action(page, 'submit').click();
    await enterPassword(page);
    await expect(page.locator('[data-result="pending"]')).toBeVisible({ timeout: 40_000 });
    await expect(async () => {
      await action(page, 'askAgain').click({ timeout: 2000 });
      await expect(page.locator('[data-result="success"]')).toBeVisible({ timeout: 8000 });
    }).toPass({ timeout: 40_000 });
    expect(await points(page)).toBe(28_400);
  });

  test('leaving meanwhile asks; staying shows the end', async ({ phone, world }) => {
    const page = await phone.open('/point/FPO22100');
    await enterAmount(page, 'FPO22100', 'FPO22200', '10000');
    await world.reply({ method: 'POST', path, delayMs: 3000, times: 1 });
    await action(page, 'submit').click();
    await enterPassword(page);
    await action(page, 'home').click();
    await dialog(page, 'leavePayment').locator('[data-action="cancel"]').click();
    await shows(page, 'FPO22210');
    await expectEnd(page, 'success');
  });

  test('two WebViews with one wish make one order', async ({ phone, world }) => {
    const page = await phone.open('/point/FPO22100');
    await enterAmount(page, 'FPO22100', 'FPO22200', '7000');
    const other = await phone.open('/point/FPO22200');
    await shows(other, 'FPO22200');
    await action(other, 'submit').click();
    await enterPassword(other);
    await shows(other, 'FPO22210');
    await expectEnd(other, 'success');
    // The first one still stands before its password: what it was about is over.
    await action(page, 'submit').click();
    await enterPassword(page);
    await expect(page.locator('[role="alert"]').first()).toBeVisible();
    expect(await points(page)).toBe(25_400);
    expect((await keysOf(world)).size).toBe(1);
  });
});
