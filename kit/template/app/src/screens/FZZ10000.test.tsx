import { renderScreen } from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { screens } from '../screens.ts';

const app = { manifest, screens, messages };

test('home lists what was used, and a row opens it', async () => {
  const view = await renderScreen(app, 'FZZ10000', { backend: createMock(), persona: 'member' });
  await view.shows('FZZ10000');
  const [row] = await view.findAllByRole('button', { name: /12,000/ });
  expect(row).toBeDefined();
  if (row) await view.user.click(row);
  await view.shows('FZZ20000');
  expect(view.path()).toBe('/newapp/FZZ20000/1003');
});

test('an empty list says so', async () => {
  const view = await renderScreen(app, '/newapp/FZZ20000/1001', { backend: createMock(), persona: 'member' });
  const detail = await view.shows('FZZ20000');
  const body = { status: 200, code: '0000', message: '', payload: { itemList: [] } };
  await view.reply({ method: 'GET', path: '/newapp/v1/items', body });
  const back = detail.querySelector('[data-action="back"]');
  if (back) await view.user.click(back);
  await view.shows('FZZ10000');
  expect(await view.findByText('이용 내역이 없습니다')).toBeDefined();
});

test('an item that is not there leaves an error with a retry', async () => {
  const view = await renderScreen(app, '/newapp/FZZ20000/nothing', {
    backend: createMock(),
    persona: 'member',
  });
  await view.shows('FZZ20000', 'error');
});
