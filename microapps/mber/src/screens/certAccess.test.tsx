import { waitFor } from '@testing-library/react';
import { createFakeHost, refuse } from '@wallet/kit/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { goes, open, part, people } from '../../testing/openScreen.ts';

const ci = 'CI-WALLET-0001'.padEnd(88, 'W');
const info = {
  ci,
  isVisitUser: 'N',
  nativeLiteYn: 'N',
  loginWay: '02',
  loginAccessMediaDstic: 'K1',
} as const;
const link = { pageId: 'FTR10000', region: '03' };

afterEach(() => goes.mockClear());

describe('certificate access in a browser', () => {
  it.each([{ liteAutoLogin: 'Y' }, { isGroupLogin: 'Y' }, { channelLoginType: 'lite' }])(
    '(R045, R058, R085, R086, R087) opened with %j, it hands the whole query on to the sign-in',
    async (asked) => {
      const query = { ...asked, ...link };
      const shown = await open('FME50000', { query: query as unknown as Record<string, string> });
      await shown.tap('phone');
      await waitFor(() => expect(shown.path()).toBe(`/mber/FME11000?${new URLSearchParams(query as never)}`));
      await shown.type('phone', people.member.phone);
      await shown.type('password', 'wallet1234!');
      await shown.tap('submit');
      await shown.leftFor('/?pageId=FTR10000&region=03');
    },
  );

  it('(R291) the certificate is for the app only, and the app is offered', async () => {
    const shown = await open('FME50000');
    await shown.tap('certificate');
    await shown.answer('certificateAppOnly', 'cancel');
    expect(await shown.bodies('POST /mstr/login/action')).toEqual([]);
  });

  it('after a failed single sign-on Lite stands first', async () => {
    await open('FME50000', { query: { channelLoginType: 'lite', groupCoCd: 'KS2' } });
    await waitFor(() => part('li button'));
    expect(document.querySelector('li button')?.getAttribute('data-action')).toBe('lite');
  });

  it('who is not a member yet signs up, with the link', async () => {
    const shown = await open('FME50000', { query: link });
    await shown.tap('signUp');
    await waitFor(() => expect(shown.path()).toBe('/mber/FME21000?pageId=FTR10000&region=03'));
  });
});

