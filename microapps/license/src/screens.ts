import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  KFC12000: () => import('./screens/KFC12000.connect.tsx'),
  KFC20000: () => import('./screens/KFC20000.qualifications.tsx'),
  KFC21000: () => import('./screens/KFC21000.document.tsx'),
  KFC21002: () => import('./screens/KFC21002.check.tsx'),
});
