import { defineRoom } from '../room.ts';
import { bookingRoutes } from './bookingRoutes.ts';
import { educationRoutes } from './educationRoutes.ts';
import { forestRoutes } from './forestRoutes.ts';
import { memberRoutes } from './memberRoutes.ts';
import { ticketRoutes } from './ticketRoutes.ts';

/** Forest lodges: all calls are our own, the specification names none (3-identity-and-services s2, s3). */
export const forestRoom = defineRoom('/forest', (routes) => {
  forestRoutes(routes);
  bookingRoutes(routes);
  educationRoutes(routes);
  ticketRoutes(routes);
  memberRoutes(routes);
});
