import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  FCM10000: () => import('./screens/FCM10000.home.tsx'),
  FCM11000: () => import('./screens/FCM11000.goods.tsx'),
  FCM12100: () => import('./screens/FCM12100.product.tsx'),
  FCM31000: () => import('./screens/FCM31000.orders.tsx'),
});
