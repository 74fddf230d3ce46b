import { screen, waitFor } from '@testing-library/react';
import { encryptField } from '@wallet/kit/api';
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
import { askQuote, send } from '../api/calls.ts';
import { goldOrder } from '../flows/orders.ts';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { screens } from '../screens.ts';

const PIN = '246810';
const EXAMPLE = { gold: 405_000, dollar: 145_230 };

beforeEach(() => stopClock('2026-11-23T10:00:00+09:00'));
afterEach(() => {
  vi.useRealTimers();
});

/** Opens a screen, by a developer whose account is a member's: only they may set the stand-in's market. */
async function open(
  at: string,
  {
    query = {},
    persona = 'developer',
    set = EXAMPLE as object,
  }: { query?: Record<string, string>; persona?: string; set?: object } = {},
) {
  const marketAt = '/wApi/gold-saving-fe/v1/test';
  const view = await openerOf({ manifest, screens, messages }, createMock)(at, {
    query,
    persona,
    before: async (ask) => persona === 'developer' && ask(marketAt, set),
  });
  const market = (settings: object) => view.askJson(marketAt, settings);
  const ledger = async () =>
    (await view.askJson('/_mocks/ledger')) as {
      balances: Record<string, Record<string, number>>;
      totals: Record<string, number>;
    };
  const grams = async () => {
    const { balances, totals } = await ledger();
    expect(Object.values(totals).every((sum) => sum === 0)).toBe(true);
    const own = Object.entries(balances).find(([account]) => account.startsWith('gold:'));
    return own?.[1].XAU ?? 0;
  };
  return { ...view, market, ledger, grams };
}
type View = Awaited<ReturnType<typeof open>>;

const main = () => part('main').textContent ?? '';
const says = (text: string | RegExp) => screen.findByText(text);
const tap = async (view: View, name: string) => {
  const found = await waitFor(() => part(`[data-action="${name}"]`));
  await view.user.click(found);
};

async function type(view: View, digits: string) {
  const input = await waitFor(() => field('won'));
  await view.user.type(input, digits);
}

describe('home (R026, R432, R466, R528)', () => {
  test('grams, worth, gain by sign and word, the next run; all doors lead on', async () => {
    const view = await open('FGS11000');
    await waitFor(() =>
      expect(main()).toMatch(/지금 팔면 936,068원 · 1g 평균 160,000원에 샀어요▲\s136,068원 \(17.0%\) 이익/),
    );
    expect(main()).toContain('5.00g');
    expect(main()).toContain('11월 25일 (수) 50,000원');
    for (const code of ['FGS41000', 'FGS44000', 'FGS61200', 'FGS25000']) {
      await tap(view, `open${code}`);
      await view.shows(code);
      go('/gold-saving/FGS11000');
      await view.shows('FGS11000');
    }
  });

  test('who has no account sees what it is; who is 17 is told why not', async () => {
    const view = await open('FGS11000', { persona: 'foreigner' });
    await view.user.click(await button('금 계좌 만들기'));
    await view.shows('FGS21000');
    await open('FGS11000', { persona: 'goldTeen' });
    await says(/만 19세부터/);
    expect(screen.queryByRole('button', { name: '금 계좌 만들기' })).toBeNull();
  });
});

