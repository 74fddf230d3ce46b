import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  FZZ10000: () => import('./screens/FZZ10000.home.tsx'),
  FZZ20000: () => import('./screens/FZZ20000.detail.tsx'),
  FZZ30000: () => import('./screens/FZZ30000.terms.tsx'),
  FZZ31000: () => import('./screens/FZZ31000.apply.tsx'),
  FZZ32000: () => import('./screens/FZZ32000.result.tsx'),
});
