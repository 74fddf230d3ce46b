import { afterEach, describe, expect, test, vi } from 'vitest';
import { locale, setLocale } from '../messages/index.ts';
import { v } from '../schema/index.ts';
import { ApiError } from './ApiError.ts';
import type { BootWindow } from './bootAnswers.ts';
import { type ClientOptions, createClient } from './createClient.ts';
import { bindClient } from './currentClient.ts';
import { type CallDefinition, defineCall, LabAnswer } from './defineCall.ts';
import { answeringFetch, good, withStatus } from './testing/answeringFetch.ts';

type Answering = Parameters<typeof answeringFetch>[0];

function clientOf(answer: Answering, options: ClientOptions = {}) {
  const { fetch, seen } = answeringFetch(answer);
  const client = createClient({ fetch, ...options });
  bindClient(client);
  return { client, seen };
}

function errorOf(call: Promise<unknown>): Promise<ApiError> {
  return call.then(
    () => {
      throw new Error('the call went well');
    },
    (error: unknown) => {
      expect(error).toBeInstanceOf(ApiError);
      return error as ApiError;
    },
  );
}

const anything = v.unknown();
const read = (more: Partial<CallDefinition<void, unknown>> = {}) =>
  defineCall<void, unknown>({ method: 'GET', path: '/comm/x', answer: anything, ...more });

afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

describe('what is sent', () => {
  test('(R321) (R422) (R323) (R325) (R570) (R669) GET goes under /wApi with its params in the query, undefined left out', async () => {
    const { seen } = clientOf(() => good());
    const call = defineCall<string, unknown>({
      method: 'GET',
      path: '/comm/common/bannerInfo',
      answer: anything,
      send: (code) => ({ params: { walletSvcDsticCd: code, none: undefined, text: 'a b&c/가' } }),
    });
    await call('01');
    expect(seen[0]).toMatchObject({
      method: 'GET',
      address: '/wApi/comm/common/bannerInfo?walletSvcDsticCd=01&text=a%20b%26c%2F%EA%B0%80',
      body: undefined,
    });
  });

  test.each(['/local/wApi', '/wApi/local', 'https://api.wallet.example/wApi'])(
    '(R321) (R322) the base may be another one: a mock on this machine, or a host of its own: %s',
    async (prefix) => {
      const { seen } = clientOf(() => good(), { prefix });
      await read()();
      expect(seen[0]?.address).toBe(`${prefix}/comm/x`);
    },
  );

  test.each(['POST', 'PUT', 'DELETE'] as const)('(R323) (R325) (R669) %s sends a body', async (method) => {
    const { seen } = clientOf(() => good());
    await read({ method, send: () => ({ body: { a: 0, b: '가' } }) })();
    expect(seen[0]).toMatchObject({ method, address: '/wApi/comm/x', body: '{"a":0,"b":"가"}' });
    expect(seen[0]?.headers['content-type']).toBe('application/json');
  });

  test('falsy bodies are sent, an absent one is not', async () => {
    const { seen } = clientOf(() => good());
    for (const body of [0, '', false, undefined]) await read({ method: 'POST', send: () => ({ body }) })();
    expect(seen.map((request) => request.body)).toEqual(['0', '""', 'false', undefined]);
  });

  test('(R328) path parameters are replaced and encoded', async () => {
    const { seen } = clientOf(() => good());
    await read({ path: '/a/{id}/{name}', send: () => ({ path: { id: 7, name: '나/무 ?' } }) })();
    expect(seen[0]?.address).toBe('/wApi/a/7/%EB%82%98%2F%EB%AC%B4%20%3F');
  });

  test.each([{}, { id: '' }, { id: '..' }])(
    'a path parameter that is not there is a clear error',
    async (path) => {
      const { seen } = clientOf(() => good());
      const error = await errorOf(read({ path: '/a/{id}', send: () => ({ path }) })());
      expect(error.message).toMatch(/GET \/a\/\{id\}.*path parameter id/);
      expect(seen).toHaveLength(0);
    },
  );

  test('(R327) (R326) the referer is the path without its query, and the login header says how one signed in', async () => {
    history.replaceState(null, '', '/forest/FTR10000?phone=01012345678#x');
    const { client, seen } = clientOf(() => good());
    await read()();
    client.follow({
      loginType: () => 'ci',
      stamp: () => null,
      onUnauthorized: async () => 'visitor',
      onDuplicateLogin: () => undefined,
    });
    await read()();
    expect(seen.map(({ headers }) => headers['x-referer'])).toEqual(['/forest/FTR10000', '/forest/FTR10000']);
    expect(seen.map(({ headers }) => headers['x-login-type'])).toEqual(['web', 'ci']);
  });

  test('the wallet API hears in which language the customer reads', async () => {
    const { seen } = clientOf(() => good());
    const before = locale.peek();
    for (const language of ['en', 'ko'] as const) {
      await setLocale(language);
      await read()();
    }
    await setLocale(before);
    expect(seen.map(({ headers }) => headers['accept-language'])).toEqual(['en', 'ko']);
  });

  test('a call can add headers of its own', async () => {
    const { seen } = clientOf(() => good());
    await read({ method: 'POST', send: () => ({ headers: { 'Idempotency-Key': 'k1' } }) })();
    expect(seen[0]?.headers['idempotency-key']).toBe('k1');
  });
});

