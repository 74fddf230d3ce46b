import { action, dialog, expect, shows, test } from '@wallet/mocks/e2e';
import { bookings, fillIn, findRoom, pay } from '../../microapps/forest/e2e/road.ts';

test.use({ platform: 'android' });

test.describe('what goes wrong leaves no blank page and loses nothing', () => {
  test.beforeEach(async ({ world }) => {
    await world.reset('member');
  });

  for (const [name, reply] of [
    ['API 500', { status: 500, rawBody: 'out of order' }],
    ['malformed JSON', { rawBody: '{"status":200,' }],
    ['wrong shape', { body: { status: 200, code: '0000', payload: { forests: 'many' } } }],
    ['connection cut', { drop: true }],
  ] as const) {
    test(`${name}: the screen says so, and a retry brings it`, async ({ world, phone, watch }) => {
      watch.allow(/Failed to load resource|ERR_/);
      const page = await phone.open('/forest/FTR10000');
      await shows(page, 'FTR10000');
      await world.reply({ method: 'GET', path: '/forest/v1/forests', ...reply });
      await action(page, 'submit').click();
      await shows(page, 'FTR21000', 'error');
      await world.forgetReplies();
      await action(page, 'retry').click();
      await shows(page, 'FTR21000');
    });
  }

  test('API silent: a skeleton stands, and leaving still works', async ({ world, phone }) => {
    const page = await phone.open('/forest/FTR10000');
    await shows(page, 'FTR10000');
    await world.reply({ method: 'GET', path: '/forest/v1/forests', delayMs: 60_000 });
    await action(page, 'submit').click();
    await shows(page, 'FTR21000', 'loading');
    await action(page, 'back').click();
    await shows(page, 'FTR10000');
  });

  test('the wallet cannot be asked who the customer is: it says so, and asks again', async ({
    world,
    phone,
    watch,
  }) => {
    watch.allow(/Failed to load resource/);
    await world.reply({ method: 'GET', path: '/mstr/userinfo', status: 503, rawBody: '' });
    const page = await phone.open('/forest/FTR10000');
    await expect(action(page, 'retry')).toBeVisible();
    await world.forgetReplies();
    await action(page, 'retry').click();
    await shows(page, 'FTR10000');
  });

  test('(G47) the answer to the booking is cut off: one booking, and it can be paid', async ({
    world,
    phone,
    watch,
  }) => {
    watch.allow(/Failed to load resource|ERR_/);
    const page = await phone.open('/forest/FTR61000');
    const before = await bookings(page);
    await page.goto('/forest/FTR10000');
    await findRoom(page);
    await fillIn(page);
    await world.reply({ method: 'POST', path: '/forest/v1/bookings', drop: 'answer', times: 1 });
    // The page asks by itself how it ended, and goes on.
    await pay(page);
    await expect(page.locator('[data-result="success"]')).toBeVisible();
    await page.goto('/forest/FTR61000');
    expect(await bookings(page)).toBe(before + 1);
  });

  test('(G47) the answer to the payment call is cut off: the page asks again and pays once', async ({
    world,
    phone,
    watch,
  }) => {
    watch.allow(/Failed to load resource|ERR_/);
    const page = await phone.open('/forest/FTR10000');
    await findRoom(page);
    await fillIn(page);
    await world.reply({ method: 'POST', path: '/forest/v1/bookings/{no}/payment', drop: 'answer', times: 1 });
    await pay(page);
    await expect(page.locator('[data-result="success"]')).toBeVisible();
  });

  test('a payment is refused: nothing is charged, and the booking can be paid again', async ({ phone }) => {
    const page = await phone.open('/forest/FTR10000');
    await findRoom(page);
    await fillIn(page);
    await pay(page, 'refuse');
    await expect(page.locator('[data-result="failure"]')).toBeVisible();
  });

  test('(G21) the WebView is killed in a step: what was entered is there again', async ({ phone }) => {
    const page = await phone.open('/forest/FTR10000');
    await findRoom(page);
    await fillIn(page);
    await action(page, 'back').click();
    await shows(page, 'FTR51001');
    await page.locator('[data-field="request"]').fill('늦게 도착해요');
    await page.waitForTimeout(800);
    const again = await phone.kill();
    await shows(again, 'FTR51001');
    await expect(again.locator('[data-field="request"]')).toHaveValue('늦게 도착해요');
  });

  test('a 401 in a step: after signing in again, what was entered is still there', async ({
    world,
    phone,
    watch,
  }) => {
    watch.allow(/Failed to load resource/);
    const member = (await world.personas()).find(({ id }) => id === 'member');
    const page = await phone.open('/forest/FTR10000');
    await findRoom(page);
    await fillIn(page);
    await action(page, 'back').click();
    await shows(page, 'FTR51001');
    await page.locator('[data-field="request"]').fill('늦게 도착해요');
    await page.waitForTimeout(800);
    await world.reply({
      method: 'POST',
      path: '/forest/v1/bookings',
      status: 401,
      body: { status: 401, code: '4010', message: '' },
      times: 1,
    });
    await action(page, 'submit').click();
    await shows(page, 'FTR51002');
    await action(page, 'submit').click();
    await expect(dialog(page, 'sessionExpired')).toBeVisible();
    await world.forgetReplies();
    await page.goto('/mber/FME11000?returnPath=/forest/FTR51001');
    await shows(page, 'FME11000');
    await page.locator('[data-field="phone"]').fill(member?.phone ?? '');
    await page.locator('[data-field="password"]').fill(member?.password ?? '');
    await action(page, 'submit').click();
    await shows(page, 'FTR51001');
    await expect(page.locator('[data-field="request"]')).toHaveValue('늦게 도착해요');
  });

  test('(R235) a 401 in the middle: one alert, and the person is gone', async ({ world, phone, watch }) => {
    watch.allow(/Failed to load resource/);
    const page = await phone.open('/forest/FTR10000');
    await shows(page, 'FTR10000');
    await world.reply({
      method: '*',
      path: '*',
      status: 401,
      body: { status: 401, code: '4010', message: '' },
    });
    await action(page, 'submit').click();
    await expect(dialog(page, 'sessionExpired')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('data-login', 'visitor');
    await dialog(page, 'sessionExpired').locator('[data-action="confirm"]').click();
    await expect.poll(() => phone.calls('closeView').length).toBe(1);
  });

  test('the bridge is silent: a card still opens', async ({ phone }) => {
    phone.silence();
    const home = await phone.open('/');
    await shows(home, 'FMA10000');
    await home.locator('[data-card="forest"]').click();
    await home.waitForURL(/\/forest\/FTR10000/, { timeout: 20_000 });
    await shows(home, 'FTR10000');
  });

  test('(R391) (G35) a file of a replaced release is gone: one reload, then a page that says so', async ({
    phone,
    watch,
  }) => {
    watch.allow(/Failed to load resource|dynamically imported|MissingModuleError|ERR_|404/);
    const page = await phone.open('/forest/FTR10000');
    await shows(page, 'FTR10000');
    let documents = 0;
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents += 1;
    });
    await page.route(/FTR21000[^/]*\.js/, (route) =>
      route.fulfill({ status: 404, contentType: 'text/plain', body: 'No such file.' }),
    );
    await action(page, 'submit').click();
    await expect(page.locator('[data-msg="chunkMissing"]')).toBeVisible();
    expect(documents).toBe(1);
  });

  test('(R188) logging out in one WebView clears the other', async ({ phone }) => {
    const home = await phone.open('/');
    await shows(home, 'FMA10000');
    const forest = await phone.opens(() => home.locator('[data-card="forest"]').click());
    await shows(forest, 'FTR10000');
    await forest.evaluate(() => fetch('/wApi/mstr/logout', { method: 'POST' }));
    phone.emit('loginChanged', { isLogin: false });
    await expect(forest.locator('html')).toHaveAttribute('data-login', 'visitor');
    await expect(home.locator('html')).toHaveAttribute('data-login', 'visitor');
  });
});
