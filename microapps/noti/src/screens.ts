import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, {
  FAL11000: () => import('./screens/FAL11000.inbox.tsx'),
  FAL12000: () => import('./screens/FAL12000.notification.tsx'),
  FAL13000: () => import('./screens/FAL13000.settings.tsx'),
  FAL21000: () => import('./screens/FAL21000.notices.tsx'),
  FAL21100: () => import('./screens/FAL21100.notice.tsx'),
  FAL30000: () => import('./screens/FAL30000.events.tsx'),
  FAL31100: () => import('./screens/FAL31100.event.tsx'),
  FAL32100: () => import('./screens/FAL32100.result.tsx'),
});
