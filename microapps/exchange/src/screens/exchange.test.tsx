import { screen, waitFor } from '@testing-library/react';
import { button, describeOrder, enterPin, field, go, openerOf, part, stopClock } from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askQuote, readStock } from '../api/calls.ts';
import { cashOrder } from '../flows/buying.ts';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { screens } from '../screens.ts';

const PIN = '246810';
const BANK = 'bank:W000000001:12345601234567';

// A Friday at ten: markets and branches are open.
beforeEach(() => stopClock('2026-11-20T10:00:00+09:00'));
afterEach(() => vi.useRealTimers());

const opens = openerOf({ manifest, screens, messages }, createMock);

async function open(at: string, query: Record<string, string> = {}, persona = 'member') {
  const view = await opens(at, { query, persona });
  return { ...view, won: () => view.balance(BANK, 'KRW') };
}
type View = Awaited<ReturnType<typeof open>>;
const main = () => part('main').textContent ?? '';
const says = (text: string | RegExp) => waitFor(() => expect(main()).toMatch(text));

/** The first day of the sheet that can be chosen. */
async function firstDay(view: View) {
  const day = await waitFor(() =>
    part('[data-part="when"] [data-date]:not(:disabled):not([aria-disabled="true"])'),
  );
  await view.user.click(day);
}

/** 50,000 yen at a place, on its first day, up to the page that pays. */
async function toPay(view: View, place: string | RegExp, kind?: string) {
  await says(/얼마를 환전할까요/);
  await view.user.type(field('units'), '50000');
  await view.user.click(await button('찾을 곳 선택'));
  await view.shows('FEX00102');
  if (kind) await view.user.click(screen.getByRole('radio', { name: kind }));
  await view.user.click(await button(place));
  await view.user.click(await button('날짜 선택'));
  await firstDay(view);
  await view.user.click(await button('다음'));
  await view.shows('FEX00103');
  await says(/원 아껴요/);
}
async function pay(view: View) {
  await view.user.click(part('[data-action="submit"]'));
  await enterPin(view, PIN);
}

describe('rates', () => {
  test('(R481, R478) today and yesterday of USD, EUR, JPY, CNY in this order; yen for a hundred', async () => {
    const view = await open('FEX00001');
    const list = await screen.findByRole('list', { name: '오늘 환율' });
    const codes = [...list.querySelectorAll('li')].map(
      ({ textContent }) => /(100 )?[A-Z]{3}/.exec(textContent ?? '')?.[0],
    );
    expect(codes).toEqual(['USD', 'EUR', '100 JPY', 'CNY']);
    expect(list.textContent).toMatch(/어제 1,\d{3}\.\d\d/);
    await says(/은행 매매기준율 · 11월 20일 \(금\) 오전\s10:00 · 61회차/);
    await view.user.click(await button('다른 통화'));
    expect(list.querySelectorAll('li')).toHaveLength(9);
    // Both ways: won buy whole notes, and cost what they cost.
    await view.user.clear(field('won'));
    await view.user.type(field('won'), '1000000');
    await waitFor(() => expect((field('units') as HTMLInputElement).value).toMatch(/^7\d\d$/));
    await view.user.click(await button(/100 JPY/));
    await view.shows('FEX00002');
    await says(/현찰 살 때/);
  });

  test('a currency has its course and an alert, which is kept and taken away', async () => {
    const view = await open('FEX00002', { crncyCd: 'JPY', range: '1W' });
    await says(/한 주 동안/);
    await view.user.click(await button('알림 받기'));
    await view.user.click(await button('알림 끄기'));
    await waitFor(() => expect(screen.queryByRole('button', { name: '알림 끄기' })).toBeNull());
  });

  test('a customer under age is told so on the first pages, with no limit and nothing to buy', async () => {
    await open('FEX00001', {}, 'minor');
    await says(/만 19세부터 앱에서 환전할 수 있어요/);
    expect(part('[data-action="buy"]')).toHaveProperty('disabled', true);
    go('/exchange/FEX00101?crncyCd=USD');
    await waitFor(() => expect(main()).toMatch(/얼마를 환전할까요/));
    await says(/만 19세부터 앱에서 환전할 수 있어요/);
    expect(main()).not.toMatch(/까지 더 환전할 수 있어요/);
    expect(await button('찾을 곳 선택')).toHaveProperty('disabled', true);
  });

  test('a feed that is old is said; one that stands still sells nothing', async () => {
    const view = await open('FEX00001');
    await view.shows('FEX00001');
    await view.askJson('/_mocks/kiosk/faults', { feedSeconds: 90 });
    go('/exchange/FEX00002?crncyCd=USD');
    await says(/1분 넘게/);
    await view.askJson('/_mocks/kiosk/faults', { feedSeconds: 700 });
    go('/exchange/FEX00101?crncyCd=USD');
    await says(/지금은 환전할 수 없어요/);
    expect(await button('찾을 곳 선택')).toHaveProperty('disabled', true);
  });
});

