import { checkEveryFault, checkPageFaults } from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';
import { asksNothing, reach, samples } from './samples.ts';

// A code and what it leads to end with the page: they cannot be loaded again, and are faulted in their own specs.
const ending = ['FFQ02100', 'FFQ02200', 'FFQ02300', 'FFQ02400'];
// A balance that cannot be read stands aside: it is not shown, and paying goes on.
const balances = [
  'POST /point-fe/bank-book/v1/summary',
  'POST /point-fe/transaction/v1/link-accounts',
  'GET /gpayment-fe/payment-method/v1/accounts',
];
const recent = ['GET /fran-qrpayment-fe/inquiry/v1/transaction/histories'];
const aside = {
  FFQ04000: balances,
  // Without them the account that paid is told by where its number ends.
  FFQ03100: balances,
  // What was paid before stands under what is not new.

  FFQ02500: recent,
  FFQ02600: recent,
  FFQ01000: [
    ...balances,
    ...recent,
    'POST /fran-qrpayment-fe/common/v1/qr-notice-list',
    'POST /fran-qrpayment-fe/inquiry/v1/nation/bannerInfo',
    'POST /fran-qrpayment-fe/inquiry/v1/status',
    'POST /gpayment-fe/user/v1/inquiry',
  ],
};

checkEveryFault({
  manifest,
  samples,
  reach,
  asksNothing,
  aside,
  persona: 'payReady',
  except: ['login', ...ending],
});
checkEveryFault({
  manifest: { ...manifest, screens: { login: manifest.screens.login } },
  persona: 'visitor',
  asksNothing,
});
checkPageFaults({ manifest, persona: 'payReady', code: 'FFQ03000' });
