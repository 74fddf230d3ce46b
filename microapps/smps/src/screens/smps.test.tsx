import { screen, waitFor } from '@testing-library/react';
import {
  button,
  confirmButton,
  createFakeHost,
  type FakeHost,
  field,
  go,
  openerOf,
  part,
  refuse,
  stopClock,
} from '@wallet/kit/testing';
import { boardingText, childrenOf, createMock, passportOf } from '@wallet/mocks/backend';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { screens } from '../screens.ts';

// Early on a Friday: the planes of the day have not left.
const today = '20261120';
beforeEach(() => stopClock('2026-11-20T05:00:00+09:00'));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const open = openerOf({ manifest, screens, messages }, () => createMock());
type View = Awaited<ReturnType<typeof open>>;

/** The phone with what lies before it: a passport, its chip, a face, a boarding pass. */
type Answers = Partial<Record<'passportScan' | 'passportChip' | 'faceCapture' | 'qrScan', unknown>>;
function phoneWith(answers: Answers) {
  const shown: Answers = { faceCapture: { image: 'ff', isLive: true }, ...answers };
  const host = createFakeHost({
    answers: { openNativeScreen: ({ screen: name }) => (shown[name as keyof Answers] ?? {}) as never },
  });
  return { host, shown };
}
const pageOf = (passport: object) => ({ OCR: passport, IMG: 'aa', MASKED_IMG: 'aa', CIMG: 'aa' });
const chipOf = (passport: object) => ({ ...passport, faceImage: 'cc', isAuthentic: true });
const holder = (id: string, birth = '900215', custGubn = '2') => ({ id, person: { birth, custGubn } });
// A new passport: the ministry has one ready in place of this persona's old one.
const laim = { ...passportOf(holder('lite'), today), passportNo: 'M288C1181', expiry: '20301120' };
const lees = () => childrenOf('guardian', today).map(({ passport }) => passport);
const phoneOf = (passport: object, more: Answers = {}) =>
  phoneWith({ passportScan: pageOf(passport), passportChip: chipOf(passport), ...more });

const said = () => part('main').textContent ?? '';
const next = async ({ user }: View) => user.click(await waitFor(() => part('[data-action="next"]')));
const tap = async ({ user }: View, action: string) =>
  user.click(await waitFor(() => part(`[data-action="${action}"]`)));
const sent = async (view: View, path: string) =>
  (await view.journal()).filter((call) => call.path === `/smps/${path}`);

async function agree(view: View, code: string) {
  await view.shows(code);
  await view.user.click(await waitFor(() => field('agreeAll')));
  await next(view);
}

/** From home to the page of the passport. */
async function toScan(native: FakeHost, persona = 'lite') {
  const view = await open('FSP10000', { persona, native });
  await tap(view, 'register');
  await agree(view, 'FSP20000');
  await view.shows('FSP21000');
  await next(view);
  await view.shows('FSP23000');
  await tap(view, 'scan');
  await view.shows('FSP21200');
  return view;
}

