import { describe, expect, test } from 'vitest';
import type { Bridge } from '../bridge/index.ts';
import { asksForGroupLogin, groupCodes, launchLink, readAffiliate } from './affiliates.ts';
import { deviceFacts } from './deviceFacts.ts';
import { hasSsoValues, judgeBookToken, ssoFailureOf, verifiedCi } from './groupLogin.ts';
import { isNationalCertificate, loginClassOf } from './loginCodes.ts';
import { judgeLogin, triesLeft } from './loginOutcome.ts';
import { afterLoginTarget, nativeLoginTarget, nativeRefusalTarget } from './loginTargets.ts';
import { isLiteCertificate, isRestricted, joinType } from './memberKind.ts';
import { noGroupLogin } from './noGroupLogin.ts';
import { toPerson } from './toPerson.ts';
import { watchFront } from './watchFront.ts';

const query = (text: string) => new URLSearchParams(text);

describe('who opened the wallet', () => {
  test.each<[string, string | null]>([
    ...groupCodes.map((code): [string, string] => [code, code]),
    ['KX9', null],
    ['', null],
    ['ks2', null],
  ])('the group %j is %j', (code, group) => {
    expect(readAffiliate(query(`groupCoCd=${code}`))).toEqual({ group, appType: null });
    expect(asksForGroupLogin(query(`groupCoCd=${code}`))).toBe(group !== null);
  });

  test.each([
    ['liivtalk', 'liivtalk'],
    ['liivNext', 'liivNext'],
    ['starTeens', 'starTeens'],
    ['liivnext', null],
  ])('the kind of app %j is %j', (asked, appType) => {
    expect(readAffiliate(query(`appType=${asked}`))).toEqual({ group: null, appType });
  });

  test.each([
    ['', false],
    ['isGroupLogin=', false],
    ['isGroupLogin=N', true],
    ['isGroupLogin=Y&channelLoginType=lite', false],
    ['isGroupLogin=Y&channelLoginType=full', true],
    ['isGroupLogin=Y&visitUser=Y', false],
    ['isGroupLogin=Y&visitUser=N', true],
    ['groupCoCd=KS2&channelLoginType=lite', false],
    ['groupCoCd=KS2&visitUser=Y', false],
  ])('(A05-A08) %j asks for a group login: %s', (text, asks) => {
    expect(asksForGroupLogin(query(text))).toBe(asks);
  });

  test('the link is what the launch is not', () => {
    const launch = 'groupCoCd=a&appType=b&channelLoginType=c&isGroupLogin=d&liteAutoLogin=e';
    expect(launchLink(query(`pageId=FTR10000&${launch}&x=1&x=2`)).toString()).toBe('pageId=FTR10000&x=1&x=2');
  });
});

describe('a group sign-on', () => {
  const info = { samlAssertion: 'a', ci: 'b', ssoNo: 'c', kBCrtfiSerno: 'd', groupCoCd: '' };

  test('(R226) needs four values, and no group', () => {
    expect(hasSsoValues(info)).toBe(true);
    for (const name of ['samlAssertion', 'ci', 'ssoNo', 'kBCrtfiSerno'])
      for (const value of ['', ' ']) expect(hasSsoValues({ ...info, [name]: value })).toBe(false);
  });

  test('(R227) (R228) that fails closes in the insurance affiliate, and goes on as Lite elsewhere', () => {
    expect(ssoFailureOf('KN1')).toEqual({ kind: 'close', messageId: 'ssoFailed' });
    expect(ssoFailureOf('K&1')).toEqual({
      kind: 'redirect',
      messageId: 'ssoFailedLite',
      to: '/?channelLoginType=lite&groupCoCd=K%261',
    });
  });

  const answer = {
    status: 200,
    code: '0000',
    message: '',
    payload: { ssoVerify: 'OK', ciNo: 'C' } as unknown,
  };
  test.each([
    [answer, 'C'],
    [{ ...answer, payload: { ssoVerify: 'OK' } }, ''],
    [{ ...answer, status: 201 }, null],
    [{ ...answer, code: '0001' }, null],
    [{ ...answer, payload: { ssoVerify: 'ok', ciNo: 'C' } }, null],
    [{ ...answer, payload: null }, null],
  ])('(R229) answered %j has verified %j', (given, ci) => {
    expect(verifiedCi(given)).toBe(ci);
  });

  test('nobody came from an affiliate', () => {
    expect(Object.values(noGroupLogin).filter(Boolean)).toEqual([]);
  });
});

