import { waitFor } from '@testing-library/react';
import { createFakeHost, renderScreen } from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { screens } from '../screens.ts';

const app = { manifest, screens, messages };

async function open(code: string) {
  const host = createFakeHost();
  const view = await renderScreen(app, code, {
    backend: createMock(),
    persona: 'developer',
    native: host,
    locale: 'en',
  });
  return { ...view, host, screen: await view.shows(code) };
}

const field = (name: string) => document.querySelector<HTMLElement>(`[data-field="${name}"]`) as HTMLElement;

test('(G15) shows what an opened app came to, in order', async () => {
  const { host, user, findByText, getByRole } = await open('SMP60000');
  await findByText('No result has arrived yet.');
  for (const result of [{ kind: 'submitted', value: { text: '3A' } }, { kind: 'cancelled' }]) {
    const before = host.calls('openWebView').length;
    await user.click(getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(host.calls('openWebView')).toHaveLength(before + 1));
    const opening = host.calls('openWebView').at(-1)?.opening;
    host.emit('viewClosed', {
      webViewId: '2',
      reason: undefined,
      result,
      ...(opening === undefined ? {} : { opening }),
    });
  }
  await findByText('Cancelled');
  const outcomes = [...document.querySelectorAll('[data-outcome]')].map(({ textContent }) => textContent);
  expect(outcomes).toEqual(['Submitted: 3A', 'Cancelled']);
});

test('an address outside the wallet is not opened', async () => {
  const { host, user, getByRole, findByText } = await open('SMP60000');
  await user.clear(field('path'));
  await user.type(field('path'), '//evil.example');
  await user.click(getByRole('button', { name: 'Open' }));
  await findByText('Enter a path that starts with one slash (/).');
  expect(host.calls('openWebView')).toEqual([]);
});

test.each([
  ['submit', { result: { kind: 'submitted', value: { text: 'ab' } } }],
  ['submitOther', { result: { kind: 'submitted', value: 42 } }],
  ['cancelApp', { result: { kind: 'cancelled' } }],
  ['closeApp', {}],
])('(G15) %s ends the opened app with its words', async (action, params) => {
  const { host, user, screen } = await open('SMP61000');
  await user.type(field('value'), 'ab');
  await user.click(screen.querySelector(`[data-action="${action}"]`) as Element);
  await waitFor(() => expect(host.calls('closeView')).toEqual([params]));
});

test('(G29) ticked, it asks before it is left', async () => {
  const { host, user } = await open('SMP61000');
  await user.click(field('isGuarded'));
  host.emit('backPressed');
  await waitFor(() =>
    expect(document.querySelectorAll('dialog[open][data-msg="leavePayment"]')).toHaveLength(1),
  );
  expect(host.calls('closeView')).toEqual([]);
});
