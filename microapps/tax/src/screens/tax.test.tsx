import { screen, waitFor } from '@testing-library/react';
import {
  button,
  confirmButton,
  describeOrder,
  enterPin,
  field,
  go,
  openerOf,
  part,
  payAtGateway,
  stopClock,
} from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { payment } from '../flows/paying.ts';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { screens } from '../screens.ts';

const PIN = '246810';
const ACCOUNT = 'bank:W000000001:12345601234567';

// A Friday morning, on which the car tax is due.
beforeEach(() => stopClock());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const opens = openerOf({ manifest, screens, messages }, createMock);

async function open(at: string, query: Record<string, string> = {}, persona = 'member') {
  const view = await opens(at, { query, persona });
  const bank = () => view.balance(ACCOUNT, 'KRW');
  return { ...view, bank };
}
type View = Awaited<ReturnType<typeof open>>;

const main = () => part('main').textContent ?? '';

/** From a bill to the choice of how it is paid. */
async function toPay(billId: string): Promise<View> {
  const view = await open('FNT30000', { billId });
  await view.user.click(await button(/내기$/));
  await screen.findByRole('radio', { name: /연결 계좌/ });
  return view;
}

async function payByPin(view: View): Promise<void> {
  await view.user.click(part('[data-action="submit"]'));
  await enterPin(view, PIN);
}

/** Presses a button of the payment company's page, and follows where it leads. */
const payByCard = (view: View, act: 'pay' | 'close', meanwhile = () => {}) =>
  payAtGateway(view, { act, meanwhile, press: () => view.user.click(part('[data-action="submit"]')) });

describe('joining (R830)', () => {
  test('says what it is, asks for the terms, and fetches; who has left joins anew', async () => {
    const view = await open('FNT10000', {}, 'foreigner');
    await screen.findByText(/숨은 환급금을 찾아요/);
    await view.user.click(await screen.findByRole('checkbox', { name: '전체 동의' }));
    await view.user.click(await button('동의하고 불러오기'));
    await screen.findByText('가장 급한 세금은 65일 지남');
    expect(document.body.textContent).toContain('6건 · 가장 급한 세금은 65일 지남');
    await view.user.click(await button('해지하기'));
    await view.user.click(await confirmButton('leaveTax'));
    await view.user.click(await screen.findByRole('checkbox', { name: '전체 동의' }));
    await view.user.click(await button('동의하고 불러오기'));
    await screen.findByText(/가장 급한 세금은/);
  });

  test('(E39) taxJoinYn that is neither Y nor N is no yes', async () => {
    const view = await open('FNT20000');
    await view.shows('FNT20000');
    const { payload } = await view.askJson('/wApi/tax/v1/taxes');
    await view.reply({
      method: 'GET',
      path: '/tax/v1/taxes',
      body: { status: 200, code: '0000', payload: { ...payload, taxJoinYn: 'y' } },
    });
    go('/tax/FNT10000');
    await button('동의하고 불러오기');
  });

  test('a silent authority leaves what is known, with its time', async () => {
    const view = await open('FNT10000', {}, 'employee');
    await view.user.click(await screen.findByRole('checkbox', { name: '전체 동의' }));
    await view.user.click(await button('동의하고 불러오기'));
    expect(await screen.findByText(/기관에서 답이 없어요. 11월 20일 \(금\) 오전 6:00/)).toBeTruthy();
    await view.user.click(await button('다시 불러오기'));
    await view.user.click(await confirmButton('silent'));
  });

  test('(A83) another failure of the fetch is told on the page; twice in ten minutes is once too often', async () => {
    const view = await open('FNT10000');
    await view.user.click(await button('다시 불러오기'));
    expect(await screen.findByText(/10:00에 받은 내용/)).toBeTruthy();
    await view.user.click(await button('다시 불러오기'));
    await view.user.click(await confirmButton('soon'));
  });
});

