import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  EPO10000: () => import('./screens/EPO10000.home.tsx'),
  EPO20000: () => import('./screens/EPO20000.detail.tsx'),
  EPO30000: () => import('./screens/EPO30000.terms.tsx'),
  EPO31000: () => import('./screens/EPO31000.apply.tsx'),
  EPO32000: () => import('./screens/EPO32000.result.tsx'),
});
