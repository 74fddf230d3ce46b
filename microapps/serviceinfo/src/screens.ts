import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  SVC10000: () => import('./screens/SVC10000.services.tsx'),
});
