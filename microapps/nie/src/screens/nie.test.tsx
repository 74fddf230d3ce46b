import { screen, waitFor } from '@testing-library/react';
import {
  button,
  confirmButton,
  field,
  go,
  openerOf,
  part,
  payAtGateway,
  stopClock,
} from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { screens } from '../screens.ts';

// A Friday morning in November: the institute is open until 17:00, next Saturday is tomorrow.
beforeEach(() => stopClock());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const open = openerOf({ manifest, screens, messages }, createMock);
type View = Awaited<ReturnType<typeof open>>;
const main = () => part('main').textContent ?? '';
const pass = () => part('[data-part="pass"]');
const path = (name: string) => `/nie/${name}`;
const posted = async (view: View, name: string) =>
  (await view.journal()).filter((call) => call.method === 'POST' && call.path === path(name));
const bank = (view: View) => view.balance('bank:W000000001:12345601234567', 'KRW');
const refuse = (view: View, name: string, code: string) =>
  view.reply({
    method: 'POST',
    path: path(name),
    times: 1,
    body: { status: 200, code, message: '', payload: null },
  });
const radio = async (view: View, name: RegExp | string) =>
  view.user.click(await screen.findByRole('radio', { name }));
const box = async (view: View, name: RegExp | string) =>
  view.user.click(await screen.findByRole('checkbox', { name }));

async function day(view: View, date: string): Promise<void> {
  await waitFor(() => part('[data-part="calendar"]'));
  const there = () => document.querySelector(`[data-date="${date}"]`);
  if (!there()) await view.user.click(part('[data-part="calendar"] [data-action="next"]'));
  await view.user.click(part(`[data-date="${date}"]`));
}

