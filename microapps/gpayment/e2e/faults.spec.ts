import { checkEveryFault, checkPageFaults } from '@wallet/mocks/e2e';
import { payScreens } from '../src/manifest/pay.ts';
import { manifest } from '../src/manifest.ts';
import { payReach, payStarts } from './payReach.ts';
import { serviceReach, serviceStarts } from './serviceReach.ts';

// Forms, and steps that show what the step before gathered: what is typed there goes out with the step after them.
const asksNothing = [
  ...['FGP99100', 'GPAYMENT_API', 'FGP41000', 'FGP10200', 'FGP10200Kftc', 'FGP91000', 'FGP91000Kftc'],
  ...['FGP21410', 'FGP21420', 'FGP31520', 'FGP31520Kftc', 'FGP41200', 'FGP41510'],
];
// A camera that is not there asks to be tried again, too: what fails behind it is in pay.spec.ts and the unit tests. So
// is a code, which ends with its page, and what is told of an order once.
const inTheirOwnSpecs = ['FGP31200', 'FGP31200Kftc', 'FGP41100', 'FGP31100', 'FGP41520'];
// For those who have not joined.
const joining = ['FGP21000'];
// What stands without: hints beside the way, and names in another place.
const start = [
  'GET /gpayment-fe/cust/v1/notice-list',
  'GET /gpayment-fe/user/v1/CDD',
  'POST /gpayment-fe/inquiry/v1/status',
  'GET /comm/common/serviceBannerInfo',
];
// How the customer stands in a country is asked beside the amount: without it the payment goes on.
const standing = 'POST /gpayment-fe/inquiry/v1/nation/usrMchtlSitu';
const home = ['POST /gpayment-fe/inquiry/v1/status'];
const [rate, rateKftc] = ['POST /gpayment-fe/inquiry/v1/gln/exrt', 'POST /gpayment-fe/comm/kftc/v1/kftcExrt'];
// Who has joined is led on further; to others the guide is the same.
const joined = [
  ...start,
  'GET /gpayment-fe/user/v1/inquiry',
  'POST /gpayment-fe/user/v1/update/final-payment',
];
const nations = ['GET /gpayment-fe/inquiry/v1/nations'];
// The account that pays and the last payments stand on the start page where they can be had.
const purse = [...start, ...nations, standing, 'GET /gpayment-fe/inquiry/v1/transaction/histories'];
const banner = ['POST /gpayment-fe/inquiry/v1/nation/bannerInfo'];
const aside = {
  FGP10000: [...purse, rate],
  FGP10000Kftc: [...purse, rateKftc],

  FGP31000: [...home, rate],
  FGP31000Kftc: [...home, rateKftc],

  FGP31510: [rate, standing, ...nations],
  FGP31510Kftc: [rateKftc, standing, ...nations],

  FGP10100: joined,
  FGP10100Kftc: joined,
  FGP10200: joined,
  FGP10200Kftc: joined,

  FGP51100: nations,
  FGP51100Kftc: nations,

  FGP95000: banner,
  FGP95000Kftc: banner,
};
// Who has not agreed pays nowhere: without the terms the start page opens in their place.
const elsewhere = Object.fromEntries(
  Object.keys(payScreens).map((code) => [code, ['GET /comm/common/stpulAgrmtInfo']]),
);
const all = Object.keys(manifest.screens);

checkEveryFault({
  manifest,
  samples: { ...payStarts, ...serviceStarts },
  reach: { ...payReach, ...serviceReach },
  asksNothing,
  aside,
  elsewhere,
  except: [...joining, ...inTheirOwnSpecs],
});
checkEveryFault({ manifest, persona: 'noGpaymentUser', except: all.filter((code) => code !== 'FGP21000') });
checkPageFaults({ manifest, code: 'FGP61100' });
