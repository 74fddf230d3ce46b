import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  FEI10000: () => import('./screens/FEI10000.home.tsx'),
  FEI20000: () => import('./screens/FEI20000.unit.tsx'),
  FEI30000: () => import('./screens/FEI30000.apply.tsx'),
  FEI40000: () => import('./screens/FEI40000.application.tsx'),
});
