import { describeOrder } from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { describe } from 'vitest';
import { readQuote } from '../api/foreignCalls.ts';
import { listGifts, listRequests } from '../api/pointCalls.ts';
import type { OrderFacts, OrderKind } from '../model/order.ts';
import { money } from './money.ts';

const POINTS = 'points:W000000001';

/** What somebody wishes, made while the network is still well. */
async function wishOf(kind: OrderKind, random: (below: number) => number): Promise<OrderFacts> {
  const amount = 100 + random(3000);
  switch (kind) {
    case 'send':
      return { kind, amount, receiverId: 'R101', name: '이*준', message: '' };
    case 'accept':
    case 'return': {
      const gift = (await listGifts()).find(({ direction }) => direction === 'in');
      return { kind, giftId: gift?.id ?? '', amount: gift?.amount ?? 1, name: '' };
    }
    case 'pay': {
      const asked = (await listRequests()).find(({ direction }) => direction === 'in');
      const share = asked?.shares[0];
      return { kind, shareId: share?.id ?? '', amount: share?.amount ?? 1, name: '' };
    }
    case 'convert': {
      // The airline takes four seconds: its orders are pending.
      const isSlow = random(2) === 0;
      return {
        kind,
        partnerCode: isSlow ? 'HANAIR' : 'RAON',
        direction: 'in',
        amount,
        expected: isSlow ? amount * 12 : amount,
      };
    }
    case 'buy':
    case 'sell': {
      const foreign = 100 + random(500);
      const wish = { direction: kind, currency: 'USD', foreign, fund: 'points' } as const;
      const { id, amount: won } = await readQuote(wish);
      return { kind, quoteId: id, currency: 'USD', foreign, amount: won };
    }
    case 'charge':
    case 'withdraw':
      return { kind, amount };
    default:
      throw new Error(`${kind} moves nothing.`);
  }
}

const signs: Partial<Record<OrderKind, 1 | -1 | 0>> = {
  charge: 1,
  withdraw: -1,
  send: -1,
  accept: 1,
  return: 0,
  pay: -1,
  convert: 1,
  buy: -1,
  sell: 1,
};

const kinds = ['charge', 'withdraw', 'send', 'accept', 'return', 'pay', 'convert', 'buy', 'sell'] as const;

describe.each(kinds)('over an unsure network nobody is charged twice, nor left in the dark: %s', (kind) => {
  describeOrder(money, {
    backend: (now) => createMock({ now }),
    wish: (random) => wishOf(kind, random),
    secret: '482915',
    runs: 35,
    async books(ask) {
      const { balances } = (await ask('/_mocks/ledger')) as { balances: Record<string, { PNT?: number }> };
      return balances[POINTS]?.PNT ?? 0;
    },
    moves: (receipt) => receipt.amount * (signs[kind] ?? 0),
  });
});
