import { describe, expect, test } from 'vitest';
import { createBridge } from '../bridge/index.ts';
import { createFakeHost } from '../testing/createFakeHost.ts';
import { LoginError } from './LoginError.ts';
import { good, openPages, openServer, wireMember, withStatus } from './testing/openPages.ts';

const LOGIN = 'POST /mstr/login/action';
const phone = { phone: '01055551201', encPassword: 'sealed' };
const answered =
  (code: string, payload: unknown = {}, status = 200) =>
  () => ({ status, code, message: 'm', payload });

function page(server = openServer(), host: unknown = null) {
  return { server, ...openPages(server).open({ host }) };
}

const iPhone = {
  platform: 'ios',
  appVersion: 'I6.3.0',
  osVersion: '17.5.1',
  phoneModel: 'iPhone15,2',
  deviceId: 'ab-00000000-cd',
};

describe('a login in the browser', () => {
  test('(R191) (R350) sends the person info, reads it back and stores it, in that order', async () => {
    const { session, server } = page();
    expect(await session.login(phone)).toMatchObject({ kind: 'success', person: { memberId: 'W000000001' } });
    expect(server.asked()).toEqual([LOGIN, 'POST /mstr/userinfo', 'GET /mstr/userinfo']);
    expect(session.person.value?.name).toBe('김하늘');
  });

  test('(R286) (R287) (R288) goes by phone and encrypted password, or by CI', async () => {
    const { session, server } = page();
    await session.login(phone);
    await session.login({ ci: 'CI-1' });
    const [first, second] = server.seen.filter(({ name }) => name === LOGIN).map(({ body }) => body);
    expect(first).toMatchObject({ phone: '01055551201', encPassword: 'sealed' });
    expect(first).not.toHaveProperty('ciCtt');
    expect(second).toMatchObject({ ciCtt: 'CI-1' });
    expect(second).not.toHaveProperty('phone');
  });

  test('(R287) a plain password never leaves this page', async () => {
    const pair = await crypto.subtle.generateKey(
      { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
      true,
      ['encrypt', 'decrypt'],
    );
    const spki = new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey));
    const publicKey = btoa(String.fromCharCode(...spki));
    const { session, server } = page(openServer({ 'GET /mstr/pubKey': () => good({ publicKey }) }));
    expect(await session.login({ phone: '010', password: 'wallet1234!' })).toMatchObject({ kind: 'success' });
    expect(JSON.stringify(server.seen)).not.toContain('wallet1234!');
  });

  test.each([{}, { phone: '010' }, { password: 'x' }, { phone: ' ', password: 'x' }, { ci: ' ' }])(
    '(R289) with neither phone and password nor CI it is not even tried: %j',
    async (credentials) => {
      const { session, server } = page();
      const error = await session.login(credentials).catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(LoginError);
      expect(error).toMatchObject({
        name: 'LoginError',
        messageId: 'enterIdPassword',
        message: 'enter ID/password',
      });
      expect(server.seen).toEqual([]);
    },
  );

  test('spaces around what was typed, or in place of a CI, are nothing', async () => {
    const { session, server } = page();
    expect(await session.login({ ...phone, phone: ' 01055551201 ', ci: ' ' })).toMatchObject({
      kind: 'success',
    });
    expect(server.seen[0]?.body).toMatchObject({ phone: '01055551201' });
    await session.reread();
    expect(server.seen.at(-1)?.headers['x-login-type']).toBe('web');
  });

  test('(R326) a login by CI shows in the login header from then on', async () => {
    const { session, server } = page();
    await session.login({ ci: 'CI-1' });
    await session.reread();
    const headers = server.seen.map(({ headers: sent }) => sent['x-login-type']);
    expect(headers).toEqual(['web', 'ci', 'ci', 'ci']);
  });

  test('(R275) the phone is named, with a device id that is allowed', async () => {
    const { session, server } = page(openServer(), iPhone);
    await session.login({ ci: 'CI-1', loginWay: '02', loginMedia: 'K1' });
    expect(server.seen[0]?.body).toEqual({
      ciCtt: 'CI-1',
      osVersion: '17.5.1',
      loginWay: '02',
      loginAccessMediaDstic: 'K1',
      deviceId: 'ab-00000001-cd',
      phoneModel: 'iPhone15,2',
      deviceGb: 'I',
      loginCertType: '01',
    });
    expect(server.seen[1]?.body).toMatchObject({ appVersion: 'I6.3.0', walletMberIdnfiNo: 'W000000001' });
  });

  test.each([
    ['(R197) (R397)', answered('0002', { loginFailCnt: 4 }), { kind: 'retry', failCount: 4 }],
    ['(R197)', answered('0002'), { kind: 'retry', failCount: 0 }],
    ['(R198) (R397)', answered('0002', { loginFailCnt: 5 }), { kind: 'locked', failCount: 5 }],
    ['(R198)', answered('0002', { loginFailCnt: '6' }), { kind: 'locked', failCount: 6 }],
    ['(R190)', answered('0000', { isDupUser: 'Y' }), { kind: 'dup' }],
    [
      '(R200)',
      answered('0003', { certType: '03', ci: 'C' }),
      { kind: 'signUp', to: '/mber/FME74000', ci: 'C' },
    ],
    ['(R201)', answered('0003', { certType: '04' }), { kind: 'signUp', to: '/mber/FME74000' }],
    ['(R202)', answered('0003', { certType: '01' }), { kind: 'signUp', to: '/mber/FME72000' }],
    ['(R199)', answered('7777', null), { kind: 'signUp', to: '/mber/FME72000' }],
    [
      '(A43)',
      answered('0003', { certType: '04', svcPtrnDstCd: '05' }),
      { kind: 'signUp', servicePattern: '05' },
    ],
    ['(R199)', answered('0005', { dormantYn: 'Y' }), { kind: 'dormant' }],
    ['(R189)', answered('0000', {}, 500), { kind: 'failed', messageId: 'serverMessage' }],
    ['(R189)', () => withStatus(500, 'oops'), { kind: 'failed', messageId: 'serverFailed' }],
  ])('%s an answer that is no success stores nobody', async (_, answer, outcome) => {
    const { session, server, ends } = page(openServer({ [LOGIN]: answer }));
    expect(await session.login(phone)).toMatchObject(outcome);
    expect(session.person.value).toBeNull();
    expect(server.asked()).toEqual([LOGIN]);
    expect(ends).toEqual([]);
  });

  test('wrong tries count for the password form alone', async () => {
    const { session } = page(openServer({ [LOGIN]: answered('0002', { loginFailCnt: 5 }) }));
    expect(await session.login({ ci: 'CI-1' })).toMatchObject({ kind: 'signUp' });
  });

  test('(R374) a person who cannot be read back is a failed lookup', async () => {
    const where = { method: 'GET', path: '/mstr/userinfo' };
    for (const [answer, error] of [
      [() => good({}), { ...where, kind: 'shape', message: expect.stringContaining('nobody is signed in') }],
      [() => withStatus(500, ''), { ...where, status: 500 }],
      [() => withStatus(401, {}), { ...where, status: 401 }],
    ] as const) {
      const { session, ends } = page(openServer({ 'GET /mstr/userinfo': answer }));
      const failed = { kind: 'failed', messageId: 'customerLookupError', error };
      expect(await session.login(phone)).toMatchObject(failed);
      expect([session.person.value, ends]).toEqual([null, []]);
    }
  });
});

