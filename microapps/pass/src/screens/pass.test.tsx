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
  payAtGateway,
  stopClock,
} from '@wallet/kit/testing';
import { createMock, signAway } from '@wallet/mocks/backend';
import { jpegText, portrait } from '@wallet/mocks/portrait';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { gates } from '../gates.ts';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { screens } from '../screens.ts';

// A Friday morning.
beforeEach(() => stopClock());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const api = '/pass/passport/';
const open = openerOf({ manifest, screens, messages, gates }, createMock);
type View = Awaited<ReturnType<typeof open>>;

const refused = (code: string, message = '') => ({ status: 200, code, message, payload: null });
const asked = async (view: View, name: string, method = 'POST') =>
  (await view.journal()).filter((call) => call.path === api + name && call.method === method);
const row = (label: string) =>
  [...document.querySelectorAll('dt')].find((one) => one.textContent === label)?.nextElementSibling
    ?.textContent;
const gotByMinistry = async (view: View): Promise<number> => await view.balance('merchant:passport', 'KRW');

interface Posting {
  kind: string;
  entries: { account: string; amount: number }[];
}

/** What the ministry paid back to the accounts of a customer, one by one; other services move their money, too. */
const givenBack = async (view: View, memberId: string): Promise<number[]> => {
  const { postings } = (await view.askJson('/_mocks/ledger')) as { postings: Posting[] };
  return postings
    .filter(({ kind }) => kind === 'passport')
    .flatMap(({ entries }) => entries)
    .filter(({ account }) => account.startsWith(`bank:${memberId}:`))
    .map(({ amount }) => amount);
};

/** What a phone does with a picture: opens it, draws it, and writes it as a JPEG. */
function phonePictures() {
  const pictures: Record<string, ReturnType<typeof portrait>> = {
    good: portrait(),
    other: portrait({ scale: 1.04 }),
    grey: portrait({ ground: 190 }),
    two: portrait({ scale: 0.62, heads: [-0.24, 0.24] }),
  };
  let name = '';
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    name = file.name.split('.')[0] ?? '';
    if (name === 'text') throw new Error('no picture');
    return { width: name === 'small' ? 380 : 826, height: name === 'small' ? 500 : 1062, close() {} };
  });
  const context = { fillRect() {}, drawImage() {}, getImageData: () => pictures[name] };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(
    () => `data:image/jpeg;base64,${jpegText(name.length)}`,
  );
}

async function choosePicture(view: View, name: string): Promise<void> {
  await view.user.click(await button(/사진 선택$/));
  const input = await waitFor(() => part('input[type="file"]') as HTMLInputElement);
  await view.user.upload(input, new File(['p'], `${name}.png`, { type: 'image/png' }));
}

async function prove(view: View): Promise<void> {
  await view.user.click(await button('시작하기'));
  await view.shows('FPS20000');
  await view.user.click(await screen.findByRole('checkbox', { name: '전체 동의' }));
  await view.user.click(await button('동의하고 본인 확인하기'));
  await enterPin(view, '123456');
  await view.shows('FPS21000');
}

async function choose(view: View, kind: RegExp, office = '종로구청'): Promise<void> {
  await view.shows('FPS24100');
  await view.user.click(await screen.findByRole('radio', { name: kind }));
  await view.user.click(part('[data-field="office"]'));
  await view.user.click(await button(new RegExp(office)));
  await view.user.click(await button(/다음$/));
  await view.shows('FPS32000');
}

/** From the start to the check, with the passport at hand and a good picture. */
async function fill(view: View, kind = /^10년 · 58면/): Promise<void> {
  phonePictures();
  await prove(view);
  await view.user.click(await button('다음'));
  await choose(view, kind);
  await choosePicture(view, 'good');
  await view.user.click(await button('이 사진 보내기'));
  await view.shows('FPS38000');
}

async function confirm(view: View): Promise<void> {
  await view.user.click(await screen.findByRole('checkbox', { name: /사실이고/ }));
  await view.user.click(await button('신청하기'));
}

/** Goes to the payment company, where a button is pressed, and back to where it leads. */
async function pay(view: View, act: 'pay' | 'close' = 'pay', meanwhile = () => {}): Promise<void> {
  const press = async () => view.user.click(await button(/원 결제하기$/));
  await payAtGateway(view, { act, meanwhile, press });
  await view.shows('FPS53000');
}

