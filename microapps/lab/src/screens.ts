import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  FLA61000: () => import('./screens/FLA61000.lab.tsx'),
});