describe('a native login', () => {
  const info = { ci: 'CI-1', loginWay: '02', loginAccessMediaDstic: 'K1' };

  test('(R210) a visit user goes home and is not signed in', async () => {
    const { session, server } = page();
    expect(await session.nativeLogin({ ...info, isVisitUser: 'Y' })).toEqual({
      kind: 'visit',
      to: '/main/FMA10000',
    });
    expect(server.seen).toEqual([]);
  });

  test.each([undefined, '', ' '])('(R290) without a CI nothing is called', async (ci) => {
    const { session, server } = page();
    const error = await session.nativeLogin({ ci }).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ messageId: 'noCi', message: 'There is no ci!' });
    expect(server.seen).toEqual([]);
  });

  test.each([
    ['(R211)', undefined, '01'],
    ['(R212)', 'Y', '03'],
  ])('%s its certificate type', async (_, nativeLiteYn, loginCertType) => {
    const { session, server } = page();
    await session.nativeLogin({ ...info, nativeLiteYn });
    expect(server.seen[0]?.body).toMatchObject({ loginCertType });
  });

  test('(R157) (R214) a customer without ids is synced before anybody goes anywhere', async () => {
    const server = openServer();
    server.state.member = { ...wireMember, custIdnfr: '' };
    server.answers['POST /mber/user/syncUserInfo'] = () => {
      server.state.member = wireMember;
      return good({});
    };
    const { session } = page(server);
    expect(await session.nativeLogin(info)).toMatchObject({
      kind: 'success',
      to: '/main/FMA10000',
      person: { customerId: 'K1' },
    });
    expect(server.asked().slice(2)).toEqual([
      'GET /mstr/userinfo',
      'POST /mber/user/syncUserInfo',
      'GET /mstr/userinfo',
    ]);
  });

  test('(R157) a customer with ids is not; one whom nobody can read back after it is not let in', async () => {
    const { session, server } = page();
    expect(await session.nativeLogin({ ci: 'CI-1' })).toMatchObject({ kind: 'success' });
    expect(server.asked()).not.toContain('POST /mber/user/syncUserInfo');
    expect(server.seen[0]?.body).toMatchObject({ loginWay: '', loginAccessMediaDstic: '' });
    server.state.member = { ...wireMember, custIdnfr: '' };
    server.answers['POST /mber/user/syncUserInfo'] = () => {
      server.state.member = {};
      return good({});
    };
    expect(await page(server).session.nativeLogin(info)).toMatchObject({
      kind: 'close',
      messageId: 'customerLookupError',
      error: { kind: 'shape' },
    });
  });

  test('(R157) what the sync answers counts where the person info is still without it', async () => {
    const server = openServer();
    server.state.member = { ...wireMember, custIdnfr: '' };
    const ids = { custCiNo: 'CI-1', custMgtNo: 'M1', custIdnfr: 'K9', walletId: 'WID-1' };
    server.answers['POST /mber/user/syncUserInfo'] = () => good(ids);
    const { session } = page(server);
    expect(await session.nativeLogin(info)).toMatchObject({
      person: { customerId: 'K9', managementNo: 'M1', walletId: 'WID-1', ci: 'CI-1' },
    });
  });

  test.each([
    ['(R222)', {}, '/useinfo/FCO82000'],
    ['(R223)', { originPage: 'FGP10000' }, '/gpayment/FGP10200'],
    ['(R224)', { originPage: 'FGP10200' }, '/gpayment/FGP10200'],
    ['(R224, A15)', { originPage: 'FGP10000Kftc' }, '/gpayment/FGP10200Kftc'],
  ])('%s another code leads to the registration', async (_, origin, to) => {
    const { session } = page(openServer({ [LOGIN]: answered('0003') }));
    expect(await session.nativeLogin({ ...info, ...origin })).toEqual({ kind: 'refused', to });
  });

  test('(R225) any other failure closes the WebView, and says what it was', async () => {
    const { session } = page(openServer({ [LOGIN]: () => withStatus(500, '') }));
    expect(await session.nativeLogin(info)).toMatchObject({
      kind: 'close',
      messageId: 'serverFailed',
      error: { status: 500 },
    });
  });

  test.each([
    ['who sleeps goes to the registration', answered('0005', { dormantYn: 'Y' }), '/useinfo/FCO82000'],
    ['who is there twice goes nowhere (A46)', answered('0000', { isDupUser: 'Y' }), undefined],
  ])('a customer %s', async (_, answer, to) => {
    const { session } = page(openServer({ [LOGIN]: answer }));
    expect(await session.nativeLogin(info)).toEqual(
      to === undefined ? { kind: 'dup' } : { kind: 'refused', to },
    );
  });
});

