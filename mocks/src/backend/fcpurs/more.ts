import type { Hono } from 'hono';
import type { RoomEnv } from '../room.ts';
import { autoRoutes } from './auto.ts';
import { cashRoutes } from './cash.ts';
import { noticeRoutes } from './notices.ts';
import { sendRoutes } from './sends.ts';
import { withdrawRoutes } from './withdraw.ts';

/** What is done with held money beside trading. */
export function moreRoutes(routes: Hono<RoomEnv>): void {
  for (const add of [autoRoutes, sendRoutes, cashRoutes, withdrawRoutes, noticeRoutes]) add(routes);
}