describe('buying and selling (R467)', () => {
  test('100,000 won buy 0.52 g for 99,317: what was told before the PIN is what is booked', async () => {
    const view = await open('FGS31000');
    await type(view, '100000');
    await says('약 0.52g');
    await view.user.click(await button('다음'));
    await says('금 0.52g을 살까요?');
    expect(main()).toContain('입력하고 쓰지 않는 돈683원');
    expect(main()).toContain('지금 사서 바로 팔면 1,966원이 줄어요');
    expect(main()).toContain('예금자보호를 받지 않는');
    await tap(view, 'back');
    expect((await waitFor(() => field('won'))).value).toBe('100,000');
    await view.user.click(await button('다음'));
    await button('99,317원에 사기');
    await view.market({ gold: 500_000 });
    await view.user.click(await button('99,317원에 사기'));
    await enterPin(view, PIN);
    await says('금을 샀어요');
    expect(main()).toContain('99,317원');
    expect(await view.grams()).toBe(552);
    await tap(view, 'see');
    await says('0.52g 샀어요');
  });

  test('2.00 g sold: tax told before, 366,057 paid out', async () => {
    const view = await open('FGS32000', { query: { grams: '200', step: 'confirm' } });
    await says('이익 54,427원에서 세금 8,370원을 빼고 366,057원이 입금돼요.');
    await view.user.click(await button('팔고 366,057원 받기'));
    await enterPin(view, PIN);
    await says('금을 팔았어요');
    const { balances } = await view.ledger();
    expect(balances['tax:gold']).toEqual({ KRW: 8370 });
    expect(await view.grams()).toBe(300);
  });

  test('too little, too much, more than there is: said while typing', async () => {
    const view = await open('FGS31000');
    await type(view, '500');
    await says('0.01g보다 적은 금액이에요. 1,910원부터 살 수 있어요.');
    await type(view, '0');
    await says('10,000원부터 할 수 있어요.');
    await type(view, '0000');
    await says('계좌에 있는 돈보다 많아요.');
    expect((await button('다음')).matches(':disabled, [aria-disabled="true"]')).toBe(true);
  });

  test.each([
    [{ silentFor: 61 }, /가격이에요. 새 가격을 받지 못하고 있어요/, 'FGS31000', {}],
    [{ silentFor: 601 }, /새 가격을 받지 못해 지금은/, 'FGS31000', { amount: '100000', step: 'confirm' }],
    [{ isHeld: true }, /24시간 동안 거래를 멈췄어요/, 'FGS32000', { grams: '100', step: 'confirm' }],
    [
      { isUnsuitable: true },
      /투자 성향을 확인한 지 24개월/,
      'FGS31000',
      { amount: '100000', step: 'confirm' },
    ],
    [{}, /가진 금보다 많아요/, 'FGS32000', { grams: '501', step: 'confirm' }],
    [{}, /계좌 잔액이 부족해요/, 'FGS31000', { grams: '5000', step: 'confirm' }],
    [{}, /0.01g보다 적은/, 'FGS31000', { amount: '1000', step: 'confirm' }],
    [{ isClosed: true }, /다음 거래는 11월 24일 \(화\) 오전 9:00에 시작해요/, 'FGS31000', {}],
  ])('%j is said: %s', async (set, text, at, query) => {
    const view = await open(at, { query, set: { ...EXAMPLE, ...set } });
    await says(text);
    expect(await view.grams()).toBe(500);
  });

  test('a hold and a market that closes while the sheet is open refuse the order, and book nothing', async () => {
    const view = await open('FGS31000', { query: { amount: '100000', step: 'confirm' } });
    await button('99,317원에 사기');
    await view.market({ isClosed: true });
    await view.user.click(await button('99,317원에 사기'));
    await enterPin(view, PIN);
    await says('금을 사지 않았어요');
    await says('지금은 금을 사고팔 수 없는 시간이에요.');
    expect(await view.grams()).toBe(500);
  });

  test('two WebViews: the other one sold meanwhile, so this price counts no more and is asked anew', async () => {
    const view = await open('FGS32000', { query: { grams: '200', step: 'confirm' } });
    await button('팔고 366,057원 받기');
    const { id, net } = await askQuote({ side: 'sell', grams: 100 });
    const key = 'another-web-view';
    const secret = await encryptField(PIN, { intent: key });
    await send({ key, secret, facts: { kind: 'sell', ref: id, amount: net } });
    await view.user.click(await button('팔고 366,057원 받기'));
    await enterPin(view, PIN);
    await says(/가격을 지켜 드리는 30초가 지났어요/);
    expect(await view.grams()).toBe(400);
    await view.user.click(await button('새 가격 보기'));
    await view.user.click(await button(/^팔고/));
    await enterPin(view, PIN);
    await says('금을 팔았어요');
    expect(await view.grams()).toBe(200);
  });

  test('a wrong PIN keeps the price; the right one books it once', async () => {
    const view = await open('FGS31000', { query: { grams: '52', step: 'confirm' } });
    await view.user.click(await button('99,317원에 사기'));
    await enterPin(view, '111222');
    await screen.findAllByText(/간편 비밀번호가 맞지 않아요/);
    await enterPin(view, PIN);
    await says('금을 샀어요');
    expect(await view.grams()).toBe(552);
  });

  test('a closed market takes reserved orders, which can be taken back and wait for the opening', async () => {
    const view = await open('FGS31000', { set: { ...EXAMPLE, isClosed: true } });
    await type(view, '100000');
    await view.user.click(await button('다음 거래 때로 예약하기'));
    await view.user.click(await button('예약하기'));
    await enterPin(view, PIN);
    await says('예약했어요');
    await tap(view, 'see');
    await view.user.click(await button('예약 취소'));
    await view.user.click(await confirmButton('takeBack'));
    await waitFor(() => expect(main()).toContain('예약예약 취소'));
    go('/gold-saving/FGS31000?amount=200000&step=reserve');
    await view.user.click(await button('예약하기'));
    await enterPin(view, PIN);
    await says('예약했어요');
    await view.market({ isClosed: false });
    go('/gold-saving/FGS11000');
    await waitFor(() => expect(main()).toContain('6.04g'));
    expect(await view.grams()).toBe(604);
  });
});

