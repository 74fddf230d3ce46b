import { action, type BrowserContext, expect, field, type Page, shows, test } from '@wallet/mocks/e2e';
import { fillIn, findRoom, pay } from '../../microapps/forest/e2e/road.ts';

/** Somebody whose particulars stand nowhere else. */
const person = {
  custName: '독고비밀',
  phone: '01098761234',
  birth: '870611',
  ci: 'CI-OF-SOMEBODY-WHO-IS-NOBODY-ELSE',
  walletMberIdnfiNo: 'W777666555',
  custNo: '888777666',
  email: 'nobody.else@person.example',
  emailAdrs: 'nobody.else@person.example',
};
const secrets = [
  ...Object.values(person),
  '010-9876-1234',
  '9876-1234',
  '19870611',
  '1987.06.11',
  'nobody.else',
];

/** Everything that a page leaves where others can read it, written down as it happens. */
function listenTo(context: BrowserContext) {
  const traces: string[] = [];
  context.on('request', (request) => {
    traces.push(`request ${request.url()} ${request.headers().referer ?? ''}`);
  });
  context.on('console', (message) => traces.push(`console ${message.text()}`));
  context.on('weberror', (problem) =>
    traces.push(`error ${problem.error().stack ?? problem.error().message}`),
  );
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => traces.push(`address ${frame.url()}`));
  });
  return traces;
}

/** What a script finds in a page, apart from what the page shows. */
async function leftIn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const stored = (storage: Storage) => Object.entries(storage).map(([key, value]) => `${key}=${value}`);
    const databases = await indexedDB.databases();
    return [
      ...stored(localStorage).map((text) => `localStorage ${text}`),
      ...stored(sessionStorage).map((text) => `sessionStorage ${text}`),
      ...performance.getEntries().map((entry) => `performance ${JSON.stringify(entry)}`),
      ...databases.map(({ name }) => `database ${name}`),
      ...(await caches.keys()).map((name) => `cache ${name}`),
      `title ${document.title}`,
      `address ${location.href}`,
      `history ${JSON.stringify(history.state)}`,
      `name ${window.name}`,
      `cookie ${document.cookie}`,
      `referrer ${document.referrer}`,
    ];
  });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function personal(traces: readonly string[]): string[] {
  return traces.filter((trace) =>
    secrets.some((secret) => trace.includes(secret) || decoded(trace).includes(secret)),
  );
}

test.describe('nothing personal', () => {
  test.use({ platform: 'android' });
  test.setTimeout(120_000);

  test('stands in an address, a storage, a log, an error or a title along the whole road', async ({
    context,
    world,
    phone,
  }) => {
    const traces = listenTo(context);
    await world.reset('member', person);
    const home = await phone.open('/');
    await shows(home, 'FMA10000');
    traces.push(...(await leftIn(home)));
    const forest = await phone.opens(() => home.locator('[data-card="forest"]').click());
    await findRoom(forest);
    traces.push(...(await leftIn(forest)));
    await fillIn(forest);
    // The draft of the booking is in storage by now, and so is the session.
    await expect.poll(() => forest.evaluate(() => localStorage.getItem('wallet.drafts'))).not.toBeNull();
    traces.push(...(await leftIn(forest)));
    await pay(forest);
    traces.push(...(await leftIn(forest)), ...(await leftIn(home)));
    expect(traces.length).toBeGreaterThan(100);
    expect(personal(traces)).toEqual([]);
    // It would be found, also where it is encoded.
    expect(personal([`request /x?name=${encodeURIComponent(person.custName)}`])).toHaveLength(1);
    // It is this person who walked there.
    expect(await forest.evaluate(async () => (await fetch('/wApi/mstr/userinfo')).text())).toContain(
      person.ci,
    );
  });

  test('(G17) no token of the session is readable by a script, or in an address or a message to the app', async ({
    context,
    world,
    phone,
  }) => {
    const traces = listenTo(context);
    await world.reset('member');
    const home = await phone.open('/');
    await shows(home, 'FMA10000');
    const forest = await phone.opens(() => home.locator('[data-card="forest"]').click());
    await shows(forest, 'FTR10000');
    const cookie = (await context.cookies()).find(({ name }) => name === 'WALLETSESSION');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    const token = cookie?.value ?? '';
    expect(token.length).toBeGreaterThan(8);
    traces.push(...(await leftIn(home)), ...(await leftIn(forest)));
    traces.push(...phone.log.map((message) => JSON.stringify(message)));
    expect(traces.filter((trace) => trace.includes(token))).toEqual([]);
    // The new WebView is signed in all the same: by the cookie that both share.
    await expect(forest.locator('html')).toHaveAttribute('data-login', 'member');
  });
});

