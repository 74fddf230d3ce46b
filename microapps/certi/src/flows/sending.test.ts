import { describeOrder } from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { sendOrder } from './sending.ts';

// What somebody has read cannot be taken back: a certificate goes out once, whatever network and customer do.
describeOrder(sendOrder, {
  backend: (now) => createMock({ now }),
  secret: '927351',
  wish: (random) => ({
    certificateId: 'EC2001',
    way: 'organisation',
    to: `O${String(random(20) + 4).padStart(2, '0')}`,

    purpose: 'loan',
    days: 30,
  }),
  runs: 30,
  books: async (ask) => Number(await ask('/_mocks/certi/box')),
  moves: () => 1,
});
