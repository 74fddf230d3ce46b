import { act, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createMock } from '../../../../mocks/src/backend/index.ts';
import { ApiError } from '../../api/index.ts';
import type { FeeRule, Hold } from '../../booking/index.ts';
import { defineMessages } from '../../messages/index.ts';
import { button, confirmButton, dialog, openerOf, part } from '../../testing/index.ts';
import { Screen } from '../Screen.tsx';
import { smallApp } from '../testing/smallApp.tsx';
import { CancelBooking } from './CancelBooking.tsx';
import { ChangeBooking } from './ChangeBooking.tsx';
import { HoldNotice } from './HoldNotice.tsx';
import { WhileHeld } from './WhileHeld.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const words = async () => ({ messages: { refusals: { feeChanged: '수수료가 바뀌었어요.' } } });
const messages = defineMessages({ ko: words, en: words, refusals: { SML_FEE_CHANGED: 'feeChanged' } });
const open = (component: () => React.ReactNode) =>
  openerOf(
    smallApp({ SML10000: component, SML20000: () => <Screen /> }, { messages }),
    createMock,
  )('SML10000');
const clock = () => document.querySelector('[role="timer"]')?.textContent;
const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a hold is counted down, and its end is asked about once', async () => {
  const onEnd = vi.fn();
  const hold = { seconds: 3 };
  await open(() => (
    <Screen>
      <HoldNotice hold={hold} onEnd={onEnd} />
    </Screen>
  ));
  await waitFor(() => expect(clock()).toBe('남은 시간 0:03'));
  await waitFor(() => expect(onEnd).toHaveBeenCalledOnce(), { timeout: 5_000 });
  expect(clock()).toBe('남은 시간 0:00');
});

test('the service may have the hold stand on: each answer is counted anew, and one without time asks nothing', async () => {
  const answers: (Hold | null)[] = [{ seconds: 1 }, { seconds: 0 }];
  const asked = vi.fn();
  function Held() {
    const [hold, setHold] = useState<Hold | null>({ seconds: 1 });
    const ask = () => {
      asked();
      setHold(answers.shift() ?? null);
    };
    return (
      <Screen>
        <HoldNotice hold={hold} onEnd={ask}>
          결제해 주세요
        </HoldNotice>
      </Screen>
    );
  }
  await open(Held);
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2), { timeout: 5_000 });
  stopClock();
  await pass(60_000);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(part('main').textContent).toContain('결제해 주세요');
});

test('a step stands on its hold: when it is over, the step is gone and leads to choosing anew', async () => {
  const onEnd = vi.fn();
  const hold = { seconds: 1 };
  const view = await open(() => (
    <Screen>
      <WhileHeld hold={hold} again="SML20000" onEnd={onEnd}>
        <p>7호차 5A</p>
      </WhileHeld>
    </Screen>
  ));
  expect(part('main').textContent).toContain('7호차 5A');
  await view.user.click(await view.findByRole('button', { name: '다시 선택' }, { timeout: 5_000 }));
  await view.shows('SML20000');
  expect(onEnd).toHaveBeenCalledOnce();
});

const rules: FeeRule[] = [
  { until: { days: 1 }, percent: 0 },
  { until: { days: 0 }, percent: 50 },
];

/** A page on which a booking is cancelled, as a domain has it. */
function cancelPage(cancel: (fee: number) => Promise<unknown>, isPaid = true) {
  const done = vi.fn();
  const stale = vi.fn();
  const page = () => (
    <Screen>
      <CancelBooking
        fee={isPaid ? 23_000 : 0}
        refund={isPaid ? 23_000 : 0}
        rules={rules}
        applied={isPaid ? (rules[1] ?? null) : null}
        cancel={cancel}
        onDone={done}
        onStale={stale}
      >
        가온숲
      </CancelBooking>
    </Screen>
  );
  return { page, done, stale };
}

test('cancelling says what it costs and asks; who keeps the booking has changed nothing', async () => {
  const cancel = vi.fn(async (_: number) => {});
  const { page, done } = cancelPage(cancel);
  const view = await open(page);
  expect(part('main').textContent).toContain('46,000원');
  expect(document.querySelector('[aria-current="true"]')?.textContent).toContain('50%');
  await view.user.click(await button('예약 취소'));
  const question = await dialog('cancelBooking');
  expect(question.textContent).toContain('23,000원을 빼고 23,000원을 환불해요');
  await view.user.click(question.querySelector('[data-action="cancel"]') as HTMLElement);
  expect(cancel).not.toHaveBeenCalled();
  await view.user.click(await button('예약 취소'));
  await view.user.click(await confirmButton('cancelBooking'));
  await waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect(cancel).toHaveBeenCalledExactlyOnceWith(23_000);
});

