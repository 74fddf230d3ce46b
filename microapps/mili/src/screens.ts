import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  FSO11000: () => import('./screens/FSO11000.home.tsx'),
  FSO12100: () => import('./screens/FSO12100.apply.tsx'),
  FSO12200: () => import('./screens/FSO12200.sign.tsx'),
  FSO12300: () => import('./screens/FSO12300.certificate.tsx'),
  FSO13100: () => import('./screens/FSO13100.judgement.tsx'),
  FSO13200: () => import('./screens/FSO13200.choose.tsx'),
  FSO13300: () => import('./screens/FSO13300.confirm.tsx'),
  FSO14100: () => import('./screens/FSO14100.mine.tsx'),
  FSO14200: () => import('./screens/FSO14200.change.tsx'),
  FSO15000: () => import('./screens/FSO15000.training.tsx'),
  FSO15100: () => import('./screens/FSO15100.postpone.tsx'),
  FSO15200: () => import('./screens/FSO15200.gate.tsx'),
  FSO20000: () => import('./screens/FSO20000.history.tsx'),
  FYB10000: () => import('./screens/FYB10000.reserve.tsx'),
});