describe('buying', () => {
  test('yen for a kiosk are paid to the last won that was shown, fetched by number, and cannot be cancelled any more', async () => {
    const view = await open('FEX00101', { crncyCd: 'JPY' });
    await says(/환율 우대80%/);
    const before = await view.won();
    await toPay(view, /서울역 환전 키오스크/, '키오스크');
    const told = Number(/내는 돈([\d,]+)원/.exec(main())?.[1]?.replaceAll(',', ''));
    await pay(view);
    await view.shows('FEX00104');
    await says(/환전했어요/);
    expect(before - (await view.won())).toBe(told);
    await view.user.click(await button('환전증 보기'));
    await view.shows('FEX01101');
    await view.user.click(await button('키오스크에서 찾기'));
    await view.shows('FEX02102');
    await view.user.click(await button('찾을 번호 받기'));
    const { payload } = await view.askJson('/wApi/exchange-fe/v1/orders', {});
    const { odrNo, qrCtnt } = payload.odrList[0];
    const { payload: shown } = await view.askJson('/wApi/exchange-fe/v1/voucher', { odrNo });
    expect((await view.askJson('/_mocks/kiosk/fetch', { qr: qrCtnt, number: shown.pckNo })).gave).toBe(
      50_000,
    );
    await waitFor(() => screen.getByText('50,000 JPY를 찾았어요'), { timeout: 4000 });
    const late = await view.askJson('/wApi/exchange-fe/v1/cancel', { odrNo, qtId: 'x' });
    expect(late.code).toBe('FEX_FETCHED');
  });

  test('stock that goes between choice and payment takes no money', async () => {
    const view = await open('FEX00101', { crncyCd: 'JPY' });
    await toPay(view, /여의도 본점/);
    const before = await view.won();
    await view.askJson('/_mocks/kiosk/faults', { empty: { plcId: 'BR01', crncyCd: 'JPY' } });
    await pay(view);
    await view.shows('FEX00104');
    await says(/남은 외화가 없어요/);
    expect(await view.won()).toBe(before);
  });

  test('held on suspicion nothing is sold; without an English name not at the airport', async () => {
    const view = await open('FEX00101', { crncyCd: 'JPY' }, 'payerWithoutEnglishName');
    await toPay(view, /인천공항 T2 환전소/, '공항');
    const before = await view.won();
    await pay(view);
    await view.shows('FEX00104');
    await says(/영문 이름이 없어 공항에서 찾을 수 없어요/);
    await view.askJson('/_mocks/kiosk/faults', { held: true });
    go('/exchange/FEX00101?crncyCd=JPY');
    await view.user.type(await waitFor(() => field('units')), '10000');
    await view.user.click(await button('찾을 곳 선택'));
    await view.user.click(await button(/여의도 본점/));
    await view.user.click(await button('날짜 선택'));
    await firstDay(view);
    await view.user.click(await button('다음'));
    await screen.findByText(/금융사기가 의심돼 24시간 동안/);
    expect(await view.won()).toBe(before);
  });

  test('a coupon counts once, also where the answer to the order is lost', async () => {
    const view = await open('FEX00101', { crncyCd: 'JPY' });
    const coupons = async () =>
      (await view.askJson('/wApi/exchange-fe/v1/terms', {})).payload.cpnList.length as number;
    const had = await coupons();
    const before = await view.won();
    const { cponSerno } = (await view.askJson('/wApi/exchange-fe/v1/terms', {})).payload.cpnList[0];
    await view.user.click(await waitFor(() => part(`input[value="${cponSerno}"]`)));
    await says(/환율 우대90%/);
    await toPay(view, /여의도 본점/);
    const told = Number(/내는 돈([\d,]+)원/.exec(main())?.[1]?.replaceAll(',', ''));
    await view.reply({ method: 'POST', path: '/exchange-fe/v1/order', drop: 'answer', times: 1 });
    await pay(view);
    await view.shows('FEX00104');
    await says(/환전했어요/);
    expect([before - (await view.won()), had - (await coupons())]).toEqual([told, 1]);
  });

  test('a place without any names the nearest that has; the limit without a customer check is said', async () => {
    const view = await open('FEX00101', { crncyCd: 'JPY' }, 'cddTarget');
    await says(/오늘은 400,000원까지 더 환전할 수 있어요/);
    await view.user.type(field('units'), '50000');
    expect(await button('찾을 곳 선택')).toHaveProperty('disabled', true);
    await view.user.clear(field('units'));
    await view.user.type(field('units'), '20000');
    await view.user.click(await button('찾을 곳 선택'));
    await view.shows('FEX00102');
    await view.user.click(screen.getByRole('radio', { name: '키오스크' }));
    await view.user.click(await button(/명동 환전 키오스크/));
    await view.user.click(await button('날짜 선택'));
    await screen.findByText(/남은 외화가 없어요\. .+에는 있어요/);
  });
});

