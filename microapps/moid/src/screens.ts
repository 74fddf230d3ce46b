import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  FMC10000: () => import('./screens/FMC10000.home.tsx'),
  FMC11000: () => import('./screens/FMC11000.start.tsx'),
  FMC13000: () => import('./screens/FMC13000.kinds.tsx'),
  FMC13100: () => import('./screens/FMC13100.document.tsx'),
  FMC13200: () => import('./screens/FMC13200.face.tsx'),
  FMC14000: () => import('./screens/FMC14000.number.tsx'),
  FMC14100: () => import('./screens/FMC14100.issue.tsx'),
  FMC15000: () => import('./screens/FMC15000.connect.tsx'),
  FMC20000: () => import('./screens/FMC20000.show.tsx'),
  FMC23000: () => import('./screens/FMC23000.request.tsx'),
  FMC24000: () => import('./screens/FMC24000.manage.tsx'),
  FMC24100: () => import('./screens/FMC24100.card.tsx'),
  FMC24110: () => import('./screens/FMC24110.confirm.tsx'),
  FMC30000: () => import('./screens/FMC30000.history.tsx'),
  FMC30100: () => import('./screens/FMC30100.entry.tsx'),
  FMC40000: () => import('./screens/FMC40000.guide.tsx'),
  FMC41000: () => import('./screens/FMC41000.loss.tsx'),
  FMC41100: () => import('./screens/FMC41100.lossEnd.tsx'),
  SecureKeyPad: () => import('./screens/SecureKeyPad.tsx'),
  QrCodeReaderMoidPopup: () => import('./screens/QrCodeReaderMoidPopup.tsx'),
});
