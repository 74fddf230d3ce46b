import { screen, waitFor, within } from '@testing-library/react';
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

// A Friday morning: the next Saturday is tomorrow, the free day is Wednesday.
beforeEach(() => stopClock());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const open = openerOf({ manifest, screens, messages }, createMock);
type View = Awaited<ReturnType<typeof open>>;
const main = () => part('main').textContent ?? '';
const posted = async (view: View, path: string) =>
  (await view.journal()).filter((call) => call.method === 'POST' && call.path === path);
const bank = (view: View) => view.balance('bank:W000000001:12345601234567', 'KRW');

async function day(view: View, date: string): Promise<void> {
  await waitFor(() => part('[data-part="calendar"]'));
  if (date.slice(4, 6) !== '11') await view.user.click(part('[data-part="calendar"] [data-action="next"]'));
  await view.user.click(part(`[data-date="${date}"]`));
}
const step = async (view: View, of: string, which: RegExp) =>
  view.user.click(within(field(of).closest('fieldset') as HTMLElement).getByRole('button', { name: which }));
const choose = async (view: View, name: RegExp) =>
  view.user.click(await screen.findByRole('radio', { name }));

/** A car for a day of Gwangneung, as far as its check. */
async function car(view: View, { date = '20261202', window = /^오전/ } = {}): Promise<void> {
  await day(view, date);
  await choose(view, window);
  await choose(view, /^승용차/);
  await view.user.type(field('carNum'), '123 가4567');
  await view.user.click(await button('다음'));
}

