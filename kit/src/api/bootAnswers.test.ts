import { beforeEach, expect, test, vi } from 'vitest';
import { locale } from '../messages/index.ts';
import { askBootAnswers, type BootWindow, dropBootAnswers, takeBootAnswer } from './bootAnswers.ts';

const userInfo = '/wApi/mstr/userinfo';
const rooms = '/wApi/forest/v1/rooms?prsnCnt=2';

/** A page whose wallet API answers with the address, or as told. */
function page(answer = async (address: string) => Response.json({ address })) {
  const fetch = vi.fn((address: string, _init: RequestInit) => answer(address));
  return { fetch, view: { fetch } as unknown as Window & BootWindow };
}

const asks = (
  address: string,
  { method = 'GET', loginType = 'web', language = locale.peek() as string } = {},
) => ({
  method,
  address,
  headers: { 'x-login-type': loginType, 'accept-language': language },
});

let { fetch, view } = page();
beforeEach(() => {
  ({ fetch, view } = page());
});

test('asks who the customer is and what the screen asks, as the page that it becomes', () => {
  askBootAnswers(view, '/forest/FTR10000', { asks: ['/forest/v1/rooms?prsnCnt=2'], loginType: 'ci' });
  const headers = (loginType: string) => ({
    Accept: 'application/json',
    'Accept-Language': locale.peek(),
    'X-Referer': '/forest/FTR10000',
    'X-Login-Type': loginType,
  });
  expect(fetch.mock.calls).toEqual([
    [userInfo, { credentials: 'same-origin', headers: headers('web') }],
    [rooms, { credentials: 'same-origin', headers: headers('ci') }],
  ]);
});

test('hands each answer over once, with status, type and text', async () => {
  askBootAnswers(view, '/forest', { asks: ['/forest/v1/rooms?prsnCnt=2'], loginType: 'web' });
  const taken = await takeBootAnswer(view, asks(rooms));
  expect(taken).toEqual({
    status: 200,
    type: expect.stringContaining('application/json'),
    body: JSON.stringify({ address: rooms }),
  });
  expect(takeBootAnswer(view, asks(rooms))).toBeNull();
  expect(await takeBootAnswer(view, asks(userInfo))).toMatchObject({ status: 200 });
});

test('an answer without a type has an empty one', async () => {
  ({ view } = page(async () => {
    const answer = new Response('x', { status: 503 });
    answer.headers.delete('content-type');
    return answer;
  }));
  askBootAnswers(view, '/', { asks: [], loginType: 'web' });
  expect(await takeBootAnswer(view, asks(userInfo))).toEqual({ status: 503, type: '', body: 'x' });
});

test('one that failed is none, and nothing else hears of it', async () => {
  const unheard = vi.fn();
  process.on('unhandledRejection', unheard);
  ({ view } = page(() => Promise.reject(new TypeError('Failed to fetch'))));
  askBootAnswers(view, '/', { asks: ['/forest/v1/rooms'], loginType: 'web' });
  expect(await takeBootAnswer(view, asks(userInfo))).toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 5));
  process.off('unhandledRejection', unheard);
  expect(unheard).not.toHaveBeenCalled();
});

test.each([
  ['another method', { method: 'POST' }],
  ['another way of signing in', { loginType: 'ci' }],
  ['another language', { language: 'xx' }],
])('is not for %s', (_, other) => {
  askBootAnswers(view, '/', { asks: ['/forest/v1/rooms?prsnCnt=2'], loginType: 'web' });
  expect(takeBootAnswer(view, asks(rooms, other))).toBeNull();
  expect(takeBootAnswer(view, asks(rooms))).not.toBeNull();
});

test('who the customer is was asked before the way of signing in was known', () => {
  askBootAnswers(view, '/', { asks: [], loginType: 'ci' });
  expect(takeBootAnswer(view, asks(userInfo, { loginType: 'ci', language: 'xx' }))).not.toBeNull();
});

test('nothing was asked, or it is forgotten', () => {
  expect(takeBootAnswer({}, asks(userInfo))).toBeNull();
  askBootAnswers(view, '/', { asks: [], loginType: 'web' });
  dropBootAnswers(view);
  expect(takeBootAnswer(view, asks(userInfo))).toBeNull();
});
