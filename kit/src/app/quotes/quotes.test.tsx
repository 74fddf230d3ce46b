import { beforeEach, expect, test } from 'vitest';
import { createMock } from '../../../../mocks/src/backend/index.ts';
import { ApiError } from '../../api/index.ts';
import type { OrderPlan } from '../../common/index.ts';
import { defineMessages } from '../../messages/index.ts';
import { v } from '../../schema/index.ts';
import { button, openerOf, part } from '../../testing/index.ts';
import { Note } from '../../ui/index.ts';
import { OrderEnd } from '../orders/OrderEnd.tsx';
import { Screen } from '../Screen.tsx';
import { smallApp } from '../testing/smallApp.tsx';
import { ConfirmQuoted } from './ConfirmQuoted.tsx';
import { useQuote } from './useQuote.ts';

interface Quote {
  id: string;
  seconds: number;
  won: number;
}

let seconds: number;
let asked: number[];
let sent: string[];
let answer: () => Promise<{ id: string }>;
let refused: string | undefined;
beforeEach(() => {
  [seconds, asked, sent, refused] = [30, [], [], undefined];
  answer = async () => ({ id: 'R' });
});

const refuse = (code: string) =>
  new ApiError({ kind: 'code', method: 'POST', path: '/small/v1/order', code });

async function askQuote(won: number): Promise<Quote> {
  if (refused !== undefined) throw refuse(refused);
  asked.push(won);
  return { id: `Q${asked.length}`, seconds, won };
}

const plan: OrderPlan<{ quoteId: string }, { id: string }> = {
  name: 'buy',
  facts: v.object({ quoteId: v.string() }),
  send({ facts }) {
    sent.push(facts.quoteId);
    return answer();
  },
  inquire: async () => ({ kind: 'closed' }),
  again: { SML_QUOTE_ENDED: 'facts', SML_WRONG: 'secret' },
  waits: [0],
  resultAt: 'BUY20000',
};

function BUY10000() {
  const quote = useQuote(askQuote, 700);
  return (
    <ConfirmQuoted
      order={plan}
      quote={quote}
      facts={({ id }) => ({ quoteId: id })}
      lead={({ won }) => `${won}원에 살까요?`}
      rows={({ id }) => [{ label: '번호', value: id }]}
      submit={({ won }) => `${won}원에 사기`}
      secret={() => 'none'}
      instead={{ SML_CLOSED: <Note>문을 닫았어요</Note> }}
    >
      {({ won }) => <Note>{`지금 팔면 ${won - 20}원`}</Note>}
    </ConfirmQuoted>
  );
}

function BUY20000() {
  const words = { done: '샀어요', not: '사지 않았어요', checking: '확인해요' };
  return <OrderEnd order={plan} words={() => words} rows={() => []} again="BUY10000" home="BUY10000" />;
}

const ko = async () => ({ messages: { refusals: { ended: '가격이 바뀌었어요.', wrong: '번호가 달라요.' } } });
const refusals = { SML_QUOTE_ENDED: 'ended', SML_WRONG: 'wrong' } as const;
const messages = defineMessages({ ko, en: ko, refusals });
const open = openerOf(smallApp({ BUY10000, BUY20000, HOM10000: () => <Screen /> }, { messages }), createMock);
const text = () => part('main').textContent ?? '';
const isOff = async (name: string) => (await button(name)).matches(':disabled, [aria-disabled="true"]');

test('a price is asked for once, shown with the time it holds, and ordered by its id', async () => {
  const view = await open('BUY10000');
  await view.findByText('700원에 살까요?');
  expect(text()).toContain('0:30');
  expect(text()).toContain('지금 팔면 680원');
  await view.user.click(await button('700원에 사기'));
  await view.shows('BUY20000');
  expect([asked, sent]).toEqual([[700], ['Q1']]);
});

test('the clock here runs out: it says so, and the button is off until the next price', async () => {
  seconds = 1;
  const view = await open('BUY10000');
  await view.findByText('가격을 지켜 드리는 1초가 지났어요. 새 가격을 확인해 주세요.', undefined, {
    timeout: 5_000,
  });
  expect(await isOff('700원에 사기')).toBe(true);
  expect(asked).toEqual([700]);
  seconds = 30;
  await view.user.click(await button('새 가격 보기'));
  await view.findByText('Q2');
  expect(await isOff('700원에 사기')).toBe(false);
  await view.user.click(await button('700원에 사기'));
  await view.shows('BUY20000');
  expect(sent).toEqual(['Q2']);
});

test('the service says it has run out: nothing was ordered, the next price clears what was said', async () => {
  answer = () => Promise.reject(refuse('SML_QUOTE_ENDED'));
  const view = await open('BUY10000');
  await view.user.click(await button('700원에 사기'));
  await view.findByText('가격이 바뀌었어요.');
  expect(text()).not.toContain('지났어요');
  expect(await isOff('700원에 사기')).toBe(true);
  await view.user.click(await button('새 가격 보기'));
  await view.findByText('Q2');
  expect(text()).not.toContain('가격이 바뀌었어요.');
});

test('a refusal that changes nothing about the price leaves it standing', async () => {
  answer = () => Promise.reject(refuse('SML_WRONG'));
  const view = await open('BUY10000');
  await view.user.click(await button('700원에 사기'));
  await view.findByText('번호가 달라요.');
  expect(await isOff('700원에 사기')).toBe(false);
});

test('where no price is given, what the app says stands there', async () => {
  refused = 'SML_CLOSED';
  const view = await open('BUY10000');
  await view.findByText('문을 닫았어요');
  expect(sent).toEqual([]);
});
