import { checkEveryFault, checkPageFaults } from '../../../.tools/e2e/everyFault.ts';
import { manifest } from '../src/manifest.ts';

// What services there are does not depend on which of them the customer has joined.
checkEveryFault({ manifest, parts: { SVC10000: ['POST /mber/user/currentJoinServiceStatus'] } });
checkPageFaults({ manifest, code: 'SVC10000' });
