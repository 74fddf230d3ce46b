import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  FPO10000: () => import('./screens/FPO10000.home.tsx'),
});
