import { v } from '@wallet/kit/schema';
import type { Context, Hono } from 'hono';
import { drawerOf } from '../cpon/coupons.ts';
import { languageOf, spoken, type Words } from '../language.ts';
import { pageOf } from '../paged.ts';
import { ok, type RoomEnv, readQuery } from '../room.ts';
import { seoulTime } from '../seoulTime.ts';
import { eventsAt, partOf, prizesOf, type WireEvent } from './events.ts';
import { notFound } from './notFound.ts';

const getVoucher: Words = { ko: '상품권 받기', en: 'Get my voucher' };
const seeVoucher: Words = { ko: '상품권 보기', en: 'See my voucher' };

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
    const world = context.get('world');
    const { person, now } = world;
    const { przwnAnounYMS, hirkEvntID } = event;
    const isAnnounced = przwnAnounYMS !== '' && przwnAnounYMS <= seoulTime(now());
    const part = isAnnounced && person ? partOf[hirkEvntID]?.[person.walletMberIdnfiNo] : undefined;
    const held =
      part && person
        ? drawerOf(world, person.walletMberIdnfiNo).find(({ cponSerno }) => cponSerno === part.number)
        : undefined;
    const answer = {
      ...event,
      przList: (isAnnounced ? (prizesOf[hirkEvntID] ?? []) : []).map(({ przNm, przwnList }) => ({
        przNm,
        przwnList: przwnList.map((one) => ({ ...one, myYn: one.mphonNo === part?.mphonNo ? 'Y' : 'N' })),
      })),
      // 01 won, 02 took part and did not win, empty for others
      myPrzwnDstcd: part ? '01' : part === null ? '02' : '',
      myPrzNm: part ? part.przNm : '',
      myPrzLinkNm: held ? seeVoucher : part ? getVoucher : '',
      myPrzLinkUrlCtnt: held
        ? `/cpon/FCP15200/${held.hirkCtntID}`
        : part
          ? `/cpon/FCP16000?cponSerno=${part.number}`
          : '',
    };
    return ok(context, spoken(answer, languageOf(context)));
  });
}