describe('a book token', () => {
  const answer = (payload: unknown, code = '9') => ({ status: 200, code, message: '', payload });
  test.each([
    [answer({ code: '0000', ci: 'C', custName: 'N' }), { kind: 'login', ci: 'C', name: 'N' }],
    [answer({ ci: 'C' }, '0000'), { kind: 'login', ci: 'C', name: '' }],
    [answer({ code: 7, ci: 'C' }, '0000'), { kind: 'login', ci: 'C', name: '' }],
    [answer({ code: '0000' }), { kind: 'failed' }],
    [answer({ code: '0000', ci: 7 }), { kind: 'failed' }],
    [answer({ code: '0001', token: 'T' }), { kind: 'signUp', to: '/mber/FME76000', ci: '', token: 'T' }],
    [answer({ ci: 'C' }, '0001'), { kind: 'signUp', to: '/mber/FME76000', ci: 'C', token: 'asked' }],
    [answer({ code: '0002', ci: 'C' }, '0000'), { kind: 'failed' }],
    [answer(null, '0000'), { kind: 'failed' }],
  ])('(R232) (R233) answered %j leads to %j', (given, end) => {
    expect(judgeBookToken(given, 'asked')).toEqual(end);
  });
});

describe('the answer to a login', () => {
  const asked = { byPassword: true, loginCertType: '01', ci: '' };
  const judged = (answer: object, more = {}) =>
    judgeLogin({ status: 200, code: '0003', message: '', payload: {}, ...answer }, { ...asked, ...more });

  test.each([
    [{ code: '0000' }, { kind: 'accepted', payload: {} }],
    [
      { code: '0000', payload: null },
      { kind: 'accepted', payload: null },
    ],
    [{ code: '0000', payload: { isDupUser: 'Y' } }, { kind: 'dup' }],
    [{ code: '0003', payload: { isDupUser: true } }, { kind: 'dup' }],
    [
      { code: '0002', payload: { loginFailCnt: 1 } },
      { kind: 'retry', failCount: 1 },
    ],
    [
      { code: '0002', payload: { loginFailCnt: '4' } },
      { kind: 'retry', failCount: 4 },
    ],
    [
      { code: '0002', payload: { loginFailCnt: 5 } },
      { kind: 'locked', failCount: 5 },
    ],
    [
      { code: '0002', payload: { loginFailCnt: 'x' } },
      { kind: 'retry', failCount: 0 },
    ],
    [
      { code: '0002', payload: { loginFailCnt: true } },
      { kind: 'retry', failCount: 0 },
    ],
    [
      { code: '0002', payload: 'x' },
      { kind: 'retry', failCount: 0 },
    ],
    [
      { code: '0002', status: 401 },
      { kind: 'retry', failCount: 0 },
    ],
    [{ payload: { dormantYn: 'Y' } }, { kind: 'dormant' }],
    [{ payload: { dormantYn: 'N' } }, { kind: 'signUp', to: '/mber/FME72000', certType: '01' }],
  ])('(R189) (R197) %j is %j', (answer, end) => {
    expect(judged(answer)).toEqual(end);
  });

  test.each([
    [
      { certType: '03', ci: 'C', svcPtrnDstCd: '05' },
      {},
      { to: 4, certType: '03', servicePattern: '05', ci: 'C' },
    ],
    [{ certType: '03' }, { ci: 'K' }, { to: 4, certType: '03', ci: 'K' }],
    [{ certType: '03' }, {}, { to: 4, certType: '03' }],
    [{ certType: '04', ci: 'C' }, {}, { to: 4, certType: '04' }],
    [{ certType: '01', ci: 'C' }, { loginCertType: '03' }, { to: 2, certType: '01' }],
    [{ certType: 7 }, { loginCertType: '04' }, { to: 4, certType: '04' }],
    [{}, {}, { to: 2, certType: '01' }],
  ])('(R199-R202) %j with %j is a sign-up %j', (payload, more, { to, ...end }) => {
    expect(judged({ payload }, more)).toEqual({ kind: 'signUp', to: `/mber/FME7${to}000`, ...end });
  });

  test('(A44) wrong tries count for a password alone', () => {
    expect(judged({ code: '0002' }, { byPassword: false })).toMatchObject({ kind: 'signUp' });
  });

  test.each([
    [{ status: 500, code: 'E1', message: 'm' }, 'code', 'serverMessage', 'E1'],
    [{ status: 500, code: 'E1' }, 'code', 'requestFailed', 'E1'],
    [{ status: 500, code: '' }, 'http', 'serverFailed', undefined],
    [
      { status: 500, code: '0000', payload: { isDupUser: 'Y', dormantYn: 'Y' } },
      'code',
      'requestFailed',
      '0000',
    ],
  ])('(R189) any other status has failed: %j', (answer, kind, messageId, code) => {
    const end = judged(answer);
    expect(end).toMatchObject({ kind: 'failed', messageId, error: { kind, status: 500 } });
    if (end.kind !== 'failed') throw new Error(end.kind);
    expect(end.error.code).toBe(code);
    expect(end.error.message).toContain('POST /mstr/login/action');
    expect(end.error.serverMessage).toBe('message' in answer ? 'm' : undefined);
  });

  test.each([
    [-1, null],
    [0, null],
    [1, 4],
    [4, 1],
    [5, 0],
    [9, 0],
  ])('after %d wrong tries %j are left', (count, left) => {
    expect(triesLeft(count)).toBe(left);
  });
});

