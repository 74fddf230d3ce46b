import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  FSP10000: () => import('./screens/FSP10000.home.tsx'),
  FSP13000: () => import('./screens/FSP13000.guide.tsx'),
  FSP20000: () => import('./screens/FSP20000.terms.tsx'),
  FSP21000: () => import('./screens/FSP21000.prepare.tsx'),
  FSP21200: () => import('./screens/FSP21200.check.tsx'),
  FSP22000: () => import('./screens/FSP22000.chip.tsx'),
  FSP23000: () => import('./screens/FSP23000.scan.tsx'),
  FSP24010: () => import('./screens/FSP24010.face.tsx'),
  FSP33000: () => import('./screens/FSP33000.tickets.tsx'),
  FSP33010: () => import('./screens/FSP33010.ticket.tsx'),
  FSP50000: () => import('./screens/FSP50000.child.tsx'),
  FSP52000: () => import('./screens/FSP52000.childData.tsx'),
  FSP53000: () => import('./screens/FSP53000.childPassport.tsx'),
  FSP55000: () => import('./screens/FSP55000.childTerms.tsx'),
  FSP56000: () => import('./screens/FSP56000.pass.tsx'),
  smpstest1: () => import('./screens/smpstest1.tsx'),
  smpstest2: () => import('./screens/smpstest2.tsx'),
  smpstest3: () => import('./screens/smpstest3.tsx'),
  smpstest4: () => import('./screens/smpstest4.tsx'),
});
