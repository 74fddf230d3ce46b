import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  FCO82000: () => import('./screens/FCO82000.register.tsx'),
});
