import { action, type Call, dialog, expect, shows, test, type World } from '@wallet/mocks/e2e';

const groupHost = {
  methods: ['hello', 'getLoginInfo', 'getSsoInfo', 'openWebView', 'openWindow', 'closeView'],
};
const logins = (journal: readonly Call[]) => journal.filter(({ path }) => path === '/mstr/login/action');

/** What an affiliate's app knows of a customer. */
const sso = (group: string, ci: string) => ({
  samlAssertion: 'saml',
  ci,
  ssoNo: 'SSO1',
  kBCrtfiSerno: '4412',
  groupCoCd: group,
});

for (const platform of ['android', 'ios'] as const) {
  test.describe(`an affiliate signs its customer in at the forest’s own address, ${platform}`, () => {
    test.use({ platform, phoneOptions: groupHost });

    const ciOf = async (world: World, id: string) =>
      (await world.personas()).find((persona) => persona.id === id)?.ci ?? '';

    for (const group of ['KS2', 'KC0', 'KB0', 'KM0']) {
      test(`(R303) ${group}: the address asked for is shown, once, and back returns to the caller`, async ({
        world,
        phone,
      }) => {
        await world.reset('visitor');
        phone.answer({ getSsoInfo: sso(group, await ciOf(world, `group${group}`)) });
        const address = `/forest/FTR10000?groupCoCd=${group}&appType=liivNext&region=03`;
        const page = await phone.open(address);
        await shows(page, 'FTR10000');
        expect(page.url()).toContain(address);
        await expect(page.locator('html')).toHaveAttribute('data-login', 'member');
        await expect(page.locator('dialog[open]')).toHaveCount(0);
        expect(logins(await world.journal())).toMatchObject([{ body: { loginCertType: '04' } }]);
        await phone.back();
        await expect.poll(() => phone.calls('closeView').length).toBe(1);
        // The first WebView shows home then, to a member.
        await shows(page, 'FMA10000');
        await expect(page.locator('html')).toHaveAttribute('data-login', 'member');
      });
    }

    test('read again, killed, and in a WebView of another app nobody signs in twice', async ({
      world,
      phone,
    }) => {
      await world.reset('visitor');
      phone.answer({ getSsoInfo: sso('KB0', await ciOf(world, 'groupKB0')) });
      const page = await phone.open('/forest/FTR61000?groupCoCd=KB0');
      await shows(page, 'FTR61000');
      await page.reload();
      await shows(page, 'FTR61000');
      await shows(await phone.kill(), 'FTR61000');
      await shows(await phone.open('/mber/FMY10000?groupCoCd=KB0&isGroupLogin=Y'), 'FMY10000');
      expect(logins(await world.journal())).toHaveLength(1);
      expect(phone.calls('getSsoInfo')).toHaveLength(1);
    });

    test('killed in the middle of the sign-on, it begins anew and ends where it should', async ({
      world,
      phone,
    }) => {
      await world.reset('visitor');
      phone.answer({ getSsoInfo: () => new Promise(() => {}) });
      const page = await phone.open('/forest/FTR61000?groupCoCd=KB0');
      await expect.poll(() => phone.calls('getSsoInfo').length).toBe(1);
      await expect(page.locator('[data-skeleton]').first()).toBeVisible();
      phone.answer({ getSsoInfo: sso('KB0', await ciOf(world, 'groupKB0')) });
      await shows(await phone.kill(), 'FTR61000');
      expect(logins(await world.journal())).toHaveLength(1);
    });

    test('(R227) KN1: a sign-on that fails is told, and the WebView closes', async ({ world, phone }) => {
      await world.reset('visitor');
      phone.answer({ getSsoInfo: sso('KN1', '') });
      const page = await phone.open('/forest/FTR10000?groupCoCd=KN1');
      await expect(dialog(page, 'ssoFailed')).toBeVisible();
      await expect(page.locator('[data-screen]')).toHaveCount(0);
      expect(phone.calls('closeView')).toEqual([]);
      await dialog(page, 'ssoFailed').locator('[data-action="confirm"]').click();
      await expect.poll(() => phone.calls('closeView').length).toBe(1);
      await shows(page, 'FMA10000');
    });

    test('(R303) KN1: a customer who is known is in', async ({ world, phone }) => {
      await world.reset('visitor');
      phone.answer({ getSsoInfo: sso('KN1', await ciOf(world, 'groupKN1')) });
      await shows(await phone.open('/forest/FTR10000?groupCoCd=KN1'), 'FTR10000');
    });

    for (const why of ['a value missing', 'ssoVerify not OK'] as const) {
      test(`(R228, E34) ${why}: Lite is offered, and leads to the page after the login`, async ({
        world,
        phone,
      }) => {
        await world.reset('visitor');
        const ci = await ciOf(world, 'groupKS2');
        phone.answer({
          getSsoInfo: { ...sso('KS2', ci), ...(why === 'a value missing' ? { ssoNo: '' } : {}) },
        });
        if (why === 'ssoVerify not OK') {
          const body = { status: 200, code: '0000', message: '', payload: { ciNo: ci, ssoVerify: 'ok' } };
          await world.reply({ method: 'POST', path: '/mstr/sso/verify', body });
        }
        const page = await phone.open('/forest/FTR61000?groupCoCd=KS2&memo=1');
        await dialog(page, 'ssoFailedLite').locator('[data-action="confirm"]').click();
        await shows(page, 'FME50000');
        const { searchParams } = new URL(page.url());
        expect(Object.fromEntries(searchParams)).toEqual({
          channelLoginType: 'lite',
          groupCoCd: 'KS2',
          returnPath: '/forest/FTR61000?memo=1',
        });
        expect(phone.calls('getSsoInfo')).toHaveLength(1);
        const member = (await world.personas()).find(({ id }) => id === 'member');
        await action(page, 'phone').click();
        await shows(page, 'FME11000');
        await page.locator('[data-field="phone"]').fill(member?.phone ?? '');
        await page.locator('[data-field="password"]').fill(member?.password ?? '');
        await action(page, 'submit').click();
        await shows(page, 'FTR61000');
        expect(new URL(page.url()).search).toBe('?memo=1');
      });
    }

    test('(E27) a forced step comes first, and the page after it', async ({ world, phone }) => {
      await world.reset('visitor');
      phone.answer({ getSsoInfo: sso('KB0', await ciOf(world, 'managementCode4')) });
      const page = await phone.open('/forest/FTR61000?groupCoCd=KB0');
      await shows(page, 'FME95000');
      expect(new URL(page.url()).searchParams.get('returnPath')).toBe('/forest/FTR61000');
    });

    test('without a group in the address the login guide stands, and nobody is signed on', async ({
      world,
      phone,
    }) => {
      await world.reset('visitor');
      phone.answer({ getSsoInfo: sso('KB0', await ciOf(world, 'groupKB0')) });
      const page = await phone.open('/forest/FTR10000');
      await expect(dialog(page, 'loginGuide')).toBeVisible();
      expect(phone.calls('getSsoInfo')).toEqual([]);
    });

    test('an app that is silent ends at the login guide, and the page stands there after the login', async ({
      world,
      phone,
    }) => {
      await world.reset('visitor');
      phone.silence();
      const page = await phone.open('/forest/FTR61000?groupCoCd=KB0');
      // The greeting has five seconds.
      await expect(dialog(page, 'loginGuide')).toBeVisible({ timeout: 15_000 });
      await expect(page.locator('[data-screen]')).toHaveCount(0);
    });
  });
}

