import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  FUW10000: () => import('./screens/FUW10000.posts.tsx'),
  FUW11000: () => import('./screens/FUW11000.post.tsx'),
});
