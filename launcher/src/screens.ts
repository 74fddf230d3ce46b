import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  ENTRY: () => import('./screens/ENTRY.entry.tsx'),
  FMA10000: () => import('./screens/FMA10000.home.tsx'),
  SAFE_NOTE_INTRO: () => import('./screens/SAFE_NOTE_INTRO.intro.tsx'),
  NOT_FOUND: () => import('./screens/NOT_FOUND.catchAll.tsx'),
});
