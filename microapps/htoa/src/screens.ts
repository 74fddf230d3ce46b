import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  FKT21000: () => import('./screens/FKT21000.home.tsx'),
  FKT21001: () => import('./screens/FKT21001.plan.tsx'),
  FKT31000: () => import('./screens/FKT31000.board.tsx'),
  FKT31100: () => import('./screens/FKT31100.flight.tsx'),
  FKT32200: () => import('./screens/FKT32200.halls.tsx'),
  FKT41000: () => import('./screens/FKT41000.parking.tsx'),
  FKT51000: () => import('./screens/FKT51000.desks.tsx'),
  tmap: () => import('./screens/tmap.tsx'),
  FKT10000: () => import('./screens/FKT10000.feed.tsx'),
  FKT32100: () => import('./screens/FKT32100.levels.tsx'),
  FKT61100: () => import('./screens/FKT61100.position.tsx'),
  FKT63000: () => import('./screens/FKT63000.news.tsx'),
  FEX10000: () => import('./screens/FEX10000.rates.tsx'),
});
