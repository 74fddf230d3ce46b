import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  FME10000: () => import('./screens/FME10000.start.tsx'),
  FME11000: () => import('./screens/FME11000.login.tsx'),
  FME21000: () => import('./screens/FME21000.who.tsx'),
  FME22000: () => import('./screens/FME22000.identity.tsx'),
  FME23000: () => import('./screens/FME23000.terms.tsx'),
  FME24000: () => import('./screens/FME24000.guardian.tsx'),
  FME30000: () => import('./screens/FME30000.liteMain.tsx'),
  FME50000: () => import('./screens/FME50000.certAccess.tsx'),
  FME72000: () => import('./screens/FME72000.join.tsx'),
  FME73100: () => import('./screens/FME73100.find.tsx'),
  FME73200: () => import('./screens/FME73200.reset.tsx'),
  FME74000: () => import('./screens/FME74000.certJoin.tsx'),
  FME76000: () => import('./screens/FME76000.bookToken.tsx'),
  FME81200: () => import('./screens/FME81200.locked.tsx'),
  FME82000: () => import('./screens/FME82000.wakeUp.tsx'),
  FME91000: () => import('./screens/FME91000.particulars.tsx'),
  FME92000: () => import('./screens/FME92000.left.tsx'),
  FME93000: () => import('./screens/FME93000.password.tsx'),
  FME94000: () => import('./screens/FME94000.consents.tsx'),
  FME95000: () => import('./screens/FME95000.management.tsx'),
  FMY10000: () => import('./screens/FMY10000.own.tsx'),
});
