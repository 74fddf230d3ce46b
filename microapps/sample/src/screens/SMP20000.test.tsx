import { waitFor } from '@testing-library/react';
import { type RenderedScreen, renderScreen } from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { screens } from '../screens.ts';

const app = { manifest, screens, messages };

async function open() {
  const view = await renderScreen(app, 'SMP20000', { backend: createMock(), persona: 'developer' });
  await view.shows('SMP20000');
  return view;
}

function part(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`${selector} is not there`);
  return element;
}

async function fill({ user }: RenderedScreen, fields: Record<string, string>) {
  for (const [field, text] of Object.entries(fields)) {
    const input = part(`[data-field="${field}"]`);
    await user.clear(input);
    if (text !== '') await user.click(input);
    if (text !== '') await user.paste(text);
  }
}

async function send(view: RenderedScreen, fields: Record<string, string>): Promise<DOMStringMap[]> {
  await fill(view, fields);
  await view.user.click(part('[data-action="submit"]'));
  await waitFor(() => part('[data-result]'));
  return [...document.querySelectorAll<HTMLElement>('[data-result]')].map(({ dataset }) => dataset);
}

const path = '/forest/v1/forests';

test('a call goes out as typed, and its payload is shown', async () => {
  const view = await open();
  await view.reply({
    method: 'POST',
    path,
    body: { status: 200, code: '0000', message: '', payload: { seen: 'yes' } },
  });
  const [row] = await send(view, { method: 'post', path: `/wApi${path}`, body: '{"size": 3}' });
  expect(row).toMatchObject({ result: 'ok', status: '200', code: '0000', silent: 'false' });
  expect(part('[data-part="payload"]').textContent).toContain('"seen": "yes"');
  const call = (await view.journal()).findLast((entry) => entry.path === path);
  expect(call).toMatchObject({ method: 'POST', body: { size: 3 } });
});

test('a refusal shows its code and the words of the server, without an alert', async () => {
  const view = await open();
  await view.reply({
    method: 'GET',
    path,
    body: { status: 200, code: '1234', message: '안 돼요', payload: {} },
  });
  const [row] = await send(view, { path });
  expect(row).toMatchObject({ result: 'code', code: '1234', messageId: 'serverMessage' });
  expect(part('[data-result] [data-msg="serverMessage"]').textContent).toBe('안 돼요');
  expect(document.querySelector('dialog')).toBeNull();
});

test('(R379) a code of the lab is returned with what came with it', async () => {
  const view = await open();
  const body = { status: 200, code: 'LAB0001', message: '실험', payload: { seen: 'yes' } };
  await view.reply({ method: 'GET', path, body });
  expect(await send(view, { path })).toMatchObject([
    { result: 'returned', kind: 'ok', code: 'LAB0001', silent: 'false' },
  ]);
  expect(part('[data-result] [data-msg="serverMessage"]').textContent).toBe('실험');
  expect(part('[data-part="payload"]').textContent).toContain('"seen": "yes"');
});

test('(R380) a code of the CBDC is thrown', async () => {
  const view = await open();
  await view.reply({
    method: 'GET',
    path,
    body: { status: 200, code: 'CBDC0009', message: '', payload: {} },
  });
  expect(await send(view, { path })).toMatchObject([{ result: 'thrown', kind: 'code', code: 'CBDC0009' }]);
});

test('of identical copies one is sent and the others are dropped', async () => {
  const view = await open();
  const rows = await send(view, { path, parallel: '4' });
  expect(rows.map(({ result }) => result)).toEqual(['ok', 'cancelled', 'cancelled', 'cancelled']);
  expect((await view.journal()).filter((entry) => entry.path === path)).toHaveLength(1);
});

test('identical copies are all sent where they are allowed', async () => {
  const view = await open();
  await view.user.click(part('[data-field="allowsDuplicates"]'));
  const rows = await send(view, { path, parallel: '3' });
  expect(rows.map(({ result }) => result)).toEqual(['ok', 'ok', 'ok']);
  expect((await view.journal()).filter((entry) => entry.path === path)).toHaveLength(3);
});

test.each([
  ['method', 'PATCH', 'callMethod', /GET, POST/],
  ['path', '//evil.example', 'callPath', /경로/],
  ['path', '', 'required', /필수/],
  ['body', '{"a":', 'callBody', /JSON/],
  ['body', '[1]', 'callQuery', /GET/],
  ['parallel', 'x', 'callParallel', /숫자/],
  ['parallel', '51', 'max', /50/],
])('%s "%s" is refused before anything is sent', async (field, text, id, words) => {
  const view = await open();
  const before = (await view.journal()).length;
  await fill(view, { path, [field]: text });
  await view.user.click(part('[data-action="submit"]'));
  expect(part(`[data-msg="${id}"]`).textContent).toMatch(words);
  expect(document.activeElement?.getAttribute('data-field')).toBe(field);
  expect(await view.journal()).toHaveLength(before);
});
