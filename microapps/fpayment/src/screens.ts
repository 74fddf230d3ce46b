import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  FFQ01000: () => import('./screens/FFQ01000.home.tsx'),
});