describe('a registration', () => {
  test('(R697, R699, R701, R802, R804, R805, R836, R837, R840, R884 to R886, R896 to R898, R900, R955, R957, R424) terms, page, chip and face make a pass', async () => {
    const { host } = phoneOf(laim);
    const view = await toScan(host);
    expect(host.calls('openNativeScreen')[0]).toMatchObject({
      screen: 'passportScan',
      params: { keys: ['OCR', 'IMG', 'MASKED_IMG', 'CIMG'] },
    });
    expect(said()).toContain('JUNG LAIM');
    expect(said()).not.toContain(laim.passportNo);
    await next(view);
    await view.shows('FSP22000');
    await tap(view, 'scan');
    await view.shows('FSP24010');
    await tap(view, 'takeFace');
    await view.shows('FSP56000');
    expect(said()).toContain('스마트패스를 등록했어요');
    // Own terms are the normal ones (10), saved by the normal call.
    expect(await sent(view, 'getSmartPassTerm/10')).toHaveLength(1);
    const [agreed] = await sent(view, 'saveSmartPassTerm');
    expect(agreed?.method).toBe('POST');
    expect(await sent(view, 'saveSmartPassChildTerm')).toEqual([]);
    const [saved] = await sent(view, 'savePssprtInfo');
    expect(JSON.stringify(saved?.body)).not.toContain(laim.passportNo);
    const [made] = await sent(view, 'saveSmartPassID');
    expect(made?.body).toMatchObject({
      zippedImg: 'ff',
      resizedImg: 'ff',
      idcdDstcd: '10',
      idcdFaceFileBina64: 'cc',
      spVer: '2.0.0',

      deviceOS: '1',
      appVersion: 'G6.3.0',
      osVersion: '17',
      deviceModel: 'SM-S948N',
      reqPageNo: 'FSP23000',
    });
    // Nothing of it stays behind: the steps begin anew.
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/M287C1180|JUNG/);
    go('/smps/FSP22000');
    await view.user.click(await button('처음부터 하기'));
    await view.shows('FSP10000');
    expect(said()).toContain('사용할 수 있어요');
  });

  test('an expired passport goes no further, one that ends soon is warned and leads to a new one', async () => {
    const { host, shown } = phoneOf({ ...laim, expiry: '20261119' });
    const view = await toScan(host);
    expect(said()).toContain('유효기간이 지난 여권은');
    expect(part('[data-action="next"]')).toHaveProperty('disabled', true);
    shown.passportScan = pageOf({ ...laim, expiry: '20270301' });
    await tap(view, 'again');
    await view.shows('FSP23000');
    await tap(view, 'scan');
    await view.shows('FSP21200');
    expect(said()).toContain('6개월 안에 만료돼요');
    expect(part('[data-action="next"]')).toHaveProperty('disabled', false);
    await tap(view, 'reissue');
    expect(host.calls('openWebView')).toMatchObject([{ url: '/pass/FPS10000' }]);
  });

  test('the passport of somebody else is refused', async () => {
    const { host } = phoneOf({ ...laim, birth: '19700101' });
    const view = await toScan(host);
    await next(view);
    await confirmButton('otherPerson');
    await view.shows('FSP21200');
  });

  test('a chip of another person, a copied one, NFC that is off: each is said, and the right one goes on', async () => {
    const { host, shown } = phoneOf(laim, { passportChip: chipOf(passportOf(holder('member'), today)) });
    const view = await toScan(host);
    await next(view);
    await view.shows('FSP22000');
    const says: [unknown, string][] = [
      [shown.passportChip, '칩의 정보가 여권과 달라요'],
      [{ ...chipOf(laim), isAuthentic: false }, '칩이 정상이 아니에요'],
      [refuse('DENIED'), 'NFC가 꺼져 있어요'],
    ];
    for (const [answer, words] of says) {
      shown.passportChip = answer;
      await tap(view, 'scan');
      expect(await screen.findByText(new RegExp(words))).toBeTruthy();
    }
    shown.passportChip = chipOf(laim);
    await tap(view, 'scan');
    await view.shows('FSP24010');
  });

  test('(3-identity-and-services s8, R950) a face that is not taken says why, the next one is; two tries are one pass', async () => {
    const { host, shown } = phoneOf(laim, { faceCapture: { image: '20005', isLive: true } });
    const view = await toScan(host);
    await next(view);
    await tap(view, 'scan');
    await view.shows('FSP24010');
    await tap(view, 'takeFace');
    expect(await screen.findByText(/마스크나 선글라스를 벗고/)).toBeTruthy();
    shown.faceCapture = { image: 'ff', isLive: true };
    await tap(view, 'takeFace');
    await view.shows('FSP56000');
    const bodies = (await sent(view, 'saveSmartPassID')).map(({ body }) => body as { traceId: string });
    expect(new Set(bodies.map(({ traceId }) => traceId)).size).toBe(1);
  });

  test('a plain browser explains where passport and chip are read; who is under 14 is told who registers', async () => {
    const view = await open('FSP21000', { persona: 'lite' });
    await next(view);
    await tap(view, 'scan');
    expect(await screen.findByText('앱에서 촬영할 수 있어요')).toBeTruthy();
    const minor = await open('FSP21000', { persona: 'minor' });
    expect(await screen.findByText('보호자가 등록해 주세요')).toBeTruthy();
    await tap(minor, 'guide');
    await minor.shows('FSP13000');
  });
});

