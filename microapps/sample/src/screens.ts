import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  SMP10000: () => import('./screens/SMP10000.home.tsx'),
  SMP20000: () => import('./screens/SMP20000.call.tsx'),
  SMP30000: () => import('./screens/SMP30000.link.tsx'),
  SMP40000: () => import('./screens/SMP40000.dialog.tsx'),
  SMP50000: () => import('./screens/SMP50000.gallery.tsx'),
  SMP60000: () => import('./screens/SMP60000.opening.tsx'),
  SMP61000: () => import('./screens/SMP61000.answer.tsx'),
  SMP80000: () => import('./screens/SMP80000.patterns.tsx'),
  SMP70000: () => import('./screens/SMP70000.bridge.tsx'),
});
