import type { Room } from './room.ts';

/** Every room of the wallet API, one wire prefix each. */
export const rooms: readonly Room[] = [];
