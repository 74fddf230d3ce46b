import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createMock } from '../../../../mocks/src/backend/index.ts';
import { ApiError } from '../../api/index.ts';
import type { Inquired, OrderPlan } from '../../common/index.ts';
import { clockInSeoul } from '../../format/index.ts';
import { defineMessages } from '../../messages/index.ts';
import { v } from '../../schema/index.ts';
import { button, openerOf, part } from '../../testing/index.ts';
import { Button } from '../../ui/index.ts';
import { drawReceipt } from '../../ui/Receipt/drawReceipt.ts';
import { Screen } from '../Screen.tsx';
import { smallApp } from '../testing/smallApp.tsx';
import { useIntent } from '../useIntent.ts';
import { useShownScreen, useWallet } from '../WalletContext.ts';
import { ConfirmOrder } from './ConfirmOrder.tsx';
import { OrderEnd } from './OrderEnd.tsx';
import { Unfinished } from './Unfinished.tsx';

vi.mock('../../ui/Receipt/drawReceipt.ts', () => ({ drawReceipt: vi.fn() }));

interface Wish {
  kind: 'charge' | 'send';
  amount: number;
}
interface Receipt {
  amount: number;
  kind?: string;
  at?: string;
}
const facts = v.object({ kind: v.picklist(['charge', 'send']), amount: v.number() });
const wish: Wish = { kind: 'charge', amount: 700 };

// A page remembers ends by their number: each test has an order of its own.
let nth = 1000;
let KEY = '';
/** What the service says next, and what it was asked. */
let inquired: () => Promise<Inquired<Receipt>>;
let sent: () => Promise<Receipt>;
let untold: { key: string; kind?: 'charge' | 'send' } | null;
let asked: string[];
let told: string[];
beforeEach(() => {
  nth += 1;
  KEY = `there-${nth}`;
  inquired = async () => ({ kind: 'closed' });
  sent = async () => ({ amount: 700 });
  [untold, asked, told] = [null, [], []];
});

const refused = (code: string, payload?: unknown) =>
  new ApiError({ kind: 'code', method: 'POST', path: '/order', code, payload });
const cut = () => new ApiError({ kind: 'network', method: 'POST', path: '/order' });

const plan: OrderPlan<Wish, Receipt> = {
  name: 'money',
  facts,
  send({ key, secret }) {
    asked.push(`send ${key.length} ${secret === '' ? 'no secret' : 'a secret'}`);
    return sent();
  },
  inquire(key) {
    asked.push(`inquire ${key}`);
    return inquired();
  },
  untold: async () => untold,
  tell: async ({ key, end }) => void told.push(`${key} ${end.kind}`),
  again: { RATE_OVER: 'facts', WRONG: 'secret' },
  waits: [0],
  resultAt: { charge: 'END10000', send: 'END20000' },
};

const words = {
  charge: { done: '충전했어요', not: '충전하지 않았어요', checking: '충전을 확인해요' },
  send: {
    ...{ done: '보냈어요', not: '보내지 않았어요', checking: '송금을 확인해요' },
    says: {
      done: '바로 도착해요.',
      closed: '계좌는 그대로예요.',
      refused: '은행이 거절했어요.',
      unknown: '기다려 주세요.',
    },
  },
};

const end = (title: string) =>
  function End() {
    return (
      <OrderEnd
        order={plan}
        title={title}
        words={(kind) => words[kind]}
        rows={(of, kind, known) => [
          { label: '종류', value: kind },
          { label: '금액', value: `${of.kind === 'done' ? of.receipt.amount : (known?.amount ?? 0)}원` },
        ]}
        doneAt={({ at }) => at ?? ''}
        again="BUY10000"
        home="HOM10000"
        kind="charge"
        remedies={{ NO_ACCOUNT: 'FIX10000' }}
        actions={(of, kind) => <Button full>{`${of.kind} ${kind}`}</Button>}
      />
    );
  };

/** Orders without asking, as another WebView has: the intent stands there and has gone out. */
function HOM10000() {
  const { navigate } = useWallet();
  const intents = useIntent(plan.name, plan.facts);
  return (
    <Screen>
      <Unfinished order={plan} says={(kind) => `${kind}: 확인하지 않았어요`} />
      <Button
        onClick={async () =>
          void (await intents.markSent((await intents.begin({ kind: 'send', amount: 500 })).id))
        }
      >
        먼저 보내기
      </Button>
      <Button onClick={() => navigate.push('END20000')}>끝 보기</Button>
      <Button onClick={() => navigate.push('BUY10000')}>사러 가기</Button>
    </Screen>
  );
}

