import { screen, waitFor } from '@testing-library/react';
import { addDays } from '@wallet/kit/format';
import { currentSession } from '@wallet/kit/session';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { button, confirmButton, dialog, field, go, open, part, stopClock } from '../../testing/openScreen.ts';

beforeEach(() => stopClock());
afterEach(() => {
  vi.useRealTimers();
});

const checkIn = '20261130';
const draft = {
  intentId: 'intent-of-this-test',
  roomId: 'F01R3',
  checkIn,
  checkOut: addDays(checkIn, 1),
  agreedTerms: ['FTR_BOOK_01', 'FTR_BOOK_02'],
  guests: 2,
  cars: 1,
  bookerName: '김하늘',
  bookerPhone: '01055551201',
  needs: [],
  request: '',
};

/** Opens a step with what the steps before it have kept. */
async function openStep(code: string, changes: Partial<typeof draft> = {}) {
  const view = await open('FTR81090');
  await view.shows('FTR81090');
  await currentSession().setStepParam('forest.booking', { ...draft, ...changes });
  go(`/forest/${code}`);
  await view.shows(code);
  return view;
}

const keptDraft = async () => JSON.stringify(await currentSession().readStepParam('forest.booking'));

/** The page's own turn to the payment company, which no test follows. */
const leaves = () => vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);

const ordersIn = async (view: Awaited<ReturnType<typeof open>>) =>
  (await view.journal()).filter(({ method, path }) => method === 'POST' && path === '/forest/v1/bookings');

describe('the steps', () => {
  test('a step opened out of turn is refused', async () => {
    await open('FTR51002');
    expect(await dialog('stepParamMissing')).toBeTruthy();
  });

  test('what is typed is kept at once, so that a killed WebView loses nothing', async () => {
    const view = await openStep('FTR51001');
    await view.user.clear(screen.getByLabelText(/^이름/));
    await view.user.type(screen.getByLabelText(/^이름/), '박나무');
    await view.user.click(screen.getByRole('checkbox', { name: /유아용 침대/ }));
    await waitFor(async () => expect(await keptDraft()).toContain('박나무'));
    await waitFor(async () => expect(await keptDraft()).toContain('CRIB'));
    expect(JSON.stringify({ ...localStorage })).not.toContain('박나무');
  });

  test('a wrong phone number is told under its field', async () => {
    const view = await openStep('FTR51001', { bookerPhone: '02' });
    await view.user.click(await button('다음'));
    expect(document.querySelector('[data-msg="invalidPhone"]')).toBeTruthy();
    expect(view.path()).toBe('/forest/FTR51001');
  });

  test('guests stop at what the room takes, and the price is told night by night', async () => {
    const view = await openStep('FTR51000', { guests: 5 });
    const [plus] = document.querySelectorAll<HTMLElement>('[data-action="increase"]');
    await view.user.tripleClick(plus as HTMLElement);
    expect(field('guests').textContent).toBe('6명');
    expect(screen.getAllByText(/14,000/).length).toBeGreaterThan(0);
  });
});

describe('paying', () => {
  test('books once, starts the payment, and goes to its page', async () => {
    const assign = leaves();
    const view = await openStep('FTR51002');
    await view.user.dblClick(await button(/결제하기/));
    await waitFor(() =>
      expect(assign).toHaveBeenCalledWith(expect.stringMatching(/^\/_mocks\/pg\/pay\?token=/)),
    );
    const orders = await ordersIn(view);
    expect(orders).toHaveLength(1);
    expect(orders[0]?.headers['idempotency-key']).toBe('intent-of-this-test');
    expect(orders[0]?.body).toMatchObject({ roomId: 'F01R3', ckinYmd: checkIn, prsnCnt: 2, totAmt: 14000 });
  });

  test('a connection cut after the booking neither loses nor doubles it', async () => {
    const assign = leaves();
    const view = await openStep('FTR51002');
    await view.reply({ method: 'POST', path: '/forest/v1/bookings', drop: 'answer', times: 1 });
    await view.user.click(await button(/결제하기/));
    await waitFor(() => expect(assign).toHaveBeenCalled(), { timeout: 8000 });
    const keys = (await ordersIn(view)).map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual(['intent-of-this-test', 'intent-of-this-test']);
    // Coming back later, the one booking waits with its payment.
    go('/forest/FTR61000');
    await view.shows('FTR61000');
    expect(await screen.findAllByRole('button', { name: '결제 이어하기' })).toHaveLength(1);
  });

  test('a night sold out meanwhile leads back to the calendar, and nothing is lost', async () => {
    const view = await openStep('FTR51002', { bookerName: '박나무' });
    await view.reply({
      method: 'POST',
      path: '/forest/v1/bookings',
      body: { status: 200, code: 'FTR_SOLD_OUT', message: '마감', payload: null },
      times: 1,
    });
    await view.user.click(await button(/결제하기/));
    await view.user.click(await confirmButton('soldOut'));
    await view.shows('FTR41500');
    expect(view.path()).toContain('soldOut=Y');
    expect(document.querySelector('[data-msg="soldOut"]')).toBeTruthy();
    expect(await keptDraft()).toContain('박나무');
  });

  test('an address that is no place to pay is not gone to', async () => {
    const assign = leaves();
    const view = await openStep('FTR51002');
    await view.reply({
      method: 'POST',
      path: '/forest/v1/bookings/{bookingNo}/payment',
      body: { status: 200, code: '0000', message: '', payload: { payUrl: '//pay.example' } },
    });
    await view.user.click(await button(/결제하기/));
    expect(await dialog('badPayAddress')).toBeTruthy();
    expect(assign).not.toHaveBeenCalled();
  });

  test('leaving while the payment is being started is asked about', async () => {
    const assign = leaves();
    const view = await openStep('FTR51002');
    await view.reply({ method: 'POST', path: '/forest/v1/bookings', delayMs: 300, times: 1 });
    await view.user.click(await button(/결제하기/));
    await view.user.click(part('[data-action="back"]'));
    expect(await dialog('leavePayment')).toBeTruthy();
    // What is on its way comes to its end here, and not in the page of another file.
    await waitFor(() => expect(assign).toHaveBeenCalled());
    expect(document.querySelector('dialog[data-msg="leavePayment"]')).toBeNull();
  });
});

