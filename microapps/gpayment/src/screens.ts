import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  FGP10000: () => import('./screens/FGP10000.home.tsx'),
});