test('a fee that has changed meanwhile is told and asked for anew, and nothing is said to be done', async () => {
  const { page, done, stale } = cancelPage(async () => {
    const facts = { kind: 'code', method: 'POST', path: '/small/v1/cancel' } as const;
    throw new ApiError({ ...facts, code: 'SML_FEE_CHANGED' });
  });
  const view = await open(page);
  await view.user.click(await button('예약 취소'));
  await view.user.click(await confirmButton('cancelBooking'));
  await view.user.click(await confirmButton('feeChanged'));
  await waitFor(() => expect(stale).toHaveBeenCalledOnce());
  expect(done).not.toHaveBeenCalled();
});

test('a booking that is not paid yet has no table, and costs nothing', async () => {
  const { page } = cancelPage(async () => {}, false);
  await open(page);
  expect(document.querySelector('table')).toBeNull();
  expect(part('main').textContent).toContain('수수료가 없어요');
});

interface Change {
  price?: number;
  fee?: number;
  becomes?: string;
  change?: () => Promise<unknown>;
}

/** A page on which a booking of 46,000 won is changed, as a domain has it. */
async function changePage({ price = 85_000, fee, becomes = '11월 28일', change = async () => {} }: Change) {
  const sent = vi.fn(change);
  const done = vi.fn();
  const stale = vi.fn();
  const view = await open(() => (
    <Screen>
      <ChangeBooking
        rows={[
          { label: '방', was: '산막 2', becomes: '산막 2' },
          { label: '날짜', was: '11월 27일', becomes },
        ]}
        paid={46_000}
        price={price}
        {...(fee === undefined ? {} : { fee })}
        change={sent}
        onDone={done}
        onStale={stale}
      />
    </Screen>
  ));
  return { view, sent, done, stale };
}

test('changing shows what was and what it becomes, and asks with the sum and the fee before it is sent', async () => {
  const { view, sent, done } = await changePage({ fee: 1_000 });
  const said = part('main').textContent;
  for (const text of ['11월 27일', '11월 28일', '46,000원', '85,000원', '1,000원', '더 낼 금액40,000원'])
    expect(said).toContain(text);
  expect([...document.querySelectorAll('[data-strong] dd')].map(({ textContent }) => textContent)).toEqual([
    '11월 28일',
    '40,000원',
  ]);
  await view.user.click(await button('예약 변경'));
  const question = await dialog('changeBooking');
  expect(question.textContent).toContain('변경 수수료 1,000원을 더해 40,000원을 더 내요');
  await view.user.click(question.querySelector('[data-action="cancel"]') as HTMLElement);
  expect(sent).not.toHaveBeenCalled();
  await view.user.click(await button('예약 변경'));
  await view.user.click(await confirmButton('changeBooking'));
  await waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect(sent).toHaveBeenCalledExactlyOnceWith({ due: 40_000, refund: 0, fee: 1_000 });
  expect(done).toHaveBeenCalledWith({ due: 40_000, refund: 0, fee: 1_000 });
});

test.each([
  [{ price: 30_000, fee: 1_000 }, '환불 금액15,000원', '1,000원을 빼고 15,000원을 환불해요'],
  [{ price: 30_000 }, '환불 금액16,000원', '수수료 없이 16,000원을 환불해요'],
  [{ price: 46_000 }, '더 낼 금액0원', '더 내거나 환불할 금액이 없어요'],
  [{ price: 45_500, fee: 1_000 }, '더 낼 금액500원', '1,000원을 더해 500원을 더 내요'],
])('what is to pay or comes back: %o', async (sums, shown, asked) => {
  const { view } = await changePage(sums);
  expect(part('main').textContent).toContain(shown);
  await view.user.click(await button('예약 변경'));
  expect((await dialog('changeBooking')).textContent).toContain(asked);
});

test('a change that changes nothing is not sent', async () => {
  await changePage({ becomes: '11월 27일', price: 46_000 });
  expect(part('main').textContent).toContain('바뀐 내용이 없어요');
  expect((await button('예약 변경')).matches(':disabled, [aria-disabled="true"]')).toBe(true);
});

test.each([
  ['a sum that has changed meanwhile', { kind: 'code', code: 'SML_FEE_CHANGED' }, 'feeChanged'],
  ['a lost answer', { kind: 'network' }, 'networkFailed'],
] as const)(
  '%s is told, how it stands is asked anew, and nothing is said to be done',
  async (_, facts, told) => {
    const change = async () => {
      throw new ApiError({ method: 'POST', path: '/small/v1/change', ...facts });
    };
    const { view, done, stale } = await changePage({ change });
    await view.user.click(await button('예약 변경'));
    await view.user.click(await confirmButton('changeBooking'));
    await view.user.click(await confirmButton(told));
    await waitFor(() => expect(stale).toHaveBeenCalledOnce());
    expect(done).not.toHaveBeenCalled();
  },
);
