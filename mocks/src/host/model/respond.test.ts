import {
  type MethodName,
  nativeScreens,
  readFromApp,
  readFromPage,
  replyText,
  type ScreenName,
  type ScreenParams,
} from '@wallet/kit/bridge';
import { v } from '@wallet/kit/schema';
import { expect, test, vi } from 'vitest';
import { hostInfo, loginInfo, type PhonePersona, resetBody } from './identity.ts';
import { type AppSide, type Choice, respond } from './respond.ts';
import { readSettings, type Settings } from './settings.ts';

const member: PhonePersona = {
  id: 'member',
  summary: '',
  ci: 'CI-1',
  person: { loginWay: '02', loginAccessMediaDstic: 'K1', certType: '01', svcPtrnDstCd: '01' },
};

function makeApp(change: Partial<Settings> = {}, answer: Choice | null = null) {
  const settings: Settings = { ...readSettings({ getItem: () => null }), ...change };
  const app = {
    settings: () => settings,
    hostInfo: (webViewId: string) => hostInfo(settings, 'light', { webViewId }),
    loginInfo: () => loginInfo(settings, member),
    ssoInfo: () => ({
      samlAssertion: 's',
      ci: 'c',
      ssoNo: 'n',
      kBCrtfiSerno: 'k',
      groupCoCd: settings.group,
    }),
    now: () => new Date('2026-11-21T00:00:00Z'),
    ask: vi.fn(async () => answer),
    decidePermission: vi.fn(),
    reasonToDeny: vi.fn((): string | null => null),
    holder: () => member,
    askWallet: async () => ({ status: 'VC_EXIST' }),
    hasRoom: vi.fn(() => true),
    openView: vi.fn(() => '2'),
    reopenView: vi.fn((): string | null => null),
    closeView: vi.fn(),
    changeTopBar: vi.fn(),
    leaveFor: vi.fn(),
  } satisfies AppSide;
  return app;
}

/** What a page would read: the request goes through the same check, the reply through the bridge's own. */
async function ask(app: AppSide, method: string, params: unknown = {}) {
  const request = readFromPage(JSON.stringify({ v: 1, kind: 'request', id: 'a', method, params }));
  if (request?.kind !== 'request') throw new Error('refused');
  const outcome = await respond(request.method, request.params, '1', app);
  if ('code' in outcome) return outcome;
  expect(readFromApp(replyText('a', outcome.result))).not.toBeNull();
  return outcome;
}

test('hello tells platform and version by line, and which methods this version has', async () => {
  const ios = await ask(makeApp(), 'hello', { protocol: 1, app: 'a', appVersion: '1', kitVersion: '1' });
  expect(ios).toMatchObject({ result: { platform: 'ios', appVersion: 'I6.4.0', webViewId: '1' } });
  const android = makeApp({ platform: 'android', version: '6.2.26' }).hostInfo('1');
  expect(android.appVersion).toBe('G6.2.26');
  expect(android.methods).toContain('openWebView');
  expect(android.methods).not.toContain('getSsoInfo');
  expect(makeApp({ group: 'KS2' }).hostInfo('1').methods).toContain('getSsoInfo');
  expect(makeApp({ version: '1.0.0' }).hostInfo('1').methods).toEqual([]);
});

test('native login is told who the customer is, with the login code the panel asks for', async () => {
  expect(await ask(makeApp(), 'getLoginInfo')).toMatchObject({
    result: { ci: 'CI-1', isVisitUser: 'N', nativeLiteYn: 'N', loginWay: '02', loginAccessMediaDstic: 'K1' },
  });
  expect(await ask(makeApp({ loginCode: '25K5' }), 'getLoginInfo')).toMatchObject({
    result: { loginWay: '25', loginAccessMediaDstic: 'K5' },
  });
  expect(await ask(makeApp({ loginCode: 'none' }), 'getLoginInfo')).toMatchObject({
    result: { loginWay: '' },
  });
  expect(await ask(makeApp({ signIn: 'visitor' }), 'getLoginInfo')).toMatchObject({
    result: { ci: '', isVisitUser: 'Y' },
  });
});