describe('a child', () => {
  async function toChildData(native: FakeHost) {
    const view = await open('FSP50000', { persona: 'guardian', native });
    await view.shows('FSP50000');
    return view;
  }
  async function enterRest(view: View) {
    await next(view);
    for (const digit of '135790') await view.user.click(await screen.findByRole('button', { name: digit }));
  }

  test('(R803, R806, R835, R837 to R839, R887, R888, R894, R895, R899) a family registers one: terms by the child call, number sealed', async () => {
    const [saebom] = lees();
    const { host } = phoneOf(saebom as object);
    const view = await toChildData(host);
    expect(said()).toContain('만 7세부터 등록할 수 있어요');
    await tap(view, 'chooseChild');
    await agree(view, 'FSP55000');
    expect((await sent(view, 'saveSmartPassChildTerm'))[0]?.body).toMatchObject({
      stpulInfoList: [{ grdnNm: '이도윤' }, {}, {}],
    });
    expect(await sent(view, 'saveSmartPassTerm')).toEqual([]);
    expect(await sent(view, 'getSmartPassTerm/20')).toHaveLength(1);
    await view.shows('FSP52000');
    await enterRest(view);
    await view.shows('FSP53000');
    const [asked] = await sent(view, 'parseFamilyInfo');
    expect(asked?.body).toMatchObject({
      chld: { chldName: '이새봄', chldBrdt: '20150504', chldGender: 'M' },
    });
    expect(JSON.stringify(asked?.body)).not.toContain('135790');
    await tap(view, 'scan');
    await view.user.click(await button('맞아요'));
    await view.user.click(await button('여권 칩 읽기'));
    await view.shows('FSP24010');
    expect(said()).toContain('자녀의 얼굴을 촬영해 주세요');
    await tap(view, 'takeFace');
    await view.shows('FSP56000');
    expect(said()).toContain('이*봄');
    expect(await sent(view, 'saveChildSmartPassID')).toHaveLength(1);
  });

  test('the passport of another child is refused', async () => {
    const { host } = phoneOf(lees()[1] as object);
    const view = await toChildData(host);
    await tap(view, 'chooseChild');
    await agree(view, 'FSP55000');
    await view.shows('FSP52000');
    await enterRest(view);
    await view.shows('FSP53000');
    await tap(view, 'scan');
    await view.user.click(await button('맞아요'));
    await confirmButton('otherChild');
  });

  test('one who is typed and stands in no family record is sent to the airport’s desk; one of 3 years is too young', async () => {
    const view = await toChildData(createFakeHost());
    await tap(view, 'byHand');
    await agree(view, 'FSP55000');
    await view.shows('FSP52000');
    await view.user.type(field('name'), '홍길동');
    await view.user.type(field('birth'), '150101');
    await view.user.type(field('kind'), '3');
    await tap(view, 'submit');
    for (const digit of '135790') await view.user.click(await screen.findByRole('button', { name: digit }));
    expect(await screen.findByText(/공항 안내 데스크에서 등록해 주세요/)).toBeTruthy();
    await view.user.click(await confirmButton('noFamily'));
    await view.user.clear(field('birth'));
    await view.user.type(field('birth'), '230309');
    await tap(view, 'submit');
    expect(await screen.findByText('만 7세부터 등록할 수 있어요')).toBeTruthy();
  });

  test('the family record is asked for once, and may have no child', async () => {
    const view = await open('FSP50000', { persona: 'member' });
    await tap(view, 'askFamily');
    expect(await screen.findByText('가족관계 기록에 자녀가 없어요')).toBeTruthy();
  });
});

describe('a pass', () => {
  test('(R696, R856, R883, R890) 1010 and a new passport ask for a new registration, home says so', async () => {
    const view = await open('FSP10000', { persona: 'passInvalid' });
    await view.shows('FSP10000');
    expect(said()).toContain('공항에서 확인되지 않는');
    await tap(view, 'openPass');
    await view.shows('FSP56000');
    await next(view);
    await view.shows('FSP21000');
    const other = await open('FSP10000', { persona: 'newPassport' });
    await other.shows('FSP10000');
    expect(said()).toContain('새 여권을 받았다면 다시 등록해 주세요');
  });

  test('(R889) deleted by DELETE; whoever flies today is asked twice and told of the papers', async () => {
    const { host } = phoneWith({
      qrScan: { text: textOf({ date: today, flightNo: 'OZ102' }), format: 'qr' },
    });
    const view = await open('FSP33000', { persona: 'member', native: host });
    await tap(view, 'add');
    await tap(view, 'scan');
    await screen.findByRole('list', { name: '오늘' });
    go('/smps/FSP56000?passId=SPS-member-1');
    await tap(view, 'deletePass');
    await view.user.click(await confirmButton('deletePass'));
    await view.user.click(await confirmButton('deletePassToday'));
    await view.shows('FSP10000');
    await button('등록하기');
    expect((await sent(view, 'delSmartPass/SPS-member-1')).map(({ method }) => method)).toEqual(['DELETE']);
    expect(screen.getByText(/오늘은 여권과 탑승권을 보여 주세요/)).toBeTruthy();
    go('/smps/FSP56000?passId=SPS-member-1');
    expect(await screen.findByText('스마트패스를 찾을 수 없어요')).toBeTruthy();
  });
});

