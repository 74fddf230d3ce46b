import type { World } from '../room.ts';

/** An order of a member whose end nobody has heard yet. */
export type Untold = { kind: 'mpm'; key: string; txToken: string } | { kind: 'cpm'; key: string };

/** Orders that wait to be told, newest first: what an inquiry without a key finds. */
export function untoldOf(world: World, memberId: string): Untold[] {
  const ofAll = world.room('franchise.untold', () => new Map<string, Untold[]>());
  const known = ofAll.get(memberId) ?? [];
  ofAll.set(memberId, known);
  return known;
}

/** The customer has heard how it ended. */
export function markTold(world: World, memberId: string, key: string): void {
  const waiting = untoldOf(world, memberId);
  const place = waiting.findIndex((order) => order.key === key);
  if (place >= 0) waiting.splice(place, 1);
}
