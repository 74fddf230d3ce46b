import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  FML30000: () => import('./screens/FML30000.home.tsx'),
  FML33100: () => import('./screens/FML33100.card.tsx'),
  FML40000: () => import('./screens/FML40000.start.tsx'),
  FML41000: () => import('./screens/FML41000.applications.tsx'),
  FML42000: () => import('./screens/FML42000.intro.tsx'),
  FML42200: () => import('./screens/FML42200.owner.tsx'),
  FML42300: () => import('./screens/FML42300.animal.tsx'),
  FML42400: () => import('./screens/FML42400.agency.tsx'),
  FML50000: () => import('./screens/FML50000.changes.tsx'),
  FML51000: () => import('./screens/FML51000.newOwner.tsx'),
  FML52000: () => import('./screens/FML52000.contact.tsx'),
  FML52200: () => import('./screens/FML52200.check.tsx'),
  FML53000: () => import('./screens/FML53000.death.tsx'),
  FML60000: () => import('./screens/FML60000.reports.tsx'),
  FML70000: () => import('./screens/FML70000.report.tsx'),
  FML70200: () => import('./screens/FML70200.notice.tsx'),
  FML80000: () => import('./screens/FML80000.guide.tsx'),
});
