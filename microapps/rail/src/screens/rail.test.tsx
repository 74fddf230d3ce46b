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

// A Friday morning; the member goes to Busan for two tomorrow, and one ticket waits as a gift for the employee.
beforeEach(() => stopClock());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

async function open(at: string, persona = 'member', query: Record<string, string> = {}) {
  const mock = createMock();
  const net = { isOff: false };
  const backend = {
    fetch: (request: Request) =>
      net.isOff && request.url.includes('/rail/')
        ? Promise.reject(new TypeError('cut'))
        : mock.fetch(request),
  };
  const view = await openerOf({ manifest, screens, messages }, () => backend)(at, { persona, query });
  const bank = () => view.balance('bank:W000000001:12345601234567', 'KRW');
  return { ...view, bank, net };
}
type View = Awaited<ReturnType<typeof open>>;

const API = '/wApi/rail/api/v1';
const trip = { from: '0001', to: '0011', date: '20261123', hour: '00', people: '11' };
const main = () => part('main').textContent;
const pass = () => part('[data-part="pass"]');
const seat = (id: string) => part(`[data-part="seat"][data-seat="${id}"]`);
const freeSeats = () =>
  [...document.querySelectorAll<HTMLElement>('[data-part="seat"][data-state="free"]')].map(
    ({ dataset }) => dataset.seat ?? '',
  );
const chosenSeats = () =>
  [...document.querySelectorAll<HTMLElement>('[data-part="seat"][data-state="chosen"]')].map(
    ({ dataset }) => dataset.seat,
  );

/** From the trains of a day to the seats of one of them, for two. */
async function seatsOf(train: RegExp, query: Record<string, string> = {}, persona = 'member'): Promise<View> {
  const view = await open('FKS30000', persona, { ...trip, ...query });
  await view.user.click(await button(train));
  await view.user.click(await button('좌석 선택하기'));
  await view.shows('FKS40000');
  await waitFor(() => expect(freeSeats().length).toBeGreaterThan(2));
  return view;
}

/** Two seats that are chosen for the customer, held. */
async function held(query: Record<string, string> = {}): Promise<View> {
  const view = await seatsOf(/^10:34/, query);
  await view.user.click(await button('알아서 골라 주세요'));
  await view.user.click(await button('이 좌석으로 예매하기'));
  await view.shows('FKS41000');
  return view;
}