const haneul = passportOf(holder('member'), today);
const textOf = (more: Partial<Parameters<typeof boardingText>[0]>) =>
  boardingText({ ...haneul, date: '20261121', flightNo: 'OZ102', to: 'NRT', seat: '27C', ...more });

describe('boarding passes', () => {
  async function adding(text: string, format = 'qr', persona = 'member') {
    const { host, shown } = phoneWith({ qrScan: { text, format } });
    const view = await open('FSP33000', { persona, native: host, query: { add: 'Y' } });
    await tap(view, 'scan');
    return { view, shown, host };
  }

  test('(R891, R892, R893) a QR code goes as a form, a paper barcode as data; both stand in the list', async () => {
    const { view, shown, host } = await adding(textOf({}));
    await waitFor(async () => expect(await sent(view, 'savePassTicket/QR')).toHaveLength(1));
    expect(host.calls('openNativeScreen')[0]).toMatchObject({
      params: { formats: ['qr', 'aztec', 'datamatrix', 'pdf417'] },
    });
    const [form] = await sent(view, 'savePassTicket/QR');
    expect(form?.headers['content-type']).toContain('multipart/form-data');
    shown.qrScan = { text: textOf({ flightNo: 'KE645', to: 'SIN' }), format: 'pdf417' };
    await tap(view, 'add');
    await tap(view, 'scan');
    await waitFor(async () => expect(await sent(view, 'savePassTicket/barCode')).toHaveLength(1));
    await waitFor(() => expect(screen.getAllByRole('button', { name: /싱가포르|도쿄/ })).toHaveLength(3));
  });

  test.each([
    ['of a train', 'KTX-20261124-0013-07A', '탑승권이 아니에요'],
    ['of somebody else', textOf({ surname: 'LEE' }), '이름이 여권과 달라요'],
    ['of yesterday', textOf({ date: '20261119' }), '이미 떠난 비행기'],
    ['of Gimpo', textOf({ from: 'GMP', to: 'CJU' }), '인천공항에서 떠나는 탑승권이 아니에요'],
    ['of a number that does not fly', textOf({ flightNo: 'KE9999' }), '비행기를 찾지 못했어요'],
    ['that is there already', textOf({ flightNo: 'KE701' }), '이미 추가한'],
    ['of a cancelled plane', textOf({ date: today, flightNo: 'OZ501', to: 'CDG' }), '결항된'],
  ])('a code %s is not taken, in words', async (_, text, words) => {
    await adding(text);
    expect(await screen.findByText(new RegExp(words))).toBeTruthy();
    expect(part('[data-action="scan"]')).toBeTruthy();
  });

  test('a passport that ends before the trip is said, and leads to a new one', async () => {
    const last = { ...laim, expiry: today };
    const { host, shown } = phoneOf(last);
    const view = await toScan(host);
    await next(view);
    await tap(view, 'scan');
    await view.shows('FSP24010');
    await tap(view, 'takeFace');
    await view.shows('FSP56000');
    shown.qrScan = { text: textOf({ ...last }), format: 'qr' };
    go('/smps/FSP33000?add=Y');
    await tap(view, 'scan');
    await view.user.click(await confirmButton('ticketPassport'));
    await waitFor(() => expect(host.calls('openWebView').at(-1)).toMatchObject({ url: '/pass/FPS10000' }));
  });

  test('a number that flies twice a day is the one that has not left; an airline without faces is said', async () => {
    const { view, shown } = await adding(textOf({ date: today, flightNo: 'TW201', to: 'FUK' }));
    await view.user.click(await screen.findByRole('button', { name: /08:30 후쿠오카/ }));
    await view.shows('FSP33010');
    expect(said()).toContain('07:50');
    shown.qrScan = { text: textOf({ flightNo: 'SQ607', to: 'SIN' }), format: 'aztec' };
    go('/smps/FSP33000?add=Y');
    await tap(view, 'scan');
    await view.user.click(await screen.findByRole('button', { name: /14:50 싱가포르/ }));
    expect(await screen.findByText(/여권과 탑승권을 보여 줘야 해요/)).toBeTruthy();
  });

  test('a gate that changed is said on home and on the pass, which leads to its flight', async () => {
    const view = await open('FSP10000', { persona: 'member' });
    await view.shows('FSP10000');
    expect(said()).toContain('도쿄 나리타 KE701');
    const body = JSON.stringify({ what: 'FLIGHT', flightKey: 'KE701-202611211000', gateNumber: '258' });
    await view.ask('/wApi/htoa/v1/test', { method: 'POST', body });
    go('/smps/FSP33000');
    await view.shows('FSP33000');
    go('/smps/FSP10000');
    await screen.findByText('탑승구 변경');
    await tap(view, 'boardingPass');
    expect(await screen.findByText('탑승구가 253번에서 258번으로 바뀌었어요.')).toBeTruthy();
    expect(part('[data-part="pass"]').textContent).toContain('09:20');
  });

  test('in a hall without network the pass that was seen last opens with its time; a refusal is none', async () => {
    const view = await open('FSP33000', { persona: 'member' });
    await view.shows('FSP33000');
    for (const path of ['/smps/getSmartPass'])
      await view.reply({ method: 'GET', path, drop: true, times: 9 });
    go('/smps/FSP13000');
    await view.shows('FSP13000');
    go('/smps/FSP10000');
    await tap(view, 'boardingPass');
    await view.shows('FSP33010');
    expect(await screen.findByText(/인터넷이 끊겨 .*5:00.*에 본 탑승권/)).toBeTruthy();
    expect(part('[data-part="pass"]').textContent).toContain('KE701');
    expect(JSON.stringify({ ...localStorage })).not.toContain('KE701');
    go('/smps/FSP33010?ticketId=T999');
    expect(await screen.findByText('탑승권을 찾을 수 없어요')).toBeTruthy();
  });

  test('in a browser a code is read by the page itself; without a pass there is none to add it to', async () => {
    const view = await open('FSP33000', { persona: 'member', query: { add: 'Y' } });
    await view.shows('FSP33000');
    expect(part('[data-part="qrScanner"]')).toBeTruthy();
    await open('FSP33000', { persona: 'restricted' });
    expect(await screen.findByText('먼저 스마트패스를 등록해 주세요')).toBeTruthy();
  });
});

