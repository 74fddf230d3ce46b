import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  login: () => import('./screens/login.tsx'),
  FFQ01000: () => import('./screens/FFQ01000.home.tsx'),
  FFQ01100: () => import('./screens/FFQ01100.guide.tsx'),
  FFQ01200: () => import('./screens/FFQ01200.terms.tsx'),
  FFQ02100: () => import('./screens/FFQ02100.myCode.tsx'),
  FFQ02200: () => import('./screens/FFQ02200.scan.tsx'),
  FFQ02300: () => import('./screens/FFQ02300.amount.tsx'),
  FFQ02400: () => import('./screens/FFQ02400.confirm.tsx'),
  FFQ02500: () => import('./screens/FFQ02500.result.tsx'),
  FFQ02600: () => import('./screens/FFQ02600.status.tsx'),
  FFQ03000: () => import('./screens/FFQ03000.history.tsx'),
  FFQ03100: () => import('./screens/FFQ03100.payment.tsx'),
  FFQ04000: () => import('./screens/FFQ04000.method.tsx'),
  FFQ05000: () => import('./screens/FFQ05000.notices.tsx'),
  FFQ05100: () => import('./screens/FFQ05100.notes.tsx'),
  FFQ06000: () => import('./screens/FFQ06000.about.tsx'),
});
