import { defineRoom } from '../room.ts';
import { joinRoutes } from './join.ts';
import { lookupRoutes } from './lookup.ts';
import { passwordRoutes } from './passwords.ts';
import { selfRoutes } from './self.ts';
import { signUpRoutes } from './signUp.ts';

/** Member calls of the shell (1-shell s7.2). */
export const mberRoom = defineRoom('/mber', (routes) => {
  joinRoutes(routes);
  lookupRoutes(routes);
  signUpRoutes(routes);
  passwordRoutes(routes);
  selfRoutes(routes);
});