test('(G18) the key of the encrypted areas cannot be carried away', async ({ page, world }) => {
  await world.reset('member');
  await page.goto('/main/FMA10000');
  await shows(page, 'FMA10000');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('KbWallet'))).not.toBeNull();
  const found = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('wallet');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const key = await new Promise<CryptoKey>((resolve, reject) => {
      const reading = database.transaction('keys').objectStore('keys').get('session');
      reading.onsuccess = () => resolve(reading.result as CryptoKey);
      reading.onerror = () => reject(reading.error);
    });
    const refusals = await Promise.all(
      (['raw', 'jwk'] as const).map((format) =>
        crypto.subtle.exportKey(format as 'raw', key).then(
          () => 'exported',
          (error: Error) => error.name,
        ),
      ),
    );
    return { isKey: key instanceof CryptoKey, extractable: key.extractable, refusals };
  });
  expect(found).toEqual({
    isKey: true,
    extractable: false,
    refusals: ['InvalidAccessError', 'InvalidAccessError'],
  });
});

test.describe('a password', () => {
  async function signIn(page: Page, phone: string, password: string) {
    await page.goto('/mber/FME11000');
    await shows(page, 'FME11000');
    await field(page, 'phone').fill(phone);
    await field(page, 'password').fill(password);
    await action(page, 'submit').click();
  }

  test('leaves the page encrypted to the key of the server', async ({ page, world }) => {
    const member = (await world.personas()).find(({ id }) => id === 'member');
    await world.reset('visitor');
    await signIn(page, member?.phone ?? '', member?.password ?? '');
    await expect(page.locator('html')).toHaveAttribute('data-login', 'member');
    const [login] = await world.journal('POST /mstr/login/action');
    expect(Object.keys(login?.body as object)).toContain('encPassword');
    expect(JSON.stringify(await world.journal())).not.toContain(member?.password);
  });

  for (const [name, publicKey] of [
    ['a key that is none', 'bm9uZQ=='],
    ['no key', ''],
    ['a key that is no base64', '***'],
  ] as const) {
    test(`is not sent at all with ${name}, and the customer is told`, async ({ page, world }) => {
      const member = (await world.personas()).find(({ id }) => id === 'member');
      await world.reset('visitor');
      await world.reply({
        method: 'GET',
        path: '/mstr/pubKey',
        body: { status: 200, code: '0000', message: '', payload: { publicKey } },
      });
      await signIn(page, member?.phone ?? '', member?.password ?? '');
      await expect(page.locator('dialog[open][data-msg]')).toHaveCount(1);
      expect(await world.journal('POST /mstr/login/action')).toEqual([]);
      expect(JSON.stringify(await world.journal())).not.toContain(member?.password);
    });
  }
});

test.describe('(G37) the content security policy', () => {
  for (const [path, ready] of [
    ['/main/FMA10000', '[data-screen="FMA10000"]'],
    ['/forest/FTR10000', '[data-screen="FTR10000"]'],
    ['/mber/FME11000', '[data-screen="FME11000"]'],
    ['/no/such/page', '[data-screen="NOT_FOUND"]'],
    ['/_host/', '#host'],
    ['/_mocks/pg/pay?token=none', 'main'],
  ] as const) {
    test(`of ${path} refuses html and scripts made of text, and the refusal is seen`, async ({
      page,
      world,
      watch,
    }) => {
      watch.allow(/Failed to load resource/);
      await world.reset('member');
      const answer = await page.goto(path);
      expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
      await expect(page.locator(ready).first()).toBeVisible();
      expect(watch.errors).toEqual([]);
      const refused = await page.evaluate(() => {
        function isRefused(work: () => void): boolean {
          try {
            work();
            return false;
          } catch {
            return true;
          }
        }
        const { trustedTypes } = window as unknown as {
          trustedTypes: { createPolicy(name: string, rules: object): void };
        };
        return {
          html: isRefused(() => {
            document.createElement('div').innerHTML = '<b>x</b>';
          }),
          worker: isRefused(() => new Worker('/no-such-worker.js')),
          handler: isRefused(() => document.body.setAttribute('onclick', 'window.hit = 1')),
          policy: isRefused(() => trustedTypes.createPolicy('anybody', {})),
        };
      });
      expect(refused).toEqual({ html: true, worker: true, handler: true, policy: true });
      await expect
        .poll(() => watch.errors.filter((text) => text.includes('policy violation')).length)
        .toBe(4);
      watch.allow(/policy violation|Content Security Policy|TrustedScript|TrustedHTML/i);
    });
  }

  test('lets no other site put the wallet into a frame', async ({ page, world, watch, baseURL }) => {
    watch.allow(/frame-ancestors|Failed to load resource|ERR_BLOCKED_BY_RESPONSE|denied by policy/);
    await world.reset('member');
    await page.route('http://other.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/main/FMA10000"></iframe>` }),
    );
    await page.goto('http://other.example/');
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  });
});

test.describe('an address from outside', () => {
  for (const asked of [
    '//evil.example/x',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/.//evil.example',
  ]) {
    test(`a login asked to lead to ${asked} leads home`, async ({ page, world, baseURL }) => {
      const member = (await world.personas()).find(({ id }) => id === 'member');
      await world.reset('visitor');
      await page.goto(`/mber/FME11000?returnPath=${encodeURIComponent(asked)}`);
      await shows(page, 'FME11000');
      await field(page, 'phone').fill(member?.phone ?? '');
      await field(page, 'password').fill(member?.password ?? '');
      await action(page, 'submit').click();
      await shows(page, 'FMA10000');
      expect(new URL(page.url()).origin).toBe(baseURL);
    });
  }
});
