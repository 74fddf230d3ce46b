import { checkEveryFault, checkPageFaults } from '../../../.tools/e2e/everyFault.ts';
import { manifest } from '../src/manifest.ts';

checkEveryFault({ manifest });
checkPageFaults({ manifest, code: 'FLA61000' });
