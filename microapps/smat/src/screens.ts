import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  FLY10000: () => import('./screens/FLY10000.join.tsx'),
  FLY11000: () => import('./screens/FLY11000.gate.tsx'),
  FLY20000: () => import('./screens/FLY20000.tickets.tsx'),
  FLY30000: () => import('./screens/FLY30000.link.tsx'),
  FLY40000: () => import('./screens/FLY40000.ticket.tsx'),
  FLY41000: () => import('./screens/FLY41000.companions.tsx'),
  FLY41100: () => import('./screens/FLY41100.receive.tsx'),
});
