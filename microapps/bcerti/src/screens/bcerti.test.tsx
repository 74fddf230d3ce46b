import { screen, waitFor } from '@testing-library/react';
import {
  button,
  confirmButton,
  createFakeHost,
  dialog,
  enterPin,
  field,
  go,
  openerOf,
  part,
  stopClock,
} from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { screens } from '../screens.ts';

beforeEach(() => stopClock());
afterEach(() => vi.useRealTimers());

const PIN = '927351';
const card = { kind: '10', maskedNo: '900215-2******', issuedOn: '20200301', image: 'aa', faceImage: 'aa' };

/** A phone with the secure area of the mock backend; what it scans and sees can be told. */
async function open(persona: string, at = 'FBC10000', query: Record<string, string> = {}, isInApp = true) {
  const ask = (path: string, body?: object) => view.askJson(`/wApi${path}`, body);
  const shown = { name: '정라임', birth: '19900215', isVerified: true };
  const native = createFakeHost({
    platform: 'android',
    appVersion: 'G6.4.0',
    answers: {
      getLoginInfo: { ci: '', isVisitUser: 'N', loginWay: '', loginAccessMediaDstic: '' },
      openNativeScreen: ({ screen: name }) =>
        name === 'biometry'
          ? { isVerified: shown.isVerified, kind: 'face' }
          : { ...card, name: shown.name, birth: shown.birth },
      signWithCertificate: async ({ content }) => (await ask('/proofs/signatures', { content })).payload,
    },
  });
  const view = await openerOf({ manifest, screens, messages }, createMock)(at, {
    persona,
    query,
    ...(isInApp ? { native } : {}),
  });
  return { ...view, ask, shown, native };
}
/** Applies for a certificate of the state, and answers the request to sign that application. */
async function applyFor(view: Pick<View, 'ask'>, kndId = 'RSDT'): Promise<string> {
  const { payload } = await view.ask('/certi/apply', {
    kndId,
    trgtId: 'self',
    prpsCd: 'LOAN',
    sbmtNm: '새벽은행',
    rrnoYn: 'N',
    famAcsTycd: '',
    fldList: [],
  });
  return payload.ogtxtIdnfr;
}
/** Opens the page that signs a real application. */
async function openToSign(more: Record<string, string> = {}, isInApp = true) {
  const view = await open('member', 'FBC10000', {}, isInApp);
  const signId = await applyFor(view);
  go(`/bcerti/FBC21000?${new URLSearchParams({ signId, ...more })}`);
  await view.shows('FBC21000');
  return { ...view, signId };
}
type View = Awaited<ReturnType<typeof open>>;
const main = () => part('main').textContent ?? '';

test.each([
  ['member', '400일 남음', ['manage']],
  ['employee', '12일 남음', ['manage', 'renew']],
  ['restricted', '인증서가 만료됐어요', ['issue']],
  ['simpleLogin', '비밀번호를 5번 틀렸어요', ['manage', 'reset']],
  ['noPointWallet', '다른 휴대폰에서 새로 발급해', ['issue']],
  ['lite', '인증서 발급받기', ['issue']],
  ['minor', '만 14세부터 발급받을 수 있어요', []],
] as const)('(R690) the certificate of %s says how it stands: %s', async (persona, said, actions) => {
  await open(persona);
  await waitFor(() => expect(document.body.textContent).toContain(said));
  for (const each of ['manage', 'openRequest', 'renew', 'issue', 'reset'])
    expect(document.querySelector(`[data-action="${each}"]`) !== null, each).toBe(
      (actions as readonly string[]).includes(each),
    );
});

/** From the phone's code to where the password is chosen. */
async function prove(view: View): Promise<void> {
  await view.user.click(await button('인증번호 받기'));
  await waitFor(() => field('code'));
  await view.user.type(field('code'), '135790');
  await view.user.click(await button('신분증 촬영하기'));
}
async function choose(view: View, first: string, second = first): Promise<void> {
  await view.user.click(await button('비밀번호 정하기'));
  await enterPin(view, first);
  await enterPin(view, second);
}

