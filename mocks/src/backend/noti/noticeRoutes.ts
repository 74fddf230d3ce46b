import { v } from '@wallet/kit/schema';
import type { Hono } from 'hono';
import { languageOf, spoken } from '../language.ts';
import { pageOf } from '../paged.ts';
import { ok, type RoomEnv, readQuery } from '../room.ts';
import { notFound } from './notFound.ts';
import { noticesAt } from './notices.ts';

const PAGE_SIZE = 8;
const listQuery = v.object({
  anounDstcd: v.optional(v.picklist(['01', '02'])),
  pageNo: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/))),
});

export function noticeRoutes(routes: Hono<RoomEnv>): void {
  routes.get('/noti/v1/notices', (context) => {
    const { anounDstcd, pageNo } = readQuery(context, listQuery);
    const notices = noticesAt(context.get('world').now());
    const asked = notices.filter((notice) => anounDstcd === undefined || notice.anounDstcd === anounDstcd);
    return ok(context, spoken(pageOf(asked, pageNo, PAGE_SIZE), languageOf(context)));
  });

  routes.get('/noti/v1/notices/:anounSerno', (context) => {
    const notices = noticesAt(context.get('world').now());
    const found = notices.find(({ anounSerno }) => anounSerno === context.req.param('anounSerno'));
    if (!found) throw notFound();
    return ok(context, spoken(found, languageOf(context)));
  });
}