async function agree(view: View, to: RegExp): Promise<void> {
  await view.shows('FGR50000');
  await view.user.click(await screen.findByRole('checkbox', { name: /^\[필수/ }));
  await view.user.click(await button(to));
}

async function pay(view: View, act: 'pay' | 'close' = 'pay', meanwhile = () => {}): Promise<void> {
  const press = () => agree(view, /결제하기$/);
  await payAtGateway(view, { act, meanwhile, press });
  await view.shows('FGR61000');
}
const pass = () => part('[data-part="pass"]');

describe('home', () => {
  test('says which site is open today, the next free day and my next booking; each opens', async () => {
    const view = await open('FGR10000');
    await view.shows('FGR10000');
    expect(main()).toContain('운영 중');
    expect(main()).toContain('11월 25일 (수)에는 광릉에 무료로 들어갈 수 있어요.');
    expect(await screen.findByText('다음 예약')).toBeTruthy();
    for (const [action, code] of [
      ['gwangneung', 'FGR20000'],
      ['sejong', 'FGR30000'],
      ['baekdu', 'FGR40000'],
      ['myBookings', 'FGR60000'],
      ['openNext', 'FGR61000'],
    ] as const) {
      await view.user.click(await waitFor(() => part(`[data-action="${action}"]`)));
      await view.shows(code);
      go('/abr/FGR10000');
      await view.shows('FGR10000');
    }
  });
});

describe('Gwangneung', () => {
  test('(R815) a day, a window, people and a car are held with exactly the fields of their block, paid and shown', async () => {
    const view = await open('FGR20000');
    const had = await bank(view);
    await day(view, '20261202');
    await choose(view, /^오전/);
    await choose(view, /^승용차/);
    await view.user.type(field('carNum'), '12가345');
    await view.user.tab();
    expect(await screen.findByText('차량 번호를 다시 확인해 주세요.')).toBeTruthy();
    expect(await button('다음')).toHaveProperty('disabled', true);
    await view.user.type(field('carNum'), '6');
    await step(view, 'count-adult', /늘리기/);
    expect(main()).toContain('5,000원');
    await view.reply({ method: 'POST', path: '/abr/gwangneung/reserve', drop: 'answer', times: 1 });
    await view.user.click(await button('다음'));
    await waitFor(() => view.shows('FGR50000'), { timeout: 8000 });
    const sent = await posted(view, '/abr/gwangneung/reserve');
    expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(sent.at(-1)?.body).toEqual({
      reservType: 'gwangneung_ticket',
      info: {
        userName: '김하늘',
        cellPhone: expect.any(String),
        carNum: '12가3456',
        choiceDate: '20261202',

        parkingTime: 'AM',
        productId: 'P01',
        productName: '승용차',
        isFreeDay: 'N',
      },
      pplList: [{ knd: 'ADLT', cnt: 2 }],
    });
    await pay(view);
    expect(pass().dataset.state).toBe('valid');
    expect(await bank(view)).toBe(had - 5000);
  });

  test('on a free day entry costs nothing and parking does; a full window says so', async () => {
    const view = await open('FGR20000');
    await day(view, '20261125');
    expect(await screen.findByText('이날은 무료로 들어갈 수 있어요. 주차료는 따로 내요.')).toBeTruthy();
    await choose(view, /^경차/);
    await waitFor(() => expect(main()).toMatch(/입장료무료주차료1,500원결제 금액1,500원/));
    await view.user.click(part('[data-date="20261121"]'));
    expect(await screen.findByText('오전 자리가 없어요. 오후는 1대 남았어요.')).toBeTruthy();
    for (const closed of ['20261123', '20261122']) {
      expect(part(`[data-date="${closed}"]`).getAttribute('aria-disabled')).toBe('true');
    }
  });

  test('booked already that day it leads to my bookings; the last place goes while one types', async () => {
    const view = await open('FGR20000');
    await car(view, { date: '20261121', window: /^오후/ });
    await view.user.click(await confirmButton('twice'));
    await view.shows('FGR60000');
    go('/abr/FGR20000');
    const body = { status: 200, code: 'ABR_LEFT', message: '', payload: null };
    await view.reply({ method: 'POST', path: '/abr/gwangneung/reserve', body, times: 1 });
    await day(view, '20261202');
    await choose(view, /^오전/);
    // What was chosen before is there again: it is of the same kind.
    expect(field('carNum').value).toBe('123가4567');
    await view.user.click(await button('다음'));
    await view.user.click(await confirmButton('left'));
    expect(view.path()).toBe('/abr/FGR20000');
  });

  test('plate and window are changed; a full window keeps the old one', async () => {
    const view = await open('FGR60000');
    await view.user.click(await button(/승용차/));
    await view.user.click(await button('차량과 시간 바꾸기'));
    expect(screen.queryByRole('radio', { name: /^오전/ })).toBeNull();
    const full = { status: 200, code: 'ABR_LEFT', message: '', payload: null };
    await view.reply({ method: 'POST', path: '/abr/gwangneung/update', body: full, times: 1 });
    await view.user.clear(field('carNum'));
    await view.user.type(field('carNum'), '99나1234');
    await view.user.click(await button('바꾸기'));
    await view.user.click(await confirmButton('left'));
    await view.user.click(await button('바꾸기'));
    await view.shows('FGR61000');
    await waitFor(() => expect(pass().textContent).toContain('99나1234'));
    expect(pass().textContent).toContain('오후 1:00~6:00');
  });
});

describe('Sejong', () => {
  test('(R816) a session and people; where the glasshouse is full the garden is half price', async () => {
    const view = await open('FGR30000');
    await day(view, '20261122');
    expect(await screen.findByRole('radio', { name: '16:00 · 4자리' })).toBeTruthy();
    await choose(view, /^정원만/);
    expect(await screen.findByText('온실 없이 정원만 반값으로 볼 수 있어요.')).toBeTruthy();
    await step(view, 'count-youth', /늘리기/);
    expect(main()).toContain('9,000원');
    await view.user.click(await button('다음'));
    await view.shows('FGR50000');
    expect((await posted(view, '/abr/sejong/reserve'))[0]?.body).toMatchObject({
      reservType: 'sejong_ticket',
      info: { tmNum: '0', selDt: '20261122', trRdate: '20261120', trPrice: 9000, trPaymentPrice: 4500 },
    });
    const had = await bank(view);
    await pay(view, 'pay', () => vi.setSystemTime(Date.now() + 10 * 60_000));
    expect(main()).toContain('결제한 금액을 돌려드렸어요');
    expect(await bank(view)).toBe(had);
  });

  test('(R817) a class is booked by group and number, within the places left; a free one needs no payment', async () => {
    const view = await open('FGR30000');
    await view.user.click(await button('교육 프로그램 보기'));
    await view.user.click(await button(/열대 온실 탐험/));
    await choose(view, /^단체/);
    await step(view, 'esTicketCnt', /늘리기/);
    await step(view, 'esTicketCnt', /늘리기/);
    expect(field('esTicketCnt').textContent).toBe('2명');
    go('/abr/FGR31000?eduIdx=S3');
    await waitFor(() => expect(main()).toContain('수목원 사진 산책'));
    await choose(view, /^가족/);
    await view.user.click(await button('다음'));
    await agree(view, /^예약하기$/);
    await view.shows('FGR61000');
    expect((await posted(view, '/abr/sejong/reserve')).at(-1)?.body).toMatchObject({
      reservType: 'sejong_edu',
      info: { eduIdx: 'S3', esTicketCnt: 1, esPaymentPrice: 0, esGroup: 'FAMILY' },
    });
    go('/abr/FGR31000?eduIdx=S9');
    await view.user.click(await button('교육 보기'));
    await view.shows('FGR31000');
  });
});

describe('Baekdu', () => {
  test('(R818) a class with rooms: enough of them, money of class and rooms apart', async () => {
    const view = await open('FGR40000', { query: { eduIdx: 'B1' } });
    await view.shows('FGR40000');
    await step(view, 'esTicketCnt', /늘리기/);
    await step(view, 'esTicketCnt', /늘리기/);
    expect(await screen.findByText(/인원보다 객실이 적어요/)).toBeTruthy();
    expect(await button('다음')).toHaveProperty('disabled', true);
    await choose(view, /^4인실/);
    expect(main()).toMatch(/교육비90,000원객실 요금60,000원결제 금액150,000원/);
    await view.user.click(await button('다음'));
    await view.shows('FGR50000');
    expect((await posted(view, '/abr/baekdu/reserve'))[0]?.body).toMatchObject({
      reservType: 'baekdu_edu',
      info: {
        eduIdx: 'B1',
        esRoomCheck: 'Y',
        esRoomType: 'R4',
        esRoomCnt: 1,

        esRoomMoney: 60_000,
        esTicketCnt: 3,
        esPaymentPrice: 150_000,
      },
    });
    go('/abr/FGR40000?eduIdx=B2');
    expect(await screen.findByText(/숙박 없이 교육만 예약할 수 있어요/)).toBeTruthy();
    await view.user.click(await button('다음'));
    await view.shows('FGR50000');
    const body = (await posted(view, '/abr/baekdu/reserve')).at(-1)?.body as { info: object };
    expect(body.info).toMatchObject({
      eduIdx: 'B2',
      esRoomCheck: 'N',
      esRoomType: '',
      esRoomCnt: 0,
      esRoomMoney: 0,
    });
  });
});

describe('bookings', () => {
  test('stand by coming and past; each says what became of it', async () => {
    const view = await open('FGR60000');
    await view.shows('FGR60000');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      '다가오는 예약',
      '지난 예약',
    ]);
    await view.user.click(await button(/휴원/));
    expect(await screen.findByText(/눈 때문에 휴원해요/)).toBeTruthy();
    expect(pass().textContent).toContain('10,000원');
    go('/abr/FGR61000');
    await view.user.click(await button('내 예약 보기'));
    await view.shows('FGR60000');
  });

  test('cancelling is free until the day before and 10 % on the day; refused once the window begins', async () => {
    const view = await open('FGR60000');
    const had = await bank(view);
    await view.user.click(await button(/승용차/));
    vi.setSystemTime(new Date('2026-11-21T12:59:00+09:00'));
    await view.user.click(await button('예약 취소하기'));
    await waitFor(() => expect(part('[aria-current="true"]').textContent).toContain('10%'));
    const cancel = async () => {
      await view.user.click(await button('예약 취소'));
      await view.user.click(await confirmButton('cancelBooking'));
    };
    await cancel();
    await waitFor(() => expect(pass().dataset.state).toBe('cancelled'));
    expect(await bank(view)).toBe(had + 4500);
    expect(pass().textContent).toContain('500원');
  });

  test('closed at the payment page, it waits for its payment; an old step leads to the first screen', async () => {
    const view = await open('FGR50000');
    await view.user.click(await confirmButton('stepParamMissing'));
    await view.shows('FGR10000');
    go('/abr/FGR20000');
    await car(view);
    await pay(view, 'close');
    expect(await button('4,000원 결제하기')).toBeTruthy();
    expect(part('[role="timer"]')).toBeTruthy();
  });
});

describe('test pages', () => {
  test('(R928) a developer sends a read of each group and sees the answer', async () => {
    const view = await open('AbrTestCall', { persona: 'developer' });
    await view.shows('AbrTestCall');
    for (const name of [
      'public/today',
      'base/reservations',
      'gwangneung/days',
      'sejong/days',
      'baekdu/eduList',
    ]) {
      await choose(view, new RegExp(`^${name}$`));
      await view.user.click(await button('보내기'));
      await waitFor(() => expect(screen.getByRole('heading', { name })).toBeTruthy());
    }
    expect(main()).toContain('가든스테이');
  });

  test('(R841, R842, E57) each kind that is set leaves its own block alone', async () => {
    const view = await open('AbrTestCall2', { persona: 'developer' });
    for (const kind of ['sejong_edu', 'gwangneung_ticket'] as const) {
      await view.user.click(await button(kind));
      const block = () =>
        within(screen.getByRole('heading', { name: kind }).closest('section') as HTMLElement);
      await waitFor(() => expect(block().queryByText('비어 있음')).toBeNull());
      expect(screen.getAllByText('비어 있음')).toHaveLength(24 - (kind === 'sejong_edu' ? 4 : 8));
    }
    expect(main()).toContain('"12가3456"');
  });
});