const wireBooking = {
  bkngNo: 'FB1',
  forestId: 'F01',
  forestNm: '가온숲',
  forestEngNm: 'Gaon',
  roomId: 'F01R3',

  roomNm: '계곡 데크',
  roomEngNm: 'Deck',
  imgCd: 'DECK',
  ckinYmd: checkIn,
  ckutYmd: draft.checkOut,

  prsnCnt: 2,
  carCnt: 1,
  bkrNm: '김하늘',
  bkrMtlno: '01055551201',
  needCdList: [],
  reqCtnt: '',

  nightList: [{ ymd: checkIn, amt: 14000 }],
  totAmt: 14000,
  bkngStcd: 'HOLD',
  payStcd: 'PEND',

  hldExprDttm: '20991231235959',
  bkngDttm: '20261120100000',
  cnclFeeAmt: null,
  cnclRfndAmt: null,
};

describe('coming back from the payment page', () => {
  async function comeBack(wire: object, query: Record<string, string> = {}) {
    const view = await open('FTR81090');
    await view.shows('FTR81090');
    await view.reply({
      method: 'GET',
      path: '/forest/v1/bookings/FB1',
      body: { status: 200, code: '0000', message: '', payload: { ...wireBooking, ...wire } },
    });
    go(`/forest/returnUrl?${new URLSearchParams({ bookingNo: 'FB1', ...query })}`);
    await view.shows('returnUrl');
    return view;
  }

  test.each([
    [{ bkngStcd: 'PAID', payStcd: 'PAID' }, '예약을 완료했어요', 'success'],
    [{ payStcd: 'RFSD' }, '결제가 승인되지 않았어요', 'failure'],
    [{ payStcd: 'CLSD' }, '결제를 취소했어요', 'failure'],
    [{ bkngStcd: 'EXPR', payStcd: 'PEND', hldExprDttm: null }, '결제 시간이 지났어요', 'failure'],
    [{}, '결제 결과를 확인하고 있어요', 'pending'],
  ])('(R729) %o is told as it is, whatever the address says', async (wire, title, kind) => {
    await comeBack(wire, { result: 'paid' });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(document.querySelector('[data-result]')?.getAttribute('data-result')).toBe(kind);
  });

  test('a refused payment can be tried again with the same booking', async () => {
    const view = await comeBack({ payStcd: 'RFSD' });
    const assign = leaves();
    await view.reply({
      method: 'POST',
      path: '/forest/v1/bookings/FB1/payment',
      body: { status: 200, code: '0000', message: '', payload: { payUrl: 'https://pay.example/1' } },
    });
    await view.user.click(await button('결제 이어하기'));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/1'));
    expect(await ordersIn(view)).toHaveLength(0);
  });

  test('without a booking it shows the way to all of them', async () => {
    const view = await open('returnUrl');
    await view.shows('returnUrl');
    await view.user.click(await button('예약 내역 보기'));
    await view.shows('FTR61000');
  });
});

describe('cancelling', () => {
  test('says what it costs, asks, and shows what comes back', async () => {
    const view = await openStep('FTR51002');
    leaves();
    await view.user.click(await button(/결제하기/));
    await waitFor(async () => expect(await ordersIn(view)).toHaveLength(1));
    go('/forest/FTR61000');
    await view.shows('FTR61000');
    await view.user.click((await screen.findAllByRole('button', { name: /자연휴양림/ }))[0] as HTMLElement);
    await view.shows('FTR61110');
    await view.user.click(await button('예약 취소'));
    await view.shows('FTR61120');
    expect(screen.getByText(/아직 결제하지 않은 예약/)).toBeTruthy();
    await view.user.click(await button('예약 취소'));
    await view.user.click(await confirmButton('cancelBooking'));
    await view.shows('FTR61110');
    expect(await screen.findByText('취소됨')).toBeTruthy();
  });
});

test('an API that answers nonsense leaves a page with a way on', async () => {
  const view = await open('FTR81090');
  await view.shows('FTR81090');
  await view.reply({ method: 'GET', path: '/forest/v1/bookings', rawBody: '{"status":200,' });
  go('/forest/FTR61000');
  await view.shows('FTR61000', 'error');
  expect(document.querySelector('[data-action="retry"]')).toBeTruthy();
});
