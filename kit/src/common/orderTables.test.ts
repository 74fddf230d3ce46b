import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type ApiErrorFacts } from '../api/index.ts';
import { v } from '../schema/index.ts';
import type { Intent, Intents } from './intents.ts';
import { createOrders, defineOrder, kindOf, type OrderPlan, readKind, resultAt } from './orders.ts';
import type { Inquired, Settled } from './settle.ts';

const facts = v.object({ kind: v.optional(v.picklist(['charge', 'send'])), amount: v.number() });
type Facts = v.InferOutput<typeof facts>;
interface Receipt {
  amount: number;
}
const charge: Facts = { kind: 'charge', amount: 7 };
const failed = (more: Omit<ApiErrorFacts, 'method' | 'path'>) =>
  new ApiError({ method: 'POST', path: '/order', ...more });
const unknown = failed({ kind: 'network' });

const plan = (more: Partial<OrderPlan<Facts, Receipt>> = {}) =>
  defineOrder<Facts, Receipt>({
    name: 'money',
    facts,
    send: async () => ({ amount: 7 }),
    inquire: async () => ({ kind: 'closed' }),
    resultAt: 'END',
    ...more,
  });

/** Intents that one test needs: what is under way, and what was done to it. */
function intentsOf(underWay?: Intent<Facts>) {
  const done: unknown[] = [];
  const intents: Intents<Facts> = {
    read: async () => underWay,
    begin: async (wish) => underWay ?? { id: 'key-1234', facts: wish, isSent: false },
    seal: async (wish, secret) => `${wish.amount}:${secret}`,
    async markSent(id) {
      done.push(`sent ${id}`);
      return true;
    },
    async end(id) {
      done.push(`end ${id}`);
    },
  };
  return { intents, done };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('the kind of an order', () => {
  it('is what its facts name, else its own name', () => {
    expect(kindOf(plan(), charge)).toBe('charge');
    expect(kindOf(plan(), { amount: 7 })).toBe('money');
    expect(kindOf(plan() as OrderPlan<{ kind: unknown }, Receipt>, { kind: 7 })).toBe('money');
  });

  it('says where its end is told', () => {
    const places = plan({ resultAt: { charge: 'CHG', send: 'SND' } as never });
    expect([resultAt(plan(), 'charge'), resultAt(places, 'charge'), resultAt(places, 'send')]).toEqual([
      ...['END', 'CHG', 'SND'],
    ]);
    expect(['charge', 'send', 'money', 'toString', ''].map((text) => readKind(places, text))).toEqual([
      ...['charge', 'send', undefined, undefined, undefined],
    ]);
    expect(['money', 'charge', ''].map((text) => readKind(plan(), text))).toEqual([
      'money',
      undefined,
      undefined,
    ]);
  });
});

describe('what an order goes through', () => {
  it('is sent with its key, its facts and its secret, and the signal of who asks', async () => {
    const send = vi.fn(async () => ({ amount: 7 }));
    const { intents, done } = intentsOf();
    const { signal } = new AbortController();
    const outcome = await createOrders(plan({ send }), { intents, signal }).place(charge, 'sealed');
    expect(send).toHaveBeenCalledExactlyOnceWith(
      { key: 'key-1234', facts: charge, secret: 'sealed' },
      { signal },
    );
    const end = { kind: 'done', receipt: { amount: 7 } };
    expect(outcome).toEqual({ key: 'key-1234', kind: 'charge', end, isEarlier: false });
    expect(done).toEqual(['sent key-1234']);
    await createOrders(plan({ send }), { intents }).place(charge, '');
    expect(send).toHaveBeenLastCalledWith(expect.anything(), {});
  });

  it('of an earlier one is its end, under its own kind', async () => {
    const send = vi.fn();
    const inquire = vi.fn(async (): Promise<Inquired<Receipt>> => ({ kind: 'done', receipt: { amount: 9 } }));
    const { intents, done } = intentsOf({
      id: 'earlier-1',
      facts: { kind: 'send', amount: 9 },
      isSent: true,
    });
    const outcome = await createOrders(plan({ send, inquire }), { intents, waits: [] }).place(charge, '');
    const end = { kind: 'done', receipt: { amount: 9 } };
    expect(outcome).toEqual({ key: 'earlier-1', kind: 'send', end, isEarlier: true });
    expect(inquire).toHaveBeenCalledExactlyOnceWith('earlier-1', {}, 'send');
    expect(send).not.toHaveBeenCalled();
    expect(done).toEqual([]);
  });

  it('is tried three times where another WebView takes its place, and no more', async () => {
    const { intents } = intentsOf();
    const markSent = vi.fn(async () => false);
    const begin = vi.fn(intents.begin);
    expect(
      await createOrders(plan(), { intents: { ...intents, begin, markSent } }).place(charge, ''),
    ).toBeUndefined();
    expect([begin.mock.calls.length, markSent.mock.calls.length]).toEqual([3, 3]);
    markSent.mockResolvedValueOnce(false).mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    const third = await createOrders(plan(), { intents: { ...intents, begin, markSent } }).place(charge, '');
    expect(third).toMatchObject({ end: { kind: 'done' } });
  });

  it('waits as long as the plan says, or as who asks says, who goes first', async () => {
    vi.useFakeTimers();
    const inquire = vi.fn(async (): Promise<Inquired<Receipt>> => ({ kind: 'pending' }));
    const { intents } = intentsOf();
    const count = async (end: Promise<unknown>) => {
      inquire.mockClear();
      await vi.runAllTimersAsync();
      await end;
      return inquire.mock.calls.length;
    };
    const planned = plan({ inquire, waits: [1, 1] });
    expect(await count(createOrders(planned, { intents }).findEnd('key-1234'))).toBe(3);
    expect(await count(createOrders(planned, { intents, waits: [1] }).findEnd('key-1234'))).toBe(2);
    const asked = createOrders(planned, { intents, waits: [1] });
    expect(await count(asked.findEnd('key-1234', { waits: [1, 1, 1, 1] }))).toBe(5);
    expect(await count(createOrders(plan({ inquire }), { intents }).findEnd('key-1234'))).toBe(5);
    const { signal } = new AbortController();
    await count(createOrders(planned, { intents }).findEnd('key-1234', { signal, waits: [] }));
    expect(inquire).toHaveBeenCalledWith('key-1234', { signal }, 'money');
  });

  it('has a secret that is sealed for it', async () => {
    expect(await createOrders(plan(), intentsOf()).seal(charge, '246810')).toBe('7:246810');
  });
});

describe('an order that was begun as its page opened', () => {
  const KEY = 'begun-1234';
  const begun = (over: Partial<Intent<Facts>> = {}) => ({ id: KEY, facts: charge, isSent: false, ...over });
  const done = { kind: 'done', receipt: { amount: 7 } };

  /** What `place` does with it, where this is under way. */
  async function placed(underWay: Intent<Facts> | undefined, more: Partial<OrderPlan<Facts, Receipt>> = {}) {
    const send = vi.fn(more.send ?? (async () => ({ amount: 7 })));
    const inquire = vi.fn(async (): Promise<Inquired<Receipt>> => ({ kind: 'done', receipt: { amount: 9 } }));
    const { intents, done: marked } = intentsOf(underWay);
    const begin = vi.fn(intents.begin);
    const orders = createOrders(plan({ inquire, ...more, send }), {
      intents: { ...intents, begin },
      waits: [0],
    });
    const outcome = await orders.place(charge, 'sealed', KEY);
    return { outcome, send, inquire, begin, marked };
  }

  it('goes out under its key, and no other is begun', async () => {
    const { outcome, send, begin, marked } = await placed(begun());
    expect(outcome).toEqual({ key: KEY, kind: 'charge', end: done, isEarlier: false });
    expect(send).toHaveBeenCalledExactlyOnceWith({ key: KEY, facts: charge, secret: 'sealed' }, {});
    expect([marked, begin.mock.calls]).toEqual([[`sent ${KEY}`], []]);
  });

  it('and was sent by another WebView since is the same one: it goes out under its key once more', async () => {
    const { outcome, send, marked } = await placed(begun({ isSent: true }));
    expect(outcome).toEqual({ key: KEY, kind: 'charge', end: done, isEarlier: false });
    expect(send).toHaveBeenCalledOnce();
    expect(marked).toEqual([]);
  });

  it.each<[how: string, underWay: Intent<Facts> | undefined]>([
    ['has ended since', undefined],
    ['was replaced since', begun({ id: 'other-1234' })],
    ['was replaced since by one that went out', begun({ id: 'other-1234', isSent: true })],
  ])('and %s is not sent: its end is found, under its kind', async (_, underWay) => {
    const { outcome, send, inquire, begin, marked } = await placed(underWay);
    const end = { kind: 'done', receipt: { amount: 9 } };
    expect(outcome).toEqual({ key: KEY, kind: 'charge', end, isEarlier: false });
    expect(inquire).toHaveBeenCalledExactlyOnceWith(KEY, {}, 'charge');
    expect([send.mock.calls, begin.mock.calls, marked]).toEqual([[], [], []]);
  });

  it('and whose answer is lost is asked for under its kind', async () => {
    const { outcome, inquire } = await placed(begun(), { send: () => Promise.reject(unknown) });
    expect(outcome?.end).toEqual({ kind: 'done', receipt: { amount: 9 } });
    expect(inquire).toHaveBeenCalledExactlyOnceWith(KEY, {}, 'charge');
  });
});

describe('what is unfinished', () => {
  const sent = { id: 'here-1234', facts: charge, isSent: true };
  it('is what this phone has sent, then what the service knows', async () => {
    const untold = vi.fn(async () => ({ key: 'there-123', kind: 'send' as const }));
    const here = createOrders(plan({ untold }), intentsOf(sent));
    const found = { key: 'here-1234', kind: 'charge', facts: charge };
    expect([await here.underWay(), await here.findUnfinished()]).toEqual([found, found]);
    expect(untold).not.toHaveBeenCalled();
    const { signal } = new AbortController();
    for (const intent of [undefined, { ...sent, isSent: false }]) {
      const there = createOrders(plan({ untold }), { ...intentsOf(intent), signal });
      expect([await there.underWay(), await there.findUnfinished()]).toEqual([
        null,
        { key: 'there-123', kind: 'send' },
      ]);
    }
    expect(untold).toHaveBeenLastCalledWith({ signal });
  });

  it('has the order’s own name for a kind where the service names none, and may be nothing', async () => {
    const kindless = plan({ untold: async () => ({ key: 'there-123' }) });
    expect(await createOrders(kindless, intentsOf()).findUnfinished()).toEqual({
      key: 'there-123',
      kind: 'money',
    });
    expect(await createOrders(plan({ untold: async () => null }), intentsOf()).findUnfinished()).toBeNull();
    expect(await createOrders(plan(), intentsOf()).findUnfinished()).toBeNull();
  });
});

describe('an end that was told', () => {
  const end: Settled<Receipt> = { kind: 'closed' };

  it('is done with, here and at the service', async () => {
    const tell = vi.fn(async () => undefined);
    const { intents, done } = intentsOf();
    const { signal } = new AbortController();
    await createOrders(plan({ tell }), { intents, signal }).close('key-1234', end);
    expect(done).toEqual(['end key-1234']);
    expect(tell).toHaveBeenCalledExactlyOnceWith({ key: 'key-1234', kind: 'money', end }, { signal });
    await createOrders(plan(), { intents }).close('key-1234', end);
    expect(done).toHaveLength(2);
  });

  it('stays where nobody knows it', async () => {
    const tell = vi.fn();
    const { intents, done } = intentsOf();
    await createOrders(plan({ tell }), { intents }).close('key-1234', { kind: 'unknown', error: unknown });
    expect([done, tell.mock.calls]).toEqual([[], []]);
  });

  it('is told once more where the service did not hear it; a fault of ours is thrown', async () => {
    const { intents } = intentsOf();
    const close = (error: Error) =>
      createOrders(plan({ tell: () => Promise.reject(error) }), { intents }).close('key-1234', end);
    await expect(close(unknown)).resolves.toBeUndefined();
    await expect(close(new TypeError('ours'))).rejects.toThrow('ours');
  });
});

describe('what the customer tries again', () => {
  const orders = createOrders(plan({ again: { RATE: 'facts', WRONG: 'secret' } }), intentsOf());
  const refused = (code?: string, error?: ApiError): Settled<Receipt> => ({
    kind: 'refused',
    ...(code === undefined ? {} : { code }),
    ...(error ? { error } : {}),
  });

  it.each<[Settled<Receipt>, string | undefined]>([
    [refused('RATE'), 'facts'],
    [refused('WRONG'), 'secret'],
    [refused('UBFR0304'), 'secret'],
    [refused(undefined, failed({ kind: 'code', code: 'UBFR0304' })), 'secret'],
    [refused('UBFR0305'), undefined],
    [refused('toString'), undefined],
    [refused('OTHER'), undefined],
    [refused(), undefined],
    [{ kind: 'closed' }, undefined],
    [{ kind: 'done', receipt: { amount: 1 } }, undefined],
    [{ kind: 'unknown', error: failed({ kind: 'code', code: 'RATE' }) }, undefined],
    [{ kind: 'unknown', error: failed({ kind: 'code', code: 'UBFR0304' }) }, undefined],
  ])('after %j is %j', (end, changes) => {
    expect(orders.again(end)).toBe(changes);
  });

  it('is a wrong password, whatever the plan says', () => {
    const plain = createOrders(plan(), intentsOf());
    expect([plain.again(refused('UBFR0304')), plain.again(refused('RATE'))]).toEqual(['secret', undefined]);
  });
});
