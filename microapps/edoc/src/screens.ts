import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  FEC10000: () => import('./screens/FEC10000.join.tsx'),
  FEC11000: () => import('./screens/FEC11000.ways.tsx'),
  FEC12000: () => import('./screens/FEC12000.till.tsx'),
  FEC21100: () => import('./screens/FEC21100.month.tsx'),
  FEC21200: () => import('./screens/FEC21200.filter.tsx'),
  FEC21300: () => import('./screens/FEC21300.home.tsx'),
  FEC21510: () => import('./screens/FEC21510.receipt.tsx'),
  FEC21530: () => import('./screens/FEC21530.exchange.tsx'),
  FEC21540: () => import('./screens/FEC21540.warranty.tsx'),
  FEC21560: () => import('./screens/FEC21560.share.tsx'),
  FEC21600: () => import('./screens/FEC21600.search.tsx'),
  FEC22100: () => import('./screens/FEC22100.photo.tsx'),
  FEC22200: () => import('./screens/FEC22200.check.tsx'),
  FEC22300: () => import('./screens/FEC22300.saved.tsx'),
  FEC23000: () => import('./screens/FEC23000.sums.tsx'),
  FEC24000: () => import('./screens/FEC24000.export.tsx'),
  FEC25000: () => import('./screens/FEC25000.manage.tsx'),
  FEC26000: () => import('./screens/FEC26000.picture.tsx'),
  FEC26200: () => import('./screens/FEC26200.barcode.tsx'),
  FEC26500: () => import('./screens/FEC26500.tidy.tsx'),
  EdocIndex: () => import('./screens/EdocIndex.tsx'),
});
