import { defineRoom } from '../room.ts';
import { eventRoutes } from './eventRoutes.ts';
import { noticeRoutes } from './noticeRoutes.ts';
import { notificationRoutes } from './notificationRoutes.ts';
import { pushRoutes } from './pushRoutes.ts';

export const notiRoom = defineRoom('/noti', (routes) => {
  notificationRoutes(routes);
  pushRoutes(routes);
  noticeRoutes(routes);
  eventRoutes(routes);
});