/** Goes to the payment company, where a button is pressed, and back to where it leads. */
async function pay(view: View, act: 'pay' | 'refuse' | 'close' = 'pay', meanwhile = () => {}): Promise<void> {
  const press = async () => {
    await view.user.click(await screen.findByRole('checkbox', { name: /^\[필수/ }));
    await view.user.click(await button(/결제하기$/));
  };
  await payAtGateway(view, { act, meanwhile, press });
}

describe('choosing a trip', () => {
  test('(R821, R822, R926) one adult from Seoul to Busan; stations by initials, favourites, day and passengers', async () => {
    const view = await open('FKS10000', 'visitor');
    await view.shows('FKS10000');
    expect(main()).toContain('어른 1명');
    expect(main()).not.toContain('다음 열차');
    await view.user.click(await screen.findByRole('button', { name: /^도착역/ }));
    await view.shows('FKS21000');
    await view.user.type(field('station'), 'ㄷㄷ');
    await view.user.click(screen.getByRole('button', { name: '동대구 즐겨찾기' }));
    await view.user.click(screen.getByRole('button', { name: '동대구' }));
    await view.shows('FKS10000');
    await view.user.click(await button('출발역과 도착역 바꾸기'));
    await view.user.click(part('[data-action="chooseFrom"]'));
    await view.shows('FKS21000');
    expect(screen.getByRole('heading', { name: '즐겨찾는 역' })).toBeTruthy();
    await view.user.click((await screen.findAllByRole('radio', { name: '서울' }))[0] as HTMLElement);
    await view.shows('FKS10000');
    expect(main()).toContain('출발역서울');
    await view.user.click(await button(/^가는 날/));
    await view.shows('FKS21000');
    await view.user.click(part('[data-date="20261124"]'));
    await view.user.click(screen.getByRole('radio', { name: '9시 이후' }));
    await view.user.click(await button(/11월 24일 \(화\) · 9시 이후/));
    await view.user.click(await button(/^승객/));
    await view.shows('FKS21000');
    for (let more = 0; more < 9; more += 1)
      await view.user.click(
        within(field('count-1').closest('fieldset') as HTMLElement).getByRole('button', { name: /늘리기/ }),
      );
    expect(screen.getByText('한 번에 9명까지 예매할 수 있어요.')).toBeTruthy();
    await view.user.click(await button('이대로 선택하기'));
    await view.user.click(await button('열차 조회하기'));
    await view.shows('FKS30000');
    expect(main()).toContain('서울 → 동대구11월 24일 (화) · 9명');
    go('/rail/FKS10000');
    await view.user.click(await button('서울 → 동대구'));
    await view.shows('FKS30000');
  });

  test('(R923) a discount is proved before it is booked: refused, then accepted, and told until when', async () => {
    const view = await open('FKS21000', 'member', { pick: 'people' });
    await view.shows('FKS21000');
    const more = within(field('count-6').closest('fieldset') as HTMLElement);
    await view.user.click(more.getByRole('button', { name: /늘리기/ }));
    await view.user.type(field('proof-6'), '12340000');
    await view.user.click(await button('자격 확인하기'));
    await view.user.click(await confirmButton('proofRefused'));
    await view.user.clear(field('proof-6'));
    await view.user.type(field('proof-6'), '12345679');
    await view.user.click(await button('자격 확인하기'));
    expect(await screen.findByText('확인했어요. 2026.11.22까지 할인받을 수 있어요.')).toBeTruthy();
    // Three days on the proof of two days is over.
    go(`/rail/FKS40000?${new URLSearchParams({ ...trip, people: '6', train: '019', class: 'general' })}`);
    await waitFor(() => expect(freeSeats().length).toBeGreaterThan(1));
    await view.user.click(seat(freeSeats()[0] ?? ''));
    await view.user.click(await button('이 좌석으로 예매하기'));
    await view.user.click(await confirmButton('proofEnds'));
  });

  test('(R927) notices and what holds trains up stand on the first screen; they may fail alone', async () => {
    const view = await open('FKS10000');
    await view.user.click(await button(/경부선 일부 열차가 늦어지고 있어요/));
    expect(await screen.findByText(/선로 점검으로/)).toBeTruthy();
    expect(await screen.findByText('환불 수수료 안내')).toBeTruthy();
    expect((await button(/^서울 → 부산.*다음 열차/)).textContent).toContain('11월 21일 (토) 10:34');
    expect((await button(/^내 승차권/)).textContent).toContain('3장');
  });
});

describe('trains and seats', () => {
  test('(R924, R927) late, full, stopped and sold-out trains say so; by day and by time; where to change', async () => {
    const view = await open('FKS30000', 'visitor', trip);
    await view.shows('FKS30000');
    const row = (time: string) =>
      screen.getAllByRole('listitem').find((one) => one.textContent?.startsWith(time))?.textContent;
    expect(screen.getAllByRole('listitem')).toHaveLength(30);
    expect(row('10:34')).toMatch(/10:34 → 13:12KTX 019 · 2시간 38분59,800원\d+석/);
    expect(row('06:24')).toContain('35분 지연');
    expect(row('09:23')).toContain('입석만');
    // Nobody sits there: places are people.
    expect(row('09:23')).toMatch(/\d명/);
    expect(row('12:21')).toContain('운행 중지');
    await view.user.click(screen.getByRole('radio', { name: '저녁 6시부터' }));
    await waitFor(() => expect(row('10:34')).toBeUndefined());
    await view.user.click(await button('다음 날 24일 (화)'));
    await waitFor(() => expect(main()).toContain('11월 24일 (화)'));
    go(`/rail/FKS30000?${new URLSearchParams({ ...trip, from: '0015' })}`);
    // (L10) Both parts of the way lead to their trains.
    expect(await button('서울 → 부산 열차 보기')).toBeTruthy();
    await view.user.click(await button('강릉 → 서울 열차 보기'));
    await waitFor(() => expect(main()).toContain('강릉 → 서울'));
    expect(screen.queryByRole('button', { name: '강릉 → 서울 열차 보기' })).toBeNull();
    go('/rail/FKS30000?from=0001');
    expect(await screen.findByText('여행을 다시 골라 주세요')).toBeTruthy();
  });

  test('a class has its fare for those who travel; its stops unfold', async () => {
    const view = await open('FKS30000', 'visitor', { ...trip, people: '127' });
    await view.user.click(await button(/^10:34/));
    const sheet = part('[data-part="train"]');
    // 59,800 and a half of it, and a quarter.
    await waitFor(() => expect(sheet.textContent).toContain('104,650원'));
    await view.user.click(screen.getByRole('radio', { name: /특실 · 83,700원/ }));
    expect(sheet.textContent).toContain('176,350원');
    expect(within(sheet).getByText('정차역').closest('details')?.textContent).toContain('대전');
  });

  test('seats have names with what counts, and a visitor comes back from signing in with those chosen', async () => {
    const view = await seatsOf(/^10:34/, {}, 'visitor');
    expect(seat(freeSeats()[0] ?? '').getAttribute('aria-label')).toMatch(/호차 \d+[A-D], .*(창가|통로)/);
    await view.user.click(await button('알아서 골라 주세요'));
    const seats = chosenSeats();
    expect(seats).toHaveLength(2);
    await view.user.click(await button('이 좌석으로 예매하기'));
    await waitFor(() => expect(part('[data-msg="loginGuide"]')).toBeTruthy());
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    await view.user.click(part('[data-msg="loginGuide"] [data-action="cancel"]'));
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    const login = new URL(String(assign.mock.calls[0]?.[0]), 'http://localhost');
    go(login.searchParams.get('returnPath') ?? '');
    await waitFor(() => expect(chosenSeats()).toEqual(seats));
  });

  test('a seat that somebody else took meanwhile: the nearest ones stand chosen in its place', async () => {
    const view = await seatsOf(/^10:34/);
    await view.user.click(await button('알아서 골라 주세요'));
    const seats = chosenSeats();
    const scarNo = /^(\d)호차/.exec(seat(seats[0] ?? '').getAttribute('aria-label') ?? '')?.[1];
    await view.as('foreigner');
    await view.askJson(`${API}/ticket-reservation`, {
      trnNo: '019',
      runYmd: '20261123',
      dptStnCd: '0001',
      arvStnCd: '0011',
      cls: 'G',
      scarNo,

      seatList: [seats[0]],
      psgrList: [{ psgrCd: '1', cnt: 1 }],
    });
    await view.as('member');
    await view.user.click(await button('이 좌석으로 예매하기'));
    await view.user.click(await confirmButton('seatGone'));
    expect(await screen.findByText('옆 좌석을 골라 뒀어요.')).toBeTruthy();
    await waitFor(() => expect(chosenSeats()).toHaveLength(2));
    expect(chosenSeats()).not.toContain(seats[0]);
    await view.user.click(await button('이 좌석으로 예매하기'));
    await view.shows('FKS41000');
  });

  test.each([
    ['more than nine at once', { psgrCd: '1', cnt: 9 }, { psgrCd: '2', cnt: 1 }, 'RAIL_LIMIT'],
    ['a small child without an adult', { psgrCd: '7', cnt: 1 }, { psgrCd: '2', cnt: 1 }, 'RAIL_ADULT'],
    ['a discount without its proof', { psgrCd: '1', cnt: 1 }, { psgrCd: '4', cnt: 1 }, 'RAIL_PROOF'],
  ])('%s is refused by the service, too', async (_, one, other, code) => {
    const view = await open('FKS10000');
    const body = {
      trnNo: '019',
      runYmd: '20261123',
      dptStnCd: '0001',
      arvStnCd: '0011',
      cls: 'G',
      scarNo: '5',

      seatList: [],
      psgrList: [one, other],
    };
    expect(await view.askJson(`${API}/ticket-reservation`, body)).toMatchObject({ code });
  });

  test('a full train sells places to stand, fifteen per cent off', async () => {
    const view = await open('FKS30000', 'member', trip);
    await view.user.click(await button(/^09:23/));
    await view.user.click(await button('좌석 선택하기'));
    await view.user.click(await button('입석으로 예매하기'));
    await view.shows('FKS41000');
    expect(main()).toContain('4호차 입석');
    expect(main()).toContain('101,660원');
  });
});

describe('paying', () => {
  test('(M9) what a return costs is shown before paying, and what of this booking is kept at once', async () => {
    // Tomorrow is a Saturday.
    await held({ date: '20261121' });
    const now = part('[data-part="cancelFees"] [aria-current="true"]');
    expect(now.textContent).toContain('5%, 최소 400원');
    expect(main()).toContain('지금 결제하고 바로 환불하면 수수료 5,980원을 빼고 113,620원을 돌려받아요.');
  });

  test('(L10) a passenger without a discount on that day is told so', async () => {
    const view = await held({ date: '20261121' });
    await view.user.click(part('[data-field="passenger-1"]'));
    await view.user.click(await screen.findByText('경로 (65세 이상)'));
    expect(await screen.findByText('경로 (65세 이상) 할인은 이 열차에 없어요.')).toBeTruthy();
  });

  test('(L10) a proof that is missing is asked for here: what was agreed to stays', async () => {
    const view = await held();
    await view.user.click(await screen.findByRole('checkbox', { name: /^\[필수/ }));
    await view.user.click(part('[data-field="passenger-1"]'));
    await view.user.click(await screen.findByText('국가유공자'));
    await view.user.click(await confirmButton('proof'));
    await view.user.type(field('proof-6'), '１２３４５６７８');
    await view.user.click(await button('자격 확인하기'));
    await waitFor(() => expect(main()).toContain('89,700원'));
    const agreed = await screen.findByRole('checkbox', { name: /^\[필수/ });
    expect((agreed as HTMLInputElement).checked).toBe(true);
  });

  test('(R922, R923) held for ten minutes; a child in a seat costs half; paid, issued, told and in the ledger', async () => {
    const view = await held();
    const had = await view.bank();
    expect(part('[role="timer"]').textContent).toContain('10:00');
    expect(main()).toContain('119,600원');
    await view.user.click(part('[data-field="passenger-1"]'));
    await view.user.click(await screen.findByText('어린이 (6~12세)'));
    await waitFor(() => expect(main()).toContain('89,700원'));
    await pay(view);
    await view.shows('FKS50000');
    expect(main()).toContain('기차표를 예매했어요');
    expect(await view.bank()).toBe(had - 89_700);
    const { payload } = await view.askJson('/wApi/noti/v1/notifications');
    expect(payload.results[0]).toMatchObject({ alrmTitl: '기차표를 예매했어요' });
    await view.user.click(await button('승차권 보기'));
    await view.shows('FKS61000');
    expect(pass().dataset.state).toBe('valid');
  });

  test('declined or left, the seats are still held and can be paid; a link of an older page pays no more', async () => {
    const view = await held();
    await pay(view, 'refuse');
    expect(await screen.findByText('결제가 거절됐어요')).toBeTruthy();
    await view.user.click(await button('다시 결제하기'));
    await view.shows('FKS41000');
    vi.restoreAllMocks();
    await pay(view, 'close');
    expect(await screen.findByText('결제하지 않았어요')).toBeTruthy();
    go('/rail/FKS60000');
    await view.user.click(await button(/결제 대기/));
    await view.shows('FKS41000');
    await view.user.click(await button('예매 취소하기'));
    await view.shows('FKS10000');
  });

  test('the hold runs out while paying: the money is back, and that is said', async () => {
    const view = await held();
    const had = await view.bank();
    await pay(view, 'pay', () => vi.setSystemTime(Date.now() + 10 * 60_000));
    expect(await screen.findByText('결제는 됐지만 좌석을 잡지 못했어요')).toBeTruthy();
    expect(await view.bank()).toBe(had);
  });

  test('two WebViews hold the same seats: the newer hold counts, the older one pays no more', async () => {
    const view = await held();
    const older = window.location.search;
    const seats = main()?.match(/\d호차 \d+[A-D]/g) ?? [];
    await view.askJson(
      `${API}/ticket-reservation`,
      {
        trnNo: '019',
        runYmd: '20261123',
        dptStnCd: '0001',
        arvStnCd: '0011',
        cls: 'G',

        scarNo: seats[0]?.[0],
        seatList: seats.slice(0, 2).map((one) => one.split(' ')[1]),
        psgrList: [{ psgrCd: '1', cnt: 2 }],
      },
      'other-webview',
    );
    await view.user.click(await screen.findByRole('checkbox', { name: /^\[필수/ }));
    await view.user.click(await button(/결제하기$/));
    await view.user.click(await confirmButton('late'));
    await view.shows('FKS10000');
    go(`/rail/FKS41000${older}`);
    expect(await screen.findByText('결제할 예매가 없어요')).toBeTruthy();
  });

  test('the answers of hold and issue are lost: asked again, nothing is booked or issued twice', async () => {
    const view = await seatsOf(/^10:34/);
    for (const path of ['/rail/api/v1/ticket-reservation', '/rail/api/v1/ticket-settlementIssue'])
      await view.reply({ method: 'POST', path, drop: 'answer', times: 1 });
    await view.user.click(await button('알아서 골라 주세요'));
    await view.user.click(await button('이 좌석으로 예매하기'));
    await waitFor(() => view.shows('FKS41000'), { timeout: 8000 });
    await pay(view);
    // (M10) The answer after paying is lost: nobody is asked to pay again.
    expect(
      await screen.findByText('결제했다면 그대로 예매돼요. 다시 결제하지 말고 연결된 뒤에 확인해 주세요.'),
    ).toBeTruthy();
    await view.user.click(await button('다시 확인하기'));
    await view.shows('FKS50000');
    const { payload } = await view.askJson(`${API}/ticket-list`);
    expect(
      payload.bkngList.filter(
        (one: Record<string, string>) => one.trnNo === '019' && one.runYmd === '20261123',
      ),
    ).toHaveLength(1);
  });

  test('a payment that is not known yet is asked about in vain five times, then it is up to the customer', async () => {
    const view = await held();
    const { payload } = await view.askJson(`${API}/ticket-list`);
    const held1 = payload.bkngList.find(({ bkngStt }: { bkngStt: string }) => bkngStt === 'HOLD');
    go(`/rail/ReceiveKBPay?orderId=${held1.bkngNo}&result=paid`);
    expect(await screen.findByText('결제를 확인하고 있어요')).toBeTruthy();
    expect(await screen.findByText('결제가 아직 확인되지 않았어요', {}, { timeout: 15_000 })).toBeTruthy();
  }, 20_000);
});

const giveBack = async (view: View) => {
  await view.user.click(await button('예약 취소'));
  await view.user.click(await confirmButton('cancelBooking'));
};

describe('tickets', () => {
  test('(R924) stand by what comes; a stopped train gave all back, a late one a part, by themselves', async () => {
    const view = await open('FKS60000');
    await view.shows('FKS60000');
    const heads = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(heads).toEqual(['다가오는 여행', '지난 여행', '환불한 승차권']);
    expect((await button(/다음 열차/)).textContent).toContain('5호차 5A, 5호차 5B');
    await view.user.click(await button(/운행 중지/));
    expect(await screen.findByText('운행이 중지돼 전액 돌려드렸어요.')).toBeTruthy();
    expect(pass().textContent).toContain('59,800원');
    go('/rail/FKS60000');
    await view.user.click(await button(/11월 18일/));
    expect(await screen.findByText('열차가 늦어 7,475원을 돌려드렸어요.')).toBeTruthy();
  });

  test('a visitor is asked to sign in', async () => {
    const view = await open('FKS60000', 'visitor');
    await view.user.click(await button('로그인하기'));
    await waitFor(() => expect(part('[data-msg="loginGuide"]')).toBeTruthy());
  });

  test('(R922) one of two is returned on the day before a Saturday: 5 % kept, the other stays good', async () => {
    const view = await open('FKS60000');
    await view.user.click(await button(/다음 열차/));
    await view.shows('FKS61000');
    const had = await view.bank();
    await view.user.click(await button('환불하기'));
    await view.user.click(await screen.findByRole('checkbox', { name: /5B/ }));
    await waitFor(() => expect(part('[aria-current="true"]').textContent).toContain('5%'));
    await waitFor(() => expect(main()).toContain('56,810원'));
    await giveBack(view);
    await waitFor(() => expect(pass().dataset.state).toBe('cancelled'));
    expect(await view.bank()).toBe(had + 56_810);
    await view.user.click(screen.getByRole('radio', { name: '5호차 5B' }));
    await waitFor(() => expect(pass().dataset.state).toBe('valid'));
  });

  test('(M10) a return whose answer is lost shows what became of the tickets, and gives back once', async () => {
    const view = await open('FKS60000');
    await view.user.click(await button(/다음 열차/));
    await view.shows('FKS61000');
    const had = await view.bank();
    await view.user.click(await button('환불하기'));
    await waitFor(() => expect(main()).toContain('113,620원'));
    const path = '/rail/api/v1/booking-ticket-return';
    await view.reply({ method: 'POST', path, drop: 'answer', times: 1 });
    await giveBack(view);
    await waitFor(() => expect(pass().dataset.state).toBe('cancelled'));
    expect(main()).not.toContain('돌려받아요');
    expect(await view.bank()).toBe(had + 113_620);
  });

  test('what fewer tickets give back is not told, nor given back, before it is known', async () => {
    const view = await open('FKS60000');
    await view.user.click(await button(/다음 열차/));
    await view.user.click(await button('환불하기'));
    await waitFor(() => expect(main()).toContain('113,620원'));
    await view.reply({ method: 'POST', path: '/rail/api/v1/booking-return-fee', delayMs: 300, times: 1 });
    await view.user.click(await screen.findByRole('checkbox', { name: /5B/ }));
    expect(main()).not.toContain('113,620원');
    expect(screen.queryByRole('button', { name: '예약 취소' })).toBeNull();
    await waitFor(() => expect(main()).toContain('56,810원'));
  });

  test('a fee that changes at midnight is told anew; once the train has left, the station gives back', async () => {
    const view = await open('FKS60000');
    await view.user.click(await button(/다음 열차/));
    await view.user.click(await button('환불하기'));
    await waitFor(() => expect(main()).toContain('113,620원'));
    vi.setSystemTime(new Date('2026-11-21T00:00:00+09:00'));
    await giveBack(view);
    await view.user.click(await confirmButton('fee'));
    await waitFor(() => expect(main()).toContain('107,640원'));
    vi.setSystemTime(new Date('2026-11-21T10:34:01+09:00'));
    await giveBack(view);
    await view.user.click(await confirmButton('began'));
    expect(
      await screen.findByText('출발한 뒤에는 역 창구에서만 환불할 수 있어요.', {
        selector: '[role] *, p, div',
      }),
    ).toBeTruthy();
  });

  test('on the platform without a network the ticket stands as it was seen, until the train has arrived', async () => {
    const view = await open('FKS60000');
    await view.shows('FKS60000');
    vi.setSystemTime(new Date('2026-11-21T09:50:00+09:00'));
    go('/rail/FKS10000');
    await view.shows('FKS10000');
    go('/rail/FKS60000');
    await view.shows('FKS60000');
    view.net.isOff = true;
    vi.setSystemTime(new Date('2026-11-21T10:20:00+09:00'));
    await view.user.click(await button(/다음 열차/));
    expect(await screen.findByText(/인터넷에 연결되지 않았어요. 09:50에 확인한 승차권이에요/)).toBeTruthy();
    expect(pass().dataset.state).toBe('valid');
    expect(pass().textContent).toContain('5호차 5A');
    expect(screen.queryByRole('button', { name: '환불하기' })).toBeNull();
    const { search } = window.location;
    vi.setSystemTime(new Date('2026-11-21T14:13:00+09:00'));
    go('/rail/FKS10000');
    await view.shows('FKS10000', 'error');
    go(`/rail/FKS61000${search}`);
    await view.shows('FKS61000', 'error');
  });

  test('half an hour before departure the track is told, and that the train is late; the receipt is there afterwards', async () => {
    const view = await open('FKS60000');
    await view.shows('FKS60000');
    vi.setSystemTime(new Date('2026-11-21T10:04:00+09:00'));
    go('/rail/FKS10000');
    await view.shows('FKS10000');
    go('/rail/FKS60000');
    expect(await screen.findByRole('heading', { name: '곧 출발해요' })).toBeTruthy();
    const payload = { lateCnt: 35, lateRt: 12.5, trckNo: '4', stopYn: 'N' };
    const body = { status: 200, code: '0000', message: '', payload };
    await view.reply({ method: 'GET', path: '/rail/api/v1/train-time', body });
    await view.user.click(await button(/다음 열차/));
    await waitFor(() => expect(pass().textContent).toContain('타는 곳4'));
    expect(main()).toContain('열차가 35분 늦어지고 있어요. 운임의 12.5%를 자동으로 돌려드려요.');
    await view.user.click(await button('영수증 보기'));
    await view.shows('FKS50000');
    expect(part('[data-part="receipt"]').textContent).toContain('119,600원');
  });
});

describe('receipts', () => {
  test.each([
    ['001', '환불한 기차표예요'],
    ['025', '운행이 중지된 기차표예요'],
    ['005', '다녀온 기차표예요'],
    ['013', '선물한 기차표예요'],
  ])('(M8) the receipt of train %s says %s, and offers no gift', async (trnNo, title) => {
    const view = await open('FKS60000');
    const { payload } = await view.askJson(`${API}/ticket-list`);
    const { bkngNo } = payload.bkngList.find((one: { trnNo: string }) => one.trnNo === trnNo);
    go(`/rail/FKS50000?bkngNo=${bkngNo}&paid=Y`);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(main()).not.toContain('예매했어요');
    expect(screen.queryByRole('button', { name: '선물하기' })).toBeNull();
  });
});

describe('(R676, R925) gifts', () => {
  test('one of two is sent, shown with its link, not returned meanwhile, and taken back', async () => {
    const view = await open('FKS60000');
    await view.user.click(await button(/다음 열차/));
    await view.user.click(await button('선물하기'));
    await view.shows('FKS62000');
    await view.user.type(field('phone'), '0101');
    await view.user.click(await button('선물 보내기'));
    expect(part('[data-msg="invalidPhone"]')).toBeTruthy();
    await view.user.clear(field('phone'));
    await view.user.type(field('phone'), '01055551204');
    await view.user.type(field('words'), '잘 다녀와요');
    await view.user.click(await button('선물 보내기'));
    expect(await screen.findByText('기차표를 선물했어요')).toBeTruthy();
    expect(main()).toContain('/rail/ReceiveShare?linkId=GL');
    go('/rail/FKS60000');
    await view.user.click(await button(/다음 열차/));
    await view.user.click(await button('선물 보기'));
    await view.user.click(await button('선물 되찾기'));
    expect(await screen.findByText('되찾음')).toBeTruthy();
    go('/rail/FKS60000?tab=gifts');
    await view.user.click(
      (await screen.findAllByRole('button', { name: '목록에서 지우기' }))[0] as HTMLElement,
    );
    await waitFor(() => expect(screen.queryByText('되찾음')).toBeNull());
  });

  test('received in another wallet it is good there, dead here, and neither returned nor given on', async () => {
    const view = await open('ReceiveShare', 'employee', { linkId: 'GL000001' });
    await view.shows('ReceiveShare');
    expect(main()).toContain('김*늘 님이 기차표를 선물했어요');
    expect(main()).toContain('조심히 다녀와요');
    await view.user.click(await button('선물 받기'));
    await view.shows('FKS61000');
    expect(pass().dataset.state).toBe('valid');
    expect(screen.queryByRole('button', { name: /환불하기|선물하기|영수증/ })).toBeNull();
    await view.as('member');
    const { payload } = await view.askJson(`${API}/ticket-list`);
    const given = payload.bkngList.find(({ trnNo }: { trnNo: string }) => trnNo === '013');
    expect(given.tcktList[0]).toMatchObject({ tcktStt: 'GIVN', qrCtnt: '' });
    expect(await view.askJson(`${API}/gift-ticket-recall`, { linkId: 'GL000001' })).toMatchObject({
      code: 'RAIL_GIFT_TAKEN',
    });
  });

  test('taken back while it is being received: one wins, and both are told', async () => {
    const view = await open('ReceiveShare', 'employee', { linkId: 'GL000001' });
    const take = await button('선물 받기');
    await view.as('member');
    await view.askJson(`${API}/gift-ticket-recall`, { linkId: 'GL000001' });
    await view.as('employee');
    await view.user.click(take);
    await view.user.click(await confirmButton('giftRecalled'));
    expect(await screen.findByText('보낸 분이 되찾아 간 선물이에요.')).toBeTruthy();
  });

  test('a gift is declined, and its ticket is the giver’s again', async () => {
    const view = await open('FKS60000', 'employee', { tab: 'gifts' });
    await view.user.click(await button(/김\*늘 님의 선물/));
    await view.shows('ReceiveShare');
    await view.user.click(await button('받지 않기'));
    await view.user.click(await confirmButton('refuseGift'));
    await view.shows('FKS60000');
    await view.as('member');
    const { payload } = await view.askJson(`${API}/ticket-list`);
    const back = payload.bkngList.find(({ trnNo }: { trnNo: string }) => trnNo === '013');
    expect(back.tcktList[0].tcktStt).toBe('VALD');
  });

  test('(H4) with a number on it, nobody else takes or refuses it, and the page says so', async () => {
    const view = await open('ReceiveShare', 'foreigner', { linkId: 'GL000001' });
    expect(await screen.findByText('다른 분에게 보낸 선물이라 받을 수 없어요.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /선물 받기|받지 않기/ })).toBeNull();
    for (const act of ['send', 'delete']) {
      const answer = await view.askJson(`${API}/gift-ticket-${act}-wallet`, { linkId: 'GL000001' });
      expect(answer).toMatchObject({ code: 'RAIL_GIFT_OTHER' });
    }
    const { payload } = await view.askJson(`${API}/gift-ticket-link-select?linkId=GL000001`);
    expect(payload).toMatchObject({ giftStt: 'SENT', rcvrTelno: '' });
  });

  test('(H4) the giver sees the number that a gift was sent to', async () => {
    const view = await open('FKS62000', 'member', { linkId: 'GL000001' });
    await view.shows('FKS62000');
    expect(main()).toContain('보낸 번호010-5555-1204');
    expect(main()).toContain('11월 23일 (월) 08:37까지 받지 않으면 돌아와요');
  });

  test('(H4) a gift by link alone that another has taken says so', async () => {
    const view = await open('FKS60000');
    const { payload } = await view.askJson(`${API}/ticket-list`);
    const tomorrow = payload.bkngList.find(({ trnNo }: { trnNo: string }) => trnNo === '019');
    const tcktNoList = [tomorrow.tcktList[0].tcktNo];
    const sent = await view.askJson(
      `${API}/gift-ticket-send`,
      { tcktNoList, rcvrTelno: '', giftMsg: '' },
      'gift-by-link',
    );
    await view.as('foreigner');
    const { linkId } = sent.payload;
    await view.askJson(`${API}/gift-ticket-send-wallet`, { linkId });
    await view.as('employee');
    go(`/rail/ReceiveShare?linkId=${linkId}`);
    expect(await screen.findByText('다른 분이 받았어요.')).toBeTruthy();
    expect(await view.askJson(`${API}/gift-ticket-send-wallet`, { linkId })).toMatchObject({
      code: 'RAIL_GIFT_TAKEN_BY_OTHER',
    });
  });

  test('a visitor sees a gift, and signs in to take it', async () => {
    const view = await open('ReceiveShare', 'visitor', { linkId: 'GL000001' });
    await view.user.click(await button('선물 받기'));
    await waitFor(() => expect(part('[data-msg="loginGuide"]')).toBeTruthy());
  });

  test('whose time is over goes back ten minutes before the train leaves', async () => {
    const view = await open('ReceiveShare', 'employee', { linkId: 'GL000001' });
    const take = await button('선물 받기');
    vi.setSystemTime(new Date('2026-11-23T08:37:00+09:00'));
    await view.user.click(take);
    await view.user.click(await confirmButton('giftGone'));
    expect(await screen.findByText('받을 수 있는 시간이 지난 선물이에요.')).toBeTruthy();
  });
});
