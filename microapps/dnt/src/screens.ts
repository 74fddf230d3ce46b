import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  FHL31000: () => import('./screens/FHL31000.home.tsx'),
  FHL33000: () => import('./screens/FHL33000.towns.tsx'),
  FHL34000: () => import('./screens/FHL34000.give.tsx'),
  FHL40000: () => import('./screens/FHL40000.thanks.tsx'),
  FHL51000: () => import('./screens/FHL51000.gifts.tsx'),
  FHL51200: () => import('./screens/FHL51200.basket.tsx'),
  FHL51400: () => import('./screens/FHL51400.order.tsx'),
  FHL60000: () => import('./screens/FHL60000.projects.tsx'),
  FHL70000: () => import('./screens/FHL70000.project.tsx'),
  FHL80000: () => import('./screens/FHL80000.orders.tsx'),
  FHL83000: () => import('./screens/FHL83000.order.tsx'),
  FHL90000: () => import('./screens/FHL90000.donations.tsx'),
  FHL92000: () => import('./screens/FHL92000.donation.tsx'),
});
