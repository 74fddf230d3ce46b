import { checkEveryFault, checkPageFaults } from '../../../.tools/e2e/everyFault.ts';
import { manifest } from '../src/manifest.ts';
import { samples } from './samples.ts';

checkEveryFault({ manifest, samples, aside: { FAL12000: ['POST /noti/v1/notifications/{alrmSerno}/read'] } });
checkPageFaults({ manifest, code: 'FAL13000' });
