import { checkEveryFault, checkPageFaults } from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';

checkEveryFault({ manifest });
checkPageFaults({ manifest, code: 'FLA61000' });
