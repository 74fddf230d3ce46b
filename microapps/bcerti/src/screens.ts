import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  FBC10000: () => import('./screens/FBC10000.certificate.tsx'),
  FBC11000: () => import('./screens/FBC11000.identity.tsx'),
  FBC12000: () => import('./screens/FBC12000.password.tsx'),
  FBC13000: () => import('./screens/FBC13000.done.tsx'),
  FBC20000: () => import('./screens/FBC20000.manage.tsx'),
  FBC21000: () => import('./screens/FBC21000.sign.tsx'),
});
