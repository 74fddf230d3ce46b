import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { button, confirmButton, open, part, stopClock } from '../../testing/openScreen.ts';

beforeEach(() => stopClock('2023-11-20T10:00:00+09:00'));
afterEach(() => {
  vi.useRealTimers();
});

const path = '/event/v1/events/EPO10000/applications';
const lost = { method: 'POST', path, drop: 'answer' as const, times: 1 };

type Shown = Awaited<ReturnType<typeof open>>;

/** The member has agreed and taken part, and was told that there was no answer. */
async function openUnanswered(...faults: Parameters<Shown['reply']>[0][]) {
  const shown = await open('EPO10000');
  await shown.shows('EPO10000');
  for (const fault of faults) await shown.reply(fault);
  await shown.user.click(await screen.findByRole('checkbox', { name: /개인정보 수집·이용 동의/ }));
  await shown.user.click(await button('응모하기'));
  await shown.user.click(await confirmButton('networkFailed'));
  const parts = async () => (await shown.journal()).filter((call) => call.path === path);
  return { ...shown, parts };
}

const hasPart = (number: string) =>
  waitFor(() => expect(part('[data-result="success"]').textContent).toContain(number));

test('who took part without hearing of it is shown the part they have', async () => {
  const { parts } = await openUnanswered(lost);
  await hasPart('EPO000001');
  expect(screen.queryByRole('button', { name: '응모하기' })).toBeNull();
  expect(await parts()).toHaveLength(1);
});

test('sent again, it is the part they have', async () => {
  const read = { method: 'GET', path: '/event/v1/events/EPO10000', drop: true, times: 2 };
  const { parts, user } = await openUnanswered(lost, read);
  await user.click(await button('응모하기'));
  await hasPart('EPO000001');
  expect(await parts()).toHaveLength(2);
});

test('what never arrived is no part, and what was agreed stays', async () => {
  const { user } = await openUnanswered({ ...lost, drop: true });
  expect(document.querySelector('[data-result]')).toBeNull();
  await user.click(await button('응모하기'));
  await hasPart('EPO000001');
});
