import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  SVC10000: () => import('./screens/SVC10000.home.tsx'),
  SVC20000: () => import('./screens/SVC20000.detail.tsx'),
  SVC30000: () => import('./screens/SVC30000.terms.tsx'),
  SVC31000: () => import('./screens/SVC31000.apply.tsx'),
  SVC32000: () => import('./screens/SVC32000.result.tsx'),
});
