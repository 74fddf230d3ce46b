import { afterEach, expect, test, vi } from 'vitest';
import { NoAnswer, type TransmitOptions, transmit, type WireRequest } from './transmit.ts';

const request: WireRequest = { method: 'POST', address: '/wApi/x', headers: { accept: 'a/b' }, body: '{}' };
const never = () => new Promise<Response>(() => undefined);
const sent = (options: Partial<TransmitOptions> = {}, more: Partial<WireRequest> = {}) => {
  const fetch = vi.fn(async (_input: RequestInfo | URL, _init?: RequestInit) => new Response('hello'));
  const answer = transmit({ ...request, ...more }, { fetch, timeoutMs: 50, ...options });
  return { fetch, answer };
};
/** Its connection goes while it is read. */
class CutResponse extends Response {
  override arrayBuffer() {
    return Promise.reject(new TypeError('cut'));
  }
}
const failure = (answer: Promise<unknown>) => answer.catch((error: unknown) => error);

afterEach(() => {
  vi.useRealTimers();
});

test('sends what it is given, and hands back bytes, status and type', async () => {
  const reply = new Response('{"a":1}', { status: 404, headers: { 'content-type': 'a/b' } });
  const fetch = vi.fn(async () => reply);
  const { status, type, body } = await transmit(request, { fetch, timeoutMs: 50 });
  expect([status, type, new TextDecoder().decode(body as ArrayBuffer)]).toEqual([404, 'a/b', '{"a":1}']);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/wApi/x',
    expect.objectContaining({
      method: 'POST',
      body: '{}',
      headers: expect.objectContaining({ accept: 'a/b' }),
    }),
  );
});

test('a type that is not said is empty', async () => {
  const reply = new Response('x');
  reply.headers.delete('content-type');
  expect(await sent({ fetch: async () => reply }).answer).toMatchObject({ type: '' });
});

test('cookies go with an address of another origin, and a page may go away only where it was said', async () => {
  const seen = async (options: Partial<TransmitOptions>, more: Partial<WireRequest>) => {
    const { fetch, answer } = sent(options, more);
    await answer;
    return fetch.mock.calls[0]?.[1] ?? {};
  };
  expect(await seen({}, {})).not.toMatchObject({ credentials: 'include' });
  expect(await seen({}, {})).not.toHaveProperty('keepalive');
  expect(await seen({}, { address: 'https://api.wallet.example/x' })).toMatchObject({
    credentials: 'include',
  });
  expect(await seen({}, { address: 'http://api.wallet.example/x' })).toMatchObject({
    credentials: 'include',
  });
  expect(await seen({}, { address: '/to/https://x' })).not.toMatchObject({ credentials: 'include' });
  expect(await seen({ keepalive: true }, {})).toMatchObject({ keepalive: true });
  expect(await seen({}, { body: undefined as never })).not.toHaveProperty('body', expect.anything());
});

test('a caller that has given up sends nothing', async () => {
  const { fetch, answer } = sent({ signal: AbortSignal.abort() });
  expect(await failure(answer)).toMatchObject({ why: 'aborted' });
  expect(fetch).not.toHaveBeenCalled();
});

test('a caller that gives up is heard at once, and so is fetch', async () => {
  const giving = new AbortController();
  const { fetch, answer } = sent({ signal: giving.signal, timeoutMs: 0 });
  fetch.mockImplementation(never);
  const { fetch: stuck, answer: waits } = sent({
    signal: giving.signal,
    timeoutMs: 0,
    early: new Promise(() => undefined),
  });
  giving.abort();
  const error = await failure(waits);
  expect(error).toBeInstanceOf(NoAnswer);
  expect(error).toMatchObject({ why: 'aborted', message: 'aborted' });
  expect(stuck).not.toHaveBeenCalled();
  expect(await failure(answer)).toMatchObject({ why: 'aborted' });
  expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
});

test('the limit counts for what is on its way already, and ends with the answer', async () => {
  vi.useFakeTimers();
  const waiting = failure(sent({ early: new Promise(() => undefined) }).answer);
  await vi.advanceTimersByTimeAsync(49);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await waiting).toMatchObject({ why: 'timeout' });
  await sent().answer;
  await failure(
    sent({
      fetch: () => {
        throw new TypeError('cut');
      },
    }).answer,
  );
  expect(vi.getTimerCount()).toBe(0);
  const unlimited = sent({ timeoutMs: 0, fetch: never });
  expect(vi.getTimerCount()).toBe(0);
  expect(unlimited.fetch).not.toHaveBeenCalled();
});

test('an answer on its way is taken, one that came to nothing is asked for', async () => {
  const early = { status: 200, type: 't', body: 'early' };
  const taken = sent({ early: Promise.resolve(early) });
  expect(await taken.answer).toBe(early);
  expect(taken.fetch).not.toHaveBeenCalled();
  const asked = sent({ early: Promise.resolve(null) });
  expect(await asked.answer).toMatchObject({ status: 200 });
  expect(asked.fetch).toHaveBeenCalledOnce();
});

test.each([
  [true, 'network'],
  [false, 'offline'],
] as const)('where the browser is online: %s, a failure is %s', async (isOnline, why) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const cause = new TypeError('Failed to fetch');
  const cut = new CutResponse();
  expect(await failure(sent({ fetch: () => Promise.reject(cause) }).answer)).toMatchObject({ why, cause });
  const error = await failure(sent({ fetch: async () => cut }).answer);
  expect(error).toMatchObject({ why });
  expect(error).toBeInstanceOf(NoAnswer);
});
