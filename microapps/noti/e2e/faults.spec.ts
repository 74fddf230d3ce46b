import { checkEveryFault, checkPageFaults } from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';
import { samples } from './samples.ts';

checkEveryFault({
  manifest,
  samples,
  aside: {
    FAL12000: ['POST /noti/v1/notifications/{alrmSerno}/read', 'GET /noti/v1/notifications'],
    FAL21100: ['GET /noti/v1/notices'],
  },
});
checkPageFaults({ manifest, code: 'FAL13000' });