let again: string[] = [];
const confirm = (more: Partial<Parameters<typeof ConfirmOrder<Wish, Receipt>>[0]> = {}) =>
  function Confirm() {
    return (
      <ConfirmOrder
        order={plan}
        facts={wish}
        rows={[{ label: '금액', value: '700원' }]}
        submit="사기"
        secret="none"
        onAgain={(code) => again.push(code)}
        {...more}
      >
        {more.children ?? <p>수수료는 없어요</p>}
      </ConfirmOrder>
    );
  };

function FIX10000() {
  return <Screen>{useShownScreen().code}</Screen>;
}

const ko = async () => ({
  messages: { refusals: { account: '계좌가 없어요.', rate: '환율이 바뀌었어요.', wrong: '번호가 달라요.' } },
});
const refusals = { NO_ACCOUNT: 'account', RATE_OVER: 'rate', WRONG: 'wrong' } as const;
const messages = defineMessages({ ko, en: ko, refusals });
const screens = {
  ...{ HOM10000, FIX10000, END10000: end('충전 결과'), END20000: end('송금 결과') },
  BUY10000: confirm(),
  BUY20000: confirm({
    secret: { hint: '700원을 충전해요' },
    title: '충전 확인',
    lead: '충전할까요?',
    working: '은행에 묻고 있어요',
  }),
  BUY30000: confirm({
    secret: { hint: '여섯 자리', title: '간편 번호' },
    opensAtOnce: true,
    step: { current: 2, total: 3 },
  }),
  BUY40000: confirm({ facts: null, secret: { hint: '700원' }, entry: <p>금액을 다시 골라 주세요</p> }),
};
const open = openerOf(smallApp(screens, { messages }), createMock);
const see = (query: string, code = 'END10000') => open(`/small/${code}?${query}`);
const result = () => part('[data-result]');
const text = () => document.body.textContent ?? '';

beforeEach(() => {
  again = [];
});