describe('a group sign-on', () => {
  const VERIFY = 'POST /mstr/sso/verify';
  const info = { samlAssertion: 'saml', ci: 'CI-1', ssoNo: '77', kBCrtfiSerno: '88', groupCoCd: 'KS2' };
  const verified = (payload: unknown, code = '0000') => openServer({ [VERIFY]: answered(code, payload) });

  test('(R230) (R231) verified, it signs in with certificate type 04 and keeps who sent the customer', async () => {
    const { session, server } = page(verified({ ciNo: 'CI-1', ssoVerify: 'OK' }));
    expect(await session.groupSignIn(info, 'lite')).toMatchObject({ kind: 'success' });
    expect(server.seen[0]?.body).toEqual({
      ciNo: 'CI-1',
      ssoNo: '77',
      samlAssertion: 'saml',
      kbCrtfiSerno: '88',
      groupCoCd: 'KS2',
    });
    expect(server.seen[1]?.body).toMatchObject({ ciCtt: 'CI-1', loginCertType: '04' });
    // The group is the single sign-on's whatever the server knows, and goes along with login and save (R102).
    expect(server.seen[1]?.body).toMatchObject({ groupCoCd: 'KS2' });
    expect(server.seen[2]).toMatchObject({ name: 'POST /mstr/userinfo', body: { groupCoCd: 'KS2' } });
    expect(session.person.value?.groupCode).toBe('KS2');
    expect(session.groupLogin.value).toMatchObject({
      isSso: true,
      isGroupLogin: true,
      channelLoginType: 'lite',
    });
  });

  test.each([
    ['that of the check', 'CI-9', 'CI-9'],
    ['the app’s, where the check names none', '', 'CI-1'],
    ['the app’s, where the check names a space', ' ', 'CI-1'],
  ])('(R230) goes by the CI that is %s', async (_, ciNo, ciCtt) => {
    const { session, server } = page(verified({ ciNo, ssoVerify: 'OK' }));
    await session.groupSignIn({ ...info, appType: 'P' });
    expect(server.seen[1]?.body).toMatchObject({ ciCtt });
    expect(session.groupLogin.value).toMatchObject({ appType: 'P', channelLoginType: '' });
    await session.groupSignIn(info);
    expect(session.groupLogin.value.appType).toBe('');
  });

  test('(R102) the group holds in every WebView, until somebody signs in another way', async () => {
    const server = verified({ ciNo: 'CI-1', ssoVerify: 'OK' });
    server.state.member = { ...wireMember, groupCoCd: 'KB0' };
    const { open } = openPages(server);
    const { session } = open();
    await session.groupSignIn({ ...info, groupCoCd: 'KC0' });
    const other = open();
    await other.session.restore();
    expect([session, other.session].map(({ person }) => person.value?.groupCode)).toEqual(['KC0', 'KC0']);
    await session.reread();
    expect(session.person.value?.groupCode).toBe('KC0');
    await session.leave();
    await session.login(phone);
    expect(session.person.value?.groupCode).toBe('KB0');
  });

  test('(R231) the way of the login is that of the app around the page, if it is the same customer’s', async () => {
    for (const [ci, loginWay, media] of [
      ['CI-1', '02', 'K1'],
      ['CI-2', '', ''],
    ] as const) {
      const native = createFakeHost({
        answers: { getLoginInfo: { ci, isVisitUser: 'N', loginWay: '02', loginAccessMediaDstic: 'K1' } },
      });
      const bridge = createBridge({
        app: 'x',
        appVersion: '1',
        kitVersion: '1',
        transport: native.transport,
      });
      await bridge.hello();
      const server = verified({ ciNo: 'CI-1', ssoVerify: 'OK' });
      await openPages(server).open({ bridge }).session.groupSignIn(info);
      expect(server.seen[1]?.body).toMatchObject({ loginWay, loginAccessMediaDstic: media });
    }
  });

  test.each(['samlAssertion', 'ci', 'ssoNo', 'kBCrtfiSerno'])(
    '(R130) (R226) without %s nothing is called',
    async (name) => {
      const { session, server } = page();
      expect(await session.groupSignIn({ ...info, [name]: '' })).toMatchObject({ kind: 'ssoFailed' });
      expect(server.seen).toEqual([]);
    },
  );

  test.each([
    verified({ ciNo: 'CI-1', ssoVerify: 'ok' }),
    verified({ ssoVerify: 'OK' }, '0001'),
    verified(null),
    openServer({ [VERIFY]: () => withStatus(500, '') }),
  ])('(R229) anything but a plain OK is a failure', async (server) => {
    const { session } = page(server);
    expect(await session.groupSignIn(info)).toMatchObject({
      kind: 'ssoFailed',
      failure: { kind: 'redirect', messageId: 'ssoFailedLite', to: '/?channelLoginType=lite&groupCoCd=KS2' },
    });
  });

  test('(R227) in the insurance affiliate a failure closes the WebView', async () => {
    const { session } = page();
    const outcome = await session.groupSignIn({ ...info, groupCoCd: 'KN1', ci: '' });
    expect(outcome).toMatchObject({ failure: { kind: 'close', messageId: 'ssoFailed' } });
  });
});

