import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configure, waitFor } from '@testing-library/react';
import { createFakeHost, renderScreen } from '@wallet/kit/testing';
import * as ui from '@wallet/kit/ui';
import { createMock } from '@wallet/mocks/backend';
import { expect, test, vi } from 'vitest';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { sampleGroups } from '../parts/sampleGroups.ts';
import { screens } from '../screens.ts';

// Every part of the kit at once: a busy machine takes its time.
configure({ asyncUtilTimeout: 20_000 });
vi.setConfig({ testTimeout: 60_000 });

const app = { manifest, screens, messages };

/** The page's hosts, which the kit renders around every screen, and words for screen readers only. */
const notToBeSeen = ['DialogHost', 'PopupHost', 'ToastHost', 'VisuallyHidden'];

test('every component of the kit is in the gallery', () => {
  const parts = join(import.meta.dirname, '..', 'parts');
  const code = readdirSync(parts)
    .filter((file) => file.endsWith('Samples.tsx'))
    .map((file) => readFileSync(join(parts, file), 'utf8'))
    .join('\n');
  const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name) && !notToBeSeen.includes(name));
  expect(components.filter((name) => !code.includes(`<${name}`))).toEqual([]);
});

test('it changes language where it stands', async () => {
  const view = await renderScreen(app, 'SMP50000', { backend: createMock(), persona: 'developer' });
  await view.shows('SMP50000');
  await view.user.click(view.getByLabelText('English'));
  expect(await view.findByRole('heading', { name: 'Components' })).toBeDefined();
  expect(document.documentElement.lang).toBe('en');
});

test('its colours are given back when it is left', async () => {
  const view = await renderScreen(app, 'SMP50000', { backend: createMock(), persona: 'developer' });
  await view.shows('SMP50000');
  await view.user.click(view.getByLabelText('어둡게'));
  expect(document.documentElement.dataset.theme).toBe('dark');
  await view.user.click(view.getByLabelText('밝게'));
  expect(document.documentElement.dataset.theme).toBe('light');
  view.unmount();
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

test('a term that is read can be agreed to there', async () => {
  const view = await renderScreen(app, 'SMP50000', { backend: createMock(), persona: 'developer' });
  const screen = await view.shows('SMP50000');
  await waitFor(() => expect(screen.querySelector('[data-field="agree-news"]')).not.toBeNull());
  const news = screen.querySelector<HTMLInputElement>('[data-field="agree-news"]');
  expect(news?.checked).toBe(false);
  await view.user.click(view.getByRole('button', { name: /혜택 알림 수신 동의/ }));
  await waitFor(() => expect(document.querySelector('[data-part="terms"]')).not.toBeNull());
  await view.user.click(view.getByRole('button', { name: '동의' }));
  expect(news?.checked).toBe(true);
});

test.each([
  ['I6.2.25', 'classic'],
  ['I6.2.26', 'new'],
  ['G6.3.0', 'new'],
])('(R294, R414) in the phone app %s the header has its %s look', async (appVersion, look) => {
  const native = createFakeHost({ appVersion });
  const view = await renderScreen(app, 'SMP50000', { backend: createMock(), persona: 'developer', native });
  const screen = await view.shows('SMP50000');
  expect(screen.querySelector('header')?.dataset.look).toBe(look);
});

test('a part is found by its name, and gone to', async () => {
  const view = await renderScreen(app, 'SMP50000', { backend: createMock(), persona: 'developer' });
  await view.shows('SMP50000');
  await view.user.type(view.getByRole('searchbox', { name: '컴포넌트 찾기' }), 'keypad');
  await view.user.click(view.getByRole('button', { name: 'SecureKeypad' }));
  const line = () => document.querySelector('[data-sample~="SecureKeypad"]');
  await waitFor(() => expect(document.activeElement).toBe(line()?.closest('section')?.querySelector('h2')));
  expect(line()?.textContent).toContain("from '@wallet/kit/ui';");
});

test('every group is shown when its turn has come', async () => {
  const view = await renderScreen(app, 'SMP50000', { backend: createMock(), persona: 'developer' });
  const screen = await view.shows('SMP50000');
  await waitFor(() => expect(screen.querySelector('[data-group][data-state="loading"]')).toBeNull());
  for (const { id } of sampleGroups) {
    const group = screen.querySelector(`[data-group="${id}"]`);
    await waitFor(() => expect(group?.querySelector('section'), id).not.toBeNull(), { timeout: 10_000 });
  }
});
