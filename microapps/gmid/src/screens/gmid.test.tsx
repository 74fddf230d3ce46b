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
} from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { pages } from '../model/developer.ts';
import { screens } from '../screens.ts';

const PIN = '927351';

/** A phone with its member's documents; what it scans and sees can be told. */
async function open(persona: string, at = 'FGM40000', query: Record<string, string> = {}, isInApp = true) {
  const send = (path: string, body: object) => view.askJson(`/wApi${path}`, body, 'test-key');
  /** Another page of the same member, with a token of its own. */
  const ask = async (path: string, data: object = {}) => {
    const { caAuthToken: token } = (await send('/gmid/cas/token', {})).payload;
    return send(path, { token, data });
  };
  const lies = {
    name: '정라임',
    birth: '19900215',
    issuedOn: '20200301',
    isVerified: true,
    face: 'face',
    text: '',
  };
  const native = createFakeHost({
    answers: {
      getLoginInfo: { ci: '', isVisitUser: 'N', loginWay: '', loginAccessMediaDstic: '' },
      openNativeScreen: ({ screen: name }) => {
        const { birth, issuedOn, isVerified, face, text } = lies;
        const card = { kind: '10', name: lies.name, birth, issuedOn, maskedNo: '900215-2******' };
        const all: Record<string, unknown> = {
          idCardScan: { ...card, image: 'aa', faceImage: 'bb' },
          biometry: { isVerified, kind: 'face' },
          faceCapture: { image: face, isLive: true },
          qrScan: { text, format: 'qr' },
        };
        return (all[name] ?? {}) as never;
      },
    },
  });
  const view = await openerOf({ manifest, screens, messages }, createMock)(at, {
    persona,
    query,
    ...(isInApp ? { native } : {}),
  });
  return { ...view, ask, lies, native };
}
type View = Awaited<ReturnType<typeof open>>;
const said = () => part('main').textContent ?? '';
const says = (text: string) => waitFor(() => expect(said()).toContain(text));
const tap = async ({ user }: View, action: string) =>
  user.click(await waitFor(() => part(`[data-action="${action}"]`)));
const stateOf = async (view: View) => (await view.ask('/gmid/mber/select')).payload;
const asked = async (view: View, path: string) => (await view.journal()).filter((call) => call.path === path);

test.each([
  ['member', '사용할 수 있어요', 'show'],
  ['starbank', '20일 남았어요', 'show'],
  ['employee', '직접 정지한 신분증', 'recover'],
  ['groupKC0', '1년 동안 쓰지 않아 잠들었어요', 'recover'],
  ['groupKS2', '다른 휴대폰에서 쓰고 있어요', 'recover'],
  ['groupKN1', '유효기간이 지났어요', 'anew'],
  ['unsynced', '정보가 바뀌었어요', 'anew'],
  ['groupKM0', '은행에서 정지한', 'bank'],
  ['lite', '3분이면 끝나요', 'get'],
  ['groupKB0', '7단계 중 5단계', 'get'],
  ['minor', '만 14세부터', 'studentCard'],
] as const)(
  '(R801) the ID of %s says how it stands, where it is taken, and the one way on: %s',
  async (persona, text, action) => {
    await open(persona);
    await says(text);
    expect(said()).toContain('법정 신분증은 아니에요');
    expect(said()).toContain('한빛서점');
    for (const each of ['show', 'recover', 'anew', 'bank', 'get', 'studentCard'])
      expect(document.querySelector(`[data-action="${each}"]`) !== null, each).toBe(each === action);
  },
);

async function agree(view: View): Promise<void> {
  await view.user.click(await screen.findByRole('checkbox', { name: '전체 동의' }));
  await view.user.click(await button('동의하고 계속하기'));
}
async function provePhone(view: View): Promise<void> {
  await view.user.click(await button('인증번호 받기'));
  await waitFor(() => field('code'));
  await view.user.type(field('code'), '135790');
}
async function choosePin(view: View, pin = '804162', again = pin): Promise<void> {
  await view.user.click(await button('비밀번호 정하기'));
  await enterPin(view, pin);
  await enterPin(view, again);
}

