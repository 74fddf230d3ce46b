import { get, post } from '@wallet/kit/api';
import * as wire from './wire.ts';

const quiet = { duplicates: 'allow', spinner: false } as const;

/** How many points there are; null where nobody said. */
export const readPoints = post('/point-fe/bank-book/v1/summary', {
  ...quiet,
  lost: 'harmless',
  envelope: 'outData',
  answer: wire.points,
});

/** What is in the accounts that pay, and can be taken from them (2-payment s7.1). */
export const readAccountBalances = get('/gpayment-fe/payment-method/v1/accounts', {
  ...quiet,
  envelope: 'header',
  answer: wire.accounts,
});
