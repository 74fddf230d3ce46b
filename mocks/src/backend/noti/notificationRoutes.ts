import { v } from '@wallet/kit/schema';
import type { Context, Hono } from 'hono';
import { asNotifications } from '../gubbi/assistant.ts';
import { languageOf, spoken } from '../language.ts';
import { pageOf } from '../paged.ts';
import { memberOf, ok, type RoomEnv, readQuery, remembered } from '../room.ts';
import { writtenTo } from './inbox.ts';
import { notFound } from './notFound.ts';
import { publicNotifications, type WireNotification } from './notifications.ts';
import { pastNotifications } from './pastNotifications.ts';
import { wantsBenefits } from './pushRoutes.ts';

const PAGE_SIZE = 10;
const kinds = ['01', '02', '03'] as const;
/** Advertising: only for members who have agreed to it, and only while they do. */
const BENEFITS = '02';

const listQuery = v.object({
  alrmDstcd: v.optional(v.picklist(kinds)),
  pageNo: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/))),
});

/** A member's inbox with what is sent to everybody in it; who is no member sees the latter alone. Newest first. */
function inboxOf(context: Context<RoomEnv>): WireNotification[] {
  const world = context.get('world');
  // Who is signed in and has not joined is nobody's member yet: what a persona is said to have done is not theirs.
  if (!world.person?.walletMberIdnfiNo)
    return publicNotifications(world.now()).filter(({ alrmDstcd }) => alrmDstcd !== BENEFITS);
  const known = remembered(context, 'noti.inbox', (persona, { now }) => [
    ...pastNotifications(context, persona, world),
    ...publicNotifications(now()),
  ]);
  // Those of one second in the order in which they were written.
  const written = writtenTo(world, world.person.walletMberIdnfiNo).toReversed();
  return [...written, ...asNotifications(context), ...known]
    .filter(({ alrmDstcd }) => alrmDstcd !== BENEFITS || wantsBenefits(context))
    .sort((a, b) => b.alrmRegiYMS.localeCompare(a.alrmRegiYMS));
}

function unreadOf(inbox: readonly WireNotification[]) {
  return kinds.map((alrmDstcd) => ({
    alrmDstcd,
    unreadCnt: inbox.filter((each) => each.alrmDstcd === alrmDstcd && each.readYn === 'N').length,
  }));
}

export function notificationRoutes(routes: Hono<RoomEnv>): void {
  routes.get('/noti/v1/notifications', (context) => {
    const { alrmDstcd, pageNo } = readQuery(context, listQuery);
    const asked = inboxOf(context).filter((each) => alrmDstcd === undefined || each.alrmDstcd === alrmDstcd);
    return ok(context, spoken(pageOf(asked, pageNo, PAGE_SIZE), languageOf(context)));
  });

  routes.get('/noti/v1/notifications/unread', (context) =>
    ok(context, { unreadList: unreadOf(inboxOf(context)) }),
  );

  routes.post('/noti/v1/notifications/read-all', (context) => {
    memberOf(context);
    const inbox = inboxOf(context);
    for (const each of inbox) each.readYn = 'Y';
    return ok(context, { unreadList: unreadOf(inbox) });
  });

  routes.get('/noti/v1/notifications/:alrmSerno', (context) => {
    const found = inboxOf(context).find(({ alrmSerno }) => alrmSerno === context.req.param('alrmSerno'));
    if (!found) throw notFound();
    return ok(context, spoken(found, languageOf(context)));
  });

  routes.post('/noti/v1/notifications/:alrmSerno/read', (context) => {
    memberOf(context);
    const inbox = inboxOf(context);
    const found = inbox.find(({ alrmSerno }) => alrmSerno === context.req.param('alrmSerno'));
    if (!found) throw notFound();
    found.readYn = 'Y';
    return ok(context, { unreadList: unreadOf(inbox) });
  });
}