test('(R791) it is issued to the one whose phone and ID it is, under a password that nobody guesses', async () => {
  const view = await open('lite', 'FBC11000', { returnTo: '/htoa/FKT21000' });
  view.shown.name = '다른이';
  await view.user.click(await screen.findByRole('checkbox', { name: '전체 동의' }));
  await view.user.click(await button('동의하고 계속하기'));
  await prove(view);
  expect((await screen.findByRole('dialog')).textContent).toContain('다른 사람의 신분증이에요');
  await view.user.click(await button('확인'));
  view.shown.name = '정라임';
  await view.user.click(await button(/신분증 촬영하기/));
  await view.shows('FBC12000');
  await choose(view, '804162', '804163');
  expect((await screen.findByRole('dialog')).textContent).toContain('비밀번호가 달라요');
  await view.user.click(await button('확인'));
  // The phone number's own figures.
  await choose(view, '555512');
  expect((await screen.findByRole('dialog')).textContent).toContain('전화번호는 쓸 수 없어요');
  await view.user.click(await button('확인'));
  await choose(view, '804162');
  expect((await view.shows('FBC13000')).textContent).toContain('인증서를 발급했어요');
  expect(await button('하던 일 계속하기')).toBeTruthy();
  const { payload } = await view.ask('/bcerti/v1/certificate');
  expect(payload).toMatchObject({ crtfSttus: 'VALD', certType: 'W1', rspnsCode: '0000', crtfilsDn: '정*임' });
  const bodies = JSON.stringify((await view.journal()).map(({ body }) => body));
  expect(bodies).not.toContain('804162');
});

test('it is renewed in its last days; a page that has lost its draft leads to the beginning', async () => {
  const view = await open('employee', 'FBC20000');
  const toRenew = await screen.findByRole('button', { name: /^인증서 갱신/ });
  const onHome = async () => JSON.stringify(await view.ask('/mstr/main/comingUp'));
  expect(await onHome()).toContain('월렛 인증서 갱신');
  await view.user.click(toRenew);
  await enterPin(view, PIN);
  expect((await view.shows('FBC13000')).textContent).toContain('인증서를 갱신했어요');
  await view.user.click(await button('내 인증서 보기'));
  await view.shows('FBC10000');
  await waitFor(() => expect(main()).toContain('730일 남음'));
  expect(await onHome()).not.toContain('월렛 인증서 갱신');
  go('/bcerti/FBC12000');
  await view.user.click(await button('처음부터 다시'));
  await view.shows('FBC10000');
});

test('five wrong passwords lock it; who proves who they are sets it anew', async () => {
  const view = await open('member', 'FBC20000');
  view.shown.name = '김하늘';
  await view.user.click(await screen.findByRole('button', { name: /^비밀번호 바꾸기/ }));
  for (let tries = 0; tries < 5; tries++) await enterPin(view, '111222');
  await view.user.click(await button('본인 확인하고 다시 정하기'));
  await view.shows('FBC11000');
  await prove(view);
  await view.shows('FBC12000');
  await choose(view, '804162');
  expect((await view.shows('FBC13000')).textContent).toContain('비밀번호를 다시 정했어요');
  const { useList } = (await view.ask('/bcerti/v1/history?month=202611')).payload;
  expect(useList.map(({ useDstcd }: { useDstcd: string }) => useDstcd).slice(0, 2)).toEqual(['RSET', 'LOCK']);
});

test('revoked it signs nothing, although its signature is sound', async () => {
  const view = await open('member', 'FBC20000');
  await view.user.click(await screen.findByRole('button', { name: /^인증서 폐기/ }));
  await view.user.click(await button('계속하기'));
  await view.user.click(await confirmButton('revokeCertificate'));
  await enterPin(view, PIN);
  await view.shows('FBC10000');
  await waitFor(() => expect(main()).toContain('폐기한 인증서예요'));
  const signId = await applyFor(view);
  const ogtxt = (await view.ask(`/bcerti/v1/requests/${signId}`)).payload.ogtxt;
  const { payload: signed } = await view.ask('/proofs/signatures', { content: ogtxt });
  const sent = { ...signed, ogtxt, prfNo: '', bioYn: 'Y' };
  expect((await view.ask(`/bcerti/v1/requests/${signId}/sign`, sent)).code).toBe('BCT_REVOKED');
});

async function sign(view: View): Promise<void> {
  await view.user.click(await screen.findByRole('checkbox', { name: /끝까지 확인했어요/ }));
  await view.user.click(await button('서명하기'));
}

