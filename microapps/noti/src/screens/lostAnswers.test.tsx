import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { confirmButton, dialog, go, open, part, stopClock } from '../../testing/openScreen.ts';

// Each action that changes something: the server does it, and the answer is lost.

beforeEach(() => stopClock());
afterEach(() => {
  vi.useRealTimers();
});

type Shown = Awaited<ReturnType<typeof open>>;
const lose = (path: string) => ({ method: 'POST', path, drop: 'answer', times: 1 });
const readAll = '/noti/v1/notifications/read-all';
const settings = '/noti/v1/push-settings';

/** The customer is told that there was no answer. */
async function told({ user }: Shown) {
  await user.click(await confirmButton('networkFailed'));
  await waitFor(() => expect(document.querySelector('dialog[data-msg="networkFailed"]')).toBeNull());
}

const toggle = (name: string) => screen.findByRole('switch', { name });
const sent = async (shown: Shown, path: string) =>
  (await shown.journal()).filter((call) => call.method === 'POST' && call.path === path);

test('all were read: the inbox shows it, and nothing is left to do again', async () => {
  const shown = await open('FAL11000');
  await shown.shows('FAL11000');
  await shown.reply(lose(readAll));
  await shown.user.click(await waitFor(() => part('[data-action="readAll"]')));
  await told(shown);
  await waitFor(() => expect(document.querySelector('[data-action="readAll"]')).toBeNull());
  await waitFor(() => part('[data-action="openNotification"]'));
  expect(screen.queryByText('새 알림')).toBeNull();
  expect(await sent(shown, readAll)).toHaveLength(1);
});

test('without any connection the inbox stands as it was', async () => {
  const shown = await open('FAL11000');
  await shown.shows('FAL11000');
  await waitFor(() => part('[data-action="openNotification"]'));
  await shown.reply({ method: '*', path: '*', drop: true, times: 2 });
  await shown.user.click(await waitFor(() => part('[data-action="readAll"]')));
  await told(shown);
  expect(part('[data-action="openNotification"]')).toBeTruthy();
  await shown.user.click(part('[data-action="readAll"]'));
  await waitFor(() => expect(document.querySelector('[data-action="readAll"]')).toBeNull());
});

test('one was read: that is told in passing, and not a second time once it has arrived', async () => {
  const shown = await open('FAL11000');
  await shown.shows('FAL11000');
  const path = '/noti/v1/notifications/{no}/read';
  await shown.reply(lose(path));
  const reads = async () => (await shown.journal()).filter((call) => call.path.endsWith('/read'));
  go('/noti/FAL12000?alrmSerno=M3005');
  await shown.shows('FAL12000');
  await waitFor(async () => expect(await reads()).toHaveLength(1));
  expect(document.querySelector('dialog')).toBeNull();
  go('/noti/FAL11000');
  await shown.shows('FAL11000');
  go('/noti/FAL12000?alrmSerno=M3005');
  await shown.shows('FAL12000');
  go('/noti/FAL11000');
  await shown.shows('FAL11000');
  expect(await reads()).toHaveLength(1);
});

test('a setting: the switch shows what may be sent', async () => {
  const shown = await open('FAL13000');
  await shown.shows('FAL13000');
  await shown.reply(lose(settings));
  await shown.user.click(await toggle('서비스 안내'));
  await told(shown);
  expect(await toggle('서비스 안내')).toHaveProperty('checked', false);
  expect(await sent(shown, settings)).toHaveLength(1);
});

test('a setting that never arrived stands as it was', async () => {
  const shown = await open('FAL13000');
  await shown.shows('FAL13000');
  await shown.reply({ ...lose(settings), drop: true });
  await shown.user.click(await toggle('서비스 안내'));
  await told(shown);
  expect(await toggle('서비스 안내')).toHaveProperty('checked', true);
});

test('advertising: who agreed without hearing of it sees that, and since when', async () => {
  const shown = await open('FAL13000');
  await shown.shows('FAL13000');
  await shown.reply(lose(settings));
  await shown.user.click(await toggle('혜택·이벤트 알림'));
  await shown.user.click(await confirmButton('adConsentAsk'));
  await told(shown);
  expect(await toggle('혜택·이벤트 알림')).toHaveProperty('checked', true);
  expect(screen.getByText(/2026\.11\.20 동의/)).toBeTruthy();
  expect(await toggle('야간 혜택 알림')).toHaveProperty('disabled', false);
});

test('advertising: agreed to twice is agreed to once, on the first day', async () => {
  const shown = await open('FAL13000');
  await shown.shows('FAL13000');
  await shown.reply(lose(settings));
  await shown.reply({ method: 'GET', path: settings, drop: true, times: 1 });
  for (const day of ['2026-11-20', '2026-11-21']) {
    stopClock(`${day}T10:00:00+09:00`);
    await shown.user.click(await toggle('혜택·이벤트 알림'));
    await shown.user.click(await confirmButton('adConsentAsk'));
    if (day === '2026-11-20') await told(shown);
  }
  expect((await dialog('adConsentDone')).textContent).toContain('2026.11.20');
});
