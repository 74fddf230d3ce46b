import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  ENTRY: () => import('./screens/ENTRY.entry.tsx'),
  FMA10000: () => import('./screens/FMA10000.home.tsx'),
  FMA10000_old: () => import('./screens/FMA10000_old.earlierHome.tsx'),
  FMA11000: () => import('./screens/FMA11000.services.tsx'),
  FMA16100: () => import('./screens/FMA16100.cardSettings.tsx'),
  FMA20000: () => import('./screens/FMA20000.search.tsx'),
  FMA90000: () => import('./screens/FMA90000.shortLink.tsx'),
  KBGroupAppLaunch: () => import('./screens/KBGroupAppLaunch.launch.tsx'),
  BridgeForAffiliation: () => import('./screens/BridgeForAffiliation.bridge.tsx'),
  SAFE_NOTE_INTRO: () => import('./screens/SAFE_NOTE_INTRO.intro.tsx'),
  NOT_FOUND: () => import('./screens/NOT_FOUND.catchAll.tsx'),
});
