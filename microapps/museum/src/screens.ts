import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  FMU10000: () => import('./screens/FMU10000.exhibitions.tsx'),
  FMU11000: () => import('./screens/FMU11000.exhibition.tsx'),
  FMU11100: () => import('./screens/FMU11100.choose.tsx'),
  FMU11200: () => import('./screens/FMU11200.confirm.tsx'),
  FMU20000: () => import('./screens/FMU20000.tickets.tsx'),
  FMU21000: () => import('./screens/FMU21000.ticket.tsx'),
});
