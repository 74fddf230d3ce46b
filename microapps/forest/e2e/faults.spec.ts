import { checkEveryFault, checkPageFaults } from '../../../.tools/e2e/everyFault.ts';
import { manifest } from '../src/manifest.ts';
import { reach, samples } from './samples.ts';

// Steps of the sign-up that ask for nothing of their own: what is typed there is kept, and sent by the last one.
const silent = ['03', '04', '05', '06', '07', '08', '11', '12'].map((step) => `FTR010${step}`);

checkEveryFault({ manifest, samples, reach, except: silent });
checkPageFaults({ manifest, code: 'FTR61000' });
