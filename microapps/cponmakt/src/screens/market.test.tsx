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
  stopClock,
} from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { purchase } from '../flows/buying.ts';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { screens } from '../screens.ts';

const PIN = '246810';
const BANK = 'bank:W000000001:12345601234567';
const POINTS = 'points:W000000001';

beforeEach(() => stopClock());
afterEach(() => vi.useRealTimers());

const opens = openerOf({ manifest, screens, messages }, createMock);

async function open(at: string, query: Record<string, string> = {}, person: Record<string, string> = {}) {
  const view = await opens(at, { query, person });
  /** What the books say of the customer, and how many coupons home counts. */
  const has = async () => {
    const won = await view.balance(BANK, 'KRW');
    const points = await view.balance(POINTS, 'PNT');
    const { payload } = await view.askJson('/wApi/mstr/main/assets');
    const coupons = payload?.assetList?.find(
      ({ className }: { className: string }) => className === 'coupon',
    );
    return { won, points, coupons: coupons?.assetNum };
  };
  return { ...view, has };
}
type View = Awaited<ReturnType<typeof open>>;

const main = () => part('main').textContent ?? '';
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');

async function payByPin(view: View): Promise<void> {
  await view.user.click(part('[data-action="submit"]'));
  await enterPin(view, PIN);
}

async function toPay(itemCd: string, person = {}): Promise<View> {
  const view = await open('FCM12100', { itemCd }, person);
  await view.user.click(await button('구매하기'));
  await screen.findByText(/살까요/);
  return view;
}

async function more(view: View, times: number): Promise<void> {
  for (let at = 0; at < times; at += 1) await view.user.click(screen.getByRole('button', { name: /늘리기/ }));
}

async function give(view: View, phones: readonly string[]): Promise<void> {
  await view.user.click(await button('선물하기'));
  await screen.findByText('누구에게 선물할까요?');
  for (const phone of phones) {
    await view.user.type(field('phone'), phone);
    await view.user.click(await button('받는 분 추가'));
  }
  await view.user.click(await button(`${phones.length}명에게 선물하기`));
}

describe('finding', () => {
  test('home has points, price cuts, categories and brands', async () => {
    const view = await open('FCM10000');
    await screen.findByText('18,400');
    expect(rows()[0]).toMatch(/영화 관람권21% 할인 · 한빛시네마.*11,000원정가 14,000원/);
    // A window of several shops, two of each at most.
    expect(
      rows()
        .slice(0, 5)
        .filter((row) => row.includes('한빛시네마')),
    ).toHaveLength(2);
    await view.user.click(await button(/초록주유소/));
    await view.shows('FCM11000');
    expect(rows()).toHaveLength(6);
    await view.user.click(screen.getByRole('checkbox', { name: '초록주유소' }));
    await waitFor(() => expect(rows()).toHaveLength(60));
  });

  test('sorted, searched, nothing found; sold-out ones stand last', async () => {
    const view = await open('FCM11000', { category: 'culture', sort: 'priceLow' });
    await view.shows('FCM11000');
    expect(rows()[0]).toContain('나초와 콜라');
    expect(
      rows()
        .slice(-2)
        .every((row) => row.includes('다 팔렸어요')),
    ).toBe(true);
    await view.user.click(screen.getByRole('radio', { name: '전체' }));
    await view.user.type(field('search'), '구름 아메');
    await screen.findByText('맞는 상품이 없어요');
    await view.user.click(await button('전체 상품 보기'));
    await view.user.type(field('search'), '아메리카노');
    await waitFor(() => expect(rows()).toHaveLength(2));
    await view.user.click(await button(/아메리카노 2개/));
    await waitFor(() => expect(main()).toContain('판매가8,100원'));
  });

  test('one that is unknown, sold out, paused, or a sum of money', async () => {
    const view = await open('FCM12100', { itemCd: 'NONE' });
    await view.user.click(await button('상품 보기'));
    await view.shows('FCM11000');
    const at = async (itemCd: string, text: string | RegExp) => {
      go(`/cponmakt/FCM12100?itemCd=${itemCd}`);
      await waitFor(() => expect(main()).toMatch(text));
    };
    await at('SWEET03', /다 팔렸어요/);
    await at('DAWN01', /지금은 살 수 없는 브랜드/);
    await at('MART01', /포인트로 살 수 없어요.*오늘 500,000원까지/);
    go('/cponmakt/FCM12100?itemCd=CLOUD01&step=pay');
    await button('구매하기');
  });
});

