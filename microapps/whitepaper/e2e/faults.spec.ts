import { checkEveryFault, checkPageFaults } from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';
import { samples } from './samples.ts';

checkEveryFault({ manifest, samples, aside: { FUW11000: ['GET /whitepaper/v1/posts'] } });
checkPageFaults({ manifest, code: 'FUW10000' });
