import { defineCall } from '../../api/index.ts';
import { defineOrder, type Inquired, type OrderPlan } from '../../common/index.ts';
import { v } from '../../schema/index.ts';
import type { Backend } from '../renderScreen.tsx';

/** What somebody buys in the shop of the tests. */
const wish = v.object({ amount: v.number() });
type Wish = v.InferOutput<typeof wish>;

interface Receipt {
  amount: number;
}

interface Known {
  state: 'DONE' | 'RFSD' | 'CLSD';
  amount: number;
  code?: string;
  told: boolean;
}

const envelope = (payload: unknown, code = '0000') =>
  Response.json({ status: 200, code, message: '', payload });

/** A server of orders in memory, before the mock backend that a page needs; `books` is what was taken. */
export function openShop(behind?: Backend): Backend {
  const orders = new Map<string, Known>();
  let books = 0;

  function take(key: string, amount: number, secret: string): Response {
    const before = orders.get(key);
    if (before?.state === 'CLSD') return envelope(null, 'UBFR0409');
    if (before?.state === 'RFSD') return envelope(null, before.code);
    if (before) return envelope({ amount: before.amount });
    if (secret === 'wrong') {
      orders.set(key, { state: 'RFSD', amount, code: 'SHP_WRONG', told: false });
      return envelope(null, 'SHP_WRONG');
    }
    books += amount;
    orders.set(key, { state: 'DONE', amount, told: false });
    return envelope({ amount });
  }

  function state(key: string): Response {
    const untold = [...orders].filter(([, { told }]) => !told).at(-1)?.[0];
    const asked = key === '' ? untold : key;
    if (asked === undefined) return envelope({ key: '' });
    if (!orders.has(asked)) orders.set(asked, { state: 'CLSD', amount: 0, told: false });
    return envelope({ key: asked, ...orders.get(asked) });
  }

  return {
    async fetch(request) {
      const { pathname } = new URL(request.url);
      if (pathname === '/_shop/books') return Response.json(books);
      if (!pathname.startsWith('/wApi/shop/')) {
        return behind ? behind.fetch(request) : Response.json({});
      }
      const body = (await request.json()) as { key?: string; amount?: number; secret?: string };
      const key = request.headers.get('idempotency-key') ?? body.key ?? '';
      if (pathname.endsWith('/orders'))
        return take(key || crypto.randomUUID(), body.amount ?? 0, body.secret ?? '');
      if (pathname.endsWith('/told')) {
        const known = orders.get(key);
        if (known) known.told = true;
        return envelope({});
      }
      return state(key);
    },
  };
}

const post = { method: 'POST', duplicates: 'allow' } as const;
const buy = defineCall<{ key: string; amount: number; secret: string }, Receipt>({
  ...post,
  path: '/shop/v1/orders',
  answer: v.object({ amount: v.number() }),
  send: ({ key, ...body }) => ({ headers: { 'Idempotency-Key': key }, body }),
});
const stateAnswer = v.object({
  key: v.string(),
  state: v.optional(v.picklist(['DONE', 'RFSD', 'CLSD'])),
  amount: v.optional(v.number()),
  code: v.optional(v.string()),
});
const ask = defineCall<string, v.InferOutput<typeof stateAnswer>>({
  ...post,
  path: '/shop/v1/state',
  answer: stateAnswer,
  send: (key) => ({ body: { key } }),
});
const markTold = defineCall<string, unknown>({
  ...post,
  path: '/shop/v1/told',
  answer: v.unknown(),
  send: (key) => ({ body: { key } }),
});

/** The order of that shop; a test may spoil a part of it. */
export function shopOrder(spoilt: Partial<OrderPlan<Wish, Receipt>> = {}): OrderPlan<Wish, Receipt> {
  return defineOrder<Wish, Receipt>({
    name: 'buying',
    facts: wish,
    send: ({ key, facts, secret }, settings) => buy({ key, amount: facts.amount, secret }, settings),
    async inquire(key, settings): Promise<Inquired<Receipt>> {
      const { state, amount = 0, code } = await ask(key, settings);
      if (state === 'DONE') return { kind: 'done', receipt: { amount } };
      if (state === 'RFSD') return { kind: 'refused', ...(code ? { code } : {}) };
      return { kind: 'closed' };
    },
    async untold(settings) {
      const { key } = await ask('', settings);
      return key === '' ? null : { key };
    },
    tell: ({ key }, settings) => markTold(key, settings),
    again: { SHP_WRONG: 'secret' },
    resultAt: 'SHP20000',
    ...spoilt,
  });
}

/** What a test of that shop hands to `describeOrder`. */
export const shopTrial = {
  backend: () => openShop(),
  wish: (random: (below: number) => number) => ({ amount: 100 + random(900) }),
  books: async (look: (path: string) => Promise<unknown>) => Number(await look('/_shop/books')),
  moves: ({ amount }: Receipt) => amount,
};