test('(R366, R901 to R903, R950) terms, phone, document, device, face and a secret number make an ID', async () => {
  const view = await open('lite');
  await tap(view, 'get');
  await view.shows('FGM50000');
  await agree(view);
  await provePhone(view);
  await says('어떤 신분증으로 확인할까요?');
  view.lies.name = '다른이';
  await tap(view, 'scan');
  await tap(view, 'next');
  expect((await screen.findByRole('dialog')).textContent).toContain('다른 사람의 신분증이에요');
  await view.user.click(await button('확인'));
  view.lies.name = '정라임';
  await tap(view, 'rescan');
  await tap(view, 'scan');
  await tap(view, 'next');
  await says('이 휴대폰에 담을까요?');
  await tap(view, 'next');
  view.lies.face = '20009';
  await tap(view, 'takeFace');
  await says('얼굴이 작게 보여요');
  view.lies.face = 'face';
  await tap(view, 'takeFace');
  await says('비밀번호를 정해 주세요');
  await choosePin(view, '804162', '804163');
  expect((await screen.findByRole('dialog')).textContent).toContain('두 비밀번호가 달라요');
  await view.user.click(await button('확인'));
  await choosePin(view);
  await says('디지털 신분증을 발급했어요');
  await tap(view, 'see');
  await view.shows('FGM40000');
  await says('사용할 수 있어요');
  // Another page that stood at the last step is told of the same ID.
  const pins = { encPassword: 'x', encPasswordCheck: 'x', traceId: 'T-1', bioYn: 'Y' };
  expect((await view.ask('/gmid/mber/join')).code).toBe('0000');
  expect((await view.ask('/gmid/cas/vc/issue', pins)).payload.vcList).toHaveLength(1);
  const [selfie] = await asked(view, '/gmid/cas/selfie');
  expect(selfie?.body).toMatchObject({
    data: { reqPageNo: 'FGM50000', idcdDstcd: '10', idcdFaceFileBina64: 'bb', traceId: expect.any(String) },
    token: expect.stringMatching(/^CA\./),
  });
  expect((await asked(view, '/gmid/cas/terms/10'))[0]?.method).toBe('GET');
  const told = JSON.stringify((await view.journal()).map(({ body }) => body));
  expect(told).not.toContain('804162');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('정라임');
});

test('three wrong dates of issue stop before the document is blocked everywhere', async () => {
  const view = await open('lite', 'FGM50000');
  await agree(view);
  await provePhone(view);
  view.lies.issuedOn = '20200302';
  await tap(view, 'scan');
  for (const left of ['2번만', '1번만']) {
    await tap(view, 'next');
    await says(left);
  }
  await tap(view, 'next');
  await says('여기서 멈췄어요');
  expect(document.querySelector('[data-action="next"]')).toBeNull();
  await tap(view, 'info');
  await view.shows('FGMInfoPage');
});

test('taken up at the face, photos are asked for again; five faces that are not theirs lead elsewhere', async () => {
  const view = await open('groupKB0', 'FGM50000');
  await says('신분증을 한 번 더 촬영해 주세요');
  await tap(view, 'scan');
  view.lies.face = '20003';
  for (let tries = 0; tries < 5; tries++) await tap(view, 'takeFace');
  await tap(view, 'otherWay');
  await view.shows('FGMInfoPage');
});

test('a foreign resident proves who they are with their own card alone', async () => {
  const view = await open('foreigner', 'FGM50000');
  Object.assign(view.lies, { name: 'EMMA JOHNSON', birth: '19880721' });
  await agree(view);
  await provePhone(view);
  await tap(view, 'scan');
  expect(view.native.calls('openNativeScreen').at(-1)).toMatchObject({ params: { kind: '30' } });
  await says('외국인등록증');
  await tap(view, 'next');
  await says('이 휴대폰에 담을까요?');
});

test('(R902) a token that ends on the way is renewed once, and after that the customer signs in again', async () => {
  const view = await open('lite', 'FGM50000');
  await agree(view);
  const expired = { status: 200, code: 'CAS_EXPIRED', message: '', payload: null };
  await view.reply({ method: 'POST', path: '/gmid/cas/identity/phone', body: expired, times: 1 });
  await view.user.click(await button('인증번호 받기'));
  await waitFor(() => field('code'));
  expect(await asked(view, '/gmid/cas/token/renew')).toHaveLength(1);
  await view.reply({ method: 'POST', path: '/gmid/mber/select', body: expired, times: 2 });
  go('/gmid/FGM40000');
  await says('다시 로그인해 주세요');
});

test('asleep or on another phone, its own phone and secret number bring it back', async () => {
  const view = await open('groupKS2');
  await tap(view, 'recover');
  await provePhone(view);
  await tap(view, 'askPin');
  await enterPin(view, '111222');
  await waitFor(() => expect(document.body.textContent).toMatch(/4번/));
  await enterPin(view, PIN);
  await view.shows('FGM40000');
  await says('사용할 수 있어요');
  expect((await stateOf(view)).vcList[0].dvcNm).toBe('Galaxy S26');
});

