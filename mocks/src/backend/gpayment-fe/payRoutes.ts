import type { Hono } from 'hono';
import type { RoomEnv } from '../room.ts';

/** What paying abroad asks (2-payment s7.1, "Transaction"). */
export function payRoutes(_routes: Hono<RoomEnv>): void {}
