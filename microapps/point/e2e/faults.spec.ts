import { checkEveryFault, checkPageFaults } from '@wallet/mocks/e2e';
import { walletScreens } from '../src/manifest/wallet.ts';
import { manifest } from '../src/manifest.ts';
import { moneyReach, moneySamples } from './moneySamples.ts';
import { agree } from './walletRoad.ts';
import { walletReach, walletSamples } from './walletSamples.ts';

const { POINT_LOGIN, FPO11000, FPO13000 } = walletScreens;
const joining = ['POINT_LOGIN', 'FPO11000', 'FPO13000'];

// Questions, results, pages for developers, and steps that show what the step before gathered.
const asksNothing = [
  ...['FPO15000', 'FPO97000', 'FPO98000', 'POINT_EAI_TEST', 'FPOAPI', 'POINT_LOGIN'],
  ...['FPO24122', 'FPO24350'],
];
// The end of an order is told once; every fault of its calls is tried in flows/money.test.ts.
const ends = ['FPO22210', 'FPO23220', 'FPO24125', 'FPO24370', 'FPO42220', 'FFP22000', 'FFP32000'];
// Whether an order is unfinished is asked beside what the screen is for.
const unfinished = ['POST /point-fe/transaction/v1/status'];
const starts = ['FPO10000', 'FPO22100', 'FPO23100', 'FPO24110', 'FPO24200', 'FPO24330', 'FPO42200'];
const aside = {
  ...Object.fromEntries([...starts, 'FFP10000', 'FFP20000', 'FFP30000'].map((code) => [code, unfinished])),
  // Without the sum of what ends soon its row still leads there.
  FPO41100: ['POST /point-fe/bank-book/v1/summary'],
};
const parts = {
  FPO10000: ['POST /point-fe/transaction/v1/histories'],
  FPO9A000: ['GET /mstr/main/holdings'],
};

checkEveryFault({
  manifest,
  samples: { ...moneySamples, ...walletSamples },
  reach: { ...moneyReach, ...walletReach },
  asksNothing,
  aside,
  parts,
  except: [...joining, ...ends],
});
checkEveryFault({
  manifest: { ...manifest, id: 'point without a wallet', screens: { FPO11000, FPO13000 } },
  persona: 'noPointWallet',
  samples: { FPO13000: '/point/FPO11000' },
  reach: { FPO13000: agree },
});
checkEveryFault({
  manifest: { ...manifest, id: 'point of visitors', screens: { POINT_LOGIN } },
  persona: 'visitor',
  asksNothing,
});
checkPageFaults({ manifest, code: 'FPO41100' });
