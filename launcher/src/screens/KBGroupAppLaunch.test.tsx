import { waitFor } from '@testing-library/react';
import { currentSession } from '@wallet/kit/session';
import { personas } from '@wallet/mocks/backend';
import { describe, expect, it } from 'vitest';
import { answer, bodies, dialog, gone, leftFor, openApp, phone } from '../../testing/openApp.ts';

const ci = 'CI-WALLET-0008'.padEnd(88, 'W');

function sso(group: string, changes: Record<string, string> = {}) {
  return {
    samlAssertion: 'saml',
    ci,
    ssoNo: 'SSO1',
    kBCrtfiSerno: '4412',
    groupCoCd: group,
    ...changes,
  };
}

const launch = (group: string, rest = '', appType = 'liivtalk') =>
  `/KBGroupAppLaunch?groupCoCd=${group}&appType=${appType}${rest}`;
const host = (group: string, changes: Record<string, string> = {}) =>
  phone({ getSsoInfo: sso(group, changes) }, { group: true });

describe('the group-app launcher', () => {
  it.each(['KS2', 'KM0', 'KN1', 'KC0', 'KB0'])(
    '(R004, R050, R303, R340) signs in who comes from %s by single sign-on, with certificate type 04',
    async (group) => {
      const shown = await openApp(launch(group), { native: host(group) });
      await waitFor(() => expect(shown.path()).toBe('/main/FMA10000?loginAfter=true'));
      expect(await bodies(shown, '/mstr/sso/verify')).toEqual([
        { ciNo: ci, ssoNo: 'SSO1', samlAssertion: 'saml', kbCrtfiSerno: '4412', groupCoCd: group },
      ]);
      expect(await bodies(shown, '/mstr/login/action')).toMatchObject([{ ciCtt: ci, loginCertType: '04' }]);
      expect(document.documentElement.dataset.login).toBe('member');
    },
  );

  it.each(['liivtalk', 'liivNext', 'starTeens'])(
    '(R005, R006, R129) remembers that the app was %s',
    async (appType) => {
      const shown = await openApp(launch('KS2', '', appType), { native: host('KS2') });
      await waitFor(() => expect(shown.path()).toContain('/main/FMA10000'));
      expect(currentSession()?.groupLogin.value).toMatchObject({
        groupCode: 'KS2',
        loginCertType: '04',
        isSso: true,
        isGroupLogin: true,
        appType,
      });
    },
  );

  it('follows the link afterwards, its query kept, in place of itself', async () => {
    await openApp(launch('KB0', '&pageId=FTR10000&region=03'), { native: host('KB0') });
    await leftFor('/forest/FTR10000?groupCoCd=KB0&appType=liivtalk&region=03');
    expect(gone).toHaveLength(1);
  });

  it('(E27) a forced step comes first and takes the link along', async () => {
    const forced = personas.find(({ id }) => id === 'managementCode4');
    await openApp(launch('KB0', '&pageId=FTR10000'), { native: host('KB0', { ci: forced?.ci ?? '' }) });
    await leftFor('/mber/FME95000?groupCoCd=KB0&appType=liivtalk&pageId=FTR10000');
  });

  it('(R089, E19) without a group controller goes to the entry, even for Lite, and keeps the link', async () => {
    const shown = await openApp(launch('KS2', '&channelLoginType=lite&pageId=FTR10000'));
    await leftFor('/forest/FTR10000');
    expect(await bodies(shown, '/mstr/sso/verify')).toEqual([]);
  });

  it('(R089) in a browser ends at home', async () => {
    const shown = await openApp(launch('KS2'));
    await waitFor(() => expect(shown.path()).toBe('/main/FMA10000'));
  });

  it('(R088, A06) on the group host a Lite login goes home and asks for nothing', async () => {
    const native = host('KS2');
    const shown = await openApp(launch('KS2', '&channelLoginType=lite'), { native });
    await waitFor(() => expect(shown.path()).toBe('/main/FMA10000'));
    expect(native.calls('getSsoInfo')).toEqual([]);
  });
});

