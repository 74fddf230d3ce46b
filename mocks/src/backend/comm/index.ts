import { defineRoom } from '../room.ts';
import { bannerRoutes } from './banners.ts';
import { fileRoutes } from './files.ts';
import { locationRoutes } from './location.ts';
import { logRoutes } from './logs.ts';
import { termsRoutes } from './terms.ts';

/** The common calls (1-shell s7.3). */
export const commRoom = defineRoom('/comm', (routes) => {
  termsRoutes(routes);
  locationRoutes(routes);
  bannerRoutes(routes);
  logRoutes(routes);
  fileRoutes(routes);
});
