import type { Hono } from 'hono';
import { commRoom } from './comm/index.ts';
import { forestRoom, gateway } from './forest/index.ts';
import { gpaymentRoom } from './gpayment-fe/index.ts';
import { htoaRoom } from './htoa/index.ts';
import { mberRoom } from './mber/index.ts';
import { mstrRoom } from './mstr/index.ts';
import { pointRoom } from './point-fe/index.ts';
import type { Room, RoomEnv } from './room.ts';

/** Every room of the wallet API, one wire prefix each. */
export const rooms: readonly Room[] = [
  mstrRoom,
  commRoom,
  mberRoom,
  pointRoom,
  gpaymentRoom,
  htoaRoom,
  forestRoom,
];

/** Pages of companies that the wallet hands the customer over to. */
export const outsidePages: readonly { path: string; routes: Hono<RoomEnv> }[] = [
  { path: '/_mocks/pg', routes: gateway },
];