describe('what comes back', () => {
  test('(R155) (R158) (R332) (R398) the payload, checked and translated', async () => {
    clientOf(() => good({ fcltNm: '대관령', extra: 1 }));
    const call = defineCall<void, { fcltNm: string }, { name: string }>({
      method: 'GET',
      path: '/forest/v1/forest',
      answer: v.object({ fcltNm: v.string() }),
      to: ({ fcltNm }) => ({ name: fcltNm }),
    });
    expect(await call()).toEqual({ name: '대관령' });
  });

  test('(R331) texts are unescaped once, however deep', async () => {
    clientOf(() => good({ list: [{ text: '&lt;b&gt;A&amp;amp;B&#39;&#x41;&lt;/b&gt;', n: 1 }] }));
    expect(await read()()).toEqual({ list: [{ text: "<b>A&amp;B'A</b>", n: 1 }] });
  });

  test('an answer that does not fit names method, path and field, and no value', async () => {
    clientOf(() => good({ list: [{ phone: '010-1234-5678' }] }));
    const answer = v.object({ list: v.array(v.object({ phone: v.number() })) });
    const error = await errorOf(read({ answer, path: '/mber/{id}', send: () => ({ path: { id: 'W1' } }) })());
    expect(error.kind).toBe('shape');
    expect(error.message).toContain('GET /mber/{id}');
    expect(error.message).toContain('payload.list.0.phone');
    expect(JSON.stringify(error) + error.message).not.toContain('1234');
  });

  test.each([
    ['a page', '<html></html>'],
    ['nothing', ''],
    ['half an answer', '{"status":200,"co'],
    ['a number that would lose digits', '{"status":200,"code":"0000","payload":{"no":9007199254740993}}'],
    ['a number beyond all numbers', '{"status":200,"code":"0000","payload":1e999}'],
    ['a list', '[]'],
    ['another shape', '{"hello":1}'],
    ['no code', '{"status":200,"payload":{}}'],
  ])('%s is an error of shape', async (_, body) => {
    clientOf(() => body);
    expect((await errorOf(read()())).kind).toBe('shape');
  });

  test('long digits in texts and behind a point are no trouble', async () => {
    const body =
      '{"status":200,"code":"0000","payload":{"no":"90071992547409931234","x":37.51234567890123456789}}';
    clientOf(() => body);
    expect(await read()()).toMatchObject({ no: '90071992547409931234' });
  });

  test('a translation that fails is an error of shape', async () => {
    clientOf(() => good(null));
    const to = (wire: unknown) => (wire as { a: { b: string } }).a.b;
    expect((await errorOf(read({ to })())).kind).toBe('shape');
  });

  test.each([
    [() => withStatus(500, 'oops'), 'http', 500],
    [() => withStatus(502, { status: 502 }), 'http', 502],
    [() => withStatus(400, { status: 400, code: '4000', message: 'no' }), 'code', 400],
    [() => withStatus(200, { status: '500', code: '0000' }), 'http', 500],
  ])('(R189) (R398) only status 200 with code 0000 is a success', async (reply, kind, status) => {
    clientOf(reply);
    expect(await errorOf(read()())).toMatchObject({ kind, status });
  });

  test('status counts as a number and as a text, the body before HTTP', async () => {
    clientOf(() => withStatus(500, { status: '200', code: '0000', payload: 1 }));
    expect(await read()()).toBe(1);
  });

  test('the whole shape is given whatever its code', async () => {
    clientOf(() => ({ status: 200, code: '0001', message: '없음', payload: null }));
    expect(await read({ envelope: 'whole' })()).toEqual({
      status: 200,
      code: '0001',
      message: '없음',
      payload: null,
    });
  });

  test.each([200, '200'])('(R333) (R399) a header code of %s opens the body', async (code) => {
    clientOf(() => ({ header: { code }, body: { a: 1 } }));
    expect(await read({ envelope: 'header' })()).toEqual({ a: 1 });
  });

  test('(R333) any other header code refuses, with the error code of the header', async () => {
    clientOf(() => ({ header: { code: '310', errMsgCd: 'UBFR0072', outptCtnt: '영문명' }, body: {} }));
    const error = await errorOf(read({ envelope: 'header' })());
    expect(error).toMatchObject({ kind: 'code', code: 'UBFR0072', serverMessage: '영문명' });
    expect(error.payload).toMatchObject({ header: { code: '310' } });
  });

  test.each([null, {}, '', { errMsgCd: '' }, undefined])(
    '(R334) point calls succeed with errData %s',
    async (errData) => {
      clientOf(() => good({ outData: { walletEwtNo: 'E1' }, errData }));
      expect(await read({ envelope: 'outData' })()).toEqual({ walletEwtNo: 'E1' });
    },
  );

  test('(R334) a point call with an error code is refused', async () => {
    clientOf(() => good({ outData: {}, errData: { errMsgCd: 'PNT0001' } }));
    expect(await errorOf(read({ envelope: 'outData' })())).toMatchObject({ kind: 'code', code: 'PNT0001' });
  });

  test('(R334) a point call with another code than 0000 is refused, though data come with it', async () => {
    const payload = { outData: { walletEwtNo: 'E1' }, errData: null };
    clientOf(() => ({ status: 200, code: '5000', message: '점검', payload }));
    const refused = { kind: 'code', code: '5000', serverMessage: '점검' };
    expect(await errorOf(read({ envelope: 'outData' })())).toMatchObject(refused);
    clientOf(() => ({ status: 500, code: '0000', message: '', payload }));
    expect(await errorOf(read({ envelope: 'outData' })())).toMatchObject({ kind: 'http', status: 500 });
  });

  test.each([500, 502, 404])(
    '(R333) a header code of 200 does not make HTTP %d a success',
    async (status) => {
      clientOf(() => withStatus(status, { header: { code: 200 }, body: { finishYn: 'Y' } }));
      expect(await errorOf(read({ envelope: 'header' })())).toMatchObject({ kind: 'http', status });
    },
  );

  test('a file comes as bytes', async () => {
    clientOf(() => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }));
    const call = read({ envelope: 'file' });
    expect(await call()).toMatchObject({
      type: 'application/pdf',
      bytes: expect.objectContaining({ byteLength: 4 }),
    });
    clientOf(() => ({ status: 200, code: '4040', message: 'no file' }));
    expect(await errorOf(call())).toMatchObject({ kind: 'code', code: '4040' });
  });
});

