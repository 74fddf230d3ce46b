import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  TRADING: () => import('./screens/TRADING.tsx'),
  index: () => import('./screens/index.tsx'),
});
