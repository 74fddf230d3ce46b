import { v } from '@wallet/kit/schema';
import type { Context, Hono } from 'hono';
import { languageOf, spoken } from '../language.ts';
import { pageOf } from '../paged.ts';
import { ok, type RoomEnv, readQuery } from '../room.ts';
import { seoulTime } from '../seoulTime.ts';
import { eventsAt, partOf, prizesOf, type WireEvent } from './events.ts';
import { notFound } from './notFound.ts';

const PAGE_SIZE = 10;
const listQuery = v.object({
  evntStcd: v.optional(v.picklist(['RUN', 'END']), 'RUN'),
  pageNo: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/))),
});

function findEvent(context: Context<RoomEnv>): WireEvent {
  const events = eventsAt(context.get('world').now());
  const found = events.find(({ hirkEvntID }) => hirkEvntID === context.req.param('hirkEvntID'));
  if (!found) throw notFound();
  return found;
}

export function eventRoutes(routes: Hono<RoomEnv>): void {
  routes.get('/noti/v1/events', (context) => {
    const { evntStcd, pageNo } = readQuery(context, listQuery);
    const now = context.get('world').now();
    const isOver = (event: WireEvent) => event.evntEndYMS <= seoulTime(now);
    const asked = eventsAt(now).filter((event) => isOver(event) === (evntStcd === 'END'));
    return ok(context, spoken(pageOf(asked, pageNo, PAGE_SIZE), languageOf(context)));
  });

  routes.get('/noti/v1/events/:hirkEvntID', (context) =>
    ok(context, spoken(findEvent(context), languageOf(context))),
  );

  routes.get('/noti/v1/events/:hirkEvntID/result', (context) => {
    const event = findEvent(context);
    const { person, now } = context.get('world');
    const { przwnAnounYMS, hirkEvntID } = event;
    const isAnnounced = przwnAnounYMS !== '' && przwnAnounYMS <= seoulTime(now());
    const prize = person && partOf[hirkEvntID]?.[person.walletMberIdnfiNo];
    const answer = {
      ...event,
      przList: isAnnounced ? (prizesOf[hirkEvntID] ?? []) : [],
      // 01 won, 02 took part and did not win, empty for others
      myPrzwnDstcd: !isAnnounced || prize === undefined || prize === null ? '' : prize === '' ? '02' : '01',
      myPrzNm: isAnnounced && prize ? prize : '',
    };
    return ok(context, spoken(answer, languageOf(context)));
  });
}
