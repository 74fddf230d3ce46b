import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  FNF10000: () => import('./screens/FNF10000.home.tsx'),
  FNF10100: () => import('./screens/FNF10100.pin.tsx'),
  FNF11000: () => import('./screens/FNF11000.opened.tsx'),
  FNF20000: () => import('./screens/FNF20000.tokens.tsx'),
  FNF20100: () => import('./screens/FNF20100.token.tsx'),
  FNF20200: () => import('./screens/FNF20200.proof.tsx'),
  FNF20300: () => import('./screens/FNF20300.share.tsx'),
  FNF20400: () => import('./screens/FNF20400.shared.tsx'),
  FNF20500: () => import('./screens/FNF20500.hidden.tsx'),
  FNF30000: () => import('./screens/FNF30000.receive.tsx'),
  FNF41000: () => import('./screens/FNF41000.send.tsx'),
  FNF42000: () => import('./screens/FNF42000.check.tsx'),
  FNF43000: () => import('./screens/FNF43000.waiting.tsx'),
  FNF43002: () => import('./screens/FNF43002.result.tsx'),
  FNF60000: () => import('./screens/FNF60000.events.tsx'),
  FNF61000: () => import('./screens/FNF61000.tickets.tsx'),
  FNF62000: () => import('./screens/FNF62000.entry.tsx'),
});