describe('the gate of FPS10000', () => {
  test('(R779, R780, R832, R833, R874) asks user info, then the list, and leads to what is under way', async () => {
    const view = await open('FPS10000', { persona: 'employee' });
    const shown = await view.shows('FPS40000');
    expect(shown.textContent).toContain('사진 반려');
    const calls = (await view.journal()).map(({ path }) => path);
    expect(calls.indexOf(`${api}passportReqstList`)).toBeGreaterThan(calls.indexOf('/mstr/userinfo'));
    const [first] = await asked(view, 'passportReqstList');
    expect(first?.body).toEqual({
      walletMberIdnfiNo: 'W000000004',
      hanName: '박지훈',
      ssnCi: expect.stringContaining('CI-WALLET'),

      detailYn: 'N',
      cappReqNo: '',
      pyaccStusDstcd: '',
    });
  });

  test('(R704, R867) lets in who has none, and says when the passport ends', async () => {
    const view = await open('FPS10000');
    expect((await view.shows('FPS10000')).textContent).toContain('120일');
    expect(screen.getByText('많은 나라가 6개월 넘게 남은 여권을 요구해요.')).toBeTruthy();
    expect(await asked(view, 'passportReqstNoticeService', 'GET')).toHaveLength(1);
  });

  test('(F1, R874) isExist alone leads to the applications, whatever else the answer has', async () => {
    const view = await open('FPS63000');
    const body = { status: 200, code: '0000', message: '', payload: { isExist: true } };
    await view.reply({ method: 'POST', path: `${api}passportReqstList`, body });
    go('/pass/FPS10000');
    await view.shows('FPS40000');
    expect(await screen.findByText('진행 중인 신청이 있어요')).toBeTruthy();
  });

  test('(F1, R874) isExist false, alone, lets in', async () => {
    const view = await open('FPS63000');
    const body = { status: 200, code: '0000', message: '', payload: { isExist: false } };
    await view.reply({ method: 'POST', path: `${api}passportReqstList`, body });
    go('/pass/FPS10000');
    await view.shows('FPS10000');
  });

  test('(R781) lets in where user info fails', async () => {
    const view = await open('FPS63000', { persona: 'employee' });
    await view.shows('FPS63000');
    await view.reply({ method: 'GET', path: '/mstr/userinfo', status: 500, body: {}, times: 1 });
    go('/pass/FPS10000');
    await view.shows('FPS10000');
  });
});

