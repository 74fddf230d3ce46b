import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  FGR10000: () => import('./screens/FGR10000.home.tsx'),
  FGR20000: () => import('./screens/FGR20000.gwangneung.tsx'),
  FGR30000: () => import('./screens/FGR30000.sejong.tsx'),
  FGR31000: () => import('./screens/FGR31000.sejongClasses.tsx'),
  FGR40000: () => import('./screens/FGR40000.baekdu.tsx'),
  FGR50000: () => import('./screens/FGR50000.confirm.tsx'),
  FGR60000: () => import('./screens/FGR60000.bookings.tsx'),
  FGR61000: () => import('./screens/FGR61000.booking.tsx'),
  AbrTestCall: () => import('./screens/AbrTestCall.tsx'),
  AbrTestCall2: () => import('./screens/AbrTestCall2.tsx'),
});