describe('buying for oneself', () => {
  test('points first, the rest in won; the coupons are in the drawer that home counts', async () => {
    const view = await toPay('CINE01');
    const before = await view.has();
    await more(view, 2);
    for (const text of [/상품 금액33,000원/, /포인트18,400\s?P/, /계좌 결제14,600원/])
      expect(main()).toMatch(text);
    await payByPin(view);
    await screen.findByText('쿠폰을 샀어요');
    const after = await view.has();
    expect([before.won - after.won, before.points - after.points]).toEqual([14_600, 18_400]);
    expect(after.coupons).toBe(before.coupons + 3);
    const { payload } = await view.askJson('/wApi/noti/v1/notifications');
    expect(payload.results[0]).toMatchObject({ alrmTitl: '쿠폰을 샀어요' });
  });

  test('within seven days each coupon brings its share back, the last one the rest', async () => {
    const view = await toPay('CINE01');
    const before = await view.has();
    await more(view, 2);
    await payByPin(view);
    await view.user.click(await button('주문 보기'));
    const shares = ['6,134P + 4,866원', '6,134P + 4,866원', '6,132P + 4,868원'];
    for (const share of shares) {
      const [first] = await screen.findAllByRole('button', { name: '환불하기' });
      await view.user.click(first as HTMLElement);
      const yes = await confirmButton('returnCoupon');
      expect(yes.closest('dialog')?.textContent).toContain(share);
      await view.user.click(yes);
      await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
      await screen.findByText(`${share}을 돌려드렸어요.`);
    }
    await waitFor(() => expect(screen.queryByRole('button', { name: '환불하기' })).toBeNull());
    expect(await view.has()).toEqual(before);
  });

  test('a lost answer of a return gives nothing back twice; a used one, and one after its days, cannot be', async () => {
    const view = await open('FCM31000', { orderId: 'MK00000001' });
    const before = await view.has();
    const path = '/cponmakt/v1/orders/MK00000001/return';
    await view.reply({ method: 'POST', path, drop: 'answer', times: 1 });
    await view.user.click((await screen.findAllByRole('button', { name: '환불하기' }))[0] as HTMLElement);
    await view.user.click(await confirmButton('returnCoupon'));
    await waitFor(() => part('[data-msg="checkingLost"]'));
    await waitFor(() => expect(screen.getAllByRole('button', { name: '환불하기' })).toHaveLength(1), {
      timeout: 8000,
    });
    expect((await view.has()).won).toBe(before.won + 4500);
    const asked = await screen.findByRole('button', { name: '환불하기' });
    vi.setSystemTime(new Date('2026-11-28T10:00:00+09:00'));
    await view.user.click(asked);
    await view.user.click(await confirmButton('returnCoupon'));
    await view.user.click(await confirmButton('late'));
    go('/cponmakt/FCM31000?orderId=MK00000002');
    await screen.findByText('사용 완료');
    expect(screen.queryByRole('button', { name: '환불하기' })).toBeNull();
  });

  test('sold out at the payment: told, and not charged', async () => {
    const view = await toPay('CINE03');
    const before = await view.has();
    await more(view, 1);
    await payByPin(view);
    await screen.findByText('방금 다 팔렸어요. 결제되지 않았어요.');
    expect(await view.has()).toEqual(before);
  });

  test('a price that changed on the way is asked again with both', async () => {
    const view = await toPay('CLOUD01');
    const { payload } = await view.askJson('/wApi/cponmakt/v1/market');
    const itemList = payload.itemList.map((one: { itemCd: string }) =>
      one.itemCd === 'CLOUD01' ? { ...one, untprc: 4200 } : one,
    );
    const body = { status: 200, code: '0000', payload: { ...payload, itemList } };
    await view.reply({ method: 'GET', path: '/cponmakt/v1/market', body });
    await view.reply({
      method: 'POST',
      path: '/cponmakt/v1/orders',
      times: 1,
      body: { status: 200, code: 'MKT_PRICE' },
    });
    await payByPin(view);
    await screen.findByText('가격이 4,050원에서 4,200원으로 바뀌었어요. 계속할까요?');
  });

  test('money coupons: 500,000 won a day, from 19 years on, and no points', async () => {
    const view = await toPay('MART06');
    expect(main()).toMatch(/포인트0\s?P/);
    await more(view, 4);
    await payByPin(view);
    await screen.findByText('쿠폰을 샀어요');
    go('/cponmakt/FCM12100?itemCd=MART06');
    await view.user.click(await button('구매하기'));
    await screen.findByText(/살까요/);
    await payByPin(view);
    await screen.findByText(/오늘 살 수 있는 만큼을 넘었어요/);
  });

  test('somebody of sixteen buys a coffee and no money; at night nothing is made', async () => {
    const view = await toPay('MART01', { birth: '100515', custGubn: '3' });
    await payByPin(view);
    await screen.findByText(/만 19세부터/);
    vi.setSystemTime(new Date('2026-11-20T23:55:00+09:00'));
    go('/cponmakt/FCM12100?itemCd=CLOUD01');
    await view.user.click(await button('구매하기'));
    await screen.findByText(/살까요/);
    await payByPin(view);
    await screen.findByText(/23:50부터 00:10까지/);
  });
});