describe('applying', () => {
  test('(R868, R869, R871 to R873, R956) from the terms to the paid fee; what is secret is sealed, the fee paid once', async () => {
    const view = await open('FPS12000');
    await fill(view);
    expect(row('수수료')).toBe('52,000원');
    await view.user.click(await button('신청하기'));
    expect(screen.getByText('확인란을 체크해 주세요.')).toBeTruthy();
    await confirm(view);
    await view.shows('FPS51000');
    await pay(view, 'close');
    expect(screen.getByText('아직 결제하지 않았어요')).toBeTruthy();
    await view.user.click(await button('다시 결제하기'));
    await view.shows('FPS51000');
    await pay(view);
    expect(part('[data-result]').dataset.result).toBe('success');
    expect(await gotByMinistry(view)).toBe(52_000);

    const [proof] = (await asked(view, 'passportReqstValidService')).filter(({ body }) =>
      String((body as { ssnCi: string }).ssnCi).endsWith('='),
    );
    expect(proof).toBeTruthy();
    expect(JSON.stringify(await view.journal())).not.toContain('9002152123456');
    const [sent] = await asked(view, 'passportReqstConfmService');
    expect(sent?.body).toMatchObject({
      mdfcDstcd: '01',
      psprtPrdCd: 'N10P58',
      phtoId: expect.stringMatching(/^PH/),
      ofcCd: '1101',
      feeAmt: 52_000,
    });

    // Paid already: another tap, in another WebView, pays nothing more.
    const again = JSON.stringify({
      cappReqNo: new URL(view.path(), 'http://l').searchParams.get('cappReqNo'),
    });
    const settle = await view.ask(`/wApi${api}passportReqstSetleService`, { method: 'POST', body: again });
    expect((await settle.json()).payload.payUrl).toContain('/pass/FPS53000');
    go('/pass/FPS10000');
    await view.shows('FPS40000');
  });

  test('a picture is looked at on the phone, and the ministry’s no says why; the third advises a studio', async () => {
    phonePictures();
    const view = await open('FPS12000');
    await prove(view);
    await view.user.click(await button('다음'));
    await choose(view, /^1회용/);
    for (const [name, said] of [
      ['small', /사진이 작아요/],
      ['grey', /배경이 흰색이 아니에요/],
      ['two', /한 사람만 나와야 해요/],
      ['text', /사진을 열 수 없어요/],
    ] as const) {
      await choosePicture(view, name);
      expect(await screen.findByText(said)).toBeTruthy();
    }
    expect(await asked(view, 'passportReqstPhotoService')).toHaveLength(0);
    const path = `${api}passportReqstPhotoService`;
    await view.reply({ method: 'POST', path, body: refused('PPS_PHOTO_SAME'), times: 3 });
    for (let time = 0; time < 3; time++) {
      await choosePicture(view, 'good');
      await view.user.click(await button('이 사진 보내기'));
      await view.user.click(await button('확인'));
    }
    expect(await screen.findByText(/사진관에서 찍은/)).toBeTruthy();
    await choosePicture(view, 'other');
    await view.user.click(await button('이 사진 보내기'));
    await view.shows('FPS38000');
  });

  test('(R870) a loss is asked twice and reported once; the reason follows from it', async () => {
    const view = await open('FPS12000', { persona: 'manyQualifications' });
    await prove(view);
    await view.user.click(await screen.findByRole('radio', { name: /잃어버렸어요/ }));
    expect(screen.getByText(/여권을 찾아도 다시 쓸 수 없어요/)).toBeTruthy();
    await view.user.click(await button('분실 신고하고 계속하기'));
    await view.user.click(await button('더 찾아보기'));
    expect(await asked(view, 'passportReqstLostService')).toHaveLength(0);
    await view.user.click(await button('분실 신고하고 계속하기'));
    await view.user.click(await confirmButton('reportLost'));
    await view.shows('FPS24100');
    expect(screen.queryByText('신청 이유')).toBeNull();
    go('/pass/FPS21000');
    expect(await screen.findByText(/분실 신고한 여권이에요/)).toBeTruthy();
    expect(await asked(view, 'passportReqstLostService')).toHaveLength(1);
  });

  test('who lost one before goes to the counter, and is shown where', async () => {
    const view = await open('FPS12000', { persona: 'passportLost' });
    await prove(view);
    await view.user.click(await screen.findByRole('radio', { name: /잃어버렸어요/ }));
    await view.user.click(await button('분실 신고하고 계속하기'));
    await view.user.click(await confirmButton('reportLost'));
    expect((await screen.findByRole('dialog')).textContent).toContain('5년 안에 분실한 적이 있어');
    await view.user.click(await button('확인'));
    await view.shows('FPS63000');
  });

  test.each([
    ['minor', /만 18세부터/],
    ['foreigner', /대한민국 국민만/],
    ['noPointWallet', /여권을 처음 만들 때는/],
  ])('%s reads why not before anything is filled in, and where to go', async (persona, said) => {
    const view = await open('FPS12000', { persona });
    expect(await screen.findByText(said)).toBeTruthy();
    // (L8) The offices here make passports of nationals only.
    if (persona === 'foreigner') {
      expect(screen.queryByRole('button', { name: '가까운 창구 찾기' })).toBeNull();
      return;
    }
    await view.user.click(await button('가까운 창구 찾기'));
    await view.shows('FPS63000');
  });

  test('a number that is not one’s own stays where it is; a step without its draft begins anew', async () => {
    const view = await open('FPS38000');
    await view.user.click(await button(/처음/));
    await view.shows('FPS12000');
    await view.user.click(await button('시작하기'));
    await view.user.click(await screen.findByRole('checkbox', { name: '전체 동의' }));
    await view.user.click(await button('동의하고 본인 확인하기'));
    await enterPin(view, '000000');
    expect((await screen.findByRole('dialog')).textContent).toContain('주민등록번호가 달라요');
    await view.user.click(await button('확인'));
    await view.shows('FPS20000');
  });

  test.each([
    ['PPS_OFFICE', 'FPS24100'],
    ['PPS_OPEN', 'FPS40000'],
    ['PPS_NO_PHOTO', 'FPS32000'],
    ['PPS_PROOF', 'FPS20000'],
  ])('%s while it is sent is told, and leads to %s', async (code, to) => {
    const view = await open('FPS12000');
    await fill(view, /^1회용/);
    await view.reply({
      method: 'POST',
      path: `${api}passportReqstConfmService`,
      body: refused(code),
      times: 1,
    });
    await confirm(view);
    await view.user.click(await button('확인'));
    await view.shows(to);
  });

  test('in the app it is signed with the wallet certificate first, word for word, and never without it', async () => {
    const answers = { openWebView: { webViewId: '2' } };
    const native = createFakeHost({ platform: 'ios', appVersion: 'I6.4.0', answers });
    const view = await open('FPS12000', { native });
    await fill(view);
    await view.user.click(await screen.findByRole('checkbox', { name: /사실이고/ }));
    const page = async (count: number) => {
      await view.user.click(await button('서명하고 신청하기'));
      await waitFor(() => expect(native.calls('openWebView')).toHaveLength(count));
      return native.calls('openWebView').at(-1) as { url: string; opening: string };
    };
    const given = await page(1);
    native.emit('viewClosed', {
      webViewId: '2',
      opening: given.opening,
      result: { kind: 'cancelled' },
    });
    expect(await screen.findByText('서명하지 않아서 신청하지 않았어요.')).toBeTruthy();
    expect(await asked(view, 'passportReqstConfmService')).toHaveLength(1);
    const { url, opening } = await page(2);
    const result = await signAway(view.ask, url);
    const { payload } = await view.askJson(`/wApi/bcerti/v1/requests/${result.value.signId}`);
    expect(payload.ogtxt).toMatch(/유효기간 10년, 58면\n수령 기관: 종로구청.*\n수수료: 52,000원/);
    native.emit('viewClosed', { webViewId: '2', opening, result });
    await view.shows('FPS51000');
    expect((await asked(view, 'passportReqstConfmService')).at(-1)?.body).toMatchObject({ sgntrYn: 'Y' });
  });

  test('an answer that is lost makes no second application: the same wish sent again is the same', async () => {
    const view = await open('FPS12000');
    await fill(view);
    const path = `${api}passportReqstConfmService`;
    await view.reply({ method: 'POST', path, drop: 'answer', times: 1 });
    await confirm(view);
    await view.shows('FPS51000');
    const keys = (await asked(view, 'passportReqstConfmService')).map(
      ({ headers }) => headers['idempotency-key'],
    );
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    go('/pass/FPS40000');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  });
});

