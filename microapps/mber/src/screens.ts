import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  FME11000: () => import('./screens/FME11000.login.tsx'),
});