async function codeOf(view: View): Promise<string> {
  await waitFor(async () => expect(await asked(view, '/gmid/cas/cpm/state')).not.toEqual([]), {
    timeout: 5_000,
  });
  const [first] = await asked(view, '/gmid/cas/cpm/state');
  return (first as unknown as { body: { data: { cpmCode: string } } }).body.data.cpmCode;
}

test('a code is shown after face or finger, read once, and both sides are told', async () => {
  const view = await open('developer', 'FGM51000');
  await tap(view, 'showCode');
  await says('30초 동안 보여 줄 수 있어요');
  const cpmCode = await codeOf(view);
  const vrfrNm = '한빛서점';
  const read = await view.ask('/gmid/cas/cpm/read', { cpmCode, vrfrNm });
  expect(read.payload.claims).toEqual({ NAME: '최*발', OV19: true });
  await waitFor(() => expect(said()).toContain('한빛서점에서 확인했어요'), { timeout: 5_000 });
  expect(said()).toContain('만 19세 이상인지');
  expect((await view.ask('/gmid/cas/cpm/read', { cpmCode, vrfrNm })).code).toBe('GMID_CODE_USED');
  expect(cpmCode).not.toMatch(/최개발|1992/);
});

test.each([
  ['registered on another phone', '/gmid/cas/device/end', {}, '다른 휴대폰에서 쓰고 있어 코드를'],
  ['revoked', '/gmid/cas/vc/status', { sttusRsnCd: '207' }, '신분증이 멈춰서 코드를'],
])('%s while a code is shown, the code is closed', async (_, path, data, text) => {
  const view = await open('developer', 'FGM51000');
  await tap(view, 'showCode');
  await codeOf(view);
  await view.ask(path, data);
  await waitFor(() => expect(said()).toContain('지금은 보여 줄 수 없어요'), { timeout: 5_000 });
  expect(document.body.textContent).toContain(text);
});

test('a verifier says who asks for what and why; what is too much stays out unless it is chosen', async () => {
  const view = await open('member', 'FGM51000');
  view.lies.text = 'https://elsewhere.example';
  await tap(view, 'scan');
  await says('확인하는 QR이 아니에요');
  view.lies.text = 'GMIDV.shop';
  await tap(view, 'scan');
  await says('한빛서점에서 확인을 요청했어요');
  expect(said()).toContain('목적보다 많은 정보를 요청했어요');
  view.lies.isVerified = false;
  await tap(view, 'send');
  await enterPin(view, PIN);
  await says('한빛서점에 보냈어요');
  const [sent] = await asked(view, '/gmid/cas/vp/submit');
  expect(sent?.body).toMatchObject({ data: { atrbList: ['OV19'] } });
  const { useList } = await stateOf(view);
  expect(useList[0]).toMatchObject({ vrfrNm: '한빛서점', atrbList: ['OV19'], rsltDstcd: 'ANSW' });
});

test('five wrong secret numbers lock it, and a new way to an ID is the way out', async () => {
  const view = await open('member', 'FGM51000');
  view.lies.isVerified = false;
  await tap(view, 'showCode');
  for (let tries = 0; tries < 5; tries++) await enterPin(view, '111222');
  await view.user.click(await confirmButton('pinLocked'));
  await view.shows('FGM50000');
  await says('본인의 휴대폰인지 확인할게요');
  go('/gmid/FGM40000');
  await view.shows('FGM40000');
  await waitFor(() => part('[data-action="anew"]'));
});

test('managed: another secret number, a partner that comes and one that goes, suspended, and deleted', async () => {
  const view = await open('member', 'FGM71000');
  await tap(view, 'pin');
  await enterPin(view, '804162');
  await enterPin(view, '804162');
  await waitFor(() => expect(document.body.textContent).toContain('비밀번호를 바꿨어요'));
  await tap(view, 'joinPartner');
  expect((await dialog('joinPartner')).textContent).toContain('이름, 휴대폰 번호');
  await view.user.click(await confirmButton('joinPartner'));
  await waitFor(() => expect(document.querySelectorAll('[data-action="endPartner"]')).toHaveLength(2));
  for (const left of [1, 0]) {
    await tap(view, 'endPartner');
    await view.user.click(await confirmButton('endPartner'));
    await waitFor(() => expect(document.querySelectorAll('[data-action="endPartner"]')).toHaveLength(left));
  }
  await says('연결된 곳이 없어요');
  await tap(view, 'suspend');
  expect((await dialog('suspendDigitalId')).textContent).toContain('지금 정지할까요?');
  await view.user.click(await confirmButton('suspendDigitalId'));
  await says('직접 정지한 신분증이에요');
  expect((await stateOf(view)).sttus).toBe('SUSP');
  const other = await open('member', 'FGM71000');
  await tap(other, 'revoke');
  await other.user.click(await confirmButton('revokeDigitalId'));
  await other.shows('FGM40000');
  await says('3분이면 끝나요');
});

