import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { go, open, part, stopClock } from '../../testing/openScreen.ts';

beforeEach(() => stopClock());
afterEach(() => {
  vi.useRealTimers();
});

const faults = [
  ['API 500', { status: 500, rawBody: 'out of order' }],
  ['malformed JSON', { rawBody: '{"status":200,' }],
  ['wrong shape', { body: { status: 200, code: '0000', payload: 'many' } }],
  ['connection cut', { drop: true }],
  [
    'a refusal',
    { body: { status: 200, code: 'NOTI_X', message: '잠시 뒤에 다시 시도해 주세요.', payload: null } },
  ],
] as const;

/** Each screen, its address, and the call without which it has nothing to show. */
const screens = [
  ['FAL11000', '/noti/FAL11000', '/noti/v1/notifications/unread'],
  ['FAL11000', '/noti/FAL11000', '/noti/v1/notifications'],
  ['FAL12000', '/noti/FAL12000?alrmSerno=M3003', '/noti/v1/notifications/{no}'],
  ['FAL13000', '/noti/FAL13000', '/noti/v1/push-settings'],
  ['FAL21000', '/noti/FAL21000', '/noti/v1/notices'],
  ['FAL21100', '/noti/FAL21100?anounSerno=N1012', '/noti/v1/notices/{no}'],
  ['FAL30000', '/noti/FAL30000', '/noti/v1/events'],
  ['FAL31100', '/noti/FAL31100/EV1001', '/noti/v1/events/{id}'],
  ['FAL32100', '/noti/FAL32100/EV0909', '/noti/v1/events/{id}/result'],
] as const;

/** A screen that does not ask for what fails. */
const elsewhere = (code: string) => (code === 'FAL21000' ? 'FAL13000' : 'FAL21000');

describe.each(screens)('%s (%s, %s)', (code, address, path) => {
  test.each(faults)('%s: the screen says so, and a retry brings it', async (_, fault) => {
    const view = await open(elsewhere(code));
    await view.shows(elsewhere(code));
    await view.reply({ method: 'GET', path, ...fault, times: 1 });
    go(address);
    await view.user.click(await waitFor(() => part(`[data-screen="${code}"] [data-action="retry"]`)));
    await view.shows(code);
    await waitFor(() => expect(document.querySelector('[data-action="retry"]')).toBeNull());
    expect(document.querySelectorAll('main h2, main li, main [role="switch"]').length).toBeGreaterThan(0);
  });

  test('API silent: it waits, and leaving still works', async () => {
    const view = await open(elsewhere(code));
    await view.shows(elsewhere(code));
    await view.reply({ method: 'GET', path, delayMs: 60_000 });
    go(address);
    await waitFor(() => part(`[data-screen="${code}"]`));
    await waitFor(() => expect(part('[aria-busy="true"]')).toBeTruthy());
    go(`/noti/${elsewhere(code)}`);
    await view.shows(elsewhere(code));
  });
});