describe('what is under way', () => {
  test('(M10) after paying, an answer that does not come is said to be open, and is asked for again', async () => {
    const view = await open('FPS40000', { persona: 'employee' });
    const { payload } = await view.askJson(`/wApi${api}passportReqstList`, { detailYn: 'N' });
    const { cappReqNo } = payload.cappList[0];
    await view.reply({ method: 'POST', path: `${api}passportReqstList`, drop: 'answer', times: 1 });
    go(`/pass/FPS53000?cappReqNo=${cappReqNo}`);
    expect(await screen.findByText('결제를 아직 확인하지 못했어요')).toBeTruthy();
    await view.user.click(await button('다시 확인하기'));
    expect(await screen.findByText('여권 재발급을 신청했어요')).toBeTruthy();
  });

  test('a photo that came back is mended once, and the review goes on', async () => {
    phonePictures();
    const view = await open('FPS40000', { persona: 'employee' });
    await view.user.click(await button('사진 다시 올리기'));
    expect(await screen.findByText(/그림자가 있어 반려됐어요/)).toBeTruthy();
    await choosePicture(view, 'good');
    await view.user.click(await button('이 사진 보내기'));
    const shown = await view.shows('FPS41000');
    expect(shown.textContent).toContain('접수');
    go(view.path().replace('FPS41000', 'FPS32000'));
    expect(await screen.findByText('지금은 사진을 다시 올릴 수 없어요')).toBeTruthy();
  });

  test('(R875) is cancelled by PUT: what was paid comes back, and the list is empty of it', async () => {
    const view = await open('FPS51000', { persona: 'developer' });
    await view.user.click(await button(/내 여권 신청 보기/));
    await view.user.click(await button(/결제 대기/));
    await view.shows('FPS41000');
    await view.user.click(await button('결제하기'));
    await view.shows('FPS51000');
    await pay(view);
    expect(await gotByMinistry(view)).toBe(52_000);
    await view.user.click(await button('내 신청 보기'));
    await view.user.click(await button(/신청 완료/));
    await view.user.click(await button('신청 취소하기'));
    expect((await view.shows('FPS61000')).textContent).toContain('52,000원을 결제한 곳으로');
    await view.user.click(await button('신청 취소하기'));
    await view.user.click(await confirmButton('cancelApplication'));
    await view.shows('FPS40000');
    expect(await gotByMinistry(view)).toBe(0);
    expect(await asked(view, 'passportReqstList', 'PUT')).toHaveLength(1);
    expect(await button('새로 신청하기')).toBeTruthy();
  });

  test('paid after its half hour it is gone, and the money goes back at once', async () => {
    const view = await open('FPS40000', { persona: 'developer' });
    await view.user.click(await button('결제하기'));
    await view.shows('FPS51000');
    await pay(view, 'pay', () => vi.setSystemTime(new Date('2026-11-20T10:31:00+09:00')));
    expect(screen.getByText(/늦은 결제는 바로 돌려드렸어요/)).toBeTruthy();
    expect(await gotByMinistry(view)).toBe(0);
  });

  test('a photo that is not mended in 14 days ends it, and its fee goes back once', async () => {
    const view = await open('FPS40000', { persona: 'employee' });
    expect(await givenBack(view, 'W000000004')).toEqual([]);
    vi.setSystemTime(new Date('2026-12-10T10:00:00+09:00'));
    go('/pass/FPS63000');
    await view.shows('FPS63000');
    go('/pass/FPS40000');
    expect(await screen.findByText(/수수료는 돌려드렸어요/)).toBeTruthy();
    go('/pass/FPS10000');
    await view.shows('FPS10000');
    expect(await givenBack(view, 'W000000004')).toEqual([52_000]);
    expect(await gotByMinistry(view)).toBe(-52_000);
  });

  test('goes on by working days to its office, and ends uncollected after six months', async () => {
    const view = await open('FPS40000', { persona: 'lite' });
    await view.user.click(await button(/수령 가능/));
    const shown = await view.shows('FPS41000');
    expect(shown.textContent).toContain('본인이 신분증과 기존 여권을');
    expect(shown.textContent).toMatch(/\d+월 \d+일 신청 · 여권이 나왔어요/);
    expect(row('운영 시간')).toContain('수요일 20:00까지');
    expect(screen.queryByRole('button', { name: '신청 취소하기' })).toBeNull();
    go(view.path().replace('FPS41000', 'FPS61000'));
    expect(await screen.findByText('취소할 수 없는 신청이에요')).toBeTruthy();
    vi.setSystemTime(new Date('2027-06-20T10:00:00+09:00'));
    go('/pass/FPS40000');
    expect(await screen.findByText(/폐기됐어요/)).toBeTruthy();
  });

  test('(R876) alerts are set for the end and for each step', async () => {
    const view = await open('FPS60000');
    await view.user.click(await screen.findByLabelText(/만료 6개월 전/));
    await waitFor(() => expect(field('expiry').checked).toBe(true));
    const [saved] = await asked(view, 'passportValidPushAlert');
    expect(saved?.body).toEqual({ expAlrmYn: 'Y', stepAlrmYn: 'Y' });
  });

  test('(R938) 9999 alerts for none of these calls: the screen says it in the server’s words', async () => {
    const view = await open('FPS63000');
    await view.shows('FPS63000');
    const body = refused('9999', '외교부 점검 시간이에요.');
    await view.reply({ method: 'POST', path: `${api}passportReqstList`, body });
    go('/pass/FPS40000');
    await view.shows('FPS40000', 'error');
    expect(screen.getByText('외교부 점검 시간이에요.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