describe('certificate access in the app', () => {
  const host = (answers: Parameters<typeof createFakeHost>[0] = {}) =>
    createFakeHost({ ...answers, answers: { getLoginInfo: info, ...answers.answers } });

  it('(R211) a signature signs in with loginCertType 01, and the link is followed', async () => {
    const native = host({ answers: { signWithCertificate: { signature: 'S', certSerial: '9' } } });
    const shown = await open('FME50000', { native, query: link });
    await shown.tap('certificate');
    await shown.leftFor('/?pageId=FTR10000&region=03');
    expect(await shown.bodies('POST /mstr/login/action')).toMatchObject([{ ciCtt: ci, loginCertType: '01' }]);
  });

  it('(R212) Lite signs in with loginCertType 03', async () => {
    const shown = await open('FME50000', { native: host(), query: link });
    await shown.tap('lite');
    await shown.leftFor('/?pageId=FTR10000&region=03');
    expect(await shown.bodies('POST /mstr/login/action')).toMatchObject([{ loginCertType: '03' }]);
  });

  it('(R085) liteAutoLogin needs no tap', async () => {
    const shown = await open('FME50000', { native: host(), query: { liteAutoLogin: 'Y', ...link } });
    await shown.leftFor('/?pageId=FTR10000&region=03');
    expect(await shown.bodies('POST /mstr/login/action')).toHaveLength(1);
  });

  it.each([
    ['(R218)', { isServiceJoin: 'Y' }, '/mber/FME23000?pageId=FTR10000&region=03'],
    [
      '(R220)',
      { isCertiAccess: 'N', isServiceJoin: 'N', simpleLiteMain: 'Y' },
      '/mber/FME30000?pageId=FTR10000&region=03',
    ],
    ['(R216)', { isCertiAccess: 'I' }, '/mber/FME50000?pageId=FTR10000&region=03&isCertiAccess=I'],
  ] as const)('%s goes where the entry would go: %j', async (_, asks, path) => {
    const native = host({ answers: { getLoginInfo: { ...info, ...asks } } });
    const shown = await open('FME50000', { native, query: { liteAutoLogin: 'Y', ...link } });
    const to = path.replace('?', '?liteAutoLogin=Y&');
    await waitFor(() => expect(shown.path()).toBe(path.includes('isCertiAccess') ? path : to));
    expect(await shown.bodies('POST /mstr/login/action')).toHaveLength(1);
    expect(goes).not.toHaveBeenCalled();
  });

  it('(R210) a visit user goes home', async () => {
    const native = host({ answers: { getLoginInfo: { ...info, isVisitUser: 'Y' } } });
    const shown = await open('FME50000', { native, query: link });
    await shown.tap('lite');
    await shown.leftFor('/main/FMA10000');
    expect(await shown.bodies('POST /mstr/login/action')).toEqual([]);
  });

  it('(R222) a CI without a member goes on to the registration, with the link', async () => {
    const native = host({ answers: { getLoginInfo: { ...info, ci: 'CI-OF-NOBODY' } } });
    const shown = await open('FME50000', { native, query: link });
    await shown.tap('lite');
    await shown.leftFor('/useinfo/FCO82000?pageId=FTR10000&region=03');
  });

  it('(R290) without a CI it says so and closes the WebView, without a call', async () => {
    const native = host({ answers: { getLoginInfo: { ...info, ci: '' } } });
    const shown = await open('FME50000', { native });
    await shown.tap('lite');
    await shown.answer('noCi');
    await waitFor(() => expect(native.calls('closeView')).toHaveLength(1));
    expect(await shown.bodies('POST /mstr/login/action')).toEqual([]);
  });

  it.each([
    ['DENIED', 'certificateAuthFailed'],
    ['FAILED', 'certificateCommunication'],
    ['UNSUPPORTED', 'certificateNoLoginType'],
  ] as const)('(R388, R389, R390) a signature that is %s says %s', async (code, id) => {
    const native = host({ answers: { signWithCertificate: refuse(code) } });
    const shown = await open('FME50000', { native });
    await shown.tap('certificate');
    await shown.answer(id);
    expect(await shown.bodies('POST /mstr/login/action')).toEqual([]);
  });

  it.each([
    ['Y', 'access'],
    ['I', 'issue'],
  ])('(R216, R217) isCertiAccess %s has a member sign and register, then goes on', async (asked, content) => {
    const native = host({ answers: { signWithCertificate: { signature: 'S', certSerial: '9' } } });
    const shown = await open('FME50000', {
      native,
      persona: 'member',
      query: { isCertiAccess: asked, ...link },
    });
    await shown.tap('submit');
    await waitFor(() => expect(goes).toHaveBeenCalledTimes(1));
    expect(native.calls('signWithCertificate')).toEqual([{ content, kind: 'national' }]);
    expect(await shown.bodies('POST /mber/user/certificate')).toEqual([{ signature: 'S', certSerial: '9' }]);
  });

  it.each([
    ['Y', 'access'],
    ['I', 'issue'],
  ] as const)(
    '(R216, R217) what the app itself asks for by isCertiAccess %s counts too',
    async (isCertiAccess, content) => {
      const native = host({
        answers: {
          getLoginInfo: { ...info, isCertiAccess },
          signWithCertificate: { signature: 'S', certSerial: '9' },
        },
      });
      const shown = await open('FME50000', { native, persona: 'member', query: link });
      await shown.tap('submit');
      await shown.leftFor('/?pageId=FTR10000&region=03');
      expect(native.calls('signWithCertificate')).toEqual([{ content, kind: 'national' }]);
    },
  );

  it('(R085) a member whom a link wants to sign in goes on at once', async () => {
    const shown = await open('FME50000', {
      native: host(),
      persona: 'member',
      query: { liteAutoLogin: 'Y', ...link },
    });
    await shown.leftFor('/?pageId=FTR10000&region=03');
    expect(await shown.bodies('POST /mstr/login/action')).toEqual([]);
  });

  it('(R231) a group login signs in by single sign-on with certificate type 04', async () => {
    const sso = { samlAssertion: 'A', ci, ssoNo: '1', kBCrtfiSerno: '2', groupCoCd: 'KS2' };
    const native = host({ answers: { getSsoInfo: sso } });
    const shown = await open('FME50000', { native, query: { isGroupLogin: 'Y', ...link } });
    await shown.leftFor('/?pageId=FTR10000&region=03');
    expect(await shown.bodies('POST /mstr/login/action')).toMatchObject([{ loginCertType: '04' }]);
  });

  it('(R226, R228) a value that is missing is told, and Lite is offered', async () => {
    const sso = { samlAssertion: 'A', ci, ssoNo: '', kBCrtfiSerno: '2', groupCoCd: 'KS2' };
    const native = host({ answers: { getSsoInfo: sso } });
    const shown = await open('FME50000', { native, query: { isGroupLogin: 'Y' } });
    await shown.answer('ssoFailedLite');
    await shown.leftFor('/?channelLoginType=lite&groupCoCd=KS2');
  });

  it('(R315, R338, R119) in the app a sign-in says which device it is from, and a sign-up its channel', async () => {
    const native = host({
      platform: 'ios',
      appVersion: 'I6.3.0',
      osVersion: '19.1',
      phoneModel: 'iPhone18,1',
    });
    const shown = await open('FME72000', { native });
    await shown.agreeAll();
    await shown.verify(people.stranger);
    await shown.choosePassword('new-Wallet9!');
    await waitFor(() => part('[data-action="start"]'));
    expect(await shown.bodies('POST /mber/user/join')).toMatchObject([{ joinChnlDstcd: '01' }]);
    expect(await shown.bodies('POST /mstr/login/action')).toMatchObject([
      { osVersion: '19.1', phoneModel: 'iPhone18,1', deviceGb: 'I', deviceId: expect.any(String) },
    ]);
  });

  it('(R193) the path that the app opened the WebView for is followed, and only once', async () => {
    sessionStorage.clear();
    const native = host({ launch: { path: '/forest/FTR10000' } });
    const shown = await open('FME11000', { native });
    await shown.type('phone', people.member.phone);
    await shown.type('password', 'wallet1234!');
    await shown.tap('submit');
    await shown.leftFor('/forest/FTR10000');
    shown.unmount();
    const again = await open('FME11000', { native: host({ launch: { path: '/forest/FTR10000' } }) });
    await again.type('phone', people.member.phone);
    await again.type('password', 'wallet1234!');
    await again.tap('submit');
    await again.leftFor('/main/FMA10000?loginAfter=true');
    sessionStorage.clear();
  });
});
