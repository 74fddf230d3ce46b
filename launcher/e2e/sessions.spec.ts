import { action, dialog, expect, type Page, shows, test } from '@wallet/mocks/e2e';

/** As many real pages as a small machine bears; 40 sessions meet in kit/src/session/manyWebViews.test.ts. */
const MANY = 12;
const who = '**/wApi/mstr/userinfo';

/** A screen that a visitor may see as well, so that nobody is led away when the session ends. */
async function openMany(first: Page): Promise<Page[]> {
  const more = await Promise.all(Array.from({ length: MANY - 1 }, () => first.context().newPage()));
  const pages = [first, ...more];
  for (const page of pages) {
    await page.goto('/forest/FTR10000');
    await shows(page, 'FTR10000');
    await expect(page.locator('html')).toHaveAttribute('data-login', 'member');
  }
  return pages;
}

/** Holds the call of each page until all have sent it, then answers all of them; later ones go through. */
async function answerTogether(first: Page, status: number, body: object): Promise<void> {
  const held: (() => void)[] = [];
  let count = 0;
  await first.context().route(who, async (route) => {
    count += 1;
    if (count > MANY) return route.continue();
    await new Promise<void>((resolve) => {
      held.push(resolve);
      if (held.length === MANY) for (const release of held) release();
    });
    return route.fulfill({ status, json: body });
  });
}

/** As when a page comes back from the browser's own cache: it asks who the customer is. */
async function askFromAll(pages: readonly Page[]): Promise<void> {
  await Promise.all(
    pages.map((page) =>
      page.evaluate(() => {
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      }),
    ),
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
    await world.reset('member');
    // What a group sign-on leaves behind: only such a session is renewed.
    await page.addInitScript(() => {
      const mark = { id: 'group', loginType: 'ci', isSso: true, renewals: 0 };
      if (!localStorage.getItem('wallet.session'))
        localStorage.setItem('wallet.session', JSON.stringify(mark));
    });
    const pages = await openMany(page);
    await answerTogether(page, 401, { status: 401, code: '4010', message: '' });
    await world.forgetJournal();
    await askFromAll(pages);
    await expect.poll(async () => (await world.journal('GET /mstr/userinfo')).length).toBe(MANY);
    expect(await world.journal('POST /mstr/sso/extend')).toHaveLength(1);
    for (const one of pages) {
      await expect(one.locator('html')).toHaveAttribute('data-login', 'member');
      await expect(one.locator('dialog[open]')).toHaveCount(0);
    }
    expect(await world.journal('POST /mstr/logout')).toEqual([]);
  });

  test('(G20) meet a duplicate login together: all forget, and one says so', async ({ page, world }) => {
    await world.reset('member');
    const pages = await openMany(page);
    await answerTogether(page, 200, {
      status: 200,
      code: 'DUPLICATE_LOGIN',
      message: '다른 기기에서 로그인',
    });
    await askFromAll(pages);
    await expectNobody(pages);
    await expect.poll(() => dialogsOf(pages, 'duplicateLogin')).toBe(1);
    // Whoever had something to say has asked for the word by now.
    for (const one of pages) await one.evaluate(() => navigator.locks.request('wallet.voice', () => {}));
    expect(await dialogsOf(pages, 'duplicateLogin')).toBe(1);
  });

  test('(G20) one meets a duplicate login: the others forget too, and it alone says so', async ({
    page,
    world,
  }) => {
    await world.reset('member');
    const pages = await openMany(page);
    const speaker = pages[5] ?? page;
    await world.reply({
      method: 'GET',
      path: '/mstr/userinfo',
      body: { status: 200, code: 'DUPLICATE_LOGIN', message: '다른 기기에서 로그인' },
      times: 1,
    });
    await askFromAll([speaker]);
    await expect(dialog(speaker, 'duplicateLogin')).toHaveCount(1);
    await expectNobody(pages);
    expect(await dialogsOf(pages, 'duplicateLogin')).toBe(1);
    expect(await world.journal('POST /mstr/logout')).toHaveLength(1);
  });
});

test('(G20) a screen that is closed to visitors tells of the end before it leads away', async ({
  page,
  world,
}) => {
  await world.reset('developer');
  await page.goto('/sample/call');
  await shows(page, 'SMP20000');
  const text = '다른 기기에서 로그인';
  const body = { status: 200, code: 'DUPLICATE_LOGIN', message: text };
  await world.reply({ method: 'GET', path: '/mstr/userinfo', body, times: 1 });
  await askFromAll([page]);
  await expect(dialog(page, 'duplicateLogin')).toContainText(text);
  await expect(page.locator('html')).toHaveAttribute('data-login', 'visitor');
  await expect(page.locator('[data-screen="SMP20000"]')).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/sample/call');
  await dialog(page, 'duplicateLogin').locator('[data-action="confirm"]').click();
  await shows(page, 'FMA10000');
});

test('who signs out on purpose is told of no expiry, whatever their pages ask meanwhile', async ({
  page,
  world,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  await world.reset('member');
  const other = await page.context().newPage();
  // A page that hears nothing of the others, as one that the browser has put away.
  await other.addInitScript(() => {
    Object.assign(window, { BroadcastChannel: undefined });
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
  });
  await other.goto('/forest/FTR10000');
  await shows(other, 'FTR10000');
  await page.goto('/mber/FMY10000');
  await shows(page, 'FMY10000');
  // The server has signed out already; its answer is still on the way.
  await page.route('**/wApi/mstr/logout', async (route) => {
    const answer = await route.fetch();
    await askFromAll([page, other]);
    await expect(other.locator('html')).toHaveAttribute('data-login', 'visitor');
    await expect(page.locator('html')).toHaveAttribute('data-login', 'visitor');
    await route.fulfill({ response: answer });
  });
  const answered = page.waitForResponse('**/wApi/mstr/logout');
  await action(page, 'logout').click();
  await dialog(page, 'logout').locator('[data-action="confirm"]').click();
  await answered;
  await shows(page, 'FME10000');
  await expect(dialog(other, 'loginGuide')).toBeVisible();
  expect(await dialogsOf([page, other], 'sessionExpired')).toBe(0);
});
