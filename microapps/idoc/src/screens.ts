import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  FSL10000: () => import('./screens/FSL10000.entry.tsx'),
  FSL11000: () => import('./screens/FSL11000.start.tsx'),
  FSL12000: () => import('./screens/FSL12000.who.tsx'),
  FSL12100: () => import('./screens/FSL12100.school.tsx'),
  FSL12200: () => import('./screens/FSL12200.grade.tsx'),
  FSL12300: () => import('./screens/FSL12300.photo.tsx'),
  FSL12400: () => import('./screens/FSL12400.send.tsx'),
  FSL13000: () => import('./screens/FSL13000.request.tsx'),
  FSL21000: () => import('./screens/FSL21000.card.tsx'),
  FSL21100: () => import('./screens/FSL21100.code.tsx'),
  FSL21200: () => import('./screens/FSL21200.about.tsx'),
  FSL21310: () => import('./screens/FSL21310.renew.tsx'),
  FCO86200: () => import('./screens/FCO86200.guardian.tsx'),
  FCO40000: () => import('./screens/FCO40000.benefits.tsx'),
});
