import { screen, waitFor } from '@testing-library/react';
import {
  button,
  confirmButton,
  createFakeHost,
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

/** A phone with the wallet of the mock backend; what it scans and sees can be told. */
async function open(persona: string, at = 'FMC10000', query: Record<string, string> = {}, isInApp = true) {
  const ask = (path: string, body?: object) => view.askJson(`/wApi${path}`, body);
  const shown = {
    name: '정라임',
    birth: '19900215',
    isVerified: true,
    text: 'WALLET-VERIFY-1',
    spoil: '',
    face: 'aa',
    /** in place of what the wallet lists */
    credentials: null as null | readonly object[],
  };
  const native = createFakeHost({
    platform: 'android',
    appVersion: 'G6.4.0',
    answers: {
      getLoginInfo: { ci: '', isVisitUser: 'N', loginWay: '', loginAccessMediaDstic: '' },
      async openNativeScreen({ screen: name, params = {} }) {
        if (name === 'identityWallet' && params.purpose === 'list' && shown.credentials)
          return { credentials: shown.credentials };
        if (name === 'identityWallet')
          return (await ask('/proofs/wallet', { ...params, ...(shown.spoil && { spoil: shown.spoil }) }))
            .payload;
        if (name === 'biometry') return { isVerified: shown.isVerified, kind: 'face' };
        if (name === 'qrScan') return { text: shown.text, format: 'qr' };
        if (name === 'faceCapture') return { image: shown.face, isLive: true };
        return { ...card, name: shown.name, birth: shown.birth };
      },
    },
  });
  const view = await openerOf({ manifest, screens, messages }, createMock)(at, {
    persona,
    query,
    ...(isInApp ? { native } : {}),
  });
  return { ...view, ask, shown, native };
}
type View = Awaited<ReturnType<typeof open>>;
const main = () => part('main').textContent ?? '';
const says = (text: string) => waitFor(() => expect(main()).toContain(text));
const tap = async (view: View, name: string) =>
  view.user.click(await waitFor(() => part(`[data-action="${name}"]:not([disabled])`)));
const tell = async (text: string) => expect((await screen.findByRole('dialog')).textContent).toContain(text);
const wallet = async (view: View, params: object) => (await view.ask('/proofs/wallet', params)).payload;

test.each([
  ['lite', '카드 없이도', 'start'],
  ['employee', '신분증을 추가해 주세요', 'add'],
  ['member', '주민등록증', 'scan'],
  ['walletMoved', '다시 연결해 주세요', 'connect'],
  ['minor', '만 17세부터', 'studentCard'],
] as const)('(R680) (R796) the wallet of %s is seen as it stands', async (persona, said, action) => {
  await open(persona);
  await says(said);
  expect(part(`[data-action="${action}"]`)).toBeTruthy();
});

async function provePhone(view: View): Promise<void> {
  await view.user.click(await button('인증번호 받기'));
  await waitFor(() => field('code'));
  await view.user.type(field('code'), '135790');
}
async function begin(view: View): Promise<void> {
  await tap(view, 'start');
  await view.shows('FMC11000');
  await view.user.click(await screen.findByRole('checkbox', { name: '전체 동의' }));
  await tap(view, 'next');
  await provePhone(view);
  await view.shows('FMC13000');
}
async function choose(view: View, digits: string, again = digits): Promise<void> {
  await tap(view, 'choose');
  await enterPin(view, digits);
  await enterPin(view, again);
}

test('(R798) a first card: terms, phone, chip, face, PIN, issued; then a second one with the PIN that there is', async () => {
  const view = await open('lite');
  await begin(view);
  await view.user.click(await screen.findByRole('button', { name: /^주민등록증/ }));
  await view.shows('FMC13100');
  await tap(view, 'readChip');
  await enterPin(view, '1111');
  await tell('IC 신분증 비밀번호가 달라요');
  await view.user.click(await button('확인'));
  await tap(view, 'readChip');
  await enterPin(view, '2580');
  await view.shows('FMC13200');
  view.shown.face = '20005';
  await tap(view, 'takeFace');
  await says('선글라스');
  view.shown.face = 'aa';
  await tap(view, 'takeFace');
  await view.shows('FMC14000');
  await choose(view, '555512');
  await tell('전화번호는 쓸 수 없어요');
  await view.user.click(await button('확인'));
  await choose(view, '804162');
  await view.shows('FMC14100');
  await waitFor(() => expect(main()).toContain('주민등록증을 받았어요'), { timeout: 5000 });
  expect(main()).toContain('새 보관함에 발급');
  await tap(view, 'see');
  await view.shows('FMC10000');
  await says('정*임');
  await tap(view, 'add');
  await view.shows('FMC13000');
  await view.user.click(await screen.findByRole('button', { name: /^운전면허증/ }));
  await view.shows('FMC13100');
  await view.user.click(await screen.findByRole('radio', { name: '촬영' }));
  view.shown.name = '다른이';
  await tap(view, 'scan');
  await tell('다른 사람의 신분증이에요');
  await view.user.click(await button('확인'));
  view.shown.name = '정라임';
  await tap(view, 'scan');
  await view.shows('FMC13200');
  await tap(view, 'takeFace');
  await view.shows('FMC14000');
  view.shown.isVerified = false;
  await tap(view, 'prove');
  await enterPin(view, '804162');
  await view.shows('FMC14100');
  await waitFor(() => expect(main()).toContain('운전면허증을 받았어요'), { timeout: 5000 });
  const said = JSON.stringify((await view.journal()).map(({ body }) => body));
  for (const secret of ['804162', '2580']) expect(said).not.toContain(secret);
});

test('a case that was left between face and issue is taken up; a second WebView joins it', async () => {
  const view = await open('lite');
  await begin(view);
  await view.user.click(await screen.findByRole('button', { name: /^주민등록증/ }));
  await view.shows('FMC13100');
  const [{ txId }] = (await view.ask('/mip/cases')).payload.caseList;
  const again = await view.ask('/mip/cases', { purpose: 'ISSU', idType: 'RRC', vldtnNo: 'MV1' });
  expect(again.payload.txId).toBe(txId);
  await view.ask(`/mip/cases/${txId}/document`, { name: '정라임', birth: '19900215' });
  await view.ask('/mip/face', { txId, faceImg: 'aa' });
  go('/moid/FMC10000');
  await view.shows('FMC10000');
  await tap(view, 'goOn');
  await view.shows('FMC14000');
  go('/moid/FMC13100?txId=nobody');
  await says('이어서 할 수 없어요');
});

test('(R798) a card that the wallet has by another app is connected, not issued', async () => {
  const view = await open('employee', 'FMC13000');
  await view.user.click(await screen.findByRole('button', { name: /^운전면허증/ }));
  await view.shows('FMC14000');
  await tap(view, 'prove');
  await view.shows('FMC14100');
  await waitFor(() => expect(main()).toContain('보관함의 신분증 연결'), { timeout: 5000 });
});

test('this phone anew: phone, face, the PIN of the wallet, and its cards are back', async () => {
  const view = await open('walletMoved', 'FMC15000');
  await tap(view, 'start');
  await provePhone(view);
  await tap(view, 'takeFace');
  view.shown.isVerified = false;
  await tap(view, 'connect');
  await enterPin(view, PIN);
  await view.shows('FMC10000');
  await says('주민등록증');
});

test.each([
  ['foreigner', '외국인등록증', '하이코리아에 먼저 신청'],
  ['veteran', '국가보훈등록증', '보훈(지)청에서 확인'],
  ['twoPayAccounts', '주민등록증', '이름이 바뀌어서'],
  ['noEnglishName', '주민등록증', '등록번호가 바뀌어서'],
  ['groupKB0', '운전면허증', '면허가 정지됐어요'],
  ['permanentResident', '영주증', '법무부'],
  ['overseasKorean', '국내거소신고증', '법무부'],
])('(R794) %s may have the %s: %s', async (persona, kind, said) => {
  await open(persona, 'FMC13000');
  expect((await screen.findByRole('button', { name: new RegExp(`^${kind}`) })).textContent).toContain(said);
});

test('who has to apply first applies, and then it is ready', async () => {
  const view = await open('foreigner', 'FMC13000');
  await tap(view, 'apply');
  await waitFor(() => expect(part('[data-action="ready"]').textContent).toContain('외국인등록증'));
});

test('my card: the wallet sees its holder first; revoked while it is shown, it greys; a till that reads its code asks', async () => {
  const view = await open('member', 'FMC20000');
  expect(document.body.textContent).not.toContain('김하늘');
  view.shown.isVerified = false;
  await tap(view, 'openCard');
  await enterPin(view, '111222');
  await enterPin(view, PIN);
  await says('김하늘');
  await waitFor(() => part('[data-part="paymentCode"][data-state="shown"]'));
  expect(part('[data-part="liveMark"]')).toBeTruthy();
  const codes = (await view.journal()).filter(({ path }) => path.endsWith('/mip/vp/code'));
  expect(codes).toHaveLength(1);
  const { credentials } = await wallet(view, { purpose: 'list' });
  await view.ask('/proofs/revocations', { id: credentials[0].vcId });
  await waitFor(() => part('[data-part="credentialCard"][data-state="revoked"]'), { timeout: 6000 });
  expect(document.querySelector('[data-part="paymentCode"]')).toBeNull();
}, 15_000);

test('a till that reads the code asks for its facts; read too late the code is over; a tag near by asks as well', async () => {
  const view = await open('member', 'FMC20000');
  await tap(view, 'openCard');
  await waitFor(() => part('[data-part="paymentCode"][data-state="shown"]'));
  await tap(view, 'touchTag');
  await view.shows('FMC23000');
  go('/moid/FMC20000');
  await tap(view, 'openCard');
  await waitFor(() => part('[data-part="paymentCode"][data-state="shown"]'));
  const codes = (await view.journal()).filter(({ path }) => path.endsWith('/mip/vp/code'));
  expect(codes).toHaveLength(2);
  const { credentials } = await wallet(view, { purpose: 'list' });
  const { code } = (await view.ask('/mip/vp/code', { vcId: credentials[0].vcId })).payload;
  vi.setSystemTime(Date.now() + 31_000);
  expect((await view.ask('/mip/vp/till', { code, vrfrNo: '1' })).code).toBe('MIP_CODE_OVER');
  const fresh = (await view.ask('/mip/vp/code', { vcId: credentials[0].vcId })).payload;
  expect((await view.ask('/mip/vp/till', { code: fresh.code, vrfrNo: '1' })).payload.txId).toBeTruthy();
});

async function scanned(persona = 'member', text = 'WALLET-VERIFY-1') {
  const view = await open(persona, 'QrCodeReaderMoidPopup');
  view.shown.text = text;
  await tap(view, 'scanCode');
  return view;
}
async function consent(view: View): Promise<void> {
  await view.user.click(await screen.findByRole('checkbox', { name: /동의해요/ }));
  await tap(view, 'present');
}

test('(R799) a shop learns that somebody is over 19 and nothing else; used once, it is used', async () => {
  const view = await scanned();
  await view.shows('FMC23000');
  await says('한강편의점');
  expect(main()).toContain('생년월일은 보내지 않고');
  await consent(view);
  await says('정보를 보냈어요');
  const { hstList } = (await view.ask('/mip/vp/history?month=202611')).payload;
  expect(hstList[0].attrList).toEqual(['AG19']);
  const sent = (await view.journal()).find(({ path }) => path.endsWith('/mip/vp/submit'))?.body as object;
  const claims = JSON.stringify(sent);
  expect(claims).not.toContain('900215');
  expect((await view.ask('/mip/vp/submit', sent)).payload.sttus).toBe('USED');
});

test.each([
  ['signature', '서명이 맞지 않아요'],
  ['nonce', '서명이 맞지 않아요'],
])('a presentation whose %s is wrong is not accepted', async (spoil, said) => {
  const view = await scanned('member', 'WALLET-VERIFY-4');
  await view.shows('FMC23000');
  await screen.findByRole('checkbox', { name: /동의해요/ });
  view.shown.spoil = spoil;
  await consent(view);
  await says(said);
});

test('optional facts go only where they were let; who asks too much gets nothing; strange codes are told', async () => {
  const view = await scanned('member', 'WALLET-VERIFY-2');
  await view.shows('FMC23000');
  await view.user.click(await screen.findByRole('checkbox', { name: /휴대폰 번호도 보내기/ }));
  await consent(view);
  await says('정보를 보냈어요');
  const { hstList } = (await view.ask('/mip/vp/history?month=202611')).payload;
  expect(hstList[0].attrList).toEqual(['NAME', 'IDNO', 'FOTO', 'TELN']);
  for (const [text, said] of [
    ['WALLET-VERIFY-6', '너무 많은 정보를 요청했어요'],
    ['https://strange.example', '모바일 신분증 코드가 아니에요'],
    ['WALLET-OFFICE-7F3K', '발급 창구의 QR이에요'],
  ] as const) {
    go('/moid/QrCodeReaderMoidPopup');
    await view.shows('QrCodeReaderMoidPopup');
    view.shown.text = text;
    await tap(view, 'scanCode');
    await says(said);
  }
  view.shown.text = 'WALLET-VERIFY-OLD';
  await tap(view, 'scanCode');
  await tell('코드가 만료됐어요');
});

test('a request is refused by the customer, and a rented car wants a licence', async () => {
  const view = await scanned('member', 'WALLET-VERIFY-3');
  await view.shows('FMC23000');
  await says('면허 종류');
  await tap(view, 'refuse');
  await says('보내지 않았어요');
});

test('stopped from any browser, lifted with the PIN on the phone that was found', async () => {
  const view = await open('member', 'FMC41000');
  await tap(view, 'report');
  expect((await view.shows('FMC41100')).textContent).toContain('지금부터 아무도 이 신분증을 쓸 수 없어요');
  const { credentials } = await wallet(view, { purpose: 'list' });
  expect(credentials.map(({ vcSttus }: { vcSttus: string }) => vcSttus)).toEqual(['SUSP', 'SUSP']);
  go('/moid/FMC41000');
  await view.shows('FMC41000');
  await tap(view, 'lift');
  await enterPin(view, PIN);
  expect((await view.shows('FMC41100')).textContent).toContain('잠금을 풀었어요');
});

test('a card is deleted by PIN; an address is updated; the number is changed', async () => {
  const view = await open('member', 'FMC24000');
  await view.user.click(await screen.findByRole('button', { name: /^운전면허증/ }));
  await view.shows('FMC24100');
  await tap(view, 'delete');
  await view.shows('FMC24110');
  await tap(view, 'delete');
  await enterPin(view, PIN);
  await says('운전면허증을 삭제했어요');
  go('/moid/FMC24000');
  await view.shows('FMC24000');
  await tap(view, 'changePin');
  await view.shows('SecureKeyPad');
  await tap(view, 'enter');
  await enterPin(view, PIN);
  await choose(view, '804162');
  await view.shows('FMC24000');
  await tap(view, 'disconnect');
  await view.user.click(await confirmButton('disconnectWallet'));
  await enterPin(view, '804162');
  await view.shows('FMC10000');
  await says('다시 연결해 주세요');
});

test('an address that changed is updated', async () => {
  const view = await open('simpleLogin', 'FMC13000');
  await tap(view, 'update');
  await view.shows('FMC24100');
  await says('주소가 바뀌었어요');
  await tap(view, 'update');
  await view.shows('FMC24110');
  await tap(view, 'update');
  await enterPin(view, PIN);
  await says('주소를 바꿨어요');
});

test('five wrong numbers lock the wallet; phone and face set another', async () => {
  const view = await open('walletLocked', 'SecureKeyPad', { mode: 'check' });
  await tap(view, 'enter');
  await enterPin(view, '111222');
  await view.user.click(await button('본인 확인하고 다시 정하기'));
  await provePhone(view);
  await tap(view, 'takeFace');
  await choose(view, '804162');
  await view.shows('FMC24000');
});

test('in its last days home says so, and another one may be had in its place', async () => {
  const view = await open('starbank', 'FMC10000');
  await says('30일 안에 만료되는 신분증');
  const { comingUpList } = (await view.ask('/mstr/main/comingUp')).payload;
  expect(comingUpList).toContainEqual(expect.objectContaining({ className: 'moid', routeName: 'FMC10000' }));
  await tap(view, 'add');
  await view.shows('FMC13000');
  expect((await screen.findByRole('button', { name: /^주민등록증/ })).dataset.action).toBe('ready');
});

test('(R366, R800) every call stands under the stated families; what the store names stays out of address and storage', async () => {
  const view = await scanned('member', 'WALLET-VERIFY-2');
  await view.shows('FMC23000');
  await consent(view);
  await says('정보를 보냈어요');
  const journal = await view.journal();
  const own = journal.filter(({ path }) => /^\/(mip|moid|gmid)\//.test(path));
  expect(own.length).toBeGreaterThan(2);
  for (const { path, url = path } of own as { path: string; url?: string }[]) {
    expect(path.startsWith('/mip/')).toBe(true);
    expect(url).not.toMatch(/900215|김하늘|token/i);
  }
  const kept = JSON.stringify({ ...localStorage, ...sessionStorage });
  for (const name of ['txId', 'agreeList', 'staffId', 'vcInfoList', 'certiSign', '김하늘'])
    expect(kept).not.toContain(name);
});

test('(R799) the history tells to whom what went by its name, and leads on where it was somebody else', async () => {
  const view = await open('member', 'FMC30000');
  await view.user.click(await screen.findByRole('button', { name: /한강편의점/ }));
  await view.shows('FMC30100');
  await says('19세 이상인지');
  await tap(view, 'notMe');
  await view.shows('FMC41000');
});

test('in a browser every screen of the wallet explains and leads to the app', async () => {
  const view = await open('member', 'FMC10000', {}, false);
  await says('앱에서 열어요');
  const own: Record<string, string> = { FMC13000: '앱에서 발급받아요', FMC20000: '성인이라는 것만' };
  for (const code of ['FMC11000', 'FMC13000', 'FMC15000', 'FMC20000', 'FMC24000', 'SecureKeyPad']) {
    go(`/moid/${code}`);
    await view.shows(code);
    await says(own[code] ?? '앱에서 열어요');
    // What is called a choice is one: each kind with its issuer.
    if (code === 'FMC13000') expect(main()).toContain('운전면허증경찰청');
  }
});

test('(R689) the guide is for everybody, and says what to do about a lost phone', async () => {
  await open('visitor', 'FMC40000', {}, false);
  await says('휴대폰을 잃어버렸나요?');
});

/** A card of the wallet that its issuer, or its holder, has stopped. */
const stoppedBy = (rsnCd: string, vcId = 'MID-9') => ({
  vcId,
  vcType: 'RRC',
  vcSttus: 'SUSP',
  rsnCd,
  issuYmd: '20260101',
  expYmd: '20290101',
});

test.each([
  ['202', '등록번호가 바뀌어서 멈췄어요', 'newPlastic'],
  ['203', '이름이 바뀌어서 멈췄어요', 'newPlastic'],
  ['206', '자격이 정지됐어요', 'office'],
  ['207', '자격을 잃어 쓸 수 없어요', 'office'],
  ['299', '발급한 곳에서 멈췄어요', 'ask'],
  ['612', '다른 이유로 쓸 수 없어요. (612)', 'ask'],
] as const)(
  '(R854, R951) a card that its issuer stopped with %s says why, and leads by the way %s',
  async (...row) => {
    const [reason, said, action] = row;
    const view = await open('member');
    view.shown.credentials = [stoppedBy(reason)];
    go('/moid/FMC24000');
    await view.shows('FMC24000');
    go('/moid/FMC10000');
    await says('발급한 곳에서 멈춘 신분증이 있어요');
    expect(main()).not.toContain('분실 신고');
    await tap(view, 'seeStopped');
    await view.shows('FMC24100');
    await says(said);
    expect(document.querySelector('[data-action="lift"]')).toBeNull();
    expect(part(`[data-action="${action}"]`)).toBeTruthy();
  },
);

test('a card that was reported lost is lifted from its own row, also beside one that can be used', async () => {
  const view = await open('member');
  view.shown.credentials = [stoppedBy('301')];
  const body = {
    status: 200,
    code: '0000',
    payload: { vcInfoList: [stoppedBy('301'), { ...stoppedBy(''), vcId: 'MID-8', vcSttus: 'ACTV' }] },
  };
  await view.reply({ method: 'GET', path: '/mip/loss', body });
  go('/moid/FMC24100?card=MID-9');
  await tap(view, 'lift');
  await view.shows('FMC41000');
  await says('잠겨 있어요');
  expect(part('[data-action="lift"]')).toBeTruthy();
  expect(main()).not.toContain('모두 잠글까요');
});

test('only kinds that one can have are listed', async () => {
  const view = await open('member');
  const kinds = async () =>
    (await wallet(view, { purpose: 'issuableList' })).credentials.map(
      ({ idType }: { idType: string }) => idType,
    );
  expect(await kinds()).toEqual(['RRC', 'DLC']);
});

test('a wallet of another phone is connected first, before a card is chosen', async () => {
  const view = await open('walletMoved', 'FMC13000');
  await says('이 휴대폰을');
  await tap(view, 'connect');
  await view.shows('FMC15000');
});

test('a card that was left while it is made is made all the same, and its member hears of it', async () => {
  const view = await open('lite');
  await begin(view);
  await view.user.click(await screen.findByRole('button', { name: /^주민등록증/ }));
  await view.shows('FMC13100');
  await tap(view, 'readChip');
  await enterPin(view, '2580');
  await view.shows('FMC13200');
  await tap(view, 'takeFace');
  await view.shows('FMC14000');
  await choose(view, '804162');
  await view.shows('FMC14100');
  go('/moid/FMC40000');
  await view.shows('FMC40000');
  vi.setSystemTime(Date.now() + 60_000);
  const { credentials } = await wallet(view, { purpose: 'list' });
  expect(credentials).toMatchObject([{ vcType: 'RRC', vcSttus: 'ACTV' }]);
});

test('the fees are those that the service states', async () => {
  const view = await open('member', 'FMC40000', {}, false);
  await says('창구 QR (운전면허)1,000원');
  await says('주민등록증10,000원');
  expect(view.path()).toContain('FMC40000');
});
