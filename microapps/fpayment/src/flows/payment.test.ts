import { createOrders } from '@wallet/kit/common';
import { describeOrder } from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { expect, test } from 'vitest';
import { openTill, PIN } from '../../testing/till.ts';
import { readShopCode, requestPayment } from '../api/orderCalls.ts';
import type { Method } from '../model/payment.ts';
import { nowhere } from '../model/place.ts';
import { factsOf } from '../model/step.ts';
import { payment } from './payment.ts';

async function wishOf(amount: number, shop = 'M0001', method: Method = 'account') {
  const { txToken } = await readShopCode(`FRQR.${shop}`);
  return factsOf(await requestPayment({ txToken, amount, method, place: nowhere }));
}

const ACCOUNT = /^bank:/;

describeOrder(payment, {
  backend: (now) => createMock({ now }),
  persona: 'payReady',
  // The second shop's partner takes its time.
  wish: (random) => wishOf(1000 + random(9000), random(3) === 0 ? 'M0005' : 'M0001'),
  secret: PIN,
  runs: 40,
  async books(ask) {
    const { balances } = (await ask('/_mocks/ledger')) as { balances: Record<string, { KRW?: number }> };
    return Object.entries(balances).reduce(
      (sum, [name, { KRW = 0 }]) => (ACCOUNT.test(name) ? sum + KRW : sum),
      0,
    );
  },
  moves: ({ amount, fee }) => -(amount ?? 0) - (fee ?? 0),
});

async function atTheTill() {
  const opened = await openTill();
  const till = opened.openWebView();
  const facts = await wishOf(4500);
  return { ...opened, till, facts, pin: await opened.seal(till, facts) };
}

test('a phone that can write nothing down pays nothing, and does not try for ever', async () => {
  const { till, facts, pin, ledger } = await atTheTill();
  let tries = 0;
  const forgetful = {
    ...till.intents,
    begin: async () => ({ id: crypto.randomUUID(), facts, isSent: false }),
    async markSent() {
      tries += 1;
      return false;
    },
  };
  expect(await createOrders(payment, { intents: forgetful, waits: [0] }).place(facts, pin)).toBeUndefined();
  expect(tries).toBeLessThan(10);
  expect((await ledger()).payments).toEqual([]);
});

test('a place that another WebView took in the same moment: the password was for the order before, nothing is paid with it', async () => {
  const { till, facts, pin, ledger, seal } = await atTheTill();
  let isTaken = false;
  const contested = {
    ...till.intents,
    async markSent(id: string) {
      if (!isTaken) {
        isTaken = true;
        await till.intents.begin({ ...facts, pyNo: 'PN00000099' } as typeof facts);
      }
      return till.intents.markSent(id);
    },
  };
  const outcome = await createOrders(payment, { intents: contested, waits: [0] }).place(facts, pin);
  if (!outcome) throw new Error('It was not placed.');
  expect(outcome.end.kind).toBe('refused');
  expect((await ledger()).payments).toEqual([]);
  await till.close(outcome.key, outcome.end, outcome.kind);
  const again = await till.place(facts, await seal(till, facts));
  expect(again?.end.kind).toBe('done');
  expect((await ledger()).payments).toHaveLength(1);
});

test('a code that nobody has read may still be read: its end is not known', async () => {
  const { till } = await atTheTill();
  const asked: string[] = [];
  const unread = createOrders(
    {
      ...payment,
      async inquire(key, _, kind) {
        asked.push(`${kind} ${key}`);
        return { kind: 'pending' };
      },
    },
    { intents: till.intents, waits: [0, 0] },
  );
  expect((await unread.findEnd('PYF0000000001', { kind: 'cpm' })).kind).toBe('unknown');
  expect(new Set(asked)).toEqual(new Set(['cpm PYF0000000001']));
});

test('an order that was paid by another WebView since this page began it is told, not paid anew', async () => {
  const { till, facts, ledger, seal, openWebView } = await atTheTill();
  const here = await till.begin(facts);
  const there = openWebView();
  const paid = await there.place(facts, await seal(there, facts));
  if (!paid) throw new Error('It was not placed.');
  await there.close(paid.key, paid.end, paid.kind);
  const told = await till.place(facts, await till.seal(facts, PIN, here.key), here.key);
  expect(told).toMatchObject({ key: paid.key, end: { kind: 'done' }, isEarlier: false });
  expect((await ledger()).payments).toHaveLength(1);
});
