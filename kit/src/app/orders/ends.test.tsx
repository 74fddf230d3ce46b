import { act, fireEvent, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createMock } from '../../../../mocks/src/backend/index.ts';
import { ApiError } from '../../api/index.ts';
import { type Inquired, type OrderPlan, readPinStep } from '../../common/index.ts';
import { clockInSeoul } from '../../format/index.ts';
import { defineMessages } from '../../messages/index.ts';
import { v } from '../../schema/index.ts';
import { currentSession } from '../../session/index.ts';
import { button, createFakeHost, go, openerOf, part } from '../../testing/index.ts';
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
let kinds: string[];
let keys: string[];
beforeEach(() => {
  nth += 1;
  KEY = `there-${nth}`;
  inquired = async () => ({ kind: 'closed' });
  sent = async () => ({ amount: 700 });
  [untold, asked, told, kinds, keys] = [null, [], [], [], []];
});

const refused = (code: string, payload?: unknown) =>
  new ApiError({ kind: 'code', method: 'POST', path: '/order', code, payload });
const cut = () => new ApiError({ kind: 'network', method: 'POST', path: '/order' });

const plan: OrderPlan<Wish, Receipt> = {
  name: 'money',
  facts,
  send({ key, secret }) {
    keys.push(key);
    asked.push(`send ${key.length} ${secret === '' ? 'no secret' : 'a secret'}`);
    return sent();
  },
  inquire(key, _, kind) {
    asked.push(`inquire ${key}`);
    kinds.push(kind);
    return inquired();
  },
  untold: async () => untold,
  tell: async ({ key, end }) => void told.push(`${key} ${end.kind}`),
  again: { RATE_OVER: 'facts', WRONG: 'secret', STALE: 'facts' },
  waits: [0],
  resultAt: { charge: 'END10000', send: 'END20000' },
};

