import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  FEX00001: () => import('./screens/FEX00001.home.tsx'),
  FEX00002: () => import('./screens/FEX00002.currency.tsx'),
  FEX00003: () => import('./screens/FEX00003.coins.tsx'),
  FEX00004: () => import('./screens/FEX00004.handIn.tsx'),
  FEX00101: () => import('./screens/FEX00101.amount.tsx'),
  FEX00102: () => import('./screens/FEX00102.place.tsx'),
  FEX00103: () => import('./screens/FEX00103.confirm.tsx'),
  FEX00104: () => import('./screens/FEX00104.done.tsx'),
  FEX01001: () => import('./screens/FEX01001.coinOrders.tsx'),
  FEX01101: () => import('./screens/FEX01101.orders.tsx'),
  FEX02001: () => import('./screens/FEX02001.coinPlaces.tsx'),
  FEX02002: () => import('./screens/FEX02002.guide.tsx'),
  FEX02101: () => import('./screens/FEX02101.kiosks.tsx'),
  FEX02102: () => import('./screens/FEX02102.machine.tsx'),
});