describe('where a login leads', () => {
  test.each([
    ['FGP10000', '/gpayment/FGP10200'],
    ['FGP10200', '/gpayment/FGP10200'],
    ['FGP10000Kftc', '/gpayment/FGP10200Kftc'],
    ['FGP10200Kftc', '/gpayment/FGP10200Kftc'],
    ['FGP10300', '/useinfo/FCO82000'],
    [undefined, '/useinfo/FCO82000'],
  ])('(E32) refused from %j: %s', (originPage, to) => {
    expect(nativeRefusalTarget({ originPage })).toBe(to);
  });

  test.each([
    [{}, '/main/FMA10000'],
    [{ isCertiAccess: 'Y' }, '/mber/FME50000'],
    [{ isCertiAccess: 'I' }, '/mber/FME50000'],
    [{ isServiceJoin: 'Y' }, '/mber/FME23000'],
    [{ isServiceJoin: 'N' }, '/main/FMA10000'],
    [{ isServiceJoin: 'N', simpleLiteMain: 'Y' }, '/mber/FME30000'],
    [{ isCertiAccess: 'N', simpleLiteMain: 'Y' }, '/mber/FME30000'],
    [{ simpleLiteMain: 'Y' }, '/main/FMA10000'],
  ])('(A48) native with %j: %s', (ask, to) => {
    expect(nativeLoginTarget('1', ask)).toBe(to);
  });

  const person = { memberStatus: '1', servicePattern: '01', certType: '01' };
  test.each([
    ['pageId=/a/FTR10000?x=1', { kind: 'page', pageId: 'FTR10000', query: {} }],
    ['pageId=FTR10000%23top', { kind: 'page', pageId: 'FTR10000', query: {} }],
    ['pageId=?x', { kind: 'path', path: '/main/FMA10000' }],
    [
      'pageId=A&returnPath=1&directPage=2&liteAutoLogin=3&isGroupLogin=4&channelLoginType=5&b=6',
      { kind: 'page', pageId: 'A', query: { b: '6' } },
    ],
    ['returnPath=/%25E0%25A4%25A', { kind: 'path', path: '/%E0%A4%A' }],
    ['returnPath=/mber/FME11000///', { kind: 'path', path: '/main/FMA10000' }],
    ['returnPath=/mber/FME11000/x', { kind: 'path', path: '/mber/FME11000/x' }],
    ['returnPath=', { kind: 'path', path: '/main/FMA10000' }],
  ])('(A41) with %j: %j', (text, to) => {
    expect(afterLoginTarget({ person, query: query(text), initialPath: null })).toEqual(to);
  });
});