test('(A03) in a browser it is read, and what changes it leads to the app', async () => {
  const view = await open('member', 'FGM71000', {}, false);
  await says('여기서는 볼 수만 있어요');
  expect(said()).toContain('새벽은행 종로지점');
  await tap(view, 'suspend');
  expect((await dialog('digitalIdAppOnly')).textContent).toContain('앱에서만 열 수 있어요');
  expect((await stateOf(view)).sttus).toBe('ISSU');
});

test('(R691, R693) a developer sets a reason, sees what customers see, and makes the gateway refuse', async () => {
  const view = await open('developer', 'FGM40610');
  await view.user.click(await screen.findByRole('radio', { name: '203' }));
  await tap(view, 'send');
  await waitFor(() => expect(part('[data-part="answer"]').dataset.code).toBe('0000'));
  await says('update · 203');
  go('/gmid/cagw');
  await view.shows('cagw');
  await view.user.click(await screen.findByRole('radio', { name: /control$/ }));
  await view.user.click(await screen.findByRole('radio', { name: 'audience' }));
  await tap(view, 'send');
  await waitFor(() => expect(part('[data-part="answer"]').dataset.code).toBe('0000'));
  await view.user.click(await screen.findByRole('radio', { name: /select$/ }));
  await tap(view, 'send');
  await waitFor(() => expect(part('[data-part="answer"]').dataset.code).toBe('CAS_AUDIENCE'));
});

test('a request is composed, answered and verified one by one, and a second time it is a replay', async () => {
  const view = await open('developer', 'FGM43100');
  const sent = async (code = '0000') => {
    await tap(view, 'send');
    await waitFor(() => expect(part('[data-part="answer"]').dataset.code).toBe(code));
  };
  await sent();
  go('/gmid/FGM43200');
  await view.shows('FGM43200');
  await waitFor(() => expect(field('reqId')).toHaveProperty('value', expect.stringMatching(/^GMIDV\./)));
  await sent();
  await view.user.click(await screen.findByRole('radio', { name: /verify$/ }));
  await sent();
  await waitFor(() => expect(part('[data-part="answer"]').textContent).toContain('isGood'));
  expect(part('[data-part="answer"]').textContent).not.toContain('BAD');
  await sent();
  await waitFor(() => expect(part('[data-part="answer"]').textContent).toContain('"replayed","rslt":"BAD"'));
});

test('(R901) each page of a developer sends each call in a form that the gateway reads', async () => {
  const view = await open('developer', 'GMID_INDEX');
  await view.shows('GMID_INDEX');
  for (const [code, calls] of Object.entries(pages)) {
    go(`/gmid/${code}`);
    await view.shows(code);
    for (const place of calls.keys()) {
      if (place > 0) await view.user.click(part(`input[type="radio"][value="${place}"]`));
      const before = (await view.journal()).length;
      await tap(view, 'send');
      await waitFor(async () => expect((await view.journal()).length).toBeGreaterThan(before));
      await waitFor(() =>
        expect(part('[data-part="answer"]').dataset.code, `${code} ${place}`).toMatch(/^(0000|[A-Z]+_\w+)$/),
      );
    }
  }
});

test('what a page of a developer sends is refused to customers', async () => {
  const view = await open('member');
  await view.shows('FGM40000');
  expect((await view.ask('/gmid/cas/vc/status', { sttusRsnCd: '999' })).code).toBe('GMID_DEVELOPER');
});

test('on another phone the ID shows no code, and can be moved there', async () => {
  const view = await open('member');
  await view.shows('FGM40000');
  const send = (path: string, body: object) => view.askJson(`/wApi${path}`, body, 'test-key');
  const { caAuthToken: token } = (
    await send('/gmid/cas/token', { dvcId: 'another-phone', mdlNm: 'iPhone18,1' })
  ).payload;
  const elsewhere = (path: string, data: object = {}) => send(path, { token, data });
  expect((await elsewhere('/gmid/mber/select')).payload.sttus).toBe('MOVD');
  const { prfNo } = (await elsewhere('/gmid/cas/proof', { encPassword: '', bioYn: 'Y' })).payload;
  expect((await elsewhere('/gmid/cas/cpm/create', { prfNo })).code).toBe('GMID_MOVD');
  // The phone that has it goes on as before.
  expect((await view.ask('/gmid/mber/select')).payload.sttus).toBe('ISSU');
});
