import { v } from '@wallet/kit/schema';
import type { World } from '../room.ts';
import { seoulTime } from '../seoulTime.ts';

/** 01 booked, 02 changed, 03 cancelled, 04 done, 05 missed. */
export interface Visit {
  vstNo: string;
  memberId: string;
  /** the Idempotency-Key that it was made with */
  intentId: string;
  brncNo: string;
  vstYmd: string;
  vstHm: string;
  vstMttrDstcd: '01' | '02' | '03';
  vstSttus: '01' | '02' | '03' | '04' | '05';
}

export const visitBody = v.object({
  brncNo: v.string(),
  vstYmd: v.pipe(v.string(), v.regex(/^\d{8}$/)),
  vstHm: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  vstMttrDstcd: v.picklist(['01', '02', '03']),
  mphonNo: v.string(),
});

/** All visits of the world; one whose time is over was missed, as no counter of the stand-in receives anybody. */
export function visitsNow(world: World): Visit[] {
  const all = world.room<Visit[]>('example.visits', () => []);
  const now = seoulTime(world.now()).slice(0, 12);
  for (const one of all) if (isOpen(one) && `${one.vstYmd}${one.vstHm}` < now) one.vstSttus = '05';
  return all;
}

export const isOpen = ({ vstSttus }: Visit) => vstSttus === '01' || vstSttus === '02';

/** Members who missed three visits; developers set it. */
export const blockedIn = (world: World) => world.room('example.blocked', () => new Set<string>());
