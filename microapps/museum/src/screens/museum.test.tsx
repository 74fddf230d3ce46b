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

// A Friday morning: next Saturday is tomorrow, and there the session of 14:00 has two places left.
beforeEach(() => stopClock());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function open(at: string, query: Record<string, string> = {}, isOff: () => boolean = () => false) {
  const mock = createMock();
  const backend = {
    fetch: (request: Request) =>
      isOff() && request.url.includes('/museum/')
        ? Promise.reject(new TypeError('cut'))
        : mock.fetch(request),
  };
  const view = await openerOf({ manifest, screens, messages }, () => backend)(at, { query });
  const bank = () => view.balance('bank:W000000001:12345601234567', 'KRW');
  return { ...view, bank };
}
type View = Awaited<ReturnType<typeof open>>;

async function choose(exhbId: string, { date = '20261203', time = '오후 2:00' } = {}): Promise<View> {
  const view = await open('FMU11000', { exhbId });
  await view.user.click(await button('예매하기'));
  await view.shows('FMU11100');
  if (date.slice(4, 6) !== '11') await view.user.click(part('[data-part="calendar"] [data-action="next"]'));
  await view.user.click(part(`[data-date="${date}"]`));
  await view.user.click(await screen.findByRole('radio', { name: new RegExp(`^${time}`) }));
  return view;
}

async function confirm(view: View): Promise<void> {
  await view.user.click(await button(/예매하기$/));
  await view.shows('FMU11200');
}

async function agree(view: View, to: RegExp): Promise<void> {
  await view.user.click(await screen.findByRole('checkbox', { name: /^\[필수/ }));
  await view.user.click(await button(to));
}

/** Goes to the payment company, where a button is pressed, and back to where it leads. */
async function pay(view: View, act: 'pay' | 'close' = 'pay', meanwhile = () => {}): Promise<void> {
  const press = () => agree(view, /결제하기$/);
  await payAtGateway(view, { act, meanwhile, press });
  await view.shows('FMU21000');
}

const pass = () => part('[data-part="pass"]');
const step = async (view: View, of: string, which: 'increase' | 'decrease') =>
  view.user.click(
    within(field(of).closest('fieldset') as HTMLElement).getByRole('button', {
      name: which === 'increase' ? /늘리기/ : /줄이기/,
    }),
  );

describe('finding', () => {
  test('the list knows on now, soon and ended, free, for children, and a search', async () => {
    const view = await open('FMU10000');
    // The next visit and my tickets are the first rows, over the exhibitions.
    await screen.findByText('다음 관람');
    expect(screen.getAllByRole('listitem').length).toBe(7);
    await view.user.click(screen.getByRole('checkbox', { name: '무료' }));
    expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      expect.stringContaining('다음 관람'),
      expect.stringContaining('내 입장권'),
      expect.stringContaining('상설전시관'),
    ]);
    await view.user.click(screen.getByRole('radio', { name: '예정' }));
    expect(screen.getByText('맞는 전시가 없어요')).toBeTruthy();
    await view.user.click(screen.getByRole('checkbox', { name: '무료' }));
    await view.user.type(field('search'), '도담');
    await view.user.click(screen.getByRole('button', { name: /별과 바다/ }));
    expect((await view.shows('FMU11000')).textContent).toContain('11,900원');
  });

  test('one that is not open yet tells when it opens; a link without its number leads to the list', async () => {
    const view = await open('FMU11000', { exhbId: 'E06' });
    await view.user.click(await button('알림 받기'));
    expect(await button('알림 신청 완료')).toHaveProperty('disabled', true);
    go('/museum/FMU11000?exhbId=E99');
    await view.user.click(await button('전시 보기'));
    await view.shows('FMU10000');
  });

  test('the table of fees stands on a paid exhibition, and what a cancelled one gave back', async () => {
    const view = await open('FMU11000', { exhbId: 'E02' });
    await view.shows('FMU11000');
    const rows = [...part('[data-part="cancelFees"]').querySelectorAll('tbody tr')].map(
      (row) => row.textContent,
    );
    expect(rows).toEqual([
      '10일 전까지 없음',
      '9일 전 ~ 7일 전 10%',
      '6일 전 ~ 3일 전 20%',
      '2일 전 ~ 1일 전 30%',
      '당일 90%',
    ]);
    go('/museum/FMU11000?exhbId=E08');
    expect(await screen.findByText(/전액을 돌려드렸어요/)).toBeTruthy();
  });
});