describe('codes with a meaning of their own', () => {
  const told = (on9999?: 'caller' | 'alert' | 'alertAndBack') => {
    const present = vi.fn();
    clientOf(() => ({ status: 200, code: '9999', message: '점검 중이에요' }), { present });
    return { present, error: errorOf(read(on9999 ? { on9999 } : {})()) };
  };

  test('(R335) (R657) 9999 goes to the caller unless the call is listed', async () => {
    const { present, error } = told();
    expect(await error).toMatchObject({
      kind: 'code',
      code: '9999',
      serverMessage: '점검 중이에요',
      silent: false,
    });
    expect(present).not.toHaveBeenCalled();
  });

  test.each([
    ['alert', false],
    ['alertAndBack', true],
  ] as const)('(R336) (R378) (R657) a listed call alerts the message of 9999: %s', async (on9999, goBack) => {
    const { present, error } = told(on9999);
    expect(await error).toMatchObject({ kind: 'code', code: '9999', silent: true });
    expect(present).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ serverMessage: '점검 중이에요' }),
      { goBack },
    );
  });

  test('(R379) (R658) a code with LAB goes back as it is and is alerted by nobody', async () => {
    const present = vi.fn();
    clientOf(() => ({ status: 200, code: 'XLAB01', message: 'm', payload: { a: 1 } }), { present });
    const error = await errorOf(read({ on9999: 'alert' })());
    expect(error).toMatchObject({ kind: 'code', code: 'XLAB01', silent: true });
    expect(error.payload).toEqual({ a: 1 });
    expect(present).not.toHaveBeenCalled();
    expect(await read({ envelope: 'whole' })()).toMatchObject({ code: 'XLAB01' });
  });

  test.each([
    ['payload', { status: 200, code: 'XLAB01', message: 'm', payload: { a: 1 } }],
    ['whole', { status: 200, code: 'XLAB01', message: 'm', payload: { a: 1 } }],
    ['outData', { status: 200, code: 'XLAB01', message: 'm', payload: { a: 1 } }],
  ] as const)(
    '(R379) a caller of %s that reads the codes of the lab gets the answer as it came',
    async (envelope, answer) => {
      clientOf(() => answer);
      const lab = await defineCall<void, unknown>({
        method: 'POST',
        path: '/x',
        envelope,
        answer: anything,
        labCodes: 'return',
      })();
      expect(lab).toBeInstanceOf(LabAnswer);
      expect(lab).toEqual(answer);
    },
  );

  test('(R380) a code with CBDC is thrown, even where the caller reads codes', async () => {
    clientOf(() => ({ status: 200, code: 'CBDC0009' }));
    expect(await errorOf(read()())).toMatchObject({ kind: 'code', code: 'CBDC0009' });
    expect(await errorOf(read({ envelope: 'whole' })())).toMatchObject({ kind: 'code', code: 'CBDC0009' });
  });
});

