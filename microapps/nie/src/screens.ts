import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  FNE10000: () => import('./screens/FNE10000.home.tsx'),
  FNE11100: () => import('./screens/FNE11100.classes.tsx'),
  FNE11110: () => import('./screens/FNE11110.class.tsx'),
  FNE12000: () => import('./screens/FNE12000.visit.tsx'),
  FNE21100: () => import('./screens/FNE21100.rooms.tsx'),
  FNE21110: () => import('./screens/FNE21110.room.tsx'),
  FNE21112: () => import('./screens/FNE21112.programmes.tsx'),
  FNE21114: () => import('./screens/FNE21114.booker.tsx'),
  FNE21115: () => import('./screens/FNE21115.check.tsx'),
  FNE21116: () => import('./screens/FNE21116.paid.tsx'),
  FNE21117: () => import('./screens/FNE21117.done.tsx'),
  FNE50000: () => import('./screens/FNE50000.bookings.tsx'),
  FNE51001: () => import('./screens/FNE51001.visit.tsx'),
  FNE51002: () => import('./screens/FNE51002.stay.tsx'),
});