for (const platform of ['android', 'ios'] as const) {
  test.describe(`the app has signed its customer in, and opens a page cold, ${platform}`, () => {
    test.use({ platform });
    const known = {
      loginWay: '02',
      loginAccessMediaDstic: 'K1',
      nativeLiteYn: 'N',
      isVisitUser: 'N',
    } as const;
    const ciOf = async (world: World, id: string) =>
      (await world.personas()).find((persona) => persona.id === id)?.ci ?? '';

    test('(R211, R163) native sign-in comes before the guard, once; a session that is there asks nothing', async ({
      world,
      phone,
    }) => {
      await world.reset('visitor');
      phone.answer({ getLoginInfo: { ...known, ci: await ciOf(world, 'member') } });
      const page = await phone.open('/forest/FTR61000?memo=1');
      await shows(page, 'FTR61000');
      expect(page.url()).toContain('/forest/FTR61000?memo=1');
      await expect(page.locator('html')).toHaveAttribute('data-login', 'member');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      await page.reload();
      await shows(page, 'FTR61000');
      await shows(await phone.open('/mber/FMY10000'), 'FMY10000');
      expect(logins(await world.journal())).toMatchObject([{ body: { loginCertType: '01' } }]);
      expect(phone.calls('getLoginInfo')).toHaveLength(1);
    });

    test('(R218, E15) what the app asks for comes first, and the page after it', async ({ world, phone }) => {
      await world.reset('visitor');
      phone.answer({ getLoginInfo: { ...known, ci: await ciOf(world, 'member'), isServiceJoin: 'Y' } });
      const page = await phone.open('/forest/FTR61000?memo=1');
      await shows(page, 'FME23000');
      await page.locator('[data-field="agreeAll"]').check();
      await action(page, 'next').click();
      await shows(page, 'FTR61000');
      expect(new URL(page.url()).search).toBe('?memo=1');
    });

    test('who signs out in the wallet is not signed in again by the next page', async ({ world, phone }) => {
      await world.reset('visitor');
      phone.answer({ getLoginInfo: { ...known, ci: await ciOf(world, 'member') } });
      const page = await phone.open('/mber/FMY10000');
      await shows(page, 'FMY10000');
      await action(page, 'logout').click();
      await dialog(page, 'logout').locator('[data-action="confirm"]').click();
      await shows(page, 'FME10000');
      const next = await phone.open('/forest/FTR10000');
      await expect(dialog(next, 'loginGuide')).toBeVisible();
      expect(logins(await world.journal())).toHaveLength(1);
    });
  });
}