describe('opening', () => {
  async function answer(view: View, name: (labels: string[]) => string) {
    for (let at = 0; at < 6; at += 1) {
      await waitFor(() => part(`[data-field="question${at}"]`));
      const labels = screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent ?? '');
      await view.user.click(screen.getByRole('radio', { name: name(labels) }));
      await view.user.click(await button('다음'));
    }
  }
  async function agree(view: View) {
    await view.user.click(await screen.findByRole('checkbox', { name: '전체 동의' }));
    await view.user.click(await button('동의하고 다음'));
    await view.shows('FGS22000');
  }

  test('terms, six questions, account, PIN; then it is on home with 0.00 g', async () => {
    const view = await open('FGS21000', { persona: 'foreigner' });
    await says(/1,000,000원어치를 사서 바로 팔면/);
    await agree(view);
    await answer(view, (labels) => labels.at(-1) ?? '');
    await says('투자 성향에 맞아요');
    await view.user.click(await button('계속하기'));
    await view.shows('FGS23000');
    await view.user.click(await button('금 계좌 만들기'));
    await enterPin(view, PIN);
    await says('금 계좌를 만들었어요');
    await tap(view, 'goldHome');
    await waitFor(() => expect(main()).toContain('0.00g'));
  });

  test('who takes no risk confirms the warning; who does not say goes no further', async () => {
    const view = await open('FGS21000', { persona: 'foreigner' });
    await agree(view);
    await view.user.click(await button('답하지 않을래요'));
    await says('답하지 않으면 금을 살 수 없어요');
    await view.user.click(await button('다시 답하기'));
    await answer(view, ([first = '']) => first);
    await says(/투자 성향보다 위험한 상품/);
    const next = await button('계속하기');
    expect(next.matches(':disabled, [aria-disabled="true"]')).toBe(true);
    await view.user.click(screen.getByRole('checkbox', { name: /위험을 이해했고/ }));
    await view.user.click(next);
    await view.shows('FGS23000');
  });
});