test('a reset signs in only where the session is to be there already', () => {
  const settings = makeApp().settings();
  expect(resetBody(settings, member)).toEqual({});
  expect(resetBody({ ...settings, signIn: 'session' }, member)).toEqual({ persona: 'member' });
  expect(resetBody({ ...settings, signIn: 'session', loginCode: '0209' }, member)).toEqual({
    persona: 'member',
    person: { loginWay: '02', loginAccessMediaDstic: '09' },
  });
});

test('what the panel refuses is refused with its code; UNSUPPORTED also leaves the list of methods', async () => {
  const app = makeApp({ denied: { openWebView: 'FAILED', getToken: 'UNSUPPORTED' } });
  expect(await ask(app, 'openWebView', { url: '/' })).toMatchObject({ code: 'FAILED' });
  expect(app.openView).not.toHaveBeenCalled();
  expect(await ask(app, 'getToken')).toMatchObject({ code: 'UNSUPPORTED' });
  expect(app.hostInfo('1').methods).not.toContain('getToken');
});

test('a WebView closes only after its reply is on its way', async () => {
  const app = makeApp();
  const outcome = await ask(app, 'closeView', { result: { paid: true } });
  expect(app.closeView).not.toHaveBeenCalled();
  if ('result' in outcome) outcome.after?.();
  expect(app.closeView).toHaveBeenCalledWith('1', { paid: true });
});

test('a new WebView knows its opener and its bar', async () => {
  const app = makeApp();
  const outcome = await ask(app, 'openWebView', { url: '/forest/FTR10000', title: '숲', topBar: true });
  expect(outcome).toEqual({ result: { webViewId: '2' } });
  expect(app.openView).toHaveBeenCalledWith({
    url: '/forest/FTR10000',
    openerId: '1',
    topBar: { title: '숲', visible: true },
  });
});

test('(G16) the app that is open already comes to the front instead; an app without a place is not opened', async () => {
  const app = makeApp();
  app.reopenView.mockReturnValueOnce('7');
  const params = { url: '/forest/FTR10000', single: true, opening: 'once' };
  expect(await ask(app, 'openWebView', params)).toEqual({ result: { webViewId: '7', reopened: true } });
  expect(app.openView).not.toHaveBeenCalled();
  app.hasRoom.mockReturnValueOnce(false);
  expect(await ask(app, 'openWebView', params)).toEqual({
    code: 'DENIED',
    message: 'there are 5 WebViews already',
  });
  await ask(app, 'openWebView', params);
  expect(app.openView).toHaveBeenCalledWith(expect.objectContaining({ opening: 'once' }));
});

test('(G16) an older app leaves aside what it does not know of an opening', async () => {
  const app = makeApp({ version: '6.3.9' });
  await ask(app, 'openWebView', { url: '/forest', single: true, opening: 'once' });
  expect(app.reopenView).not.toHaveBeenCalled();
  expect(app.openView).toHaveBeenCalledWith({ url: '/forest', openerId: '1', topBar: {} });
});

test('(G31) what the manifest of the page does not list is denied, with the reason', async () => {
  const app = makeApp();
  app.reasonToDeny.mockReturnValue('forest does not list getLocation in its manifest');
  expect(await ask(app, 'getLocation')).toEqual({
    code: 'DENIED',
    message: 'forest does not list getLocation in its manifest',
  });
  expect(app.reasonToDeny).toHaveBeenCalledWith('1', 'getLocation', {});
  expect(app.ask).not.toHaveBeenCalled();
});

test('a permission is asked for only on request and only while it is open, and is then remembered', async () => {
  const allowing = makeApp({}, { value: 'granted' });
  expect(await ask(allowing, 'checkPermission', { name: 'camera' })).toEqual({
    result: { status: 'prompt' },
  });
  expect(allowing.ask).not.toHaveBeenCalled();
  const outcome = await ask(allowing, 'checkPermission', { name: 'camera', request: true });
  expect(outcome).toEqual({ result: { status: 'granted' } });
  expect(allowing.decidePermission).toHaveBeenCalledWith('camera', 'granted');
  const open = readSettings({ getItem: () => null }).permissions;
  const denying = makeApp({ permissions: { ...open, camera: 'denied' } }, { value: 'granted' });
  expect(await ask(denying, 'checkPermission', { name: 'camera', request: true })).toEqual({
    result: { status: 'denied' },
  });
});