test.describe('an affiliate app opens the forest by its own address', () => {
  for (const platform of ['android', 'ios'] as const) {
    test.describe(platform, () => {
      test.use({ platform });

      test('a member is in at once, and back returns to the caller', async ({ world, phone }) => {
        await world.reset('member');
        const page = await phone.open('/forest/FTR10000');
        await shows(page, 'FTR10000');
        const journal = await world.journal();
        expect(journal.filter(({ path }) => path === '/mstr/userinfo').length).toBeGreaterThan(0);
        await phone.back();
        await expect.poll(() => phone.calls('closeView').length).toBe(1);
        // The first WebView shows home then; a test that ends before it is there fails for no reason.
        await shows(page, 'FMA10000');
      });

      test('a visitor meets the login guide and no screen', async ({ world, phone }) => {
        await world.reset('visitor');
        const page = await phone.open('/forest/FTR10000');
        await expect(dialog(page, 'loginGuide')).toBeVisible();
        await expect(page.locator('[data-screen]')).toHaveCount(0);
      });
    });
  }

  test('(G24) in a browser, back goes to the parent screen and then home', async ({ world, phone }) => {
    await world.reset('member');
    const page = await phone.open('/forest/FTR61000');
    await shows(page, 'FTR61000');
    await action(page, 'back').click();
    await shows(page, 'FTR10000');
    await action(page, 'back').click();
    await shows(page, 'FMA10000');
  });
});

test.describe('deep links', () => {
  test('(R080) (G23) pageId opens the page named by its last segment, the query travels on', async ({
    world,
    phone,
  }) => {
    await world.reset('member');
    const page = await phone.open('/?pageId=/any/path/FTR61000&memo=1');
    await shows(page, 'FTR61000');
    expect(new URL(page.url()).searchParams.get('memo')).toBe('1');
  });

  test('(A09) (G23) a pageId that names no screen ends on the catch-all', async ({ world, phone }) => {
    await world.reset('member');
    const page = await phone.open('/?pageId=FXX99999');
    await shows(page, 'NOT_FOUND');
  });

  test('(R011) an unknown address shows the catch-all to a visitor, with a way home', async ({
    world,
    phone,
  }) => {
    await world.reset('visitor');
    const page = await phone.open('/no/such/page');
    await shows(page, 'NOT_FOUND');
    await action(page, 'home').click();
    await shows(page, 'FMA10000');
  });
});

test.describe('the services for days out and duties', () => {
  test.use({ platform: 'android', phoneOptions: groupHost });

  test('each opens by the link of an affiliate, its customer signed in', async ({ world, phone }) => {
    for (const prefix of ['cib', 'nie', 'abr', 'museum', 'book', 'mili', 'pems']) {
      await world.reset('visitor');
      const ci = (await world.personas()).find(({ id }) => id === 'groupKB0')?.ci ?? '';
      phone.answer({ getSsoInfo: sso('KB0', ci) });
      const page = await phone.open(`/${prefix}?groupCoCd=KB0`);
      await expect(page.locator('html')).toHaveAttribute('data-login', 'member');
      await expect(page.locator('[data-screen][data-state="ready"]')).toBeVisible();
      expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/${prefix}/F`));
      expect(logins(await world.journal())).toHaveLength(1);
    }
  });
});