/** A class, a day and a time, as far as the terms. */
async function visit(eduId: string, date: string, time: RegExp): Promise<View> {
  const view = await open('FNE11110', { query: { eduId } });
  await view.user.click(await button('예약하기'));
  await view.shows('FNE12000');
  await day(view, date);
  await radio(view, time);
  await box(view, /^\[필수/);
  return view;
}

describe('home', () => {
  test('(R921) says whether it is open, how many bookings come, and leads on', async () => {
    const view = await open('FNE10000');
    await view.shows('FNE10000');
    expect(main()).toContain('오늘은 17:00까지 열어요.');
    await waitFor(() => expect(part('[data-action="myBookings"]').textContent).toContain('다가오는 예약3건'));
    for (const [act, code] of [
      ['classes', 'FNE11100'],
      ['rooms', 'FNE21100'],
      ['myBookings', 'FNE50000'],
      ['openClass', 'FNE11110'],
    ] as const) {
      await view.user.click(await waitFor(() => part(`[data-action="${act}"]`)));
      await view.shows(code);
      go('/nie/FNE10000');
      await view.shows('FNE10000');
    }
  });

  test('before it opens it says that it opens today, on the day that its exhibitions begin', async () => {
    stopClock('2026-11-27T03:45:00+09:00');
    const view = await open('FNE10000', { query: {} });
    await view.shows('FNE10000');
    expect(main()).toContain('지금은 문을 닫았어요. 11월 27일 (금) 09:30에 열어요.');
    expect(main()).toContain('11월 27일 (금)부터');
  });

  test('on a Monday it says when it opens again; without the number it stands', async () => {
    stopClock('2026-11-23T10:00:00+09:00');
    const view = await open('FNE10000', { query: {} });
    await view.shows('FNE10000');
    expect(main()).toContain('오늘은 쉬는 날이에요. 11월 24일 (화) 09:30에 열어요.');
    await view.reply({ method: 'GET', path: path('comm/upcomingReserveCount'), status: 500, rawBody: 'no' });
    go('/nie/FNE11100');
    await view.shows('FNE11100');
    go('/nie/FNE10000');
    expect(await screen.findByText(/다섯 기후를 걷고\s숲에서 자요/)).toBeTruthy();
    expect(await button(/전시와 교육/)).toBeTruthy();
  });
});

describe('exhibits and classes', () => {
  test('(R919) are filtered by kind and age, kept in the address; nothing fits has a way out', async () => {
    const view = await open('FNE11100');
    await radio(view, '해설');
    await waitFor(() => expect(view.path()).toContain('FNE11100'));
    expect(window.location.search).toContain('kind=tour');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
    const empty = { status: 200, code: '0000', message: '', payload: null };
    const { payload } = await view.askJson('/wApi/nie/edu/getEduList');
    const body = { ...empty, payload: { ...payload, eduList: [] } };
    await view.reply({ method: 'GET', path: path('edu/getEduList'), body, times: 1 });
    go('/nie/FNE10000');
    await view.shows('FNE10000');
    await view.reply({ method: 'GET', path: path('edu/getEduList'), body, times: 1 });
    go('/nie/FNE11100?age=adult');
    await view.user.click(await button('조건 지우기'));
    expect(window.location.search).toBe('');
  });

  test('one class says for whom, when and for how much, and that I booked it; a full one cannot be booked', async () => {
    const view = await open('FNE11110', { query: { eduId: 'E12' } });
    await view.user.click(await button('예약 보기'));
    await view.shows('FNE51001');
    go('/nie/FNE11110?eduId=E07');
    expect(await button('마감')).toHaveProperty('disabled', true);
    expect(main()).toContain('30일 안에 남은 자리가 없어요.');
    go('/nie/FNE11110?eduId=E99');
    await view.user.click(await button('전시와 교육 보기'));
    await view.shows('FNE11100');
  });

  test('a class is booked with its guardian and told; the key stays where the answer was lost', async () => {
    const view = await visit('E05', '20261128', /^14:00/);
    expect([field('count-child').textContent, field('count-adult').textContent]).toEqual(['1명', '1명']);
    await view.reply({ method: 'POST', path: path('edu/reserveEdu'), drop: 'answer', times: 1 });
    await view.user.click(await button('예약하기'));
    await waitFor(() => view.shows('FNE51001'), { timeout: 8000 });
    expect(main()).toContain('예약했어요. 그날 입구에서');
    expect(pass().textContent).toContain('11월 28일 (토) 14:00~15:30');
    const sent = await posted(view, 'edu/reserveEdu');
    expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(sent[0]?.body).toMatchObject({
      eduId: 'E05',
      eduDe: '20261128',
      beginTime: '1400',
      agreStpulIdList: ['FNE_01'],
      pplList: [
        { knd: 'ADLT', cnt: 1 },
        { knd: 'CHLD', cnt: 1 },
      ],
    });
    const { payload } = await view.askJson('/wApi/noti/v1/notifications');
    expect(payload.results[0]).toMatchObject({ alrmTitl: '국립생태원을 예약했어요' });
  });

  test('the last place goes meanwhile, a day closes: both are said and read anew; booked twice leads to mine', async () => {
    const view = await visit('E04', '20261128', /^09:30/);
    expect(screen.getByText('1명까지 예약할 수 있어요.')).toBeTruthy();
    for (const [code, id] of [
      ['NIE_LEFT', 'left'],
      ['NIE_CLOSED', 'closed'],
    ] as const) {
      await refuse(view, 'edu/reserveEdu', code);
      await view.user.click(await button('예약하기'));
      await view.user.click(await confirmButton(id));
      await view.shows('FNE12000');
    }
    await view.user.click(await button('예약하기'));
    await view.shows('FNE51001');
    go('/nie/FNE11110?eduId=E12');
    await view.user.click(await button('예약하기'));
    await view.shows('FNE12000');
    await day(view, '20261121');
    await radio(view, /^11:00/);
    await box(view, /^\[필수/);
    await view.user.click(await button('예약하기'));
    await view.user.click(await confirmButton('twice'));
    await view.shows('FNE50000');
  });

  test('who missed two in a quarter cannot book for a month', async () => {
    const view = await open('FNE11110', { query: { eduId: 'E03' }, persona: 'employee' });
    await view.user.click(await button('예약하기'));
    await view.shows('FNE12000');
    await day(view, '20261128');
    await radio(view, /^14:00/);
    await box(view, /^\[필수/);
    await view.user.click(await button('예약하기'));
    await view.user.click(await confirmButton('blocked'));
  });

  test('cancelled until 17:00 of the day before, to the second; after that the pass stands without it', async () => {
    const view = await open('FNE50000');
    await view.user.click(await button(/숲길 해설/));
    expect(await screen.findByText('11월 20일 (금) 17:00까지 취소할 수 있어요.')).toBeTruthy();
    vi.setSystemTime(new Date('2026-11-20T17:00:00+09:00'));
    await view.user.click(await button('예약 취소하기'));
    await view.user.click(await confirmButton('cancelBooking'));
    await view.user.click(await confirmButton('cancelOver'));
    expect(await screen.findByText(/취소할 수 있는 시간이 지났어요/)).toBeTruthy();
    expect(pass().dataset.state).toBe('valid');
    vi.setSystemTime(new Date('2026-11-20T16:59:59+09:00'));
    go('/nie/FNE50000');
    await view.user.click(await button(/숲길 해설/));
    await view.user.click(await button('예약 취소하기'));
    await view.user.click(await confirmButton('cancelBooking'));
    await waitFor(() => expect(pass().dataset.state).toBe('cancelled'));
    await view.user.click(await button('다른 날로 예약하기'));
    await view.shows('FNE11110');
  });
});

/** A room for two for the night of the 3rd of December, as far as its programmes. */
async function room(which = /너구리방/): Promise<View> {
  const view = await open('FNE21100');
  await day(view, '20261203');
  await day(view, '20261204');
  await view.user.click(await button(which));
  await view.shows('FNE21110');
  await view.user.click(await button('프로그램 선택하기'));
  await view.shows('FNE21112');
  return view;
}
async function check(view: View): Promise<void> {
  await view.user.click(await button('다음'));
  await view.shows('FNE21114');
  await box(view, /^\[필수/);
  await view.user.click(await button('다음'));
}
async function kept(): Promise<View> {
  const view = await room();
  await box(view, /밤 곤충 탐사/);
  await check(view);
  await view.shows('FNE21115');
  return view;
}
async function pay(view: View, act: 'pay' | 'close' = 'pay', meanwhile = () => {}): Promise<void> {
  const press = async () => view.user.click(await button(/원 결제하기$/));
  await payAtGateway(view, { act, meanwhile, press });
  await view.shows('FNE21116');
}

describe('rooms', () => {
  test('nights and guests stay in the address; next Saturday one is left, a week is under repair', async () => {
    const view = await open('FNE21100');
    await day(view, '20261121');
    await day(view, '20261122');
    await button(/고라니방/);
    expect(screen.getAllByText('마감')).toHaveLength(7);
    expect(window.location.search).toBe('?begin=20261121&end=20261122&guests=2');
    await view.user.click(part('[data-part="calendar"] [data-action="next"]'));
    expect(part('[data-date="20261214"]').getAttribute('aria-disabled')).toBe('true');
  });

  test('a room is for so many; by its address alone it asks for dates; one that is gone leads to all', async () => {
    const nights = { begin: '20261203', end: '20261204', guests: '5' };
    const view = await open('FNE21110', { query: { roomId: 'R02', ...nights } });
    expect(await screen.findByText('이 객실은 4명까지 이용할 수 있어요.')).toBeTruthy();
    expect(await button('프로그램 선택하기')).toHaveProperty('disabled', true);
    go('/nie/FNE21110?roomId=R02');
    await view.user.click(await button('날짜 선택하기'));
    await view.shows('FNE21100');
    go('/nie/FNE21110?roomId=R99');
    await view.user.click(await button('객실 보기'));
    await view.shows('FNE21100');
  });

  test('at least one programme, and no two at a time', async () => {
    const view = await room();
    expect(await button('다음')).toHaveProperty('disabled', true);
    await box(view, /밤 곤충 탐사/);
    await box(view, /별빛 산책/);
    expect(await screen.findByText('고른 두 프로그램의 시간이 겹쳐요.')).toBeTruthy();
    expect(await button('다음')).toHaveProperty('disabled', true);
    await box(view, /별빛 산책/);
    await box(view, /아침 새 관찰/);
    expect(main()).toContain('객실 요금60,000원프로그램 요금30,000원결제 금액90,000원');
    await check(view);
    await view.shows('FNE21115');
    expect(main()).toContain('결제 금액90,000원');
  });

  test('(R819, R853, R920) verified, paid, confirmed and shown at the desk: one payment, in the ledger', async () => {
    const view = await kept();
    const had = await bank(view);
    expect(part('[role="timer"]').textContent).toContain('10:00');
    await pay(view);
    expect(main()).toContain('결제하고 예약했어요');
    expect(await bank(view)).toBe(had - 80_000);
    await view.user.click(await button('예약 보기'));
    await view.shows('FNE21117');
    expect(pass().textContent).toContain('너구리방');
    await view.user.click(await button('예약 보기'));
    await view.shows('FNE51002');
    const names = (await view.journal()).map((call) => call.path.replace('/nie/room/', ''));
    const stated = [
      'getUserInfo',
      'getRoomList',
      'getRoomDetail',
      'getRoomProgram',
      'acmdResveView',
      'confirm',
    ];
    for (const name of [...stated, 'paymentVerificationData', 'getAcmdAvailableDays'])
      expect(names).toContain(name);
    const totals = (await view.askJson('/_mocks/ledger')).totals;
    expect(Object.values(totals).every((sum) => sum === 0)).toBe(true);
  });

  test('taken between the room and its check it leads to others; a full programme back to them', async () => {
    const view = await room();
    await box(view, /밤 곤충 탐사/);
    await refuse(view, 'room/paymentVerificationData', 'NIE_LEFT');
    await check(view);
    await view.user.click(await confirmButton('left'));
    await view.shows('FNE21112');
    // What was chosen is there again.
    expect(await screen.findByRole('checkbox', { name: /밤 곤충 탐사/ })).toHaveProperty('checked', true);
    await refuse(view, 'room/paymentVerificationData', 'NIE_TAKEN');
    await check(view);
    await view.user.click(await confirmButton('taken'));
    await view.shows('FNE21100');
    expect(window.location.search).toBe('?begin=20261203&end=20261204&guests=2');
  });

  test('the price changed meanwhile: old and new are shown, and asked before anything is paid', async () => {
    const view = await room();
    await box(view, /별빛 산책/);
    await view.user.click(await button('다음'));
    await view.shows('FNE21114');
    await box(view, /^\[필수/);
    const dear = async () => {
      const { payload } = await view.askJson('/wApi/nie/comm/reservations');
      const held = payload.resveList.find(({ resveSttus }: { resveSttus: string }) => resveSttus === 'HOLD');
      const answer = await view.ask(`/wApi/nie/room/acmdResveView?resveNo=${held.resveNo}`);
      return answer.json();
    };
    await view.user.click(await button('다음'));
    await view.shows('FNE21115');
    const { payload } = await dear();
    const body = { status: 200, code: '0000', message: '', payload: { ...payload, payAmt: 75_000 } };
    await view.reply({ method: 'GET', path: path('room/acmdResveView'), body });
    go('/nie/FNE10000');
    await view.shows('FNE10000');
    go('/nie/FNE21115');
    expect(await screen.findByText('금액이 70,000원에서 75,000원으로 바뀌었어요.')).toBeTruthy();
    await view.user.click(await button('75,000원 결제하기'));
    const asked = await waitFor(() => part('dialog[open][data-msg="priceChanged"]'));
    expect(asked.textContent).toContain('바뀐 금액으로 예약할까요?');
    await view.user.click(part('dialog[open] [data-action="cancel"]'));
    expect(await posted(view, 'room/paymentVerificationData')).toHaveLength(1);
    // Agreed to, it is verified once more before the payment page: there the sum is the old one.
    await view.user.click(await button('75,000원 결제하기'));
    await view.user.click(await confirmButton('priceChanged'));
    await view.user.click(await confirmButton('price'));
  });

  test('an answer that nobody knows is asked for again, and never paid a second time', async () => {
    const view = await kept();
    const { payload } = await view.askJson('/wApi/nie/comm/reservations');
    const number = payload.resveList.at(-1).resveNo;
    const of = await view.askJson(`/wApi/nie/room/acmdResveView?resveNo=${number}`);
    const pending = { ...of, payload: { ...of.payload, resveSttus: 'PEND', expSS: null } };
    await view.reply({ method: 'POST', path: path('room/confirm'), body: pending, times: 1 });
    await pay(view);
    expect(main()).toContain('결제를 확인하고 있어요');
    expect(screen.queryByRole('button', { name: /결제하기$/ })).toBeNull();
    expect(await screen.findByText('결제하고 예약했어요', {}, { timeout: 4000 })).toBeTruthy();
    expect(await posted(view, 'room/paymentVerificationData')).toHaveLength(2);
  });

  test('(R920) paid later it is kept for a day; paid after that, the money comes back and it is said', async () => {
    const view = await kept();
    const had = await bank(view);
    await view.user.click(await button('나중에 결제하기'));
    await view.shows('FNE21117');
    expect(main()).toContain('11월 21일 (토) 10:00까지 결제하지 않으면 예약이 취소돼요.');
    await pay(view, 'pay', () => vi.setSystemTime(Date.now() + 24 * 3_600_000));
    expect(main()).toContain('결제한 금액은 모두 돌려드렸어요.');
    expect(await bank(view)).toBe(had);
    await view.user.click(await button('객실 다시 보기'));
    await view.shows('FNE21100');
  });

  test('closed at the payment page it is still there to be paid; a step without its draft is refused', async () => {
    const view = await open('FNE50000');
    await view.user.click(await button(/담비방/));
    await view.shows('FNE51002');
    expect(main()).toContain('15:00까지 결제하지 않으면');
    await pay(view, 'close');
    expect(main()).toContain('아직 결제하지 않았어요');
    await view.user.click(await button('예약 보기'));
    await view.shows('FNE51002');
    go('/nie/FNE21114');
    await view.user.click(await confirmButton('stepParamMissing'));
    await view.shows('FNE10000');
  });
});

describe('bookings', () => {
  test('(R921) stand by what is to be done; one cancelled says what came back', async () => {
    const view = await open('FNE50000');
    await view.shows('FNE50000');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      ...['결제를 기다려요', '다가오는 예약', '지난 예약'],
    ]);
    await view.user.click(await button(/수달방.*취소/));
    await waitFor(() => expect(pass().dataset.state).toBe('cancelled'));
    expect(pass().textContent).toContain('80,000원');
    go('/nie/FNE51002');
    await view.user.click(await button('내 예약 보기'));
    await view.shows('FNE50000');
  });

  test('who has booked nothing is led to what there is', async () => {
    const view = await open('FNE50000', { persona: 'foreigner' });
    await view.user.click(await button('국립생태원 보기'));
    await view.shows('FNE10000');
  });

  test.each([
    ['2026-12-21T23:59:59+09:00', '없음', 80_000],
    ['2026-12-22T00:00:00+09:00', '10%', 72_000],
    ['2026-12-23T00:00:00+09:00', '20%', 64_000],
  ])('(R921) cancelling a room at %s keeps %s', async (at, keeps, refund) => {
    const view = await open('FNE50000');
    await view.user.click(await button(/너구리방/));
    expect(await screen.findByText('12월 21일 (월)까지는 수수료 없이 취소할 수 있어요.')).toBeTruthy();
    vi.setSystemTime(new Date(at));
    const had = await bank(view);
    await view.user.click(await button('예약 취소하기'));
    await waitFor(() => expect(part('[aria-current="true"]').textContent).toContain(keeps));
    await view.user.click(await button('예약 취소'));
    await view.user.click(await confirmButton('cancelBooking'));
    await waitFor(() => expect(pass().dataset.state).toBe('cancelled'));
    expect(await bank(view)).toBe(had + refund);
  });

  test('the fee turns at midnight while one looks: refused, read anew; unknown, nothing is cancelled', async () => {
    const view = await open('FNE50000');
    await view.user.click(await button(/너구리방/));
    vi.setSystemTime(new Date('2026-12-21T23:59:59+09:00'));
    await view.user.click(await button('예약 취소하기'));
    await button('예약 취소');
    vi.setSystemTime(new Date('2026-12-22T00:00:00+09:00'));
    await view.user.click(await button('예약 취소'));
    await view.user.click(await confirmButton('cancelBooking'));
    await view.user.click(await confirmButton('fee'));
    await waitFor(() => expect(part('[aria-current="true"]').textContent).toContain('10%'));
    await view.reply({ method: 'GET', path: path('comm/cancelDate'), status: 500, rawBody: 'no' });
    go('/nie/FNE50000');
    await view.user.click(await button(/너구리방/));
    await view.user.click(await button('예약 취소하기'));
    expect(await screen.findByText(/수수료를 알 수 없어/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '예약 취소' })).toBeNull();
  });

  test('seen once, a booking stands offline with its time, kept encrypted', async () => {
    const view = await open('FNE50000');
    await view.user.click(await button(/너구리방/));
    await waitFor(() => expect(pass().dataset.state).toBe('valid'));
    const { pathname, search } = window.location;
    await view.reply({ method: 'GET', path: path('room/acmdResveView'), drop: true });
    go('/nie/FNE50000');
    await view.shows('FNE50000');
    go(pathname + search);
    expect(
      await screen.findByText('인터넷에 연결되지 않았어요. 11월 20일 (금) 10:00에 받은 예약이에요.'),
    ).toBeTruthy();
    expect(pass().dataset.state).toBe('valid');
    expect(screen.queryByRole('button', { name: '예약 취소하기' })).toBeNull();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('너구리');
  });
});
