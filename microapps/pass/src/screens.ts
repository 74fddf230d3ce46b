import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  FPS10000: () => import('./screens/FPS10000.home.tsx'),
  FPS12000: () => import('./screens/FPS12000.before.tsx'),
  FPS20000: () => import('./screens/FPS20000.consent.tsx'),
  FPS21000: () => import('./screens/FPS21000.passport.tsx'),
  FPS24100: () => import('./screens/FPS24100.choose.tsx'),
  FPS32000: () => import('./screens/FPS32000.photo.tsx'),
  FPS38000: () => import('./screens/FPS38000.confirm.tsx'),
  FPS40000: () => import('./screens/FPS40000.applications.tsx'),
  FPS41000: () => import('./screens/FPS41000.application.tsx'),
  FPS51000: () => import('./screens/FPS51000.pay.tsx'),
  FPS53000: () => import('./screens/FPS53000.paid.tsx'),
  FPS60000: () => import('./screens/FPS60000.alerts.tsx'),
  FPS61000: () => import('./screens/FPS61000.cancel.tsx'),
  FPS63000: () => import('./screens/FPS63000.offices.tsx'),
});