describe('identical calls', () => {
  const waiting = () => {
    const open: ((reply: unknown) => void)[] = [];
    const { client, seen } = clientOf(() => new Promise((resolve) => open.push(resolve)));
    return {
      client,
      seen,
      answerAll: () => {
        for (const resolve of open.splice(0)) resolve(good('first'));
      },
    };
  };
  const ask = (id: number, more: Partial<CallDefinition<number, unknown>> = {}) =>
    defineCall<number, unknown>({
      method: 'POST',
      path: '/x',
      answer: anything,
      send: (n) => ({ body: { n } }),
      ...more,
    })(id);

  test('(R241) (R571) (R656) the later of two is dropped silently while the first is on its way', async () => {
    const { seen, answerAll } = waiting();
    const first = ask(1);
    const error = await errorOf(ask(1));
    expect(error).toMatchObject({ kind: 'duplicate', silent: true });
    const other = ask(2);
    answerAll();
    expect(await first).toBe('first');
    await other;
    expect(seen).toHaveLength(2);
    const again = ask(1);
    answerAll();
    expect(await again).toBe('first');
  });

  test('(R241) (R571) both are sent where the call allows it', async () => {
    const { seen, answerAll } = waiting();
    const both = Promise.all([ask(1), ask(1, { duplicates: 'allow' })]);
    answerAll();
    await both;
    expect(seen).toHaveLength(2);
  });

  test('one that was given up may be asked again in the same breath', async () => {
    const { answerAll } = waiting();
    const abort = new AbortController();
    const call = read();
    const first = errorOf(call(undefined, { signal: abort.signal }));
    abort.abort();
    const second = call();
    expect(await first).toMatchObject({ kind: 'aborted', silent: true });
    answerAll();
    expect(await second).toBe('first');
  });
});

