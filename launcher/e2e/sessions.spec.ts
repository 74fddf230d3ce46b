import { expect, type Page, test } from '../../.tools/e2e/fixtures.ts';
import { action, dialog, field, shows } from '../../.tools/e2e/page.ts';

/** As many real pages as a small machine bears; 40 sessions meet in kit/src/session/manyWebViews.test.ts. */
const MANY = 12;
const callPath = '**/wApi/comm/common/bannerInfo*';

async function openMany(first: Page, path: string, code: string): Promise<Page[]> {
  const more = await Promise.all(Array.from({ length: MANY - 1 }, () => first.context().newPage()));
  const pages = [first, ...more];
  for (const page of pages) {
    await page.goto(path);
    await shows(page, code);
  }
  return pages;
}

/** Holds the call of each page until all have sent it, then answers all of them; later ones go through. */
async function answerTogether(first: Page, status: number, body: object): Promise<void> {
  const held: (() => void)[] = [];
  let count = 0;
  await first.context().route(callPath, async (route) => {
    count += 1;
    if (count > MANY) return route.continue();
    await new Promise<void>((resolve) => {
      held.push(resolve);
      if (held.length === MANY) for (const release of held) release();
    });
    return route.fulfill({ status, json: body });
  });
}

async function callFromAll(pages: readonly Page[]): Promise<void> {
  await Promise.all(
    pages.map(async (page) => {
      await field(page, 'method').fill('GET');
      await field(page, 'path').fill('/comm/common/bannerInfo');
      await action(page, 'submit').click();
    }),
  );
}

async function expectNobody(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await expect(page.locator('html')).toHaveAttribute('data-login', 'visitor');
    expect(await page.evaluate(() => sessionStorage.getItem('KbWallet'))).toBeNull();
  }
}

async function dialogsOf(pages: readonly Page[], id: string): Promise<number> {
  const counts = await Promise.all(pages.map((page) => dialog(page, id).count()));
  return counts.reduce((sum, count) => sum + count, 0);
}

test.describe(`${MANY} WebViews`, () => {
  test.setTimeout(180_000);

  test('(G19) meet a 401 together: one renewal, and each goes on with its answer', async ({
    page,
    world,
    watch,
  }) => {
    watch.allow(/Failed to load resource/);
    await world.reset('developer');
    await page.goto('/sample/call');
    await shows(page, 'SMP20000');
    // What a group sign-on leaves behind: only such a session is renewed.
    await page.evaluate(() => {
      const mark = { id: 'group', loginType: 'ci', isSso: true, renewals: 0 };
      localStorage.setItem('wallet.session', JSON.stringify(mark));
    });
    const pages = await openMany(page, '/sample/call', 'SMP20000');
    await answerTogether(page, 401, { status: 401, code: '4010', message: '' });
    await callFromAll(pages);
    for (const one of pages) {
      await expect(one.locator('[data-result="ok"]')).toHaveCount(1);
      await expect(one.locator('html')).toHaveAttribute('data-login', 'member');
      await expect(one.locator('dialog[open]')).toHaveCount(0);
    }
    expect(await world.journal('POST /mstr/sso/extend')).toHaveLength(1);
    // Each asked once more and no oftener.
    expect(await world.journal('GET /comm/common/bannerInfo')).toHaveLength(MANY);
  });

  test('(G20) meet a duplicate login together: all forget, one says so, the server hears one logout', async ({
    page,
    world,
  }) => {
    await world.reset('developer');
    const pages = await openMany(page, '/sample/call', 'SMP20000');
    await answerTogether(page, 200, {
      status: 200,
      code: 'DUPLICATE_LOGIN',
      message: '다른 기기에서 로그인',
    });
    await callFromAll(pages);
    await expectNobody(pages);
    await expect.poll(() => dialogsOf(pages, 'duplicateLogin')).toBe(1);
    await expect.poll(async () => (await world.journal('POST /mstr/logout')).length).toBeGreaterThan(0);
    // Whoever had something to say has said it once the server has answered all.
    for (const one of pages) await one.evaluate(() => navigator.locks.request('wallet.voice', () => {}));
    expect(await dialogsOf(pages, 'duplicateLogin')).toBe(1);
  });

  test('(G20) one meets a duplicate login: the others forget too, and it alone says so', async ({
    page,
    world,
  }) => {
    await world.reset('developer');
    const pages = await openMany(page, '/main/FMA10000', 'FMA10000');
    const speaker = pages[5] ?? page;
    await speaker.goto('/sample/call');
    await shows(speaker, 'SMP20000');
    await world.reply({
      method: 'GET',
      path: '/comm/common/bannerInfo',
      body: { status: 200, code: 'DUPLICATE_LOGIN', message: '다른 기기에서 로그인' },
      times: 1,
    });
    await callFromAll([speaker]);
    await expect(dialog(speaker, 'duplicateLogin')).toHaveCount(1);
    await expectNobody(pages);
    expect(await dialogsOf(pages, 'duplicateLogin')).toBe(1);
    expect(await world.journal('POST /mstr/logout')).toHaveLength(1);
  });
});