describe('an end', () => {
  test('that is good says what was booked, and is told to the service', async () => {
    inquired = async () => ({ kind: 'done', receipt: { amount: 900 } });
    await see(`order=${KEY}&kind=charge`);
    await waitFor(() => expect(result().dataset.result).toBe('success'));
    expect(result().textContent).toContain('충전했어요');
    expect(result().textContent).toContain('900원');
    expect(text()).toContain('정상적으로 처리했어요');
    expect(await button('done charge')).toBeDefined();
    expect(
      document.querySelector('[data-action="again"], [data-action="askAgain"], [data-action="remedy"]'),
    ).toBeNull();
    expect(result().closest('[data-msg]')).toBeNull();
    await waitFor(() => expect(told).toEqual([`${KEY} done`]));
    expect(asked).toEqual([`inquire ${KEY}`]);
  });

  test('that is good is saved and shared as a picture; one that is not has no receipt', async () => {
    inquired = async () => ({ kind: 'done', receipt: { amount: 900, at: '20200102030405' } });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    vi.mocked(drawReceipt).mockResolvedValue(new Blob(['png']));
    Object.assign(URL, { createObjectURL: () => 'blob:receipt', revokeObjectURL() {} });
    const view = await see(`order=${KEY}`);
    await view.user.click(await button('영수증 저장'));
    await waitFor(() => expect(names).toEqual(['receipt-20200102.png']));
    const [title, rows] = vi.mocked(drawReceipt).mock.calls[0] ?? [];
    expect([title, rows?.map(({ value }) => value)]).toEqual(['충전했어요', ['charge', '900원']]);
    expect(part('[data-part="receipt"] [data-action="share"]')).toBeDefined();
  });

  test.each(['closed', 'pending'] as const)('that is %s has no receipt to save', async (kind) => {
    inquired = async () => ({ kind });
    await see(`order=${KEY}`);
    await waitFor(() => expect(result().textContent).toContain('금액'));
    expect(document.querySelector('[data-action="saveReceipt"]')).toBeNull();
  });

  const ago = (minutes: number) => clockInSeoul(new Date(Date.now() - minutes * 60_000));
  test.each([
    ['of another year says when it was', '20200102150405', '2020년 1월 2일 오후 3:04의 결과예요.'],
    ['of the morning says when it was', '20200102000405', '2020년 1월 2일 오전 12:04의 결과예요.'],
    ['of a quarter of an hour ago says when it was', ago(15), '의 결과예요.'],
    ['of just now does not', ago(5), null],
    ['of a moment that nobody told does not', '', null],
    ['of a moment that is none does not', '2020', null],
  ])('%s', async (_, at, says) => {
    inquired = async () => ({ kind: 'done', receipt: { amount: 900, at } });
    await see(`order=${KEY}`);
    await waitFor(() => expect(result().dataset.result).toBe('success'));
    expect(document.querySelector('[data-msg="oldResult"]')?.textContent ?? null).toEqual(
      says === null ? null : expect.stringContaining(says),
    );
  });

  test('of this year leaves the year out, in both languages', async () => {
    const year = new Date().getFullYear();
    const { messages: ko } = await import('../../messages/ko.ts');
    const { messages: en } = await import('../../messages/en.ts');
    expect(ko.orders.old({ at: `${year}1120140700` })).toBe('11월 20일 오후 2:07의 결과예요.');
    expect(en.orders.old({ at: `${year}1120140700` })).toBe('This is the result of November 20, 2:07 PM.');
    expect(en.orders.old({ at: '20200102000405' })).toBe('This is the result of January 2, 2020, 12:04 AM.');
  });

  test('that never came says so, and leads to another try', async () => {
    const view = await see(`order=${KEY}`);
    await waitFor(() => expect(result().dataset.result).toBe('failure'));
    expect(text()).toContain('충전하지 않았어요');
    expect(text()).toContain('요청이 전달되지 않아 취소했어요');
    expect(document.querySelector('[data-msg="orderClosed"]')).not.toBeNull();
    await view.user.click(await button('다시 하기'));
    await view.shows('BUY10000');
  });

  test('that is not known yet is asked for again by the customer', async () => {
    inquired = async () => ({ kind: 'pending' });
    const view = await see(`order=${KEY}`);
    await waitFor(() => expect(result().dataset.result).toBe('pending'));
    expect(text()).toContain('충전을 확인해요');
    expect(text()).toContain('아직 결과를 알 수 없어요');
    expect(document.querySelector('[data-action="again"]')).toBeNull();
    expect(told).toEqual([]);
    inquired = async () => ({ kind: 'done', receipt: { amount: 1 } });
    await view.user.click(await button('결과 다시 확인하기'));
    await waitFor(() => expect(result().dataset.result).toBe('success'));
    expect(told).toEqual([`${KEY} done`]);
  });

  test.each([
    ['NO_ACCOUNT', 'account', '계좌가 없어요.'],
    ['OTHER', 'orderRefused', '요청을 처리하지 못했어요'],
    [undefined, 'orderRefused', '요청을 처리하지 못했어요'],
  ])('that was refused by %s says why', async (code, id, says) => {
    inquired = async () => ({ kind: 'refused', ...(code ? { code } : {}) });
    const view = await see(`order=${KEY}`);
    await waitFor(() => expect(result().dataset.result).toBe('failure'));
    expect(text()).toContain('충전하지 않았어요');
    expect(text()).toContain(says);
    expect(document.querySelector(`[data-msg="${id}"]`)).not.toBeNull();
    expect(await button('다시 하기')).toBeDefined();
    const remedy = document.querySelector<HTMLElement>('[data-action="remedy"]');
    expect(remedy !== null).toBe(code === 'NO_ACCOUNT');
    if (!remedy) return;
    await view.user.click(remedy);
    await view.shows('FIX10000');
  });

  test.each([
    ['UBFR0305', 'pinLocked', '비밀번호를 5번 잘못 입력해'],
    ['UBFR0333', 'pinMissing', '비밀번호가 아직 없어요'],
  ])(
    'that was refused for the payment password (%s) leads to a new one, not to another try',
    async (code, id, says) => {
      inquired = async () => ({ kind: 'refused', code });
      await see(`order=${KEY}`);
      await waitFor(() => expect(document.querySelector(`[data-msg="${id}"]`)).not.toBeNull());
      expect(text()).toContain(says);
      expect(document.querySelector('[data-action="resetPassword"]')).not.toBeNull();
      expect(document.querySelector('[data-action="again"]')).toBeNull();
    },
  );

  test.each([
    ['done', { kind: 'done', receipt: { amount: 1 } }, '바로 도착해요.'],
    ['closed', { kind: 'closed' }, '계좌는 그대로예요.'],
    ['refused', { kind: 'refused', code: 'OTHER' }, '은행이 거절했어요.'],
    ['pending', { kind: 'pending' }, '기다려 주세요.'],
  ] as const)('of a kind with words of its own says them: %s', async (_, answer, says) => {
    inquired = async () => answer as Inquired<Receipt>;
    await see(`order=${KEY}&kind=send`, 'END20000');
    await waitFor(() => expect(text()).toContain(says));
    expect(text()).toContain('송금 결과');
    expect(result().textContent).toContain('send');
  });

  test.each([
    ['of its receipt', 'kind=charge', { kind: 'done', receipt: { amount: 1, kind: 'send' } }, '보냈어요'],
    ['of its address', 'kind=charge', { kind: 'done', receipt: { amount: 1 } }, '충전했어요'],
    [
      'of its page, where the address names that of another',
      'kind=send',
      { kind: 'closed' },
      '충전하지 않았어요',
    ],
    ['of its page, where the address names none', 'kind=toString', { kind: 'closed' }, '충전하지 않았어요'],
    [
      'of its address, where the receipt names none',
      'kind=charge',
      { kind: 'done', receipt: { amount: 1, kind: 'x' } },
      '충전했어요',
    ],
  ] as const)('has the kind %s', async (_, query, answer, says) => {
    inquired = async () => answer as Inquired<Receipt>;
    await see(`order=${KEY}&${query}`);
    await waitFor(() => expect(result().textContent).toContain(says));
  });

  test.each(['abc', 'a'.repeat(65), 'a%20b-1234', 'x%3Cy%3E12345'])(
    'of an order called %s is none',
    async (order) => {
      const view = await see(`order=${order}`);
      await waitFor(() => expect(text()).toContain('확인할 결과가 없어요'));
      expect(asked).toEqual([]);
      await view.user.click(await button('확인'));
      await view.shows('HOM10000');
    },
  );

  test('of an order that another phone has sent is found without its number', async () => {
    untold = { key: KEY, kind: 'send' };
    await see('', 'END20000');
    await waitFor(() => expect(text()).toContain('보내지 않았어요'));
    expect(asked).toEqual([`inquire ${KEY}`]);
    await waitFor(() => expect(told).toEqual([`${KEY} closed`]));
  });

  test('is that of the order this phone has sent, with what it was about, and its number leads to it', async () => {
    const view = await open('HOM10000');
    await view.user.click(await button('먼저 보내기'));
    await view.user.click(await button('끝 보기'));
    await view.shows('END20000');
    await waitFor(() => expect(text()).toContain('보내지 않았어요'));
    expect(result().textContent).toContain('500원');
  });
});

