import type { Hono } from 'hono';
import type { RoomEnv } from '../room.ts';
import { atmRoutes } from './atmRoutes.ts';
import { cpmRoutes } from './cpmRoutes.ts';
import { mpmRoutes } from './mpmRoutes.ts';
import { nationRoutes } from './nationRoutes.ts';
import { statusRoutes } from './statusRoutes.ts';

/** What paying abroad asks (2-payment s7.1, "Transaction"). */
export function payRoutes(routes: Hono<RoomEnv>): void {
  nationRoutes(routes);
  cpmRoutes(routes);
  mpmRoutes(routes);
  atmRoutes(routes);
  statusRoutes(routes);
}