describe('a signal that outlives its calls', () => {
  test.each([
    ['a call that went well', () => good()],
    ['one that was refused', () => withStatus(500, {})],
    ['one that never arrived', () => Promise.reject(new TypeError('cut'))],
    ['one that was asked twice at once', () => new Promise((resolve) => setTimeout(resolve, 5, good()))],
  ])('%s leaves no listener on it', async (_, answer) => {
    clientOf(answer);
    const { signal } = new AbortController();
    const on = new Set<unknown>();
    const added = vi.spyOn(signal, 'addEventListener').mockImplementation((_name, heard) => on.add(heard));
    vi.spyOn(signal, 'removeEventListener').mockImplementation((_name, heard) => on.delete(heard));
    const call = read();
    await Promise.allSettled([call(undefined, { signal }), call(undefined, { signal })]);
    expect(added).toHaveBeenCalled();
    expect(on.size).toBe(0);
  });
});

describe('the spinner', () => {
  test('(R395) goes 200 ms after the last answer, whatever was cancelled meanwhile', async () => {
    vi.useFakeTimers();
    let answer: (reply: unknown) => void = () => undefined;
    const { client } = clientOf(() => new Promise((resolve) => (answer = resolve)));
    const call = read();
    expect(client.busy.value).toBe(false);
    const first = call();
    expect(client.busy.value).toBe(true);
    await errorOf(call());
    await vi.advanceTimersByTimeAsync(1000);
    expect(client.busy.value).toBe(true);
    answer(good());
    await first;
    await vi.advanceTimersByTimeAsync(199);
    expect(client.busy.value).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(client.busy.value).toBe(false);
  });

  test('(R330) a call can do without', async () => {
    const { client } = clientOf(() => good());
    const call = read({ spinner: false })();
    expect(client.busy.value).toBe(false);
    await call;
  });
});

describe('when nothing comes back', () => {
  test('(R329) (R394) (R570) (R665) a call ends after 30 s, even where fetch does not listen', async () => {
    vi.useFakeTimers();
    const { seen } = clientOf(() => new Promise(() => undefined));
    const error = errorOf(read()());
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await error).toMatchObject({ kind: 'timeout', silent: false });
    expect(seen[0]?.signal?.aborted).toBe(true);
  });

  test('(R329) (R665) a call can have no limit', async () => {
    vi.useFakeTimers();
    let answer: (reply: unknown) => void = () => undefined;
    clientOf(() => new Promise((resolve) => (answer = resolve)));
    const call = read({ timeoutMs: 0 })();
    await vi.advanceTimersByTimeAsync(120_000);
    answer(good('late'));
    expect(await call).toBe('late');
  });

  test('a network that fails, and one that is not there', async () => {
    clientOf(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(await errorOf(read()())).toMatchObject({ kind: 'network', messageId: 'networkFailed' });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await errorOf(read()())).toMatchObject({ kind: 'offline', messageId: 'offline' });
  });

  test('a connection cut while the answer is read', async () => {
    clientOf(() => {
      const response = new Response('');
      response.arrayBuffer = () => Promise.reject(new TypeError('cut'));
      return response;
    });
    expect((await errorOf(read()())).kind).toBe('network');
  });
});