describe('an order that is not told', () => {
  test('stands on the first screen with its kind, and a way to its end', async () => {
    untold = { key: KEY, kind: 'send' };
    const view = await open('HOM10000');
    await waitFor(() =>
      expect(part('[data-part="unfinished"]').textContent).toContain('send: 확인하지 않았어요'),
    );
    await view.user.click(await button('결과 보기'));
    await view.shows('END20000');
    await waitFor(() => expect(asked).toEqual([`inquire ${KEY}`]));
    expect(window.location.search).toContain(`order=${KEY}`);
    expect(window.location.search).toContain('kind=send');
  });

  test('goes before the next one, which is not sent', async () => {
    const view = await open('HOM10000');
    await view.user.click(await button('먼저 보내기'));
    await view.user.click(await button('사러 가기'));
    await view.shows('BUY10000');
    await view.user.click(await button('사기'));
    await view.shows('END20000');
    await waitFor(() => expect(text()).toContain('먼저 보낸 요청의 결과예요'));
    expect(asked.filter((what) => what.startsWith('send'))).toEqual([]);
  });
});

describe('what is confirmed', () => {
  test('by a tap is sent once, and its end is not asked for', async () => {
    const view = await open('BUY10000');
    expect(text()).toContain('700원');
    expect(text()).toContain('수수료는 없어요');
    await view.user.dblClick(await button('사기'));
    await view.shows('END10000');
    await waitFor(() => expect(result().dataset.result).toBe('success'));
    expect(asked).toEqual(['send 36 no secret']);
    expect(text()).not.toContain('먼저 보낸 요청');
    expect(window.location.search).toContain('kind=charge');
  });

  test('says that it is on its way, and is not left without a question', async () => {
    let answer: (receipt: Receipt) => void = () => undefined;
    sent = () => new Promise((resolve) => (answer = resolve));
    const view = await open('BUY10000');
    await view.user.click(await button('사기'));
    await waitFor(() => expect(text()).toContain('처리하고 있어요'));
    await waitFor(() => expect(asked).toHaveLength(1));
    await view.user.click(part('[data-action="submit"]'));
    expect(asked).toHaveLength(1);
    answer({ amount: 700 });
    await view.shows('END10000');
  });

  test('and refused for what can be changed stays, and may be sent again', async () => {
    sent = () => Promise.reject(refused('RATE_OVER'));
    const view = await open('BUY10000');
    await view.user.click(await button('사기'));
    await waitFor(() => expect(part('[data-msg="rate"]').textContent).toContain('환율이 바뀌었어요.'));
    expect(again).toEqual(['RATE_OVER']);
    expect(told).toHaveLength(1);
    sent = async () => ({ amount: 700 });
    await view.user.click(await button('사기'));
    await view.shows('END10000');
    expect(asked).toHaveLength(2);
  });

  test('and refused for good is told on its page', async () => {
    sent = () => Promise.reject(refused('NO_ACCOUNT'));
    const view = await open('BUY10000');
    await view.user.click(await button('사기'));
    await view.shows('END10000');
    await waitFor(() => expect(text()).toContain('계좌가 없어요.'));
    expect(again).toEqual([]);
  });

  test('and lost is asked for', async () => {
    sent = () => Promise.reject(cut());
    inquired = async () => ({ kind: 'done', receipt: { amount: 700 } });
    const view = await open('BUY10000');
    await view.user.click(await button('사기'));
    await view.shows('END10000');
    await waitFor(() => expect(result().dataset.result).toBe('success'));
    expect(asked.map((what) => what.split(' ')[0])).toEqual(['send', 'inquire']);
  });

  test('cannot be ordered without its facts', async () => {
    await open('BUY40000');
    expect(text()).toContain('금액을 다시 골라 주세요');
    expect(await button('사기')).toMatchObject({ disabled: true });
    expect(document.querySelector('[data-part="secureKeypad"]')).toBeNull();
  });
});

