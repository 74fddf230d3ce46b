import { expect, it } from 'vitest';
import { inWalletOrder } from './assets.ts';

it('(A73) shows the wallet children as EUR, USD, JPY, CNY, each once', () => {
  const amounts = inWalletOrder([
    { currency: 'CNY', amount: 1 },
    { currency: 'USD', amount: 2 },
    { currency: 'EUR', amount: 3 },
    { currency: 'USD', amount: 4 },
  ]);
  expect(amounts.map(({ currency, amount }) => `${currency} ${amount}`)).toEqual(['EUR 3', 'USD 2', 'CNY 1']);
});
