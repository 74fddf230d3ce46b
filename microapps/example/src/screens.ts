import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  ExampleHome: () => import('./screens/ExampleHome.tsx'),
  ExampleBranch: () => import('./screens/ExampleBranch.tsx'),
  ExampleVisit: () => import('./screens/ExampleVisit.tsx'),
  ExampleDone: () => import('./screens/ExampleDone.tsx'),
  ExampleIndex: () => import('./screens/ExampleIndex.tsx'),
});
