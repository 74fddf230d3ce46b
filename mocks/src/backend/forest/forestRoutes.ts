import { v } from '@wallet/kit/schema';
import type { Hono } from 'hono';
import { AnswerError, memberOf, ok, type RoomEnv, readQuery, type World } from '../room.ts';
import { isFree, roomsFree } from './bookings.ts';
import { daysUntil, isDay, plusDays, seoulDay } from './days.ts';
import { type Forest, type ForestRoom, findForest, findRoom, forests } from './forests.ts';
import { lowestAmount, nightAmount, nightKind } from './nights.ts';
import { FIRST_NIGHT, LAST_NIGHT, MAX_NIGHTS } from './rules.ts';

const day = v.pipe(v.string(), v.check(isDay, 'not a day'));

const nightsQuery = v.object({ ckinYmd: v.optional(day), ckutYmd: v.optional(day) });

const searchQuery = v.object({
  ...nightsQuery.entries,
  rgnCd: v.optional(v.string()),
  roomTpcd: v.optional(v.string()),
  fcltCd: v.optional(v.string()),
  prsnCnt: v.optional(v.pipe(v.string(), v.digits())),
});

/** Forests, rooms, and the nights of a room. */
export function forestRoutes(routes: Hono<RoomEnv>): void {
  routes.get('/forest/v1/forests', (context) => {
    memberOf(context);
    const query = readQuery(context, searchQuery);
    const wanted = query.fcltCd?.split(',').filter(Boolean) ?? [];
    const list = forests
      .filter(({ rgnCd }) => !query.rgnCd || rgnCd === query.rgnCd)
      .filter(({ fcltCdList }) => wanted.every((code) => fcltCdList.includes(code)))
      .flatMap((forest) => summary(context.get('world'), forest, query));
    return ok(context, { forestList: list });
  });

  routes.get('/forest/v1/forests/:forestId', (context) => {
    memberOf(context);
    const forest = findForest(context.req.param('forestId'));
    if (!forest) throw new AnswerError('FTR_NOT_FOUND', '휴양림을 찾을 수 없어요.');
    const { ckinYmd, ckutYmd } = readQuery(context, nightsQuery);
    if (!ckinYmd || !ckutYmd) return ok(context, forest);
    const isFreeThen = (room: ForestRoom) => isFree(context.get('world'), room, ckinYmd, ckutYmd);
    const roomList = forest.roomList.map((room) => ({
      ...room,
      avlblYn: isFreeThen(room) ? 'Y' : 'N',
      lwstAmt: lowestAmount(room, ckinYmd, ckutYmd),
    }));
    return ok(context, { ...forest, roomList });
  });

  routes.get('/forest/v1/rooms/:roomId', (context) => {
    memberOf(context);
    const { forest, room } = roomOrRefuse(context.req.param('roomId'));
    const { forestId, forestNm, forestEngNm } = forest;
    return ok(context, { ...room, forestId, forestNm, forestEngNm });
  });

  routes.get('/forest/v1/rooms/:roomId/nights', (context) => {
    const memberId = memberOf(context).walletMberIdnfiNo;
    const world = context.get('world');
    const { room } = roomOrRefuse(context.req.param('roomId'));
    const today = seoulDay(world.now());
    const [bgnYmd, endYmd] = [plusDays(today, FIRST_NIGHT), plusDays(today, LAST_NIGHT)];
    const nightList = daysUntil(bgnYmd, plusDays(endYmd, 1)).map((ymd) => ({
      ymd,
      nghtTpcd: nightKind(ymd),
      amt: nightAmount(room, ymd),
      rmndRoomCnt: roomsFree(world, room, ymd, memberId),
    }));
    return ok(context, { bgnYmd, endYmd, maxNghtCnt: MAX_NIGHTS, nightList });
  });
}

export function roomOrRefuse(roomId: string) {
  const found = findRoom(roomId);
  if (!found) throw new AnswerError('FTR_NOT_FOUND', '객실을 찾을 수 없어요.');
  return found;
}

/** A forest in the list of results, with the rooms that suit; none when no room does. */
function summary(world: World, forest: Forest, query: v.InferOutput<typeof searchQuery>) {
  const { ckinYmd, ckutYmd } = query;
  const guests = Number(query.prsnCnt ?? 1);
  const rooms = forest.roomList
    .filter(({ roomTpcd }) => !query.roomTpcd || roomTpcd === query.roomTpcd)
    .filter(({ maxPrsnCnt }) => maxPrsnCnt >= guests);
  if (rooms.length === 0) return [];
  const free = ckinYmd && ckutYmd ? rooms.filter((room) => isFree(world, room, ckinYmd, ckutYmd)) : rooms;
  const lowest = (room: ForestRoom) =>
    ckinYmd && ckutYmd ? lowestAmount(room, ckinYmd, ckutYmd) : room.wkdyAmt;
  const { forestId, forestNm, forestEngNm, rgnCd, fcltCdList, imgCdList, latVal, lotVal } = forest;
  return [
    {
      forestId,
      forestNm,
      forestEngNm,
      rgnCd,
      fcltCdList,
      latVal,
      lotVal,
      imgCd: imgCdList[0] ?? '',
      // Of the nights that are asked for, and of a room that can be had then.
      minAmt: Math.min(...(free.length > 0 ? free : rooms).map(lowest)),
      roomTpCnt: rooms.length,
      avlblRoomTpCnt: free.length,
    },
  ];
}
