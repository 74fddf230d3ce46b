import { waitFor } from '@testing-library/react';
import { createFakeHost, renderScreen } from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { screens } from '../screens.ts';

const app = { manifest, screens, messages };

async function check(native: ReturnType<typeof createFakeHost>) {
  const view = await renderScreen(app, 'SMP70000', { backend: createMock(), persona: 'developer', native });
  const screen = await view.shows('SMP70000');
  await view.user.click(view.getByRole('button', { name: '점검하기' }));
  await waitFor(() => expect(screen.querySelector('[data-part="report"]')).not.toBeNull());
  return screen.querySelector<HTMLElement>('[data-part="report"]');
}

test('(G40) an app that keeps to the contract passes, and is named with its version', async () => {
  const report = await check(createFakeHost({ appVersion: 'G6.4.0' }));
  expect(report?.dataset).toMatchObject({ ok: 'true', appVersion: 'G6.4.0' });
  expect(Number(report?.dataset.count)).toBeGreaterThan(5);
});

test('(G40) an app that answers in another shape is found out', async () => {
  const host = createFakeHost();
  host.reply('getToken', { ok: true, result: { token: 7 } });
  const report = await check(host);
  expect(report?.dataset.ok).toBe('false');
  expect(report?.textContent).toContain('BAD_REPLY');
});

test('in a browser there is nothing to check', async () => {
  const view = await renderScreen(app, 'SMP70000', { backend: createMock(), persona: 'developer' });
  await view.shows('SMP70000');
  expect(view.getByRole('button', { name: '점검하기' }).matches(':disabled')).toBe(true);
  expect(view.getByText(/앱 안에서 열어 주세요/)).toBeDefined();
});
