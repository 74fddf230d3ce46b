import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  FCA60000: () => import('./screens/FCA60000.home.tsx'),
  FCA10000: () => import('./screens/FCA10000.entry.tsx'),
  FCA20000: () => import('./screens/FCA20000.entry.tsx'),
  FCA50000: () => import('./screens/FCA50000.begin.tsx'),
  FCA53000: () => import('./screens/FCA53000.join.tsx'),
  FCA54000: () => import('./screens/FCA54000.joined.tsx'),
  FCA61000: () => import('./screens/FCA61000.activities.tsx'),
  FCA62000: () => import('./screens/FCA62000.activity.tsx'),
  FCA64000: () => import('./screens/FCA64000.history.tsx'),
  FCA65000: () => import('./screens/FCA65000.ranking.tsx'),
  FCA65100: () => import('./screens/FCA65100.towns.tsx'),
  FCA66000: () => import('./screens/FCA66000.settings.tsx'),
  FCA21000: () => import('./screens/FCA21000.places.tsx'),
  FCA31000: () => import('./screens/FCA31000.notices.tsx'),
  CANP_INDEX: () => import('./screens/CANP_INDEX.tsx'),
  CanpStateTest: () => import('./screens/CanpStateTest.tsx'),
});