describe('saving, alerts, price, history', () => {
  test('a plan is made, paused and ended; a missed run says why', async () => {
    const view = await open('FGS42000', { query: { planId: 'GP2' } });
    await says(/자동 적립을 건너뛰었어요. 금값이 정하신 180,000원보다 높았어요./);
    await view.user.click(await button('쉬기'));
    await button('다시 모으기');
    await view.user.click(await button('끝내기'));
    await view.user.click(await confirmButton('endPlan'));
    await says('끝남');
    go('/gold-saving/FGS41000?step=new');
    await view.user.type(await waitFor(() => field('won')), '30000');
    await view.user.click(await button('만들기'));
    await view.shows('FGS42000');
    await says('매달 25일 30,000원');
  });

  test('alerts: a struck one says when and leads to selling; one is made and removed', async () => {
    const view = await open('FGS44000');
    await says('11월 20일 (금) 오후 2:12 알림');
    await view.user.click(await button('알림 만들기'));
    await waitFor(() => field('price'));
    await view.user.click(await button('알림 만들기'));
    await says('191,000원 이하');
    await view.user.click(await button('191,000원 이하 알림 지우기'));
    await waitFor(() => expect(main()).not.toContain('191,000원'));
    await tap(view, 'trade');
    await view.shows('FGS32000');
  });

  test('the price of a range as line and table, its change by sign and word', async () => {
    const view = await open('FGS51000', { set: {} });
    await waitFor(() => expect(main()).toMatch(/한 달 동안 [▲▼]\s[\d,.]+원 \([\d.]+%\) (올랐어요|내렸어요)/));
    await view.user.click(await screen.findByRole('radio', { name: '1년' }));
    await says(/일 년 동안/);
    await view.user.click(await button('표로 보기'));
    expect((await screen.findByRole('table')).querySelectorAll('tbody tr')).toHaveLength(53);
  });

  test('history by days and kinds; one order in full; one that is not there', async () => {
    const view = await open('FGS61200');
    await waitFor(() => expect(document.querySelectorAll('[data-action="openOrder"]').length).toBe(5));
    await view.user.click(screen.getByRole('radio', { name: '팔기' }));
    await waitFor(() => expect(document.querySelectorAll('[data-action="openOrder"]').length).toBe(1));
    await tap(view, 'openOrder');
    await says('0.30g 팔았어요');
    go('/gold-saving/FGS61200?orderId=NONE');
    await says('거래를 찾을 수 없어요');
  });

  test('my account: another account by PIN, then closing sells all and leaves the history', async () => {
    const view = await open('FGS25000', { query: { step: 'account' } });
    await view.user.click(await button('이 계좌로 바꾸기'));
    await enterPin(view, PIN);
    await says('연결 계좌를 바꿨어요');
    go('/gold-saving/FGS25000?step=close');
    await view.user.click(await button(/받고 해지하기/));
    await enterPin(view, PIN);
    await says('금 계좌를 해지했어요');
    expect(await view.grams()).toBe(0);
    await tap(view, 'goldHome');
    await says(/5년 동안 볼 수 있어요/);
    await tap(view, 'history');
    await view.shows('FGS61200');
  });

  test('a linked account that was closed is said on home', async () => {
    await open('FGS11000', { persona: 'goldLinkClosed' });
    await says(/연결된 계좌가 해지됐어요/);
  });

  test('(R468) index lists every screen; login leads on; the trial page sets the market', async () => {
    const view = await open('index');
    expect(await screen.findAllByRole('button', { name: /^(FGS|index|login|test)/ })).toHaveLength(16);
    go('/gold-saving/login?pageId=FGS51000');
    await view.shows('FGS51000');
    go('/gold-saving/test');
    await tap(view, 'held');
    go('/gold-saving/FGS11000');
    await says(/24시간 동안 거래를 멈췄어요/);
  });
});

describeOrder(goldOrder, {
  backend: (now) => createMock({ now }),
  secret: PIN,
  runs: 500,
  wish: async (random) => {
    const quote = await askQuote({ side: random(2) ? 'buy' : 'sell', grams: 1 + random(50) });
    return { kind: quote.side, ref: quote.id, amount: quote.net };
  },
  books: async (ask) => {
    const { balances } = (await ask('/_mocks/ledger')) as {
      balances: Record<string, Record<string, number>>;
    };
    return balances['gold:W000000001']?.XAU ?? 0;
  },
  moves: ({ order }) => (order ? (order.side === 'buy' ? order.grams : -order.grams) : 0),
});
