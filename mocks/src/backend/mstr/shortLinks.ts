import { v } from '@wallet/kit/schema';
import type { Hono } from 'hono';
import { ok, type RoomEnv, readQuery } from '../room.ts';

interface ShortLink {
  link: string;
  /** The last moment it works. */
  until: string;
}

const always = '2099-12-31T23:59:59+09:00';

/** The short links the wallet has sent; the last two are of no use to anybody. */
const shortLinks: Readonly<Record<string, ShortLink>> = {
  forest: { link: 'FTR10000|region=03', until: always },
  bookings: { link: '/forest/FTR61000', until: always },
  notices: { link: 'FAL21000', until: always },
  event: { link: 'FAL31100|hirkEvntID=EV1001', until: always },
  home: { link: 'FMA10000', until: always },
  summer: { link: 'FTR10000', until: '2026-08-31T23:59:59+09:00' },
  outside: { link: 'https://partner.example/event', until: always },
};

const query = v.object({ shrtLnkCd: v.string() });

/** Short links of messages and posters, `/s?c=forest`: code to link (the call is ours, 1-shell s2.2). */
export function shortLinkRoutes(routes: Hono<RoomEnv>): void {
  routes.get('/mstr/main/shortLink', (context) => {
    const { shrtLnkCd } = readQuery(context, query);
    const known = Object.hasOwn(shortLinks, shrtLnkCd) ? shortLinks[shrtLnkCd] : undefined;
    if (!known) return ok(context, { shrtLnkSttsCd: 'NONE', linkUrlCtnt: '' });
    const isOver = context.get('world').now().getTime() > Date.parse(known.until);
    return ok(
      context,
      isOver
        ? { shrtLnkSttsCd: 'EXPIRED', linkUrlCtnt: '' }
        : { shrtLnkSttsCd: 'USE', linkUrlCtnt: known.link },
    );
  });
}
