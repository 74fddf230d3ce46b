import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  EPO10000: () => import('./screens/EPO10000.event.tsx'),
});