describe('(R829) ticketCount', () => {
  test('(R845, R846) is set and changed within one and what is left, and says why', async () => {
    const view = await choose('E02', { date: '20261121' });
    await step(view, 'ticketCount', 'decrease');
    expect(field('ticketCount').textContent).toBe('1장');
    await view.user.click(screen.getByRole('radio', { name: '10장' }));
    expect(field('ticketCount').textContent).toBe('2장');
    expect(screen.getByText('남은 자리가 2장이라 2장까지 고를 수 있어요.')).toBeTruthy();
    await view.user.click(await screen.findByRole('radio', { name: /^오전 10:00/ }));
    await view.user.click(screen.getByRole('radio', { name: '10장' }));
    expect(screen.getByText('한 번에 10장까지 예매할 수 있어요.')).toBeTruthy();
    await step(view, 'count-adult', 'decrease');
    await step(view, 'count-child', 'increase');
    expect(part('main').textContent).toContain('162,000원');
    await step(view, 'ticketCount', 'decrease');
    expect([field('count-adult').textContent, field('count-child').textContent]).toEqual(['9장', '0장']);
  });

  test('two quick taps are two tickets', async () => {
    const view = await choose('E01');
    const more = within(field('ticketCount').closest('fieldset') as HTMLElement).getByRole('button', {
      name: /늘리기/,
    });
    await view.user.dblClick(more);
    expect(field('ticketCount').textContent).toBe('3장');
  });

  test('falls when another customer takes the last places meanwhile', async () => {
    const view = await choose('E02', { date: '20261121' });
    await step(view, 'ticketCount', 'increase');
    await view.as('foreigner');
    const kndList = [{ knd: 'ADLT', cnt: 1 }];
    const body = { exhbId: 'E02', ymd: '20261121', ssnTime: '1400', kndList, payAmt: 17_000 };
    const headers = { 'idempotency-key': 'of-another' };
    await view.ask('/wApi/museum/hold', { method: 'POST', headers, body: JSON.stringify(body) });
    await view.as('member');
    await view.user.click(await button(/예매하기$/));
    await view.user.click(await confirmButton('left'));
    await waitFor(() => expect(field('ticketCount').textContent).toBe('1장'));
    expect(screen.getByText('남은 자리가 1장이라 1장까지 고를 수 있어요.')).toBeTruthy();
  });
});

describe('buying', () => {
  test('a free one is booked without paying, told, and no second time in its session', async () => {
    const view = await choose('E01');
    await confirm(view);
    expect(part('[role="timer"]').textContent).toContain('8:00');
    await agree(view, /^예매하기$/);
    await view.shows('FMU21000');
    expect(pass().textContent).toContain('상설전시관');
    const { payload } = await view.askJson('/wApi/noti/v1/notifications');
    expect(payload.results[0]).toMatchObject({ alrmTitl: '입장권을 예매했어요' });
    go('/museum/FMU11100');
    await view.shows('FMU11100');
    await view.user.click(part('[data-part="calendar"] [data-action="next"]'));
    await view.user.click(part('[data-date="20261203"]'));
    await view.user.click(await screen.findByRole('radio', { name: /^오후 2:00/ }));
    await view.user.click(await button(/예매하기$/));
    await view.user.click(await confirmButton('twice'));
  });

  test('a paid one is held, paid at the company’s page, and booked in the ledger', async () => {
    const view = await choose('E02');
    const had = await view.bank();
    await step(view, 'ticketCount', 'increase');
    await confirm(view);
    await pay(view);
    expect(pass().dataset.state).toBe('valid');
    expect(await view.bank()).toBe(had - 34_000);
  });

  test('closed at the payment page, it waits for its payment and goes on', async () => {
    const view = await choose('E02');
    await confirm(view);
    await pay(view, 'close');
    expect(part('[role="timer"]')).toBeTruthy();
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    await view.user.click(await button('17,000원 결제하기'));
    await waitFor(() => expect(assign).toHaveBeenCalledWith(expect.stringMatching(/token=.*\.2$/)));
  });

  test('the answers of hold and order are lost: the page asks by itself, and nothing is bought twice', async () => {
    const view = await choose('E01');
    for (const path of ['/museum/hold', '/museum/order']) {
      await view.reply({ method: 'POST', path, drop: 'answer', times: 1 });
    }
    await view.user.click(await button(/예매하기$/));
    await waitFor(() => part('[data-screen="FMU11200"]'), { timeout: 8000 });
    await agree(view, /^예매하기$/);
    await waitFor(() => view.shows('FMU21000'), { timeout: 8000 });
    const keys = (await view.posted('/museum/hold')).map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
    const { payload } = await view.askJson('/wApi/museum/tickets');
    expect(payload.tcktList.filter(({ ymd }: { ymd: string }) => ymd === '20261203')).toHaveLength(1);
  });

  test('a hold that runs out leads to choosing anew; charged too late, the money comes back and it is told', async () => {
    const view = await choose('E02');
    const had = await view.bank();
    await confirm(view);
    await pay(view, 'pay', () => vi.setSystemTime(Date.now() + 8 * 60_000));
    expect(part('main').textContent).toContain('결제한 금액을 돌려드렸어요');
    expect(await view.bank()).toBe(had);
    go('/museum/FMU11200');
    await view.user.click(await button('다시 선택'));
    await view.shows('FMU11100');
  });
});

