import type { Words } from '../language.ts';
import { accountName, ledgerOf } from '../ledger/index.ts';
import { personas } from '../personas.ts';
import type { World } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';
import { openingCoupons } from './opening.ts';

/** 01 goods, 02 a sum of money, 03 of the bank (assumed). */
type Kind = '01' | '02' | '03';

export interface Use {
  useNo: string;
  shopName: Words;
  /** ms */
  at: number;
  won: number;
  cnclYn: 'Y' | 'N';
}

/** What only a coupon of the bank has. */
interface Benefit {
  /** per cent a year; 0 where it is a sum */
  finacCponIrt: number;
  finacCponAmt: number;
  /** 01 usable, 02 applied for, 03 used, 06 withdrawn by the bank (assumed) */
  finacCponStusDstcd: '01' | '02' | '03' | '06';
  extenAbilNotms: number;
  prdctDstcd: 'DPST' | 'LOAN' | 'EXCH' | 'CARD';
  prdctName: Words;
}

/** A coupon in a member's drawer. What is left of a sum is the ledger's to know. */
export interface Coupon {
  hirkCtntID: string;
  cponSerno: string;
  walletCponKd: Kind;
  cponName: Words;
  couponBrandCode: string;
  couponBrandName: Words;
  /** what it is worth at most */
  faceAmt: number;
  /** what the buyer paid; 0 for what was given free of charge */
  paidAmt: number;
  /** day of purchase; empty for what was free */
  buyYmd: string;
  /** its order in the market; only the buyer has it */
  odrNo: string;
  /** the payment of that order in the ledger */
  payNo?: number | undefined;
  expdtEndYmd: string;
  stcd: 'VALD' | 'USED' | 'RFND';
  /** received from somebody: it is given no further */
  giftYn: 'Y' | 'N';
  uses: Use[];
  finac?: Benefit;
  /** intents that were carried out: extensions, a refund */
  keys: string[];
  /** its holder does not want to see it any more; what it proves stays */
  isHidden?: boolean;
}

type Made = 'hirkCtntID' | 'stcd' | 'giftYn';
export type NewCoupon = Omit<Coupon, 'uses' | 'keys' | Made> & Partial<Pick<Coupon, Made>>;

export const drawersOf = (world: World) => world.room('cpon.drawers', () => new Map<string, Coupon[]>());

/** Makes a coupon; a sum comes into the ledger with it. */
export function makeCoupon(world: World, fresh: NewCoupon, kind = 'coupon.issue'): Coupon {
  const coupon: Coupon = {
    hirkCtntID: fresh.hirkCtntID ?? `CP${world.nextNumber('cpon.id')}`,

    stcd: 'VALD',
    giftYn: 'N',
    uses: [],
    keys: [],
    ...structuredClone(fresh),
  };
  if (coupon.walletCponKd === '02') moveSum(world, coupon, kind, coupon.faceAmt);
  return coupon;
}

/** Everything a member holds; the first who asks finds what they begin with. */
export function drawerOf(world: World, memberId: string): Coupon[] {
  const drawers = drawersOf(world);
  const known = drawers.get(memberId);
  if (known) return known;
  const persona = personas.find(({ person }) => person?.walletMberIdnfiNo === memberId);
  const own = openingCoupons(seoulDate(world.now()), memberId, persona?.id ?? '').map(
    ({ spent, ...fresh }) => {
      const coupon = makeCoupon(world, fresh, 'opening');
      for (const [days, won] of spent ?? [])
        use(world, coupon, { won, shopName: coupon.couponBrandName, days });
      return coupon;
    },
  );
  drawers.set(memberId, own);
  return own;
}

/** A sum comes into a coupon, or leaves it where negative, to the shop or back to who issued it. */
export function moveSum(
  world: World,
  { cponSerno }: Coupon,
  kind: string,
  won: number,
  to = 'coupons',
): void {
  if (won === 0) return;
  ledgerOf(world).post({
    at: world.now().toISOString(),
    kind,
    entries: [
      { account: accountName.coupon(cponSerno), currency: 'KRW', amount: won },
      { account: accountName.merchant(to), currency: 'KRW', amount: -won },
    ],
  });
}

export const balanceOf = (world: World, { walletCponKd, cponSerno }: Coupon) =>
  walletCponKd === '02' ? ledgerOf(world).balance(accountName.coupon(cponSerno), 'KRW') : 0;

/** What a member sees of their drawer. */
export const shownCoupons = (world: World, memberId: string) =>
  drawerOf(world, memberId).filter(({ isHidden }) => !isHidden);

/** The last day is good until its midnight in Seoul. */
export const hasEnded = (world: World, { expdtEndYmd }: Coupon) => expdtEndYmd < seoulDate(world.now());

export const isUsable = (world: World, coupon: Coupon) =>
  coupon.stcd === 'VALD' && !hasEnded(world, coupon) && (coupon.finac?.finacCponStusDstcd ?? '01') === '01';

/** What a member may still use: home counts it, the coupon area lists it. */
export const usableCoupons = (world: World, memberId: string) =>
  drawerOf(world, memberId).filter((one) => isUsable(world, one));

interface Spending {
  won: number;
  shopName: Words;
  /** so many days ago: before the ledger opened */
  days?: number;
}

/** A till takes a coupon, whole or in part: one booking. */
export function use(world: World, coupon: Coupon, { won, shopName, days }: Spending): Use {
  if (coupon.walletCponKd === '02')
    moveSum(world, coupon, days === undefined ? 'coupon.use' : 'opening', -won, coupon.couponBrandCode);
  const at = world.now().getTime() - (days ?? 0) * 86_400_000;
  const used: Use = { useNo: `CU${world.nextNumber('cpon.use')}`, shopName, at, won, cnclYn: 'N' };
  coupon.uses.unshift(used);
  if (balanceOf(world, coupon) === 0) coupon.stcd = 'USED';
  return used;
}

export function issueCoupon(world: World, memberId: string, fresh: NewCoupon): Coupon {
  const coupon = makeCoupon(world, fresh);
  drawerOf(world, memberId).unshift(coupon);
  return coupon;
}

/** Takes a coupon out of a drawer: given away, or given back. */
export function dropCoupon(world: World, memberId: string, cponSerno: string): Coupon | undefined {
  const drawer = drawerOf(world, memberId);
  const at = drawer.findIndex((one) => one.cponSerno === cponSerno);
  return at < 0 ? undefined : drawer.splice(at, 1)[0];
}
