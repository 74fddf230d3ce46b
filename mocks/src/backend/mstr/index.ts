import { defineRoom } from '../room.ts';
import { homeRoutes } from './home.ts';
import { loginRoutes } from './login.ts';
import { popupRoutes } from './popups.ts';
import { shortLinkRoutes } from './shortLinks.ts';
import { ssoRoutes } from './sso.ts';
import { userinfoRoutes } from './userinfo.ts';

/** Sign-in, session and home (1-shell s7.2). */
export const mstrRoom = defineRoom('/mstr', (routes) => {
  loginRoutes(routes);
  userinfoRoutes(routes);
  ssoRoutes(routes);
  popupRoutes(routes);
  homeRoutes(routes);
  shortLinkRoutes(routes);
});
