import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  FBK00000: () => import('./screens/FBK00000.entry.tsx'),
  FBK10000: () => import('./screens/FBK10000.card.tsx'),
  FBK21000: () => import('./screens/FBK21000.join.tsx'),
  FBK31000: () => import('./screens/FBK31000.libraries.tsx'),
  FBK41000: () => import('./screens/FBK41000.search.tsx'),
  FBK51000: () => import('./screens/FBK51000.book.tsx'),
  FBK61000: () => import('./screens/FBK61000.loans.tsx'),
  FBK62000: () => import('./screens/FBK62000.reservations.tsx'),
  FBK63000: () => import('./screens/FBK63000.history.tsx'),
  FBK64000: () => import('./screens/FBK64000.news.tsx'),
  FBK71000: () => import('./screens/FBK71000.manage.tsx'),
});