describe('orders', () => {
  test('every state says what became of it', async () => {
    const view = await open('FEX01101', {}, 'traveller');
    await says(/찾을 수 있음.*신청함.*찾음.*취소함.*되팔림.*일부 찾음/);
    go('/exchange/FEX01101?orderId=FX00000006');
    await says(/기기에서 300 USD만 나왔어요/);
    go('/exchange/FEX01101?orderId=NONE');
    await view.user.click(await button('환전 내역'));
    await view.shows('FEX01101');
  });

  test('cancelling tells the won first, and gives back exactly them', async () => {
    const view = await open('FEX01101', { orderId: 'FX00000002' }, 'traveller');
    await view.user.click(await button('환전 취소'));
    await says(/지금 환율로 다시 팔려서 [\d,]+원을 돌려받아요/);
    const told = /돌려받는 돈([\d,]+)원/.exec(main())?.[1];
    await view.user.click(part('[data-action="cancelNow"]'));
    await says(new RegExp(`취소했어요\\. ${told}원`));
  });

  test('fetched by nobody in seven bank days it is sold back by itself, to the account it came from', async () => {
    const view = await open('FEX00101', { crncyCd: 'JPY' });
    await toPay(view, /여의도 본점/);
    await pay(view);
    await view.shows('FEX00104');
    stopClock('2026-12-30T10:00:00+09:00');
    const { payload } = await view.askJson('/wApi/exchange-fe/v1/orders', {});
    const [{ odrNo, odrStcd, backWonAmt }] = payload.odrList;
    const { postings } = (await view.askJson('/_mocks/ledger')) as {
      postings: { kind: string; entries: { account: string; amount: number }[] }[];
    };
    const back = postings.filter(({ kind }) => kind === 'exchange.payout').flatMap(({ entries }) => entries);
    expect(odrStcd).toBe('RTND');
    expect(back).toContainEqual({ account: BANK, currency: 'KRW', amount: backWonAmt });
    go(`/exchange/FEX01101?orderId=${odrNo}`);
    await says(/찾지 않아.*[\d,]+원/);
  });

  test('place and day are changed free of charge until the day before', async () => {
    const view = await open('FEX01101', { orderId: 'FX00000002' }, 'traveller');
    await view.user.click(await button('곳과 날짜 바꾸기'));
    await view.shows('FEX00102');
    await view.user.click(await button(/인천공항 T2 환전소/));
    await view.user.click(await button('날짜 선택'));
    await firstDay(view);
    await view.user.click(await button('이대로 바꾸기'));
    await view.shows('FEX01101');
    await says(/인천공항 T2 환전소/);
  });

  test('a number that was wrong five times locks the order', async () => {
    const view = await open('FEX02102', { orderId: 'FX00000001' }, 'traveller');
    await view.user.click(await button('찾을 번호 받기'));
    await screen.findByText(/돈이 나오면/);
    for (let at = 0; at < 5; at += 1) {
      await view.askJson('/_mocks/kiosk/fetch', { qr: 'FEX1:FX00000001', number: 'wrong' });
    }
    await waitFor(() => expect(main()).toContain('5번 틀려 잠겼어요'), { timeout: 4000 });
  });
});

