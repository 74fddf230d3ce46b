import { checkEveryFault, checkPageFaults } from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';

// What services there are does not depend on which of them the customer has joined.
checkEveryFault({ manifest, parts: { SVC10000: ['POST /mber/user/currentJoinServiceStatus'] } });
checkPageFaults({ manifest, code: 'SVC10000' });