describe('gifts', () => {
  test('to several, one coupon each; taken back before it is received', async () => {
    const view = await open('FCM12100', { itemCd: 'SWEET01' });
    await view.user.click(await button('선물하기'));
    await view.user.type(field('phone'), '01112345678');
    await view.user.click(await button('받는 분 추가'));
    await screen.findByText(/010으로 시작하는 번호/);
    await view.user.clear(field('phone'));
    go('/cponmakt/FCM12100?itemCd=SWEET01');
    await give(view, ['01055551203', '01055551224']);
    await screen.findByText('소금빵, 2명에게 선물할까요?');
    await payByPin(view);
    await view.user.click(await button('주문 보기'));
    const before = await view.has();
    await view.user.click(
      (await screen.findAllByRole('button', { name: '선물 되돌리기' }))[0] as HTMLElement,
    );
    await waitFor(() => expect(main()).toContain('되돌림'));
    expect((await view.has()).coupons).toBe(before.coupons + 1);
  });

  test('not received in seven days it comes back by itself', async () => {
    const view = await open('FCM31000', { tab: 'given' });
    await view.user.click(await button(/소금빵/));
    await screen.findByText('받기 전');
    vi.setSystemTime(new Date('2026-11-27T11:00:00+09:00'));
    go('/cponmakt/FCM31000');
    await view.shows('FCM31000');
    go('/cponmakt/FCM31000?orderId=MK00000003');
    await screen.findByText('받지 않아 돌아옴');
  });

  test('money for others above 100,000 won is asked about; who was asked to is stopped', async () => {
    const view = await open('FCM12100', { itemCd: 'MART06' });
    await give(view, ['01055551203', '01055551224']);
    await screen.findByText('누군가 문자나 메신저로 사 달라고 했나요?');
    await view.user.click(await button('네, 부탁받았어요'));
    await screen.findByText(/신고는 112/);
    expect(document.querySelector('[data-action="submit"]')).toBeNull();
    go('/cponmakt/FCM12100?itemCd=MART06');
    await give(view, ['01055551203', '01055551224']);
    await view.user.click(await button('아니요, 제가 선물해요'));
    await screen.findByText(/2명에게 선물할까요/);
  });
});

describeOrder(purchase, {
  backend: (now) => createMock({ now }),
  wish: () => ({ code: 'CINE01', count: 1, price: 11_000, points: 1000, receivers: [], message: '' }),
  secret: PIN,
  runs: 30,
  async books(ask) {
    const { balances } = (await ask('/_mocks/ledger')) as {
      balances: Record<string, Record<string, number>>;
    };
    return (balances[BANK]?.KRW ?? 0) + (balances[POINTS]?.PNT ?? 0);
  },
  moves: ({ won, points }) => -won - points,
});