describe('what I owe', () => {
  test('late ones stand first; the filter, the years and a bill that is another’s', async () => {
    const view = await open('FNT10000');
    await view.user.click(await button('6건 모두 보기'));
    await view.shows('FNT20000');
    const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows().map((row) => /\d[\d,]+원/.exec(row ?? '')?.[0])).toEqual([
      ...['638,790원', '2,071,000원', '128,340원', '1,234,560원', '12,500원', '10,840,000원'],
    ]);
    await view.user.click(screen.getByRole('radio', { name: '지방세' }));
    expect(rows()).toHaveLength(3);
    await view.user.click(screen.getByRole('radio', { name: '낸 세금' }));
    await waitFor(() => expect(main()).toContain('다른 곳에서 납부'));
    await view.user.click(screen.getByRole('radio', { name: '2024년' }));
    await waitFor(() => expect(rows().every((row) => row?.includes('2024'))).toBe(true));
  });

  test.each([
    ['B1', ['기한 뒤 3%18,370원', '기한 뒤 2개월8,080원', '낼 금액638,790원', '26,450원이 더해졌어요']],
    ['B2', ['기한 뒤 3%60,000원', '기한 뒤 25일11,000원', '낼 금액2,071,000원']],
    ['B3', ['오늘까지 내야 해요', '낼 금액128,340원']],
    ['B6', ['나누어 낼 수 있어요']],
  ])('the parts of the sum of %s', async (billId, texts) => {
    await open('FNT30000', { billId });
    await button(/내기$/);
    for (const text of texts) expect(main()).toContain(text);
  });

  test('where the authority’s sum is another than that of the rule, it counts and it is said', async () => {
    const view = await open('FNT30000', { billId: 'B2' });
    await button(/내기$/);
    expect(main()).not.toContain('기관이 알려 준');
    const { payload } = await view.askJson('/wApi/tax/v1/bills/B2');
    const body = { status: 200, code: '0000', payload: { ...payload, addRunAmt: 11_500, totAmt: 2_071_500 } };
    await view.reply({ method: 'GET', path: '/tax/v1/bills/B2', body });
    go('/tax/FNT20000');
    await view.shows('FNT20000');
    go('/tax/FNT30000?billId=B2');
    await button('2,071,500원 내기');
    expect(main()).toContain('기관이 알려 준 금액이에요');
  });

  test('an unknown one, another’s, or none leads to the list; a step that nobody began shows the bill (A36)', async () => {
    const view = await open('FNT30000', { billId: 'B9' });
    await view.user.click(await button('내 세금 보기'));
    await view.shows('FNT20000');
    go('/tax/FNT30000?billId=B3&step=pay');
    await button('128,340원 내기');
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('paying', () => {
  test('out of the account: no fee, the sum that was told leaves it, a receipt and a notice', async () => {
    const view = await toPay('B2');
    const had = await view.bank();
    expect(main()).toContain('수수료 없음');
    await payByPin(view);
    await screen.findByText('세금을 냈어요');
    expect(main()).toContain('기관에 반영되기까지 1~3일');
    expect(await view.bank()).toBe(had - 2_071_000);
    const { payload } = await view.askJson('/wApi/noti/v1/notifications');
    expect(payload.results[0]).toMatchObject({ alrmTitl: '세금을 냈어요' });
    vi.setSystemTime(new Date('2026-11-22T12:00:00+09:00'));
    go('/tax/FNT30000?billId=B2');
    expect(await screen.findByText('납부 확인')).toBeTruthy();
    expect(main()).not.toContain('1~3일');
  });

  test('in points; too few, or too little on the account, is said where another means is chosen', async () => {
    const view = await toPay('B6');
    await payByPin(view);
    await screen.findByText(/계좌 잔액이 부족해요/);
    go('/tax/FNT30000?billId=B5');
    await view.user.click(await button('12,500원 내기'));
    await view.user.click(await screen.findByRole('radio', { name: /포인트/ }));
    await payByPin(view);
    await screen.findByText('세금을 냈어요');
    expect(await view.balance('points:W000000001', 'PNT')).toBe(18_400 - 12_500);
  });

  test('by card: the fee is told, the payment company’s page leads back, and only the service is believed', async () => {
    const view = await toPay('B4');
    await view.user.click(screen.getByRole('radio', { name: /체크카드/ }));
    expect(main()).toContain('1,239,498원');
    await view.user.click(screen.getByRole('radio', { name: /신용카드/ }));
    expect(main()).toContain('수수료 8,641원이 들어요');
    go('/tax/FNT30000?billId=B4&step=done&result=paid');
    await screen.findByText('세금을 내지 않았어요');
    await view.user.click(await button('다시 내기'));
    await view.user.click(await button(/내기$/));
    await view.user.click(await screen.findByRole('radio', { name: /신용카드/ }));
    await payByCard(view, 'close');
    await screen.findByText('세금을 내지 않았어요');
    vi.restoreAllMocks();
    await view.user.click(await button('다시 내기'));
    await view.user.click(await button(/내기$/));
    await view.user.click(await screen.findByRole('radio', { name: /신용카드/ }));
    await payByCard(view, 'pay');
    await screen.findByText('세금을 냈어요');
    expect(main()).toContain('1,243,201원');
    expect(await view.balance('card:W000000001', 'KRW')).toBe(-1_243_201);
  });

  test('the payment company’s page pays the sum that it states: grown at midnight, it is asked again with both sums', async () => {
    const view = await toPay('B2');
    await view.user.click(screen.getByRole('radio', { name: /신용카드/ }));
    expect(main()).toContain('2,085,497원');
    vi.setSystemTime(new Date('2026-11-20T23:00:00+09:00'));
    await payByCard(view, 'pay', () => vi.setSystemTime(new Date('2026-11-21T00:40:00+09:00')));
    await screen.findByText('세금을 내지 않았어요');
    await screen.findByText('낼 금액이 2,085,497원에서 2,085,940원으로 바뀌었어요. 다시 확인해 주세요.');
    expect(await view.balance('card:W000000001', 'KRW')).toBe(0);
  });

  test('the account and its balance, and the points, are shown before paying', async () => {
    await toPay('B3');
    expect(main()).toContain('생활비 통장');
    expect(main()).toContain('잔액 2,450,000원');
    expect(main()).toContain('보유 18,400P');
  });

  test('a tax is announced three days before its due day, and on it, while tax stays closed', async () => {
    const view = await open('FNT10000');
    await view.shows('FNT10000');
    vi.setSystemTime(new Date('2026-12-02T12:00:00+09:00'));
    const pages = await Promise.all(
      [1, 2, 3].map((page) => view.askJson(`/wApi/noti/v1/notifications?pageNo=${page}`)),
    );
    const told = pages
      .flatMap(({ payload }) => payload.results)
      .filter(({ alrmTitl }: { alrmTitl: string }) => alrmTitl.includes('낼 세금'))
      .map((one: { alrmCtnt: string; alrmRegiYMS: string }) => `${one.alrmRegiYMS} ${one.alrmCtnt}`);
    expect(told).toEqual(['20261202090000 부가가치세 1,234,560원', '20261129090000 부가가치세 1,234,560원']);
  });

  test('several go one after the other, each with its own end; one that fails stays', async () => {
    const view = await open('FNT20000');
    await view.user.click(await button('여러 건 내기'));
    for (const id of ['B3', 'B6', 'B5']) await view.user.click(field(`bill-${id}`));
    await view.user.click(await button('3건 10,980,840원 차례로 내기'));
    await screen.findByRole('radio', { name: /연결 계좌/ });
    await payByPin(view);
    await view.user.click(await button('다음 세금 내기 (2건 남음)'));
    await screen.findByText('주민세 12,500원을 낼까요?');
    await payByPin(view);
    await view.user.click(await button('다음 세금 내기 (1건 남음)'));
    await screen.findByText('종합부동산세 10,840,000원을 낼까요?');
    await payByPin(view);
    await screen.findByText(/계좌 잔액이 부족해요/);
    const { payload } = await view.askJson('/wApi/tax/v1/taxes');
    const open6 = payload.gojiList.filter(({ gojiStcd }: { gojiStcd: string }) => gojiStcd === 'OPEN');
    expect(open6.map(({ gojiNo }: { gojiNo: string }) => gojiNo)).toEqual(['B1', 'B2', 'B4', 'B6']);
  });

  test('the late ones can be paid first', async () => {
    const view = await open('FNT20000');
    await screen.findByText('2건 기한 지남');
    await view.user.click(await button('기한 지난 2건 먼저 내기'));
    await screen.findByRole('radio', { name: /연결 계좌/ });
    await payByPin(view);
    await button('다음 세금 내기 (1건 남음)');
  });

  test('a sum that has grown meanwhile is asked again; from 23:30 on nothing is paid', async () => {
    const view = await toPay('B2');
    const { payload } = await view.askJson('/wApi/tax/v1/bills/B2');
    const grown = { ...payload, addRunAmt: 11_440, totAmt: 2_071_440 };
    const answer = (body: object) => ({ status: 200, code: '0000', ...body });
    await view.reply({
      method: 'POST',
      path: '/tax/v1/pay',
      body: answer({ code: 'TAX_CHANGED' }),
      times: 1,
    });
    await view.reply({ method: 'GET', path: '/tax/v1/bills/B2', body: answer({ payload: grown }) });
    await payByPin(view);
    await screen.findByText(/2,071,440원을 낼까요/);
    expect(main()).toContain('낼 금액이 바뀌었어요');
    vi.setSystemTime(new Date('2026-11-20T23:31:00+09:00'));
    go('/tax/FNT30000?billId=B3');
    await view.user.click(await button('128,340원 내기'));
    await screen.findByRole('radio', { name: /연결 계좌/ });
    await payByPin(view);
    await screen.findByText(/00:30부터 23:30까지 낼 수/);
  });

  test('paid elsewhere while the page was open: not paid twice', async () => {
    const view = await toPay('B3');
    await view.reply({ method: 'POST', path: '/tax/v1/pay', body: { status: 200, code: 'TAX_PAID' } });
    await payByPin(view);
    await screen.findByText('이미 낸 세금이에요. 다시 내지 않아도 돼요.');
  });
});

/** A refund is asked for the customer's own account, unless told otherwise without a look at its sum. */
const askRefund = (view: View, refundId: string, body: object = {}) =>
  view.ask(`/wApi/tax/v1/refunds/${refundId}/ask`, {
    method: 'POST',
    headers: { 'idempotency-key': `ask-${refundId}-1` },
    body: JSON.stringify({ acNo: '12345601234567', ...body }),
  });

/** The national tax in arrears is paid: nothing is taken out of the national refund. */
async function withoutArrears(): Promise<View> {
  const view = await toPay('B2');
  await payByPin(view);
  await screen.findByText('세금을 냈어요');
  return view;
}

describe('what I get back', () => {
  test('arrears at the same authority are taken out first, with the figures shown, and the bill is smaller', async () => {
    const view = await open('FNT30000', { refundId: 'R1' });
    await screen.findByText('모두 밀린 종합소득세에 쓰여요. 받는 금액은 없어요.');
    expect(main()).toMatch(/밀린 종합소득세에서 먼저 빼요.?84,210원/);
    expect(main()).not.toContain('돌려받을 수 있어요');
    const had = await view.bank();
    await view.user.click(await button('밀린 세금에 쓰기'));
    await screen.findByText('남는 금액이 있으면 어디로 받을까요?');
    await view.user.click(await button('밀린 세금에 쓰기'));
    await view.user.click(await confirmButton('askRefund'));
    await screen.findByText('84,210원을 신청했어요');
    go('/tax/FNT30000?billId=B2');
    await button('1,986,790원 내기');
    expect(main()).toMatch(/환급금으로 낸 금액.?84,210원/);
    vi.setSystemTime(new Date('2026-11-23T11:00:00+09:00'));
    go('/tax/FNT30000?refundId=R1');
    await screen.findByText('밀린 세금을 내는 데 썼어요');
    expect(await view.bank()).toBe(had);
  });

  test('a sum that is not the one the customer saw is refused', async () => {
    const view = await open('FNT10000');
    expect((await (await askRefund(view, 'R1', { payAmt: 84_210 })).json()).code).toBe('TAX_REFUND_CHANGED');
  });

  test('runs on after leaving, and receipts stay readable', async () => {
    const view = await withoutArrears();
    const had = await view.bank();
    await askRefund(view, 'R1', { payAmt: 84_210 });
    go('/tax/FNT10000');
    await view.user.click(await button('해지하기'));
    await waitFor(() => expect(part('[data-part="leaving"]').textContent).toContain('84,210원'));
    await view.user.click(part('[data-action="leaveNow"]'));
    await view.user.click(await button('남은 영수증과 환급'));
    await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(3));
    expect(screen.queryByRole('radio', { name: '낼 세금' })).toBeNull();
    go('/tax/FNT30000?billId=B2');
    await screen.findByText('납부 확인');
    go('/tax/FNT30000?billId=B3');
    await screen.findByText('가입하고 이용할 수 있어요');
    vi.setSystemTime(new Date('2026-11-23T11:00:00+09:00'));
    expect(await view.bank()).toBe(had + 84_210);
    go('/tax/FNT30000?refundId=R1');
    await screen.findByText('84,210원을 계좌로 보냈어요');
  });

  test('goes to an account of my own, once; it is there three days later', async () => {
    const view = await withoutArrears();
    go('/tax/FNT20000?tab=refunds');
    expect(await screen.findByText(/수수료나 인증번호를 묻지 않아요/)).toBeTruthy();
    await view.user.click(await button(/종합소득세/));
    await screen.findByText(/찾지 않은 환급금 84,210원이 있어요. 12월 10일 \(목\)까지/);
    const had = await view.bank();
    const path = '/point-fe/bank-book/v1/link-accounts';
    await view.reply({ method: 'POST', path, status: 500, rawBody: 'no', times: 1 });
    await view.user.click(await button('84,210원 받기'));
    await view.user.click(await button('다시 시도'));
    await screen.findByText('84,210원을 어디로 받을까요?');
    await view.reply({ method: 'POST', path: '/tax/v1/refunds/R1/ask', drop: 'answer', times: 1 });
    await view.user.click(await button('84,210원 받기'));
    await view.user.click(await confirmButton('askRefund'));
    await screen.findByText('84,210원을 신청했어요', {}, { timeout: 8000 });
    expect(await view.bank()).toBe(had);
    vi.setSystemTime(new Date('2026-11-23T11:00:00+09:00'));
    go('/tax/FNT20000?tab=refunds');
    await view.shows('FNT20000');
    go('/tax/FNT30000?refundId=R1');
    await screen.findByText('84,210원을 계좌로 보냈어요');
    expect(await view.bank()).toBe(had + 84_210);
  });

  test('an account of another name is refused; after its last day it is lost', async () => {
    const view = await withoutArrears();
    go('/tax/FNT30000?refundId=R1');
    await button('84,210원 받기');
    const ask = (acNo: string, key: string) =>
      view.ask('/wApi/tax/v1/refunds/R1/ask', {
        method: 'POST',
        headers: { 'idempotency-key': key },
        body: JSON.stringify({ acNo }),
      });
    expect((await (await ask('99999999999999', 'key-00001')).json()).code).toBe('TAX_NAME');
    vi.setSystemTime(new Date('2026-12-11T10:00:00+09:00'));
    expect((await (await ask('12345601234567', 'key-00002')).json()).code).toBe('TAX_LOST');
  });
});

describeOrder(payment, {
  backend: (now) => createMock({ now }),
  wish: () => ({ billId: 'B3', means: 'account' as const, total: 128_340 }),
  secret: PIN,
  runs: 30,
  async books(ask) {
    const { balances } = (await ask('/_mocks/ledger')) as { balances: Record<string, { KRW: number }> };
    return balances[ACCOUNT]?.KRW ?? 0;
  },
  moves: ({ payment: { total } }) => -total,
});
