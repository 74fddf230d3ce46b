import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  GubbiHome: () => import('./screens/GubbiHome.tsx'),
  GubbiJoin: () => import('./screens/GubbiJoin.tsx'),
  GubbiTopics: () => import('./screens/GubbiTopics.tsx'),
  GubbiMessages: () => import('./screens/GubbiMessages.tsx'),
  GubbiMessage: () => import('./screens/GubbiMessage.tsx'),
  GubbiQuiet: () => import('./screens/GubbiQuiet.tsx'),
  GubbiLeave: () => import('./screens/GubbiLeave.tsx'),
});
