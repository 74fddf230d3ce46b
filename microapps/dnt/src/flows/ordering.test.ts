import { describeOrder } from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { giftOrder } from './ordering.ts';

const POINTS = 'donation:W000000001';

// Points move: every order is carried out once, whatever network and customer do.
describeOrder(giftOrder, {
  backend: (now) => createMock({ now }),
  wish: (random) => ({
    townCode: '51130',
    lines: [{ code: 'G1004', name: '', price: 10_000, count: 1 }],
    points: 10_000,

    name: `이름 ${random(1000)}`,
    phone: '01012345678',
    zip: '16487',
    address: '경기도 수원시',
  }),
  runs: 30,
  async books(ask) {
    const { balances } = (await ask('/_mocks/ledger')) as { balances: Record<string, { DNP?: number }> };
    return balances[POINTS]?.DNP ?? 0;
  },
  moves: ({ points }) => -points,
});