describe('a book token', () => {
  const BOOK = 'POST /mber/kbaas/book/login';
  const yes = async () => true;

  test('(R232) that is known signs in by its CI', async () => {
    const { session, server } = page(
      openServer({ [BOOK]: answered('0000', { code: '0000', ci: 'CI-1', token: 't' }) }),
    );
    expect(await session.bookSignIn({ token: 't', pageId: 'FBK10000', agree: yes })).toMatchObject({
      kind: 'success',
    });
    expect(server.seen[1]?.body).toMatchObject({ ciCtt: 'CI-1' });
  });

  test('signs nobody in without a yes to the name it stands for, and begins with this device', async () => {
    const named = { code: '0000', ci: 'CI-1', token: 't', custName: '홍*동' };
    const { session, server } = page(openServer({ [BOOK]: answered('0000', named) }), iPhone);
    const asked: string[] = [];
    const agree = async (name: string) => {
      asked.push(name);
      return false;
    };
    expect(await session.bookSignIn({ token: 't', agree })).toEqual({ kind: 'declined' });
    expect([asked, session.person.value]).toEqual([['홍*동'], null]);
    expect(server.seen.map(({ body }) => body)).toEqual([{ token: 't', deviceId: 'ab-00000001-cd' }]);
  });

  test('is not even asked about while somebody is signed in', async () => {
    const { session, server } = page();
    await session.login(phone);
    server.seen.length = 0;
    expect(await session.bookSignIn({ token: 't', agree: yes })).toEqual({ kind: 'declined' });
    expect(server.asked()).toEqual([]);
  });

  test('(R233) of somebody who is no member leads to the sign-up', async () => {
    const { session } = page(
      openServer({ [BOOK]: answered('0001', { code: '0001', ci: 'C', token: 't2' }) }),
    );
    expect(await session.bookSignIn({ token: 't', pageId: 'FBK10000', agree: yes })).toEqual({
      kind: 'bookSignUp',
      to: '/mber/FME76000',
      params: { ci: 'C', token: 't2', pageId: 'FBK10000' },
    });
    expect(await session.bookSignIn({ token: 't', agree: yes })).toMatchObject({ params: { pageId: '' } });
  });

  test('that nobody knows fails', async () => {
    const { session } = page(openServer({ [BOOK]: answered('0002', {}) }));
    expect(await session.bookSignIn({ token: 't', agree: yes })).toMatchObject({
      kind: 'failed',
      messageId: 'customerLookupError',
    });
  });
});
