import { action, type Call, dialog, expect, type Page, type Platform, shows, test } from '@wallet/mocks/e2e';
import { openHost } from './openHost.ts';

const groups = ['KS2', 'KM0', 'KN1', 'KC0', 'KB0'] as const;
const groupHost = {
  methods: ['hello', 'getLoginInfo', 'getSsoInfo', 'openWebView', 'openWindow', 'closeView'],
};

async function memberOf(world: { personas(): Promise<{ id: string; ci?: string }[]> }, id: string) {
  const found = (await world.personas()).find((one) => one.id === id);
  return found?.ci ?? '';
}

const sso = (group: string, ci: string) => ({
  samlAssertion: 'saml',
  ci,
  ssoNo: 'SSO1',
  kBCrtfiSerno: '4412',
  groupCoCd: group,
});

const logins = (journal: readonly Call[]) => journal.filter(({ path }) => path === '/mstr/login/action');

async function signIn(page: Page, { phone = '', password = '' }: { phone?: string; password?: string } = {}) {
  await shows(page, 'FME11000');
  await page.locator('[data-field="phone"]').fill(phone);
  await page.locator('[data-field="password"]').fill(password);
  await action(page, 'submit').click();
}

for (const platform of ['android', 'ios'] as const) {
  test.describe(`an affiliate's app, ${platform}`, () => {
    test.use({ platform, phoneOptions: groupHost });

    for (const group of groups) {
      test(`(R303) a customer of ${group} comes in by single sign-on and is where the link led`, async ({
        world,
        phone,
      }) => {
        await world.reset('visitor');
        phone.answer({ getSsoInfo: sso(group, await memberOf(world, `group${group}`)) });
        const page = await phone.open(
          `/KBGroupAppLaunch?groupCoCd=${group}&appType=liivtalk&pageId=FTR10000&region=03`,
        );
        await shows(page, 'FTR10000');
        expect(new URL(page.url()).searchParams.get('region')).toBe('03');
        await expect(page.locator('html')).toHaveAttribute('data-login', 'member');
        expect(logins(await world.journal())).toMatchObject([{ body: { loginCertType: '04' } }]);
        // Reached in place of the entry: back leaves, and does not follow the link again.
        await phone.back();
        await expect.poll(() => phone.calls('closeView').length).toBe(1);
        await shows(page, 'FMA10000');
      });

      test(`(R227, R228) a single sign-on of ${group} that fails`, async ({ world, phone }) => {
        await world.reset('visitor');
        phone.answer({ getSsoInfo: { ...sso(group, 'nobody'), samlAssertion: '' } });
        const page = await phone.open(`/KBGroupAppLaunch?groupCoCd=${group}&appType=starTeens`);
        const id = group === 'KN1' ? 'ssoFailed' : 'ssoFailedLite';
        await expect(dialog(page, id)).toBeVisible();
        await dialog(page, id).locator('[data-action="confirm"]').click();
        if (group === 'KN1') {
          await expect.poll(() => phone.calls('closeView').length).toBe(1);
          await shows(page, 'FMA10000');
        } else {
          await shows(page, 'FME50000');
          const { searchParams } = new URL(page.url());
          expect(searchParams.get('channelLoginType')).toBe('lite');
          expect(searchParams.get('groupCoCd')).toBe(group);
        }
      });
    }

    test('(R088) a Lite login of the group host goes home', async ({ world, phone }) => {
      await world.reset('visitor');
      const page = await phone.open('/KBGroupAppLaunch?groupCoCd=KS2&channelLoginType=lite');
      await shows(page, 'FMA10000');
      expect(phone.calls('getSsoInfo')).toEqual([]);
    });

    test('(G26) killed after the sign-on, the page comes back and nobody signs in again', async ({
      world,
      phone,
    }) => {
      await world.reset('visitor');
      phone.answer({ getSsoInfo: sso('KB0', await memberOf(world, 'groupKB0')) });
      const page = await phone.open('/KBGroupAppLaunch?groupCoCd=KB0&appType=liivtalk&pageId=FTR61000');
      await shows(page, 'FTR61000');
      const back = await phone.kill();
      await shows(back, 'FTR61000');
      expect(logins(await world.journal())).toHaveLength(1);
    });

    test('who came in by single sign-on opens the forest by its own address, signed in', async ({
      world,
      phone,
    }) => {
      await world.reset('visitor');
      phone.answer({ getSsoInfo: sso('KC0', await memberOf(world, 'groupKC0')) });
      const home = await phone.open('/KBGroupAppLaunch?groupCoCd=KC0&appType=liivNext');
      await shows(home, 'FMA10000');
      await expect(action(home, 'cardMenu')).toBeVisible();
      const forest = await phone.open('/forest/FTR61000');
      await shows(forest, 'FTR61000');
      await phone.open('/noti/FAL11000');
      await shows(phone.top(), 'FAL11000');
      await expect(phone.top().locator('html')).toHaveAttribute('data-login', 'member');
      expect(logins(await world.journal())).toHaveLength(1);
      expect(logins(await world.journal())[0]?.body).toMatchObject({ groupCoCd: 'KC0' });
      // In the header of every screen (R102, A90).
      await action(phone.top(), 'cardMenu').click();
      await shows(phone.top(), 'FMA10000');
      await expect(phone.top().locator('dialog[open] [data-action="cardSettings"]')).toBeVisible();
    });

    test('(R075) the affiliate’s bridge says who asks and hands over', async ({ world, phone }) => {
      await world.reset('visitor');
      phone.answer({ getSsoInfo: sso('KM0', await memberOf(world, 'groupKM0')) });
      const page = await phone.open(
        '/main/BridgeForAffiliation?groupCoCd=KM0&appType=liivtalk&pageId=FTR61000',
      );
      await shows(page, 'BridgeForAffiliation');
      await action(page, 'submit').click();
      await shows(page, 'FTR61000');
    });
  });
}