describe('kinds of customers', () => {
  test.each([
    ['05', '03', true, false, '01'],
    ['05', '01', false, true, '02'],
    ['01', '03', false, false, '01'],
    ['01', '01', false, false, undefined],
  ])('pattern %s with certificate %s', (servicePattern, certType, isLite, restricted, join) => {
    const kind = { servicePattern, certType };
    expect([isLiteCertificate(kind), isRestricted(kind), joinType(kind)]).toEqual([isLite, restricted, join]);
  });

  test('(R256) a national certificate is the whole class, and nothing else', () => {
    for (const code of ['02K1', '25K5', '09K5']) expect(isNationalCertificate(code)).toBe(true);
    for (const code of ['', '02Y1', '0200', 'K1']) expect(isNationalCertificate(code)).toBe(false);
    expect(['09E1', '09E2', '27K6', '02Y2'].map(loginClassOf)).toEqual([
      'simple',
      'biometric',
      'fast',
      'corporate',
    ]);
  });

  const who = (wire: object) =>
    toPerson({ walletMberIdnfiNo: 'W1', ...wire }, new Date('2026-11-21T12:00:00+09:00'));
  test('a foreigner by number, or by word where there is no number', () => {
    expect(who({ custGubn: '5', isforeign: 'N' })?.isForeigner).toBe(true);
    expect(who({ custGubn: '1', isforeign: 'Y' })?.isForeigner).toBe(false);
    expect(who({ isforeign: 'Y' })?.isForeigner).toBe(true);
    expect(who({})?.isForeigner).toBe(false);
  });

  test('a developer by either flag', () => {
    expect(who({ isDeveloper: 'Y' })?.isDeveloper).toBe(true);
    expect(who({ developerYn: 'Y' })?.isDeveloper).toBe(true);
    expect(who({ isDeveloper: 'N', developerYn: 'N' })?.isDeveloper).toBe(false);
  });

  test('a minor by a birth that is one', () => {
    expect(who({ birth: '20201301', custGubn: '3' })?.isMinor).toBe(false);
    expect(who({ birth: '20201201', custGubn: '3' })?.isMinor).toBe(true);
  });

  test('every field stands where it belongs', () => {
    const wire = {
      custNo: 'a',
      custMgtNo: 'b',
      custDupIdnfiNo: 'c',
      email: 'd',
      ci: 'e',
      genderGubn: 'f',
      certSerial: 'g',

      maktngCnsntRcallYn: 'Y',
      maktngPuseCnsntYn: 'N',
      groupInfoOferCnsntYn: 'Y',
      smsRecvCnsntYn: 'N',

      emalRecvYn: 'Y',
      telRecvYn: 'N',
      pstmalRecvYn: 'Y',
      phone: 'h',
      custIdnfr: 'i',
      walletId: 'j',

      mberMgtDstcd: 'k',
      isKbpin: 'Y',
      certiJoinYn: 'Y',
    };
    expect(who(wire)).toMatchObject({
      customerNo: 'a',
      managementNo: 'b',
      duplicateId: 'c',
      email: 'd',
      ci: 'e',
      gender: 'f',
      certSerial: 'g',
      consents: {
        marketingRecalled: true,
        marketing: false,
        groupInfo: true,
        sms: false,

        email: true,
        telephone: false,
        post: true,
      },

      phone: 'h',
      customerId: 'i',
      walletId: 'j',
      memberStatus: 'k',
      hasKbPin: true,
      joinedServices: { kubbi: false, certificates: true, mobileId: false },
    });
  });
});

describe('the phone', () => {
  const facts = (host: object | null) => deviceFacts({ hello: async () => host as never });
  test('says who it is; a browser says nothing', async () => {
    const host = { deviceId: 'ab-1', appVersion: 'v', osVersion: 'o', phoneModel: 'm' };
    const said = { deviceId: 'ab-1', appVersion: 'v', osVersion: 'o', phoneModel: 'm' };
    expect(await facts({ ...host, platform: 'ios' })).toEqual({ ...said, deviceGb: 'I' });
    expect(await facts({ ...host, platform: 'android' })).toEqual({ ...said, deviceGb: 'A' });
    const nothing = { deviceId: '', deviceGb: '', appVersion: '', osVersion: '', phoneModel: '' };
    expect(await facts(null)).toEqual(nothing);
  });

  test('is looked at while the page is seen and no other is in front of it', () => {
    const heard = new Map<string, () => void>();
    const bridge = {
      on: (name: string, listener: () => void) => {
        heard.set(name, listener);
        return () => heard.delete(name);
      },
    } as unknown as Pick<Bridge, 'on'>;
    const page = { visibilityState: 'visible' };
    const front = watchFront({ document: page } as unknown as Window, bridge);
    expect(front.isInFront()).toBe(true);
    heard.get('pause')?.();
    expect(front.isInFront()).toBe(false);
    heard.get('resume')?.();
    expect(front.isInFront()).toBe(true);
    page.visibilityState = 'hidden';
    expect(front.isInFront()).toBe(false);
    front.dispose();
    expect(heard.size).toBe(0);
  });
});