const words = {
  charge: { done: '충전했어요', not: '충전하지 않았어요', checking: '충전을 확인해요' },
  send: {
    done: '보냈어요',
    not: '보내지 않았어요',
    checking: '송금을 확인해요',
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

/** What an app may leave out is left out. */
function END30000() {
  return (
    <OrderEnd
      order={plan}
      words={(kind) => ({ done: `${kind}: 했어요`, not: `${kind}: 하지 않았어요`, checking: '확인해요' })}
      rows={(_, kind) => [{ label: '종류', value: kind }]}
      again={(kind, known) => ({
        to: 'FIX10000',
        label: `${kind} ${known?.amount ?? 0}`,
        action: 'buyAgain',
      })}
      home="HOM10000"
    />
  );
}

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

/** At a till: the order is begun with its page, and its amount may change there. */
function BUY50000() {
  const [amount, setAmount] = useState(700);
  const Till = confirm({
    facts: { ...wish, amount },
    beginsAtOnce: true,
    children: <Button onClick={() => setAmount(900)}>900원으로</Button>,
  });
  return Till();
}

function FIX10000() {
  return <Screen>{useShownScreen().code}</Screen>;
}

const ko = async () => ({
  messages: { refusals: { account: '계좌가 없어요.', rate: '환율이 바뀌었어요.', wrong: '번호가 달라요.' } },
});
const refusals = { NO_ACCOUNT: 'account', RATE_OVER: 'rate', WRONG: 'wrong' } as const;
const messages = defineMessages({ ko, en: ko, refusals });
const screens = {
  HOM10000,
  FIX10000,
  END10000: end('충전 결과'),
  END20000: end('송금 결과'),
  END30000,
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
  BUY50000,
  BUY60000: confirm({ facts: null, rows: [], beginsAtOnce: true }),
  BUY70000: confirm({ secret: { hint: '700원을 충전해요' }, returnTo: '/small/FIX10000', opensAtOnce: true }),
  BUY80000: confirm({ facts: null, secret: { hint: '여섯 자리', title: '간편 번호' }, opensAtOnce: true }),
  BUY90000: confirm({ opensAtOnce: true }),
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
    expect(document.querySelector('main [data-msg]')).toBeNull();
    expect(text()).not.toContain('먼저 보낸');
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

  test('is that of one order: another one under way says nothing of it', async () => {
    const view = await open('HOM10000');
    await view.user.click(await button('먼저 보내기'));
    go(`/small/END10000?order=${KEY}&kind=charge`);
    await view.shows('END10000');
    await waitFor(() => expect(result().textContent).toContain('0원'));
    expect(result().textContent).not.toContain('500원');
    expect(kinds).toEqual(['charge']);
  });

  test.each([
    ['of its address', '&kind=send', 'END20000', 'send'],
    ['of the order’s own name, where the address names none', '', 'END10000', 'money'],
  ])('is asked for by the kind %s', async (_, query, code, kind) => {
    await see(`order=${KEY}${query}`, code);
    await waitFor(() => expect(kinds).toEqual([kind]));
  });

  test('that was learnt is not asked for again, and what led to it is done with: back leads home', async () => {
    const view = await open('HOM10000');
    await view.user.click(await button('먼저 보내기'));
    await view.user.click(await button('끝 보기'));
    await view.shows('END20000');
    await waitFor(() => expect(window.history.state).toMatchObject({ walletDepth: 0 }));
    await waitFor(() => expect(told).toHaveLength(1));
    const key = asked[0]?.split(' ')[1];
    await view.user.click(part('[data-action="back"]'));
    await view.shows('HOM10000');
    go(`/small/END20000?order=${key}&kind=send`);
    await view.shows('END20000');
    expect(asked).toEqual([`inquire ${key}`]);
  });

  test('that is still asked for leaves the way back as it was', async () => {
    inquired = () => new Promise(() => undefined);
    const view = await open('HOM10000');
    go(`/small/END10000?order=${KEY}`);
    await view.shows('END10000', 'loading');
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(window.history.state).toMatchObject({ walletDepth: 1 });
  });

  test('without what an app may leave out is told in plain words', async () => {
    inquired = async () => ({ kind: 'refused', code: 'NO_ACCOUNT' });
    const view = await see(`order=${KEY}`, 'END30000');
    await waitFor(() => expect(text()).toContain('money: 하지 않았어요'));
    expect(document.querySelector('[data-action="remedy"]')).toBeNull();
    await view.user.click(await button('money 0'));
    await view.shows('FIX10000');
    KEY = `${KEY}-good`;
    inquired = async () => ({ kind: 'done', receipt: { amount: 1 } });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    vi.mocked(drawReceipt).mockResolvedValue(new Blob(['png']));
    Object.assign(URL, { createObjectURL: () => 'blob:receipt', revokeObjectURL() {} });
    go(`/small/END30000?order=${KEY}`);
    await view.user.click(await button('영수증 저장'));
    await waitFor(() => expect(names).toEqual(['receipt.png']));
  });

  test.each(['closed', 'pending'] as const)('that is %s has no receipt to save', async (kind) => {
    inquired = async () => ({ kind });
    await see(`order=${KEY}`);
    await waitFor(() => expect(result().textContent).toContain('금액'));
    expect(document.querySelector('[data-action="saveReceipt"]')).toBeNull();
  });

  const ago = (minutes: number) => clockInSeoul(new Date(Date.now() - minutes * 60_000));
  test.each([
    ['of another year says when it was', '20200102150405', '2020년 1월 2일 오후\u00a03:04의 결과예요.'],
    ['of the morning says when it was', '20200102000405', '2020년 1월 2일 오전\u00a012:04의 결과예요.'],
    ['of a quarter of an hour ago says when it was', ago(15), '의 결과예요.'],
    ['of just now does not', ago(5), null],
    ['of a moment that nobody told does not', '', null],
    ['of a moment that is none does not', '2020', null],
    ['of a moment with more behind it does not', '202001021504050', null],
    ['of a moment with more before it does not', ' 20200102150405', null],
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
    expect(ko.orders.old({ at: `${year}1120140700` })).toBe('11월 20일 오후\u00a02:07의 결과예요.');
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
    expect(part('[data-action="again"]').className).toContain(remedy ? 'secondary' : 'primary');
    if (!remedy) return;
    await view.user.click(remedy);
    await view.shows('FIX10000');
  });

  test.each([
    ['UBFR0305', 'pinLocked', '비밀번호를 5번 잘못 입력해', '간편 비밀번호 다시 정하기'],
    ['UBFR0333', 'pinMissing', '비밀번호가 아직 없어요', '간편 비밀번호 등록하기'],
  ])(
    'that was refused for the payment password (%s) leads to a new one, not to another try',
    async (code, id, says, way) => {
      inquired = async () => ({ kind: 'refused', code });
      const view = await see(`order=${KEY}`);
      await waitFor(() => expect(document.querySelector(`[data-msg="${id}"]`)).not.toBeNull());
      expect(text()).toContain(says);
      expect(part('[data-action="resetPassword"]').textContent).toBe(way);
      expect(document.querySelector('[data-action="again"]')).toBeNull();
      if (id !== 'pinLocked') return;
      await view.user.click(await button(way));
      await waitFor(async () =>
        expect(await readPinStep(currentSession())).toEqual({ how: 'reset', returnTo: '/small/HOM10000' }),
      );
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
      untold = { key: KEY };
      const view = await see(`order=${order}`);
      await waitFor(() => expect(text()).toContain('확인할 결과가 없어요'));
      expect(asked).toEqual([]);
      expect(await button('확인')).toBe(part('[data-action="done"]'));
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

  test('is looked for again when the page comes back before the customer', async () => {
    const native = createFakeHost();
    await open('HOM10000', { native });
    await waitFor(() => expect(text()).toContain('먼저 보내기'));
    expect(document.querySelector('[data-action="openUnfinished"]')).toBeNull();
    untold = { key: KEY, kind: 'send' };
    act(() => native.emit('resume'));
    await waitFor(() => expect(part('[data-action="openUnfinished"]').textContent).toBe('결과 보기'));
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
    expect(document.querySelectorAll('main h2')).toHaveLength(0);
    const submit = await button('사기');
    // In one moment: before anything is drawn anew.
    act(() => {
      submit.click();
      submit.click();
    });
    await view.shows('END10000');
    await waitFor(() => expect(result().dataset.result).toBe('success'));
    expect(asked).toEqual(['send 36 no secret']);
    expect(text()).not.toContain('먼저 보낸 요청');
    expect(window.location.search).toContain('kind=charge');
    // Where orders stop is written down for those plans alone that say so.
    expect((await view.journal()).filter(({ path }) => path.endsWith('/insertFlowLog'))).toEqual([]);
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
    let answer: (receipt: Receipt) => void = () => undefined;
    sent = () => new Promise((resolve) => (answer = resolve));
    await view.user.click(await button('사기'));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(document.querySelector('[data-msg="rate"]')).toBeNull();
    answer({ amount: 700 });
    await view.shows('END10000');
  });

  test('and refused for what the app has no words for says that it was not done', async () => {
    sent = () => Promise.reject(refused('STALE'));
    const view = await open('BUY10000');
    await view.user.click(await button('사기'));
    await waitFor(() =>
      expect(part('[data-msg="orderRefused"]').textContent).toContain('요청을 처리하지 못했어요'),
    );
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

describe('at a till', () => {
  const intent = v.object({ id: v.string(), facts: v.object({ amount: v.number() }) });
  const begun = (amount: number) =>
    waitFor(async () => {
      const kept = await currentSession().drafts.read('small.money.intent', intent);
      expect(kept?.facts.amount).toBe(amount);
      return kept?.id;
    });

  test('another amount is another order, and goes out under a key of its own', async () => {
    const view = await open('BUY50000');
    const first = await begun(700);
    await view.user.click(await button('900원으로'));
    const second = await begun(900);
    await view.user.click(await button('사기'));
    await view.shows('END10000');
    expect(second).not.toBe(first);
    expect(keys).toEqual([second]);
  });

  test('what was refused and is tried again is another order', async () => {
    sent = () => Promise.reject(refused('RATE_OVER'));
    const view = await open('BUY50000');
    const first = await begun(700);
    await view.user.click(await button('사기'));
    await waitFor(() => expect(part('[data-msg="rate"]')).toBeDefined());
    sent = async () => ({ amount: 700 });
    const second = await begun(700);
    await view.user.click(await button('사기'));
    await view.shows('END10000');
    await waitFor(() => expect(result().dataset.result).toBe('success'));
    expect(keys).toEqual([first, second]);
    expect(second).not.toBe(first);
  });

  test('nothing is begun without an amount', async () => {
    await open('BUY60000');
    expect(await button('사기')).toMatchObject({ disabled: true });
    expect(await currentSession().drafts.read('small.money.intent', v.unknown())).toBeUndefined();
    expect(document.querySelector('main dl')).toBeNull();
  });
});

describe('a secret', () => {
  async function enter(digits: string) {
    const keypad = await waitFor(() => part('[data-part="secureKeypad"]'));
    for (const digit of digits) {
      const key = [...keypad.querySelectorAll('button')].find(({ textContent }) => textContent === digit);
      if (!key) throw new Error(`no key ${digit}`);
      fireEvent.click(key);
    }
    // It would go by itself shortly after.
    fireEvent.click(part('[data-part="secureKeypad"] [data-action="confirm"]'));
  }
  const keypad = () =>
    document.querySelector('dialog[open] [data-part="secureKeypad"], dialog[open][data-part="secureKeypad"]');

  test('of the service’s own is asked for at once; a wrong one is said on the keypad', async () => {
    sent = () => Promise.reject(refused('WRONG'));
    const view = await open('BUY30000');
    expect(text()).toContain('간편 번호');
    expect(text()).toContain('여섯 자리');
    expect(text()).toContain('2/3');
    await enter('135790');
    await waitFor(() => expect(asked).toEqual(['send 36 a secret']));
    await waitFor(() => expect(text()).toContain('번호가 달라요.'));
    expect(again).toEqual(['WRONG']);
    expect(document.querySelector('main [data-msg="wrong"]')).toBeNull();
    sent = async () => ({ amount: 700 });
    await enter('246801');
    await view.shows('END10000');
    expect(keypad()).toBeNull();
  });

  test.each([
    ['the home of the app', 'BUY20000', '/small/HOM10000'],
    ['where it is told to', 'BUY70000', '/small/FIX10000'],
  ])(
    'is the payment password unless told; a wrong one says how many are left, and leads on to %s',
    async (_, code, returnTo) => {
      sent = () => Promise.reject(refused('UBFR0304', { body: { pinErrCnt: '2', pinErrLmtCnt: '5' } }));
      const view = await open(code);
      if (code === 'BUY20000') {
        expect(text()).toContain('충전 확인');
        expect(text()).toContain('충전할까요?');
        await view.user.click(await button('사기'));
      }
      await waitFor(() => expect(text()).toContain('700원을 충전해요'));
      expect(asked).toEqual([]);
      await enter('135790');
      await waitFor(() => expect(keypad()?.textContent).toContain('3번 더 잘못 입력하면'));
      expect(part('main [data-part="pinProblem"]').textContent).toContain('3번 더 잘못 입력하면');
      await view.user.click(part('dialog[open] [data-action="cancel"], dialog[open] [data-action="close"]'));
      await waitFor(() => expect(keypad()).toBeNull());
      await view.user.click(part('main [data-action="resetPassword"]'));
      await waitFor(async () =>
        expect(await readPinStep(currentSession())).toEqual({ how: 'reset', returnTo }),
      );
    },
  );

  test('that was wrong is entered anew, and the order goes out', async () => {
    sent = () => Promise.reject(refused('UBFR0304'));
    const view = await open('BUY70000');
    await enter('135790');
    await waitFor(() => expect(part('main [data-part="pinProblem"]')).toBeDefined());
    sent = async () => ({ amount: 700 });
    await enter('246801');
    await view.shows('END10000');
    expect(asked).toEqual(['send 36 a secret', 'send 36 a secret']);
  });

  test('that was right is not asked for anew where something else has to change: that is said on the page', async () => {
    sent = () => Promise.reject(refused('RATE_OVER'));
    await open('BUY30000');
    await enter('135790');
    await waitFor(() => expect(part('main [data-msg="rate"]').textContent).toContain('환율이 바뀌었어요.'));
    expect(keypad()).toBeNull();
  });

  test.each(['BUY80000', 'BUY90000'])(
    'is not asked for without facts, or where a tap is enough: %s',
    async (code) => {
      await open(code);
      expect(await button('사기')).toBeDefined();
      expect(document.querySelector('dialog[open]')).toBeNull();
    },
  );

  test('says what the service works at', async () => {
    sent = () => new Promise(() => undefined);
    const view = await open('BUY20000');
    await view.user.click(await button('사기'));
    await enter('135790');
    await waitFor(() => expect(text()).toContain('은행에 묻고 있어요'));
    expect(keypad()).toBeNull();
  });
});