test('where the phone is, is told only with the permission', async () => {
  expect(await ask(makeApp({}, { value: 'granted' }), 'getLocation')).toMatchObject({
    result: { latitude: 37.5663, at: '2026-11-21T00:00:00.000Z' },
  });
  expect(await ask(makeApp({}, { value: 'denied' }), 'getLocation')).toMatchObject({ code: 'DENIED' });
});

test.each<[string, Choice | null, object]>([
  ['answered', { value: 'answer', draft: '{"passport":"M1"}' }, { result: { passport: 'M1' } }],
  ['answered with no JSON', { value: 'answer', draft: '{' }, { code: 'FAILED' }],
  ['failed', { value: 'fail' }, { code: 'FAILED' }],
  ['left', { value: 'cancel' }, { code: 'CANCELLED' }],
  ['interrupted', null, { code: 'CANCELLED' }],
])('a native screen that is %s', async (_, choice, expected) => {
  const outcome = await ask(makeApp({}, choice), 'openNativeScreen', { screen: 'D007792' });
  expect(outcome).toMatchObject(expected);
});

const screenParams: { [S in ScreenName]: ScreenParams<S> } = {
  D007792: { document: 'edoc', link: '1' },
  passportScan: { keys: ['OCR', 'IMG'] },
  passportChip: { passportNo: 'M1', birth: '19900215', expiry: '20310214' },
  idCardScan: { kind: '10' },
  faceCapture: { purpose: 'issue' },
  biometry: { reason: '서명할게요' },
  identityWallet: { purpose: 'status' },
  qrScan: {},
  contacts: {},
  share: { title: '자격증', text: '' },
  saveImage: { image: 'aa', name: 'a.jpg' },
  screenLight: { level: 'bright' },
  externalApp: { app: 'map' },
};

test.each(Object.keys(screenParams) as ScreenName[])(
  'the screen %s has an answer that fits, and each of its other ends',
  async (screen) => {
    const isQuiet = screen === 'screenLight';
    const asked = { screen, params: screenParams[screen] };
    const end = (always: Settings['screens'][string]) =>
      ask(makeApp({ screens: { [screen]: always } }), 'openNativeScreen', asked);
    const answered = await end('answer');
    const { success } = v.safeParse(nativeScreens[screen].result, 'result' in answered && answered.result);
    expect(success).toBe(true);
    if (isQuiet) return;
    expect(await end('cancel')).toMatchObject({ code: 'CANCELLED' });
    expect(await end('fail')).toMatchObject({ code: 'FAILED' });
    expect(await end('unsupported')).toMatchObject({ code: 'UNSUPPORTED' });
    const silence = end('silence').then(() => 'answered');
    expect(await Promise.race([silence, new Promise((done) => setTimeout(done, 5, 'silent'))])).toBe(
      'silent',
    );
  },
);

test('a damaged one answers all the same: not a living face, a chip that is a copy', async () => {
  const damaged = (screen: ScreenName) =>
    ask(makeApp({ screens: { [screen]: 'damaged' } }), 'openNativeScreen', {
      screen,
      params: screenParams[screen],
    });
  expect(await damaged('faceCapture')).toMatchObject({ result: { isLive: false } });
  expect(await damaged('passportChip')).toMatchObject({ result: { isAuthentic: false } });
  expect(await damaged('share')).toMatchObject({ result: { isShared: false } });
});

test('a signature is given or refused by the customer', async () => {
  const params = { content: 'text', kind: 'pay' };
  expect(await ask(makeApp({}, { value: 'sign' }), 'signWithCertificate', params)).toMatchObject({
    result: { certSerial: '0001042186' },
  });
  expect(await ask(makeApp({}, { value: 'cancel' }), 'signWithCertificate', params)).toMatchObject({
    code: 'CANCELLED',
  });
});

test('leaving for another site is answered first', async () => {
  for (const method of ['openWindow', 'openInAppView'] satisfies MethodName[]) {
    const app = makeApp();
    const outcome = await ask(app, method, { url: 'https://example.com/' });
    expect(outcome).toMatchObject({ result: true });
    if ('result' in outcome) outcome.after?.();
    expect(app.leaveFor).toHaveBeenCalledOnce();
  }
});
