import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  FKS10000: () => import('./screens/FKS10000.home.tsx'),
  FKS21000: () => import('./screens/FKS21000.choose.tsx'),
  FKS30000: () => import('./screens/FKS30000.trains.tsx'),
  FKS40000: () => import('./screens/FKS40000.seats.tsx'),
  FKS41000: () => import('./screens/FKS41000.confirm.tsx'),
  FKS50000: () => import('./screens/FKS50000.bought.tsx'),
  FKS60000: () => import('./screens/FKS60000.tickets.tsx'),
  FKS61000: () => import('./screens/FKS61000.ticket.tsx'),
  FKS62000: () => import('./screens/FKS62000.gift.tsx'),
  ReceiveKBPay: () => import('./screens/ReceiveKBPay.tsx'),
  ReceiveShare: () => import('./screens/ReceiveShare.tsx'),
});
