import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  FLA10000: () => import('./screens/FLA10000.home.tsx'),
  FLA20000: () => import('./screens/FLA20000.detail.tsx'),
  FLA30000: () => import('./screens/FLA30000.terms.tsx'),
  FLA31000: () => import('./screens/FLA31000.apply.tsx'),
  FLA32000: () => import('./screens/FLA32000.result.tsx'),
});