/** Three tickets of the paid exhibition for the 3rd of December, bought now. */
async function three(): Promise<View> {
  const view = await choose('E02');
  await step(view, 'ticketCount', 'increase');
  await step(view, 'ticketCount', 'increase');
  await confirm(view);
  await pay(view);
  return view;
}

const giveBack = async (view: View) => {
  await view.user.click(await button('예약 취소'));
  await view.user.click(await confirmButton('cancelBooking'));
};

describe('giving back', () => {
  test('one of three on the day before costs 30 %, and the rest stays good', async () => {
    const view = await three();
    vi.setSystemTime(new Date('2026-12-02T12:00:00+09:00'));
    const had = await view.bank();
    await view.user.click(await button('환불하기'));
    await screen.findByText('가진 입장권을 모두 골랐어요.');
    await step(view, 'count-adult', 'decrease');
    await step(view, 'count-adult', 'decrease');
    await waitFor(() => expect(part('[aria-current="true"]').textContent).toContain('30%'));
    await waitFor(() => expect(part('main').textContent).toContain('11,900원'));
    await giveBack(view);
    await waitFor(() => expect(pass().textContent).toContain('2장'));
    expect(await view.bank()).toBe(had + 11_900);
  });

  test('what fewer give back is not told, nor given back, before it is known', async () => {
    const view = await three();
    await view.user.click(await button('환불하기'));
    const all = '51,000원';
    await waitFor(() => expect(part('main').textContent).toContain(all));
    await view.reply({ method: 'POST', path: '/museum/returnFee', delayMs: 300, times: 1 });
    await step(view, 'count-adult', 'decrease');
    expect(part('main').textContent).not.toContain(all);
    expect(screen.queryByRole('button', { name: '예약 취소' })).toBeNull();
    await button('예약 취소');
  });

  test('within a day of buying, three days before, nothing is kept', async () => {
    const view = await three();
    await view.user.click(await button('환불하기'));
    await waitFor(() => expect(part('[aria-current="true"]').textContent).toContain('없음'));
    await giveBack(view);
    await waitFor(() => expect(pass().dataset.state).toBe('cancelled'));
  });

  test('once the session begins it is refused; without a told fee there is no return', async () => {
    const view = await three();
    await view.reply({ method: 'POST', path: '/museum/returnFee', status: 500, rawBody: 'no', times: 1 });
    await view.user.click(await button('환불하기'));
    await screen.findByText(/수수료를 알 수 없어/);
    expect(screen.queryByRole('button', { name: '예약 취소' })).toBeNull();
    await step(view, 'count-adult', 'decrease');
    await button('예약 취소');
    vi.setSystemTime(new Date('2026-12-03T14:00:01+09:00'));
    await giveBack(view);
    await view.user.click(await confirmButton('began'));
  });
});

