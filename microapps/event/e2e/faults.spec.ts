import { checkEveryFault, checkPageFaults } from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';

checkEveryFault({ manifest, at: '2023-11-20T10:00:00+09:00' });
checkPageFaults({ manifest, at: '2023-11-20T10:00:00+09:00', code: 'EPO10000' });
