import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  FGS11000: () => import('./screens/FGS11000.home.tsx'),
  FGS21000: () => import('./screens/FGS21000.about.tsx'),
  FGS22000: () => import('./screens/FGS22000.suitability.tsx'),
  FGS23000: () => import('./screens/FGS23000.account.tsx'),
  FGS20004: () => import('./screens/FGS20004.opened.tsx'),
  FGS25000: () => import('./screens/FGS25000.mine.tsx'),
  FGS31000: () => import('./screens/FGS31000.buy.tsx'),
  FGS32000: () => import('./screens/FGS32000.sell.tsx'),
  FGS41000: () => import('./screens/FGS41000.plans.tsx'),
  FGS42000: () => import('./screens/FGS42000.plan.tsx'),
  FGS44000: () => import('./screens/FGS44000.alerts.tsx'),
  FGS51000: () => import('./screens/FGS51000.price.tsx'),
  FGS61200: () => import('./screens/FGS61200.history.tsx'),
  index: () => import('./screens/index.tsx'),
  login: () => import('./screens/login.tsx'),
  test: () => import('./screens/test.tsx'),
});