test('(R792) a text of another domain is shown whole, signed with face or finger, and its WebView answers', async () => {
  const { signId, ...view } = await openToSign();
  await waitFor(() => expect(main()).toContain('전자증명서에서 서명을 요청했어요'));
  expect(main()).toContain('수수료: 0원');
  expect(main()).toContain('용도: 대출');
  expect(await button('서명하기')).toHaveProperty('disabled', true);
  await sign(view);
  await waitFor(() =>
    expect(view.native.calls('closeView')).toEqual([
      { result: { kind: 'submitted', value: { signId, isSigned: true } } },
    ]),
  );
  const [sent] = view.native.calls('signWithCertificate');
  expect(sent?.content).toContain('주민등록등본의 발급을 신청해요');
  const { payload } = await view.ask(`/bcerti/v1/requests/${signId}`);
  expect(payload).toMatchObject({ ogtxtIdnfr: signId, sttus: 'SGND' });
  // Another WebView that still shows it.
  const again = { signature: 'x', certSerial: 'x', ogtxt: String(sent?.content), prfNo: '', bioYn: 'Y' };
  expect((await view.ask(`/bcerti/v1/requests/${signId}/sign`, again)).code).toBe('BCT_SIGNED');
  go('/bcerti/FBC10000');
  await view.shows('FBC10000');
  go(`/bcerti/FBC21000?signId=${signId}`);
  await waitFor(() => expect(main()).toContain('이미 서명했어요'));
});

test('a face that is not theirs asks for the password, and the address that asked is gone back to', async () => {
  const { signId, ...view } = await openToSign({ returnTo: '/bcerti/FBC20000' });
  view.shown.isVerified = false;
  await sign(view);
  await enterPin(view, PIN);
  await view.shows('FBC20000');
  expect(view.path()).toBe(`/bcerti/FBC20000?signId=${signId}`);
  expect(view.native.calls('closeView')).toEqual([]);
});

test('another signature, another text and a used proof are none', async () => {
  const { signId, ...view } = await openToSign();
  const request = `/bcerti/v1/requests/${signId}`;
  const shown = (await view.ask(request)).payload;
  const { payload: other } = await view.ask('/proofs/signatures', { content: 'another text' });
  const sent = { ...other, ogtxt: shown.ogtxt, prfNo: '', bioYn: 'Y' };
  const send = async (more: object) => (await view.ask(`${request}/sign`, { ...sent, ...more })).code;
  expect(await send({})).toBe('BCT_SIGNATURE');
  expect(await send({ prfNo: 'made-up', bioYn: 'N' })).toBe('BCT_PROOF');
  // A text that is not the one that the service keeps.
  const ogtxt = `${shown.ogtxt} 그리고 더`;
  const body = { status: 200, code: '0000', message: '', payload: { ...shown, ogtxt } };
  await view.reply({ method: 'GET', path: request, body, times: 1 });
  go('/bcerti/FBC10000');
  await view.shows('FBC10000');
  go(`/bcerti/FBC21000?signId=${signId}`);
  await waitFor(() => expect(main()).toContain('그리고 더'));
  await sign(view as View);
  expect((await screen.findByRole('dialog')).textContent).toContain('내용이 바뀌어 서명하지 않았어요');
  await view.user.click(await button('확인'));
  expect(await button('돌아가기')).toBeTruthy();
});

test('from its own list one signs, is back on the list, and signs the next; the WebView stays', async () => {
  const view = await open('member');
  await applyFor(view);
  await applyFor(view, 'HLTH');
  go('/bcerti/FBC20000');
  await view.shows('FBC20000');
  go('/bcerti/FBC10000');
  await view.shows('FBC10000');
  await waitFor(() => expect(document.querySelectorAll('[data-action="openRequest"]')).toHaveLength(2));
  for (const left of [1, 0]) {
    await view.user.click(part('[data-action="openRequest"]'));
    await view.shows('FBC21000');
    await sign(view);
    await view.shows('FBC10000');
    await waitFor(() => expect(document.querySelectorAll('[data-action="openRequest"]')).toHaveLength(left));
  }
  expect(view.native.calls('closeView')).toEqual([]);
  // The history is what happened.
  await waitFor(() => expect(main()).toContain('주민등록등본 발급 신청서'));
  expect(main()).not.toContain('모바일 신분증 제출');
});