describe('a secret', () => {
  async function enter(view: { user: { click(of: Element): Promise<void> } }, digits: string) {
    const keypad = await waitFor(() => part('[data-part="secureKeypad"]'));
    for (const digit of digits) {
      const key = [...keypad.querySelectorAll('button')].find(({ textContent }) => textContent === digit);
      if (!key) throw new Error(`no key ${digit}`);
      await view.user.click(key);
    }
  }
  const keypad = () =>
    document.querySelector('dialog[open] [data-part="secureKeypad"], dialog[open][data-part="secureKeypad"]');

  test('of the service’s own is asked for at once; a wrong one is said on the keypad', async () => {
    sent = () => Promise.reject(refused('WRONG'));
    const view = await open('BUY30000');
    expect(text()).toContain('간편 번호');
    expect(text()).toContain('여섯 자리');
    await enter(view, '135790');
    await waitFor(() => expect(asked).toEqual(['send 36 a secret']));
    await waitFor(() => expect(text()).toContain('번호가 달라요.'));
    expect(again).toEqual(['WRONG']);
    expect(document.querySelector('main [data-msg="wrong"]')).toBeNull();
    sent = async () => ({ amount: 700 });
    await enter(view, '246801');
    await view.shows('END10000');
    expect(keypad()).toBeNull();
  });

  test('is the payment password unless told; a wrong one says how many are left', async () => {
    sent = () => Promise.reject(refused('UBFR0304', { body: { pinErrCnt: '2', pinErrLmtCnt: '5' } }));
    const view = await open('BUY20000');
    expect(text()).toContain('충전 확인');
    expect(text()).toContain('충전할까요?');
    await view.user.click(await button('사기'));
    await waitFor(() => expect(text()).toContain('700원을 충전해요'));
    expect(asked).toEqual([]);
    await enter(view, '135790');
    await waitFor(() => expect(text()).toContain('3번 더 잘못 입력하면'));
    expect(document.querySelector('[data-part="pinProblem"]')).not.toBeNull();
    sent = async () => ({ amount: 700 });
    await enter(view, '246801');
    await view.shows('END10000');
    expect(asked).toEqual(['send 36 a secret', 'send 36 a secret']);
  });

  test('says what the service works at', async () => {
    sent = () => new Promise(() => undefined);
    const view = await open('BUY20000');
    await view.user.click(await button('사기'));
    await enter(view, '135790');
    await waitFor(() => expect(text()).toContain('은행에 묻고 있어요'));
  });
});
