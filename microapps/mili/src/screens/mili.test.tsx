import { screen, waitFor } from '@testing-library/react';
import {
  button,
  confirmButton,
  createFakeHost,
  drawPictures,
  field,
  go,
  openerOf,
  part,
  stopClock,
} from '@wallet/kit/testing';
import { createMock, signAway } from '@wallet/mocks/backend';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { screens } from '../screens.ts';

// A Friday morning, 20 November 2026.
beforeEach(() => {
  stopClock();
  drawPictures();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Options {
  query?: Record<string, string>;
  person?: Record<string, string>;
  native?: ReturnType<typeof createFakeHost>;
  isOff?: () => boolean;
}

async function open(persona: string, at: string, { isOff = () => false, ...options }: Options = {}) {
  const mock = createMock();
  const backend = {
    fetch(request: Request) {
      if (isOff() && request.url.includes('/mili/')) return Promise.reject(new TypeError('cut'));
      return mock.fetch(request);
    },
  };
  const view = await openerOf({ manifest, screens, messages }, () => backend)(at, { persona, ...options });
  const posted = async (path: string) =>
    (await view.journal()).filter((call) => call.method === 'POST' && call.path === `/mili/v1/${path}`);
  const refused = (path: string, code: string) =>
    view.reply({
      method: 'POST',
      path: `/mili/v1/${path}`,
      body: { status: 200, code, message: '' },
      times: 1,
    });
  return { ...view, posted, refused };
}
type View = Awaited<ReturnType<typeof open>>;

const main = () => part('main').textContent ?? '';
const said = (text: string | RegExp) => screen.findByText(text);
const phone = () =>
  createFakeHost({
    platform: 'android',
    appVersion: 'G6.4.0',
    answers: { openWebView: { webViewId: '2' } },
  });

/** What came of the certificate's page that was opened last; its closing is told. */
async function sign(view: View, host: ReturnType<typeof phone>, isSigned = true): Promise<void> {
  await waitFor(() => expect(host.calls('openWebView').at(-1)?.url).toContain('/bcerti/FBC21000?signId='));
  const { url, opening = '' } = host.calls('openWebView').at(-1) as { url: string; opening?: string };
  const result = isSigned ? await signAway(view.ask, url) : { kind: 'cancelled' as const };
  host.emit('viewClosed', { webViewId: '2', opening, result });
}

async function agree(view: View): Promise<void> {
  await view.user.click(await screen.findByRole('checkbox', { name: '전체 동의' }));
  await view.user.click(await button('동의하고 보기'));
}

/** The first day that has room, a month on: of this one others took what there was. */
async function chooseDay(view: View): Promise<string> {
  const next = await waitFor(() => part('[data-part="calendar"] [data-action="next"]'));
  if (!document.querySelector('[data-date="20261215"]')) await view.user.click(next);
  const day = await waitFor(() => part('[data-date^="202612"]:not([aria-disabled="true"])'));
  await view.user.click(day);
  return day.dataset.date ?? '';
}

describe('the record', () => {
  test('(R684) is asked for after its terms, once, and stands as a card with a masked number', async () => {
    const view = await open('employee', 'FSO11000');
    await agree(view);
    await waitFor(() => expect(part('[data-part="credentialCard"]').textContent).toContain('박지훈'));
    for (const each of ['병무청', '복무를 마침', '육군', '병장']) expect(main()).toContain(each);
    go('/mili/FYB10000');
    await said('예비군 복무를 모두 마쳤어요');
    expect(screen.queryByRole('checkbox', { name: '전체 동의' })).toBeNull();
  });

  test.each([
    ['reservist', /예비군 3년차/],
    ['soldier', /전역 예정일/],
    ['exempt', /전시근로역/],
    ['examinee', /올해 병역판정검사를 받아요/],
  ])('of %s says how they stand', async (persona, text) => {
    await open(persona, 'FSO11000');
    await waitFor(() => expect(main()).toMatch(text));
  });

  test.each([
    ['member', '확인할 병역 기록이 없어요', '병역판정검사 대상이 아니에요'],
    ['foreigner', '확인할 병역 기록이 없어요', '병역판정검사 대상이 아니에요'],
    ['minor', '2034년에 병역판정검사를 받아요', '2034년에 병역판정검사를 받아요'],
  ])('of %s is none, and what there is for them is shown instead', async (persona, home, exam) => {
    const view = await open(persona, 'FSO11000');
    await agree(view);
    await said(home);
    go('/mili/FSO13100');
    await said(exam);
  });

  test('who has just left the army is told when to come again', async () => {
    await open('soldier', 'FSO11000', { person: { mltrSttus: 'WAIT' } });
    await said(/전역 기록이 아직 오지 않았어요. 한 달쯤 뒤에/);
    go('/mili/FSO12100');
    await said(/전역 기록이 아직 오지 않았어요/);
  });
});

describe('the certificate', () => {
  async function wish(view: View): Promise<void> {
    await view.user.click(await button('병적증명서 발급받기'));
    await view.shows('FSO12100');
    await view.user.type(await waitFor(() => field('receiver')), '새벽전자');
    await view.user.click(await button('확인하기'));
    await view.shows('FSO12200');
  }
  const issue = async (view: View) => view.user.click(await button('서명하고 발급받기'));

  test('is signed, issued, and listed; where the PDF does not open its facts stand in its place', async () => {
    const host = phone();
    const view = await open('reservist', 'FSO11000', { native: host });
    await wish(view);
    await issue(view);
    await sign(view, host);
    await view.shows('FSO12300');
    expect(main()).toMatch(/발급 번호2026-000002/);
    const { payload } = await view.askJson('/wApi/mili/v1/certificate/2026-000002');
    const verified = await view.ask('/wApi/certi/verify', {
      method: 'POST',
      body: JSON.stringify({ docNo: payload.chckNo }),
    });
    expect((await verified.json()).payload).toMatchObject({ rslt: 'GENU', certNm: '병적증명서' });
    await said('문서를 열지 못해 글로 보여 드려요.');
    go('/mili/FSO20000');
    expect((await screen.findAllByRole('button', { name: /최민준 · / })).length).toBe(2);
  });

  test.each([
    { times: 1, how: 'is asked for again' },
    { times: 3, how: 'and stays away is looked for in the list' },
  ])('whose answer is lost $times time(s) $how, and not issued twice', async ({ times }) => {
    const host = phone();
    const view = await open('reservist', 'FSO11000', { native: host });
    await wish(view);
    await view.reply({ method: 'POST', path: '/mili/v1/certificate/issue', drop: 'answer', times });
    await issue(view);
    await sign(view, host);
    // The page asks three times in all before it says that no answer came.
    if (times === 3) await view.user.click(await confirmButton('networkFailed'));
    await view.shows('FSO12300');
    go('/mili/FSO20000');
    expect((await screen.findAllByRole('button', { name: /최민준 · / })).length).toBe(2);
  });

  test('a signature that is given up issues nothing; asked again, the same text is signed', async () => {
    const host = phone();
    const view = await open('reservist', 'FSO11000', { native: host });
    await wish(view);
    await issue(view);
    await sign(view, host, false);
    await said('서명하지 않아서 발급하지 않았어요');
    await issue(view);
    await waitFor(() => expect(host.calls('openWebView')).toHaveLength(2));
    const [first, second] = host.calls('openWebView');
    expect(second?.url).toBe(first?.url);
    await sign(view, host);
    await view.shows('FSO12300');
  });

  test('of a parent, and with the reason of an exemption, stands in the text that is signed', async () => {
    const host = phone();
    const view = await open('member', 'FSO11000', { native: host });
    await agree(view);
    await wish(view);
    expect(main()).toContain('김*수');
    await issue(view);
    await sign(view, host);
    await view.shows('FSO12300');
  });

  test('an exempt one chooses whether the reason stands on it', async () => {
    const host = phone();
    const view = await open('exempt', 'FSO12100', { native: host });
    await view.user.click(await screen.findByRole('switch', { name: /면제 사유도 표시/ }));
    await view.user.type(field('receiver'), '대사관');
    await view.user.click(await button('확인하기'));
    await issue(view);
    await sign(view, host);
    await view.shows('FSO12300');
    expect((await view.posted('certificate/ask'))[0]?.body).toMatchObject({ rsnYn: 'Y', fullYn: 'N' });
  });
});

describe('the examination', () => {
  async function apply(view: View): Promise<string> {
    await view.user.click(await button('검사 날 선택하기'));
    await view.shows('FSO13200');
    const date = await chooseDay(view);
    await view.user.click(await button(/에 신청하기$/));
    await view.shows('FSO13300');
    return date;
  }
  const send = async (view: View) => view.user.click(await button('신청하기'));

  test('is applied for, shown with its code, changed once, and cancelled', async () => {
    const view = await open('examinee', 'FSO13100');
    const date = await apply(view);
    await send(view);
    await waitFor(() => expect(part('[data-part="pass"]').dataset.state).toBe('valid'));
    const day = `${Number(date.slice(4, 6))}월 ${Number(date.slice(6))}일`;
    expect(main()).toContain(day);

    go('/mili/FSO11000');
    await said(new RegExp(`${day} .*에 병역판정검사를 받아요`));
    await view.user.click(await button('신청 내역 보기'));
    await view.shows('FSO14100');

    await view.user.click(await button('날짜·장소 바꾸기, 취소, 연기'));
    await view.shows('FSO14200');
    await view.user.click(await screen.findByRole('radio', { name: /부산병무청/ }));
    await chooseDay(view);
    await view.user.click(await button(/로 바꾸기$/));
    await waitFor(() => expect(main()).toContain('부산병무청'));
    go('/mili/FSO14200');
    await said('날짜와 장소는 2일 전까지, 한 번만 바꿀 수 있어요.');
    await view.user.click(await screen.findByRole('radio', { name: '취소' }));
    await view.user.click(await button('신청 취소하기'));
    await waitFor(() => expect(view.path()).not.toContain('FSO14200'));
    go('/mili/FSO14100');
    await said('신청한 검사가 없어요');
  });

  test('a day that filled meanwhile is told, and another one is chosen', async () => {
    const view = await open('examinee', 'FSO13100');
    await apply(view);
    await view.refused('judgement/apply', 'MIL_FULL');
    await send(view);
    await said(/가고 싶은 날의 자리가 없어요/);
  });

  test('applied for in another WebView before, it is not taken twice', async () => {
    const view = await open('examinee', 'FSO13100');
    const date = await apply(view);
    const body = JSON.stringify({ plcId: 'J02', ymd: date, email: 'a@example.com' });
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'another-view-1' };
    expect((await view.ask('/wApi/mili/v1/judgement/apply', { method: 'POST', headers, body })).ok).toBe(
      true,
    );
    await send(view);
    await said(/이미 신청했어요/);
  });

  test('who has a grade sees it, and who has no application the way to one', async () => {
    await open('reservist', 'FSO14100');
    await said('현역으로 복무하는 등급이에요.');
    expect(main()).toContain('1급');
  });
});

describe('training', () => {
  const at = (trnngId: string) => ({ query: { trnngId } });
  const pick = async (view: View, file: File) => {
    await view.user.click(await button(/올리기$|바꾸기$/));
    await view.user.upload(await waitFor(() => part('input[type="file"]') as HTMLInputElement), file);
  };
  const choose = async (view: View, reason: RegExp) =>
    view.user.click(await screen.findByRole('radio', { name: reason }));
  const photo = (bytes: number) => new File([new Uint8Array(bytes)], 'proof.png', { type: 'image/png' });

  test('the reserve’s home says how long until the next one, what is left, and what money comes', async () => {
    const view = await open('reservist', 'FYB10000');
    await waitFor(() => expect(part('[data-part="hero"]').textContent).toContain('12일'));
    expect(main()).toContain('남은 시간32시간');
    await view.user.click(await button('훈련 보기'));
    await view.shows('FSO15000');
    for (const each of ['12일 남음', '동원훈련 II형', '50,000원 + 여비 6,000원'])
      expect(main()).toContain(each);
  });

  test('is postponed with a proof, decided at the second look; a large or empty one is not taken', async () => {
    const view = await open('reservist', 'FSO15100', at('R1'));
    await choose(view, /업무.*6번 중 1번 사용/);
    await pick(view, photo(0));
    await said('파일이 비어 있어요. 다시 찍거나 다른 것을 선택해 주세요.');
    await view.user.click(await button('확인'));
    await pick(view, photo(5_000_001));
    await said('파일이 너무 커요. 5MB까지 올릴 수 있어요.');
    await view.user.click(await button('확인'));
    await pick(view, photo(9));
    await view.user.click(await button('연기 신청하기'));
    await waitFor(() => expect(view.path()).not.toContain('FSO15100'));
    await said('연기 심사 중');
    go('/mili/FSO15000?trnngId=R1');
    await said(/연기가 승인됐어요/);
  });

  test('a proof whose dates do not fit is refused with its reason, and the training stands', async () => {
    const view = await open('reservist', 'FSO15100', at('R1'));
    await choose(view, /시험/);
    await pick(view, photo(9));
    await view.user.click(await button('연기 신청하기'));
    await waitFor(() => expect(view.path()).not.toContain('FSO15100'));
    for (const path of ['/mili/FYB10000', '/mili/FSO20000', '/mili/FSO15000?trnngId=R1']) go(path);
    await said(/증빙의 날짜가 훈련 날과 맞지 않아요. 연기가 승인되지 않았어요./);
    expect(await button('미루거나 날짜 바꾸기')).toBeTruthy();
  });

  test('less than five days before only what comes over night counts; the unit is called', async () => {
    const view = await open('developer', 'FSO15100', at('R2'));
    await agree(view);
    await choose(view, /결혼/);
    await said(/급한 일은 02-570-4119에 전화해 주세요/);
    expect(await button('연기 신청하기')).toHaveProperty('disabled', true);
    await choose(view, /질병/);
    await pick(view, photo(9));
    expect(await button('연기 신청하기')).toHaveProperty('disabled', false);
  });

  test('another day and field are chosen; what changed meanwhile is told', async () => {
    const view = await open('reservist', 'FSO15100', at('R1'));
    await choose(view, /다른 날/);
    await choose(view, /금곡/);
    await chooseDay(view);
    await view.refused('training/change', 'MIL_STATE');
    await view.user.click(await button(/로 바꾸기$/));
    await said('그사이 상태가 바뀌었어요. 다시 확인해 주세요.');
    await view.user.click(await button('확인'));
    await chooseDay(view);
    await view.user.click(await button(/로 바꾸기$/));
    await waitFor(() => expect(view.path()).not.toContain('FSO15100'));
    go('/mili/FSO15000?trnngId=R1');
    await said(/금곡 예비군훈련장/);
  });

  test('the gate reads the code, also without a network; then the pay comes to an account once', async () => {
    let isOff = false;
    const view = await open('developer', 'FSO15200', { ...at('R1'), isOff: () => isOff });
    await agree(view);
    await waitFor(() => expect(part('[data-part="pass"]').textContent).toContain('위병소에서'));
    const again = async () => {
      go('/mili/FSO13200');
      await waitFor(() => expect(document.querySelector('[data-screen="FSO13200"]')).toBeTruthy());
      go('/mili/FSO15200?trnngId=R1');
      await view.shows('FSO15200');
    };
    isOff = true;
    await again();
    await said(/이 QR은 훈련 날 하루 동안/);
    isOff = false;
    await again();
    await said('입소했어요');
    await again();
    await again();
    await said(/훈련비 16,000원을 어디로 받을까요/);
    await view.refused('training/pay', 'MIL_ACCOUNT');
    await view.user.click(await button('이 계좌로 받기'));
    await said(/다른 계좌를 선택해 주세요/);
    await view.user.click(await button('확인'));
    await view.user.click(await button('이 계좌로 받기'));
    await said('훈련비 16,000원은 11월 23일 (월)까지 들어와요.');

    const paidOut = () => view.balance('merchant:mili', 'KRW');
    const before = await paidOut();
    vi.setSystemTime(new Date('2026-11-25T10:00:00+09:00'));
    for (const path of ['/mili/FYB10000', '/mili/FSO20000', '/mili/FSO15000?trnngId=R1']) go(path);
    await said('훈련비 16,000원이 들어왔어요.');
    // This one's, and that of the training two days before.
    expect(before - (await paidOut())).toBe(32_000);
  });

  test('there is no code before the day; one that was missed says what may follow', async () => {
    const view = await open('reservist', 'FSO15200', at('R1'));
    await said('훈련 날에 입소 QR이 나와요');
    await view.user.click(await button('훈련 보기'));
    await view.shows('FSO15000');
    vi.setSystemTime(new Date('2026-12-20T10:00:00+09:00'));
    go('/mili/FSO20000');
    await view.shows('FSO20000');
    go('/mili/FSO15000?trnngId=R1');
    await said(/고발될 수 있어요/);
    go('/mili/FSO15000?trnngId=R99');
    await said('훈련을 찾을 수 없어요');
  });

  test('the history has the hours of each year, absences among them', async () => {
    const view = await open('developer', 'FSO20000');
    await agree(view);
    await said('발급한 증명서가 없어요');
    await choose(view, /훈련/);
    expect(main()).toMatch(/2026년 · 6시간 이수.*2025년 · 0시간 이수.*불참/);
  });
});

test.each([
  ['reservist', '가입할 수 있어요', /복무 18개월을 빼면 25세/],
  ['developer', '맞지 않는 조건이 1개 있어요', /작년 7,200만 원/],
  ['exempt', '맞지 않는 조건이 1개 있어요', /이미 가입한 계좌가 있어요/],
  ['soldier', '맞지 않는 조건이 1개 있어요', /장병내일준비적금/],
  ['member', '맞지 않는 조건이 1개 있어요', /지금 36세/],
])('the youth account of %s: %s', async (persona, title, why) => {
  const view = await open(persona, 'FYB10000');
  if (persona === 'member' || persona === 'developer') await agree(view);
  await said(title);
  expect(main()).toMatch(why);
});

test('home has the days that one is called to, for who has agreed alone', async () => {
  const view = await open('reservist', 'FSO11000');
  const { payload } = await view.askJson('/wApi/mstr/main/comingUp');
  expect(payload.comingUpList).toContainEqual(
    expect.objectContaining({ className: 'mili', routeName: 'FYB10000' }),
  );
});
