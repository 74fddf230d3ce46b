import { openerOf } from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { screens } from '../screens.ts';

const open = openerOf({ manifest, screens, messages }, createMock);

test('home lists what was used, and a row opens it', async () => {
  const view = await open('FZZ10000');
  await view.user.click(await view.findByRole('button', { name: /12,000/ }));
  await view.shows('FZZ20000');
  expect(view.path()).toBe('/newapp/FZZ20000/1012');
});

test('the next page comes by the button too', async () => {
  const view = await open('FZZ10000');
  expect((await view.findAllByRole('listitem')).length).toBe(10);
  await view.user.click(view.getByRole('button', { name: '더 보기' }));
  await view.findByRole('button', { name: /\b4,000/ });
  expect(view.getAllByRole('listitem').length).toBe(12);
});

test('an empty list says so', async () => {
  const view = await open('/newapp/FZZ20000/1001');
  const detail = await view.shows('FZZ20000');
  const body = { status: 200, code: '0000', message: '', payload: { itemList: [], nextItemNo: '' } };
  await view.reply({ method: 'GET', path: '/newapp/v1/items', body });
  const back = detail.querySelector('[data-action="back"]');
  if (back) await view.user.click(back);
  await view.shows('FZZ10000');
  expect(await view.findByText('이용 내역이 없어요')).toBeDefined();
});

test('an item that is not there leaves an error with a retry', async () => {
  const view = await open('/newapp/FZZ20000/nothing');
  await view.shows('FZZ20000', 'error');
});