test('on another phone it does not sign, and says so; issued there, the first phone has none', async () => {
  const view = await openToSign();
  const request = `/bcerti/v1/requests/${view.signId}`;
  const { ogtxt } = (await view.ask(request)).payload;
  const { payload: signed } = await view.ask('/proofs/signatures', { content: ogtxt });
  const sent = { ...signed, ogtxt, prfNo: '', bioYn: 'Y', dvcId: 'another-phone', mdlNm: 'SM-X' };
  expect((await view.ask(`${request}/sign`, sent)).code).toBe('BCT_OTHER_PHONE');
  const { payload } = await view.ask('/bcerti/v1/certificate?dvcId=another-phone');
  expect(payload).toMatchObject({ crtfSttus: 'OTHR', rnwlAblYn: 'N' });
});

test.each([
  ['S-nothing', {}, '서명 요청을 찾을 수 없어요'],
  ['../x', {}, '서명 요청을 찾을 수 없어요'],
])('the request %s is told as it is, and leads home', async (signId, more, said) => {
  await open('member', 'FBC21000', {
    signId,
    returnTo: 'https://elsewhere.example/x',
    ...more,
  });
  await waitFor(() => expect(main()).toContain(said));
});

test('a request ends by itself ten minutes after it was asked, and its member hears of it', async () => {
  const { signId, ...view } = await openToSign();
  vi.setSystemTime(Date.now() + 10 * 60_000);
  expect((await view.ask(`/bcerti/v1/requests/${signId}`)).payload.sttus).toBe('OVER');
  expect(JSON.stringify(await view.ask('/noti/v1/notifications'))).toContain('서명 시간이 지났어요');
});

test('a request that runs out while it is read is over', async () => {
  const { signId, ...view } = await openToSign();
  const asked = (await view.ask(`/bcerti/v1/requests/${signId}`)).payload;
  const over = (more: object) =>
    view.reply({
      method: 'GET',
      path: `/bcerti/v1/requests/${signId}`,
      body: { status: 200, code: '0000', message: '', payload: { ...asked, ...more } },
      times: 1,
    });
  go('/bcerti/FBC10000');
  await view.shows('FBC10000');
  await over({ expSS: 1 });
  go(`/bcerti/FBC21000?signId=${signId}`);
  await waitFor(() => expect(main()).toContain('서명을 요청했어요'));
  await over({ sttus: 'OVER', expSS: 0 });
  expect(await screen.findByText('요청 시간이 지났어요', {}, { timeout: 4_000 })).toBeTruthy();
});

test('it is refused only when asked twice', async () => {
  const view = await openToSign();
  await view.user.click(await button('거절하기'));
  expect((await dialog('refuseSign')).textContent).toContain('거절할까요?');
  await view.user.click(await confirmButton('refuseSign'));
  await waitFor(() =>
    expect(view.native.calls('closeView')).toMatchObject([{ result: { value: { isSigned: false } } }]),
  );
});

test.each([
  ['(R291) in a browser', 'member', false, '', '인증서는 앱에서만 쓸 수 있어요'],
  ['with a locked certificate', 'member', true, 'LOCK', '비밀번호를 5번 틀렸어요'],
  ['without one', 'member', true, 'NONE', '서명하려면 인증서가 필요해요'],
  ['under 14', 'member', true, 'YUNG', '만 14세부터'],
])('%s nothing is signed, and the way on is told', async (_, persona, isInApp, crtfSttus, said) => {
  const view = await open(persona, 'FBC10000', {}, isInApp);
  await view.shows('FBC10000');
  const signId = await applyFor(view);
  if (crtfSttus) {
    const asked = (await view.ask(`/bcerti/v1/requests/${signId}`)).payload;
    const body = { status: 200, code: '0000', message: '', payload: { ...asked, crtfSttus } };
    await view.reply({ method: 'GET', path: `/bcerti/v1/requests/${signId}`, body, times: 1 });
  }
  go(`/bcerti/FBC21000?signId=${signId}`);
  await waitFor(() => expect(main()).toContain(said));
  expect(document.querySelector('[data-action="sign"]')).toBeNull();
  if (crtfSttus !== 'NONE') return;
  await view.user.click(await button('인증서 발급받기'));
  await view.shows('FBC11000');
  expect(decodeURIComponent(view.path())).toContain(`returnTo=/bcerti/FBC21000?signId=${signId}`);
});