describe('coins', () => {
  test('half of what notes are worth, cut; a code for a place; points once they are counted', async () => {
    const view = await open('FEX00003', { crncyCd: 'JPY' });
    await says(/지폐 값의 절반/);
    const more = (await screen.findAllByRole('button', { name: /늘리기/ }))[2] as HTMLElement;
    for (let at = 0; at < 7; at += 1) await view.user.click(more);
    await says(/동전 합계3,500 JPY/);
    const told = /받는 돈([\d,]+)P/.exec(main())?.[1];
    await view.user.click(await button('넣을 곳 선택'));
    await view.shows('FEX00004');
    await view.user.click(await button(/서울역 환전 키오스크/));
    await view.user.click(await button('동전 코드 받기'));
    await view.shows('FEX01001');
    const { payload } = await view.askJson('/wApi/exchange-fe/v1/coinOrders', {});
    const { qrCtnt } = payload.odrList[0];
    const { paid } = await view.askJson('/_mocks/kiosk/coins', { qr: qrCtnt });
    expect(paid.toString()).toBe(told?.replaceAll(',', ''));
  });

  test('what the machine counted otherwise is said; the guide and the places lead on', async () => {
    const view = await open('FEX01001', { orderId: 'FC00000002' }, 'traveller');
    await says(/1 USD 동전은 9개 중 8개를 받았어요/);
    go('/exchange/FEX02002');
    await view.user.click(await button(/일본 엔/));
    await view.shows('FEX02001');
    await says(/받는 동전 50 JPY, 100 JPY, 500 JPY/);
    go('/exchange/FEX02101');
    await says(/계단이 있어요/);
  });
});

describeOrder(cashOrder, {
  backend: (now) => createMock({ now }),
  runs: 500,
  secret: PIN,
  async wish(random) {
    const wish = { currency: 'JPY', amount: 1000 * (1 + random(9)), coupon: '' };
    const { days } = await readStock({ ...wish, placeId: 'AP01' });
    const { id: quoteId } = await askQuote(wish);
    const date = days.at(-1)?.date ?? '';
    return {
      ...wish,
      quoteId,
      purpose: 'trip' as const,
      mix: 'large' as const,
      placeId: 'AP01',
      date,
      fetcher: '',
    };
  },
  async books(ask) {
    const { balances } = (await ask('/_mocks/ledger')) as { balances: Record<string, { KRW?: number }> };
    return balances[BANK]?.KRW ?? 0;
  },
  moves: ({ won }) => -won,
});