describe('gifts', () => {
  test('a ticket is given by a link, taken back, and received once by another', async () => {
    const view = await open('FMU20000');
    await view.user.click(await button(/금빛 왕관.*선물 대기/));
    await view.user.click(await button('선물 되돌리기'));
    await view.user.click(await button('선물하기'));
    const share = vi.fn(async (_: { url: string }) => {});
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    await view.user.click(await button('1장 선물하고 링크 보내기'));
    await waitFor(() => expect(share).toHaveBeenCalled());
    const link = new URL(share.mock.calls[0]?.[0].url ?? '');
    await button('링크 보내기');
    go(link.pathname + link.search);
    await screen.findByText('내가 보낸 선물이에요');
    await view.as('foreigner');
    go('/museum/FMU20000');
    await view.shows('FMU20000');
    go(link.pathname + link.search);
    await screen.findByText(/님이 보낸 입장권이에요/);
    expect(document.body.textContent).toContain('금빛 왕관');
    expect(document.body.textContent).toContain('1장');
    await view.user.click(await button('선물 받기'));
    await waitFor(() => expect(pass().dataset.state).toBe('valid'));
  });

  test('gives some of the tickets and keeps the others, until the gift returns an hour before', async () => {
    const view = await open('FMU20000');
    await view.user.click(await button(/오늘 쓸 수 있어요|예매 완료/));
    await view.user.click(await button('선물하기'));
    await view.user.click(await button('1장 선물하고 링크 보내기'));
    await button('선물 되돌리기');
    const counts = async () => {
      const { payload } = await view.askJson('/wApi/museum/tickets');
      const today = payload.tcktList.filter(({ exhbId }: { exhbId: string }) => exhbId === 'E01');
      return today.map((one: { tcktSttus: string; kndList: { cnt: number }[] }) => [
        one.tcktSttus,
        one.kndList.reduce((sum, { cnt }) => sum + cnt, 0),
      ]);
    };
    expect(await counts()).toEqual([
      ['BOOK', 2],
      ['GIFT', 1],
    ]);
    const now = new Date();
    vi.setSystemTime(new Date(`${now.toISOString().slice(0, 10)}T16:30:00+09:00`));
    expect(await counts()).toEqual([
      ['BOOK', 2],
      ['BOOK', 1],
    ]);
  });

  test('says that a made-up gift does not exist', async () => {
    await open('FMU21000', { gftNo: 'G9999' });
    await screen.findByText('선물을 찾을 수 없어요');
  });

  test('received by another it is good, and neither given back nor on; taken back too late it is said', async () => {
    const view = await open('FMU20000');
    await view.user.click(await button(/금빛 왕관.*선물 대기/));
    const recall = await button('선물 되돌리기');
    await view.as('foreigner');
    await view.ask('/wApi/museum/gift', {
      method: 'POST',
      body: JSON.stringify({ act: 'TAKE', no: 'G0001' }),
    });
    await view.as('member');
    await view.user.click(recall);
    await view.user.click(await confirmButton('noGift'));
    await waitFor(() => expect(pass().textContent).toContain('선물 완료'));
    await view.as('foreigner');
    const { payload } = await view.askJson('/wApi/museum/tickets');
    go(`/museum/FMU21000?tcktNo=${payload.tcktList[0].tcktNo}`);
    await waitFor(() => expect(pass().dataset.state).toBe('valid'));
    expect(screen.queryByRole('button', { name: /환불하기|선물하기/ })).toBeNull();
  });
});

describe('at the gate', () => {
  test('mine stand by day: today on top, then what is coming, used and over', async () => {
    const view = await open('FMU20000');
    await view.shows('FMU20000');
    const heads = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(heads).toEqual(['오늘', '다가오는 관람', '사용한 입장권', '끝난 입장권']);
    expect(screen.getByText('다음 관람').closest('button')?.textContent).toContain('상설전시관');
    await view.user.click(await button(/사용 완료/));
    await view.shows('FMU21000');
    expect(part('main').textContent).toMatch(/사용한 입장권이에요. 2026.11.11 10:00.*에 입장했어요/);
  });

  test('the code is renewed in time; offline it stands for ten minutes, then no longer', async () => {
    let isOff = false;
    const view = await open('FMU20000', {}, () => isOff);
    await view.user.click(await button(/상설전시관/));
    await view.shows('FMU21000');
    isOff = true;
    const { pathname, search } = window.location;
    const again = async () => {
      go('/museum/FMU21000');
      await screen.findByText('입장권을 찾을 수 없어요');
      go(pathname + search);
    };
    await again();
    expect(await screen.findByText(/10분 동안 보여 드릴 수 있어요/)).toBeTruthy();
    expect(pass().dataset.state).toBe('valid');
    expect(screen.queryByRole('button', { name: '환불하기' })).toBeNull();
    vi.setSystemTime(Date.now() + 11 * 60_000);
    await again();
    await view.shows('FMU21000', 'error');
  });
});
