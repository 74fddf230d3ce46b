import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  FCP10000: () => import('./screens/FCP10000.home.tsx'),
  FCP11000: () => import('./screens/FCP11000.list.tsx'),
  FCP14100: () => import('./screens/FCP14100.use.tsx'),
  FCP14300: () => import('./screens/FCP14300.part.tsx'),
  FCP14400: () => import('./screens/FCP14400.uses.tsx'),
  FCP15200: () => import('./screens/FCP15200.coupon.tsx'),
  FCP16000: () => import('./screens/FCP16000.register.tsx'),
  FCP20000: () => import('./screens/FCP20000.finance.tsx'),
  FCP24000: () => import('./screens/FCP24000.benefit.tsx'),
  FCP24100: () => import('./screens/FCP24100.offer.tsx'),
  FCP24300: () => import('./screens/FCP24300.extend.tsx'),
  FCP24400: () => import('./screens/FCP24400.give.tsx'),
  FCP25100: () => import('./screens/FCP25100.presents.tsx'),
  FCP25300: () => import('./screens/FCP25300.present.tsx'),
  FCP25400: () => import('./screens/FCP25400.given.tsx'),
  FCP26000: () => import('./screens/FCP26000.receive.tsx'),
  FCP26000UD14: () => import('./screens/FCP26000UD14.young.tsx'),
  ReceiveCpon: () => import('./screens/ReceiveCpon.tsx'),
  FCP30000: () => import('./screens/FCP30000.hot.tsx'),
  FCP40001: () => import('./screens/FCP40001.guide.tsx'),
  FCP40002: () => import('./screens/FCP40002.refund.tsx'),
  TicketRegist: () => import('./screens/TicketRegist.tsx'),
  ksat: () => import('./screens/ksat.tsx'),
  TicketView: () => import('./screens/TicketView.tsx'),
});
