import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { button, confirmButton, dialog, open, part, stopClock } from '../../testing/openScreen.ts';

// Each action that changes something: the server does it, and the answer is lost.

beforeEach(() => stopClock());
afterEach(() => {
  vi.useRealTimers();
});

type Shown = Awaited<ReturnType<typeof open>>;
const trial = '/lab/v1/contents/walk/trial';
const opinion = '/lab/v1/contents/walk/opinion';
const lose = (path: string) => ({ method: 'POST', path, drop: 'answer', times: 1 });

async function openWalk() {
  const shown = await open('FLA61000', { query: { type: 'walk' }, persona: 'developer' });
  await shown.shows('FLA61000');
  return shown;
}

/** The customer is told that there was no answer. */
async function told({ user }: Shown) {
  await user.click(await confirmButton('networkFailed'));
  await waitFor(() => expect(document.querySelector('dialog[data-msg="networkFailed"]')).toBeNull());
}

const sent = async (shown: Shown, path: string) =>
  (await shown.journal()).filter((call) => call.method === 'POST' && call.path === path);

test('a trial that was started is shown as started', async () => {
  const shown = await openWalk();
  await shown.reply(lose(trial));
  await shown.user.click(await button('체험하기'));
  await told(shown);
  expect(await screen.findByText('2026.11.20부터 체험하고 계세요.')).toBeTruthy();
  expect(await sent(shown, trial)).toHaveLength(1);
});

test('one that never arrived can be started again', async () => {
  const shown = await openWalk();
  await shown.reply({ ...lose(trial), drop: true });
  await shown.user.click(await button('체험하기'));
  await told(shown);
  await shown.user.click(await button('체험하기'));
  expect(await screen.findByText('2026.11.20부터 체험하고 계세요.')).toBeTruthy();
});

test('one that is started twice runs since the first time', async () => {
  const shown = await openWalk();
  await shown.reply(lose(trial));
  await shown.reply({ method: 'GET', path: '/lab/v1/contents', drop: true, times: 1 });
  await shown.user.click(await button('체험하기'));
  await told(shown);
  stopClock('2026-11-21T10:00:00+09:00');
  await shown.user.click(await button('체험하기'));
  expect(await screen.findByText('2026.11.20부터 체험하고 계세요.')).toBeTruthy();
});

test('a trial that was left is shown as left', async () => {
  const shown = await openWalk();
  await shown.user.click(await button('체험하기'));
  await button('체험 그만두기');
  await shown.reply(lose(trial));
  await shown.user.click(await button('체험 그만두기'));
  await dialog('stopTrialAsk');
  await shown.user.click(part('dialog [data-action="confirm"]'));
  await told(shown);
  expect(await button('체험하기')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('an opinion that arrived stands there, and sent again it is the same one', async () => {
  const shown = await openWalk();
  await shown.user.click(await button('체험하기'));
  await button('의견 보내기');
  await shown.user.click(screen.getByRole('radio', { name: '좋아요' }));
  await shown.user.type(screen.getByRole('textbox'), '걷는 재미');
  await shown.reply(lose(opinion));
  await shown.user.click(await button('의견 보내기'));
  await told(shown);
  await shown.user.click(await button('의견 고치기'));
  await waitFor(async () => expect(await sent(shown, opinion)).toHaveLength(2));
  const [first, second] = await sent(shown, opinion);
  expect(second?.body).toEqual(first?.body);
});

test('an opinion without any connection stays in its form', async () => {
  const shown = await openWalk();
  await shown.user.click(await button('체험하기'));
  await button('의견 보내기');
  await shown.user.click(screen.getByRole('radio', { name: '좋아요' }));
  await shown.user.type(screen.getByRole('textbox'), '걷는 재미');
  await shown.reply({ method: '*', path: '*', drop: true, times: 2 });
  await shown.user.click(await button('의견 보내기'));
  await told(shown);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('걷는 재미');
  expect(await button('의견 보내기')).toBeTruthy();
});
