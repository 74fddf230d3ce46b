import { checkEveryFault, checkPageFaults } from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';
import { samples } from './samples.ts';

// Home stands whatever of it fails: cards and assets say so in their own place, what is merely useful is left out.
const parts = {
  FMA10000: ['GET /mstr/main/cards', 'GET /mstr/main/assets'],
  FMA10000_old: ['GET /mstr/main/cards'],
};
const arranging = 'GET /mstr/main/cardSetting';
const notices = 'GET /mstr/main/emergencyNotice';
const standing = ['GET /mstr/main/assets', 'GET /mstr/main/comingUp'];
const aside = {
  FMA10000: [
    ...[arranging, notices, 'GET /comm/common/bannerInfo', 'POST /mstr/commPup/commPupInfo'],
    ...['GET /noti/v1/notifications/unread', 'GET /mstr/main/comingUp'],
  ],
  FMA10000_old: [arranging, notices],
  FMA11000: standing,
  FMA16100: ['GET /mstr/main/cards'],
  FMA20000: [...standing, 'POST /gpayment-fe/inquiry/v1/gln/exrt'],
};

// The two entries decide and go on: what fails on their way is in direct.spec.ts and roads.spec.ts.
checkEveryFault({
  manifest,
  samples,
  parts,
  aside,
  asksNothing: ['BridgeForAffiliation', 'SAFE_NOTE_INTRO'],
  except: ['ENTRY', 'KBGroupAppLaunch'],
});
checkPageFaults({ manifest, code: 'FMA11000' });