describe('the session', () => {
  const hooks = (verdict: 'retry' | 'ended' | 'visitor') => ({
    loginType: () => 'web' as const,
    stamp: () => 7,
    onUnauthorized: vi.fn(async () => verdict),
    onDuplicateLogin: vi.fn(),
  });
  const no = () => withStatus(401, { status: 401, code: '4010', message: '로그인이 필요해요.' });

  test('(R234) a 401 of a signed-in customer is silent: the session tells', async () => {
    const { client } = clientOf(no);
    const session = hooks('ended');
    client.follow(session);
    expect(await errorOf(read()())).toMatchObject({ kind: 'sessionExpired', silent: true });
    expect(session.onUnauthorized).toHaveBeenCalledExactlyOnceWith(7, false);
  });

  test('a 401 of a visitor is an ordinary refusal', async () => {
    clientOf(no);
    expect(await errorOf(read()())).toMatchObject({ kind: 'http', status: 401, silent: false });
  });

  test('a renewed session is asked again, once', async () => {
    const { client, seen } = clientOf((_, nth) => (nth === 1 ? no() : good('now')));
    client.follow(hooks('retry'));
    expect(await read()()).toBe('now');
    expect(seen).toHaveLength(2);
    const always = clientOf(no);
    always.client.follow(hooks('retry'));
    expect(await errorOf(read()())).toMatchObject({ kind: 'sessionExpired' });
    expect(always.seen).toHaveLength(2);
  });

  test('(R238) a duplicate login on any call goes to the session', async () => {
    const { client } = clientOf(() => ({ status: 200, code: 'DUPLICATE_LOGIN', message: '다른 기기' }));
    const session = hooks('visitor');
    client.follow(session);
    for (const envelope of ['payload', 'whole', 'header', 'outData'] as const) {
      expect(await errorOf(read({ envelope })())).toMatchObject({ kind: 'duplicateLogin', silent: true });
    }
    expect(session.onDuplicateLogin).toHaveBeenLastCalledWith('다른 기기');
  });

  test('a call can keep both to itself', async () => {
    const { client } = clientOf((_, nth) => (nth === 1 ? no() : { status: 200, code: 'DUPLICATE_LOGIN' }));
    const session = hooks('ended');
    client.follow(session);
    const call = read({ sessionErrors: 'caller' });
    expect(await errorOf(call())).toMatchObject({ kind: 'code', status: 401 });
    expect(await errorOf(call())).toMatchObject({ kind: 'code', code: 'DUPLICATE_LOGIN' });
    expect(session.onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('the answer that the page asked for early', () => {
  const userInfo = () => read({ path: '/mstr/userinfo' });
  type Early = { status: number; type: string; text: string } | null;
  const early = (value: unknown): Early => ({
    status: 200,
    type: 'application/json',
    text: JSON.stringify(good(value)),
  });
  const boot = (answer: Promise<Early>, address = '/wApi/mstr/userinfo', loginType = 'web') => {
    (window as BootWindow).__walletAsked = { [address]: { loginType, language: locale.peek(), answer } };
  };
  const left = () => Object.keys((window as BootWindow).__walletAsked ?? {});

  test('is taken once', async () => {
    const { seen } = clientOf(() => good('asked'));
    boot(Promise.resolve(early('early')));
    expect(await userInfo()()).toBe('early');
    expect(left()).toEqual([]);
    expect(await userInfo()()).toBe('asked');
    expect(seen).toHaveLength(1);
  });

  test('is asked for again when it failed, and dropped once something was sent', async () => {
    clientOf(() => good('asked'));
    boot(Promise.reject(new TypeError('Failed to fetch')));
    expect(await userInfo()()).toBe('asked');
    boot(Promise.resolve(early('stale')));
    await read({ method: 'POST' })();
    expect(await userInfo()()).toBe('asked');
  });

  test('of a screen is taken for the same address only, and for the same way of signing in', async () => {
    clientOf(() => good('asked'));
    const list = read({ path: '/forest/v1/forests', send: () => ({ params: { prsnCnt: 2 } }) });
    boot(Promise.resolve(early('another')), '/wApi/forest/v1/forests?prsnCnt=3');
    expect(await list()).toBe('asked');
    boot(Promise.resolve(early('of the web')), '/wApi/forest/v1/forests?prsnCnt=2', 'ci');
    expect(await list()).toBe('asked');
    expect(left()).toHaveLength(1);
    boot(Promise.resolve(early('early')), '/wApi/forest/v1/forests?prsnCnt=2');
    expect(await list()).toBe('early');
  });

  test('of a screen is not taken in another language', async () => {
    clientOf(() => good('asked'));
    const before = locale.peek();
    boot(Promise.resolve(early('of the other language')), '/wApi/noti/v1/notices');
    await setLocale(before === 'ko' ? 'en' : 'ko');
    expect(await read({ path: '/noti/v1/notices' })()).toBe('asked');
    await setLocale(before);
  });

  test('that was held back from a visitor is asked for', async () => {
    clientOf(() => good('asked'));
    boot(Promise.resolve(null), '/wApi/mstr/list');
    expect(await read({ path: '/mstr/list' })()).toBe('asked');
  });

  test('keeps to the limit', async () => {
    vi.useFakeTimers();
    clientOf(() => good('asked'));
    boot(new Promise(() => undefined));
    const error = errorOf(userInfo()());
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await error).kind).toBe('timeout');
  });
});
