import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/index.ts';
import { v } from '../schema/index.ts';
import type { Drafts } from '../session/index.ts';
import { createIntents } from './intents.ts';
import { createOrders, defineOrder } from './orders.ts';

const facts = v.variant('kind', [
  v.object({ kind: v.literal('charge'), amount: v.number() }),
  v.object({ kind: v.literal('send'), amount: v.number() }),
]);
type Facts = v.InferOutput<typeof facts>;
const charge: Facts = { kind: 'charge', amount: 700 };
const send: Facts = { kind: 'send', amount: 500 };

/** A phone whose WebViews share what is kept, and a service that says what it is told to say. */
function openPhone(answers: (() => Promise<{ amount: number }>)[] = []) {
  const kept = new Map<string, unknown>();
  const sent: string[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const drafts: Drafts = {
    read: async (name, schema) => {
      const found = v.safeParse(schema, kept.get(name));
      return found.success ? found.output : undefined;
    },
    write: async (name, value) => void kept.set(name, structuredClone(value)),
    clear: async (name) => void kept.delete(name),
  };
  const lock = <T>(_: string, work: () => Promise<T>) => {
    const mine = last.then(work, work);
    last = mine;
    return mine;
  };
  const order = defineOrder<Facts, { amount: number }>({
    name: 'money',
    facts,
    send({ key, facts: { amount } }) {
      sent.push(key);
      return (answers.shift() ?? (async () => ({ amount })))();
    },
    inquire: async () => ({ kind: 'closed' }),
    again: { WRONG: 'secret' },
    waits: [0],
    resultAt: { charge: 'CHG', send: 'SND' },
  });
  const intents = () => createIntents({ drafts, name: 'money', schema: facts, lock });
  return { sent, intents, open: () => createOrders(order, { intents: intents() }) };
}

const refused = (code: string) => async () => {
  throw new ApiError({ kind: 'code', method: 'POST', path: '/', code });
};

describe('orders', () => {
  it('a wrong secret ends the order, and the next try is another one', async () => {
    const phone = openPhone([refused('WRONG')]);
    const orders = phone.open();
    const first = await orders.place(charge, 'x');
    expect(first && orders.again(first.end)).toBe('secret');
    if (first) await orders.close(first.key, first.end);
    expect(await orders.place(charge, 'y')).toMatchObject({ end: { kind: 'done' }, isEarlier: false });
    expect(new Set(phone.sent).size).toBe(2);
  });

  it('one that went out before is told as an earlier one, and the one asked for now is not sent', async () => {
    const phone = openPhone();
    const { id } = await phone.intents().begin(charge);
    await phone.intents().markSent(id);
    const outcome = await phone.open().place(send, 'x');
    expect(outcome).toMatchObject({ key: id, kind: 'charge', isEarlier: true, end: { kind: 'closed' } });
    expect(phone.sent).toEqual([]);
  });

  it('one of the same amount that went out before is no less an earlier one: what is asked for now was not sent', async () => {
    const phone = openPhone();
    const { id } = await phone.intents().begin(charge);
    await phone.intents().markSent(id);
    expect(await phone.open().place(charge, 'x')).toMatchObject({ key: id, isEarlier: true });
    expect(phone.sent).toEqual([]);
  });

  it('two WebViews with one wish make one order, under one key', async () => {
    const phone = openPhone();
    const [one, other] = await Promise.all([
      phone.open().place(charge, 'x'),
      phone.open().place(charge, 'x'),
    ]);
    expect(one?.key).toBe(other?.key);
    expect(new Set(phone.sent).size).toBe(1);
  });

  it('what cannot be written down is not sent, and nobody tries for ever', async () => {
    const phone = openPhone();
    const intents = { ...phone.intents(), markSent: async () => false };
    const orders = createOrders(
      defineOrder<Facts, object>({
        name: 'money',
        facts,
        send: () => Promise.reject(new Error('It was sent.')),
        inquire: async () => ({ kind: 'closed' }),
        resultAt: { charge: 'CHG', send: 'SND' },
      }),
      { intents },
    );
    expect(await orders.place(charge, 'x')).toBeUndefined();
  });

  it('an end that nobody knows is kept, and found where the customer comes back', async () => {
    const phone = openPhone();
    const orders = phone.open();
    const { id } = await phone.intents().begin(charge);
    await phone.intents().markSent(id);
    await orders.close(id, {
      kind: 'unknown',
      error: new ApiError({ kind: 'network', method: 'POST', path: '/' }),
    });
    expect(await phone.open().findUnfinished()).toMatchObject({ key: id, kind: 'charge', facts: charge });
    await orders.close(id, { kind: 'closed' });
    expect(await phone.open().findUnfinished()).toBeNull();
  });
});
