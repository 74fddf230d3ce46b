import { v } from '@wallet/kit/schema';
import { Hono } from 'hono';
import type { Words } from '../language.ts';
import { AnswerError, type RoomEnv, readBody, type World } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';
import { balanceOf, type Coupon, drawerOf, drawersOf, isUsable, moveSum, type Use, use } from './coupons.ts';
import { presentsOf } from './presents.ts';

/** A code that stands before a till, or a number for an online shop. */
export interface ShownCode {
  codeId: string;
  memberId: string;
  cponSerno: string;
  /** of an online number, and the most that it takes */
  onlineNo: string;
  mostWon: number;
  /** ms */
  endsAt: number;
  stcd: 'OPEN' | 'USED' | 'ENDD';
  useNo: string;
}

export const codesOf = (world: World) => world.room('cpon.codes', () => [] as ShownCode[]);

/** Codes whose time is up are over; so is everyone of a coupon but its newest. */
export function openCodes(world: World): ShownCode[] {
  const now = world.now().getTime();
  for (const code of codesOf(world)) if (code.stcd === 'OPEN' && code.endsAt <= now) code.stcd = 'ENDD';
  return codesOf(world).filter(({ stcd }) => stcd === 'OPEN');
}

/** A coupon by its serial number, wherever it is: in a drawer, or on its way to somebody. */
function found(world: World, cponSerno: string): Coupon | undefined {
  const held = [...drawersOf(world).values()].flat();
  const waiting = presentsOf(world).filter(({ stcd }) => stcd === 'WAIT');
  return [...held, ...waiting.map(({ coupon }) => coupon)].find((one) => one.cponSerno === cponSerno);
}

/** What a till takes: null where it does not, as when a copy is shown. A till wins over a present that waits. */
function takeAtTill(world: World, shown: string, won: number, shopName: Words): Use | null {
  const open = openCodes(world).find(({ cponSerno, onlineNo }) => shown === (onlineNo || cponSerno));
  const coupon = found(world, open?.cponSerno ?? shown);
  if (!coupon || !isUsable(world, coupon) || coupon.walletCponKd === '03') return null;
  const isSum = coupon.walletCponKd === '02';
  // A thing may be shown without the net; a sum stands on a code that the server has given.
  if (!open && (isSum || shown !== coupon.cponSerno)) return null;
  const most = open?.onlineNo ? open.mostWon : balanceOf(world, coupon);
  if (isSum && (won < 1 || won > most)) return null;
  const used = use(world, coupon, { won: isSum ? won : 0, shopName });
  if (open) Object.assign(open, { stcd: 'USED', useNo: used.useNo });
  const present = presentsOf(world).find(
    (one) => one.stcd === 'WAIT' && one.coupon.cponSerno === coupon.cponSerno,
  );
  if (present) {
    present.stcd = 'VOID';
    drawerOf(world, present.giverId).unshift(coupon);
  }
  return used;
}

const useBody = v.object({
  code: v.string(),
  amount: v.optional(v.pipe(v.number(), v.integer()), 0),
  shop: v.optional(v.string(), '구름커피 여의도점'),
});

/** What tills and online shops do, for development and tests; mounted at `/_mocks/till`. */
export const couponTill = new Hono<RoomEnv>();

couponTill.post('/use', async (context) => {
  const { code, amount, shop } = await readBody(context, useBody);
  const used = takeAtTill(context.get('world'), code, amount, { ko: shop, en: shop });
  return context.json({ taken: used !== null, useNo: used?.useNo ?? '' });
});

/** Takes a use back, on the same day only. */
couponTill.post('/cancel', async (context) => {
  const { useNo } = await readBody(context, v.object({ useNo: v.string() }));
  const world = context.get('world');
  for (const coupon of [...drawersOf(world).values()].flat()) {
    const one = coupon.uses.find((each) => each.useNo === useNo);
    if (!one) continue;
    if (one.cnclYn === 'Y' || seoulDate(new Date(one.at)) !== seoulDate(world.now())) break;
    one.cnclYn = 'Y';
    moveSum(world, coupon, 'coupon.cancel', one.won, coupon.couponBrandCode);
    coupon.stcd = 'VALD';
    return context.json({ cancelled: true });
  }
  throw new AnswerError('4000', 'Nothing to take back.', { status: 400 });
});