describe('a single sign-on that fails', () => {
  it.each(['samlAssertion', 'ci', 'ssoNo', 'kBCrtfiSerno'])(
    '(R130, R226, R228, R372, R373, E34) for want of %s: says so and leads to Lite with the group code',
    async (missing) => {
      const shown = await openApp(launch('KS2', '&pageId=FTR10000'), {
        native: host('KS2', { [missing]: '' }),
      });
      await waitFor(() => expect(dialog()).toBe('ssoFailedLite'));
      expect(document.querySelector('dialog')?.textContent).toContain('국민인증서 SSO 인증에 실패했어요');
      expect(document.querySelector('dialog')?.textContent).toContain('라이트로 로그인');
      expect(gone).toEqual([]);
      await answer(shown, 'ssoFailedLite');
      await leftFor('/mber/FME50000?channelLoginType=lite&groupCoCd=KS2&pageId=FTR10000');
      expect(await bodies(shown, '/mstr/sso/verify')).toEqual([]);
    },
  );

  it.each(['confirm', 'cancel'])('(A50) either button leads there: %s', async (button) => {
    const native = host('KM0', { samlAssertion: 'INVALID' });
    const shown = await openApp(launch('KM0'), { native });
    await answer(shown, 'ssoFailedLite', button);
    await leftFor('/mber/FME50000?channelLoginType=lite&groupCoCd=KM0');
  });

  it('(R227, R372) in the insurance affiliate says only that, and closes the WebView', async () => {
    const native = host('KN1', { ssoNo: '' });
    const shown = await openApp(launch('KN1'), { native });
    await waitFor(() => expect(dialog()).toBe('ssoFailed'));
    expect(document.querySelector('dialog')?.textContent).not.toContain('라이트');
    expect(native.calls('closeView')).toEqual([]);
    await answer(shown, 'ssoFailed');
    await waitFor(() => expect(native.calls('closeView')).toHaveLength(1));
    expect(gone).toEqual([]);
  });

  it('(R228) where the app does not answer, the group of the link counts', async () => {
    const native = host('KC0');
    native.fail('getSsoInfo', 'DENIED');
    const shown = await openApp(launch('KC0'), { native });
    await answer(shown, 'ssoFailedLite');
    await leftFor('/mber/FME50000?channelLoginType=lite&groupCoCd=KC0');
  });

  it('(R228) where the wallet API does not answer either', async () => {
    let give: () => void = () => {};
    const put = new Promise<void>((resolve) => {
      give = resolve;
    });
    const native = phone(
      {
        getSsoInfo: async () => {
          await put;
          return sso('KS2');
        },
      },
      { group: true },
    );
    const shown = await openApp(launch('KS2'), { native });
    await shown.reply({ method: 'POST', path: '/mstr/sso/verify', status: 503, rawBody: 'no' });
    give();
    await answer(shown, 'ssoFailedLite');
    await leftFor('/mber/FME50000?channelLoginType=lite&groupCoCd=KS2');
  });

  it('a customer of the group who is no member is asked to sign up, by type 04 and with the link', async () => {
    const stranger = personas.find(({ id }) => id === 'notMember04');
    const native = host('KB0', { ci: stranger?.ci ?? '' });
    const shown = await openApp(launch('KB0', '&pageId=FTR10000'), { native });
    await answer(shown, 'signUpAsk');
    await leftFor('/mber/FME74000?pageId=FTR10000');
    expect(gone.join()).not.toContain('CI-WALLET');
  });

  it('who does not want to sign up sees home as a visitor', async () => {
    const stranger = personas.find(({ id }) => id === 'notMember04');
    const shown = await openApp(launch('KB0'), { native: host('KB0', { ci: stranger?.ci ?? '' }) });
    await answer(shown, 'signUpAsk', 'cancel');
    await waitFor(() => expect(shown.path()).toBe('/main/FMA10000'));
  });

  it('(R374) a customer that cannot be looked up is told so, then the WebView closes', async () => {
    let give: () => void = () => {};
    const put = new Promise<void>((resolve) => {
      give = resolve;
    });
    const native = phone(
      {
        getSsoInfo: async () => {
          await put;
          return sso('KS2');
        },
      },
      { group: true },
    );
    const shown = await openApp(launch('KS2'), { native });
    await shown.reply({ method: 'GET', path: '/mstr/userinfo', status: 500, rawBody: 'no' });
    give();
    await answer(shown, 'customerLookupError');
    await waitFor(() => expect(native.calls('closeView')).toHaveLength(1));
  });
});
