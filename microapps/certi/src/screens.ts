import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  FCE10000: () => import('./screens/FCE10000.home.tsx'),
  FCE15000: () => import('./screens/FCE15000.wallet.tsx'),
  FCE15110: () => import('./screens/FCE15110.certificate.tsx'),
  FCE15111: () => import('./screens/FCE15111.read.tsx'),
  FCE17000: () => import('./screens/FCE17000.ways.tsx'),
  FCE17200: () => import('./screens/FCE17200.send.tsx'),
  FCE17230: () => import('./screens/FCE17230.sent.tsx'),
  FCE20000: () => import('./screens/FCE20000.catalogue.tsx'),
  FCE21000: () => import('./screens/FCE21000.kind.tsx'),
  FCE22100: () => import('./screens/FCE22100.apply.tsx'),
  FCE22210: () => import('./screens/FCE22210.register.tsx'),
  FCE22U00: () => import('./screens/FCE22U00.other.tsx'),
  FCE23000: () => import('./screens/FCE23000.sign.tsx'),
  FCE24000: () => import('./screens/FCE24000.waiting.tsx'),
  FCE24100: () => import('./screens/FCE24100.issued.tsx'),
  FCE24200: () => import('./screens/FCE24200.refused.tsx'),
  FCE24300: () => import('./screens/FCE24300.verify.tsx'),
  FCE24310: () => import('./screens/FCE24310.verified.tsx'),
  FCE25000: () => import('./screens/FCE25000.history.tsx'),
  FCE26000: () => import('./screens/FCE26000.favourites.tsx'),
  FCE27000: () => import('./screens/FCE27000.withdraw.tsx'),
  FCE30000: () => import('./screens/FCE30000.manage.tsx'),
  GOAPP24: () => import('./screens/GOAPP24.tsx'),
});