for (const platform of ['android', 'ios', 'browser'] as const satisfies readonly Platform[]) {
  test.describe(`links, ${platform}`, () => {
    test.use({ platform });

    test('(R089) without a group controller the launcher goes to the entry', async ({ world, phone }) => {
      await world.reset('member');
      const page = await phone.open('/KBGroupAppLaunch?groupCoCd=KS2&appType=liivtalk&channelLoginType=lite');
      await shows(page, 'FMA10000');
    });

    test('(G26) a cold link survives the login guide, a killed WebView and the login, and is followed once', async ({
      world,
      phone,
    }) => {
      await world.reset('visitor');
      const member = (await world.personas()).find(({ id }) => id === 'member');
      const page = await phone.open('/?visitUser=Y&pageId=FTR61000&memo=1');
      await dialog(page, 'loginGuide').locator('[data-action="cancel"]').click();
      await shows(page, 'FME11000');
      // The phone takes the WebView away while the customer looks for the password.
      const again = platform === 'browser' ? page : await phone.kill();
      await signIn(again, member);
      await shows(again, 'FTR61000');
      expect(new URL(again.url()).searchParams.get('memo')).toBe('1');
      await action(again, 'home').click();
      await shows(again, 'FMA10000');
      await again.reload();
      await shows(again, 'FMA10000');
    });

    test('(G26) a link waits behind FME95000, also when the WebView is killed there', async ({
      world,
      phone,
    }) => {
      await world.reset('visitor');
      const forced = (await world.personas()).find(({ id }) => id === 'managementCode4');
      await phone.open('/mber/FME11000?pageId=FTR61000&memo=1');
      await signIn(phone.top(), forced);
      await shows(phone.top(), 'FME95000');
      expect(new URL(phone.top().url()).searchParams.get('pageId')).toBe('FTR61000');
      if (platform !== 'browser') await phone.kill();
      else await phone.top().reload();
      await shows(phone.top(), 'FME95000');
      expect(new URL(phone.top().url()).searchParams.get('pageId')).toBe('FTR61000');
    });

    test('(R049) a short link leads to its page, and one that is over says so', async ({ world, phone }) => {
      await world.reset('member');
      const page = await phone.open('/s?c=forest');
      await shows(page, 'FTR10000');
      expect(new URL(page.url()).searchParams.get('region')).toBe('03');
      const old = await phone.open('/s?c=summer');
      await shows(old, 'FMA90000');
      await expect(old.locator('[data-result="expired"]')).toBeVisible();
      await action(old, 'goHome').click();
      await shows(old, 'FMA10000');
    });

    test('(R074) a member looks for a service, and opens it', async ({ world, phone }) => {
      await world.reset('member');
      const page = await phone.open('/main/FMA11000');
      await shows(page, 'FMA11000');
      await action(page, 'search').click();
      await shows(page, 'FMA20000');
      await page.locator('[data-field="keyword"]').fill('숲');
      const forest = await phone.opens(() => action(page, 'service-forest').click());
      await shows(forest, 'FTR10000');
    });
  });
}

