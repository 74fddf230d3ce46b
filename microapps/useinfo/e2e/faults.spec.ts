import { checkEveryFault, checkPageFaults } from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';

const ci = 'CI-WALLET-0014'.padEnd(88, 'W');
const info = {
  isVisitUser: 'N',
  nativeLiteYn: 'N',
  loginWay: '02',
  loginAccessMediaDstic: 'K1',
  ci,
} as const;
const phoneOptions = { answers: { getLoginInfo: info } };

// In a browser it asks for nothing; in the app for the terms, and whether its customer is a member already.
checkEveryFault({ manifest, persona: 'visitor', asksNothing: ['FCO82000'] });
checkEveryFault({ manifest, persona: 'visitor', platform: 'android', phoneOptions });
checkPageFaults({ manifest, persona: 'visitor', code: 'FCO82000' });
