import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  FNT10000: () => import('./screens/FNT10000.home.tsx'),
  FNT20000: () => import('./screens/FNT20000.taxes.tsx'),
  FNT30000: () => import('./screens/FNT30000.tax.tsx'),
});