for (const platform of ['android', 'ios'] as const) {
  test.describe(`behind the terms, ${platform}`, () => {
    test.use({ platform });
    const link = '/?pageId=FTR61000&memo=1';
    const visitor = { ci: '', isVisitUser: 'Y', loginWay: '', loginAccessMediaDstic: '' } as const;

    for (const road of ['cold', 'warm'] as const) {
      test(`(G26) a ${road} link survives login and terms, a killed WebView too, and is followed once`, async ({
        world,
        phone,
      }) => {
        await world.reset('visitor');
        const ci = await memberOf(world, 'member');
        const known = { ci, loginWay: '02', loginAccessMediaDstic: 'K1', isServiceJoin: 'Y' } as const;
        if (road === 'cold') phone.answer({ getLoginInfo: known });
        else {
          // A visitor looks round; then the customer signs in to the app, which has a link for them.
          phone.answer({ getLoginInfo: visitor });
          await shows(await phone.open('/'), 'FMA10000');
          phone.answer({ getLoginInfo: known });
        }
        if (road === 'cold') await phone.open(link);
        else phone.emit('reopened', { url: link });
        await shows(phone.top(), 'FME23000');
        const page = await phone.kill();
        await shows(page, 'FME23000');
        await page.locator('[data-field="agreeAll"]').check();
        await action(page, 'next').click();
        await shows(page, 'FTR61000');
        expect(new URL(page.url()).searchParams.get('memo')).toBe('1');
        expect(logins(await world.journal())).toHaveLength(1);
        await action(page, 'home').click();
        await shows(page, 'FMA10000');
      });
    }
  });
}

for (const platform of ['android', 'ios'] as const) {
  test.describe(`behind a certificate popup, ${platform}`, () => {
    test.use({ platform });

    for (const ask of ['Y', 'I'] as const) {
      test(`(G26) the certificate page (${ask}) leads on to the page of the link once, killed meanwhile too`, async ({
        world,
        phone,
      }) => {
        await world.reset('member', { loginWay: '09', loginAccessMediaDstic: 'E1' });
        // Where the popup's button leads (kit/src/app/certificateLink.test.tsx).
        const query = new URLSearchParams({ isCertiAccess: ask, returnPath: '/forest/FTR61000?memo=1' });
        const page = await phone.open(`/mber/FME50000?${query}`);
        await shows(page, 'FME50000');
        const back = await phone.kill();
        await shows(back, 'FME50000');
        await action(back, 'submit').click();
        await shows(back, 'FTR61000');
        expect(new URL(back.url()).searchParams.get('memo')).toBe('1');
        await phone.back();
        await expect.poll(() => phone.calls('closeView').length).toBe(1);
        await shows(back, 'FMA10000');
      });
    }
  });
}

test.describe('a launcher that runs already', () => {
  test.use({ platform: 'android' });

  test('(G26) follows the link of a second opening once', async ({ world, phone }) => {
    await world.reset('member');
    const home = await phone.open('/');
    await shows(home, 'FMA10000');
    phone.emit('reopened', { url: '/?pageId=FTR61000&memo=1' });
    await shows(home, 'FTR61000');
    expect(new URL(home.url()).searchParams.get('memo')).toBe('1');
    const back = await phone.kill();
    await shows(back, 'FTR61000');
    expect(await world.journal('POST /mstr/login/action')).toEqual([]);
  });
});

test.describe('the developer’s phone', () => {
  for (const group of groups) {
    test(`(R303) walks in as a customer of ${group}, and follows the link once`, async ({ page, world }) => {
      await world.reset('visitor');
      const host = await openHost(
        page,
        `/KBGroupAppLaunch?groupCoCd=${group}&appType=liivNext&pageId=FTR61000`,
        {
          group,
          persona: `group${group}`,
          signIn: 'visitor',
        },
      );
      await host.shows('FTR61000');
      await expect(host.top.locator('html')).toHaveAttribute('data-login', 'member');
      expect(logins(await world.journal())).toHaveLength(1);
    });
  }
});