describe('developers', () => {
  test('(R698) see each key of a scan, what is sealed, each face code, and what a text is read as', async () => {
    const { host } = phoneOf(haneul);
    const view = await open('smpstest1', { persona: 'developer', native: host });
    await tap(view, 'scan');
    expect(await screen.findByText('MASKED_IMG')).toBeTruthy();
    go('/smps/smpstest2');
    await tap(view, 'submit');
    await waitFor(() => expect(said()).toMatch(/암호화한 여권\d+자/));
    go('/smps/smpstest3');
    await view.user.click(await screen.findByRole('radio', { name: '20011' }));
    await tap(view, 'takeFace');
    expect(await screen.findByText('blurry')).toBeTruthy();
    go('/smps/smpstest4');
    await view.shows('smpstest4');
    await view.user.click(field('text'));
    await view.user.paste(textOf({}));
    expect(await screen.findByText('KIM/HANEUL')).toBeTruthy();
    await view.user.type(field('passId'), 'SPS-none');
    await tap(view, 'next');
    await confirmButton('notFound');
  });
});

describe('(H5) a passport that was reported lost', () => {
  async function lost(code: string, query: Record<string, string> = {}) {
    const view = await open(code, { persona: 'member', query });
    await view.shows(code);
    const body = JSON.stringify({ lostYmd: today });
    const headers = { 'content-type': 'application/json' };
    await view.ask('/wApi/pass/passport/passportReqstLostService', { method: 'POST', headers, body });
    return view;
  }

  test('its smart pass is not ready, promises no lane, and leads to a new passport', async () => {
    const view = await lost('FSP13000');
    go('/smps/FSP10000');
    await view.shows('FSP10000');
    await waitFor(() => expect(part('main').textContent).toContain('분실 신고'));
    expect(part('main').textContent).not.toContain('사용할 수 있어요');
    expect(part('main').textContent).not.toContain('얼굴로 지나는 곳');
    await tap(view, 'openPass');
    await view.shows('FSP56000');
    expect(await screen.findByRole('button', { name: '여권 재발급 신청하기' })).toBeTruthy();
  });
});

test('(M16) who is under 14 reads so before any consent is asked for', async () => {
  const view = await open('FSP20000', { persona: 'minor' });
  await view.shows('FSP20000');
  expect(await screen.findByText('보호자가 등록해 주세요')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a boarding pass is taken away', async () => {
  const view = await open('FSP33000', { persona: 'member' });
  await view.shows('FSP33000');
  await view.user.click(await screen.findByRole('button', { name: /KE701/ }));
  await view.shows('FSP33010');
  await tap(view, 'removeTicket');
  await view.user.click(await confirmButton('removeTicket'));
  await view.shows('FSP33000');
  await waitFor(() => expect(part('main').textContent).not.toContain('KE701'));
});
