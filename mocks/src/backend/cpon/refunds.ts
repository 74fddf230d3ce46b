import { addDays } from '@wallet/kit/format';
import type { World } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';
import { balanceOf, type Coupon, hasEnded } from './coupons.ts';

/** Standard terms of new-type vouchers (2015-04, 2020-12, 2025-09), by the day from which each rule counts. */
const law = [
  { from: '20150401', percent: 90, percentAbove: 90 },
  { from: '20250916', percent: 90, percentAbove: 95 },
] as const;
const ABOVE = 50_000;
const WITHDRAWAL_DAYS = 7;
const CLAIM_YEARS = 5;
/** A sum is paid out from so many per cent of it used on; of a small sum more. */
const PAID_OUT_FROM = 60;
const SMALL_SUM = { upTo: 10_000, from: 80 };
const usedEnough = (face: number) => (face <= SMALL_SUM.upTo ? SMALL_SUM.from : PAID_OUT_FROM);

const ruleOn = (day: string) => law.findLast(({ from }) => from <= day) ?? law[0];

/** The rules of a day under their wire names, which are ours. */
export function refundRules(day: string) {
  const { percent, percentAbove } = ruleOn(day);
  return {
    wthdrDayCnt: WITHDRAWAL_DAYS,
    clmYrCnt: CLAIM_YEARS,
    useRt: PAID_OUT_FROM,
    smlUseRt: SMALL_SUM.from,
    smlAmt: SMALL_SUM.upTo,
    endRt: percent,
    endAbvRt: percentAbove,
    abvAmt: ABOVE,
  };
}

interface Refund {
  /** MRKT whole, at the market; CASH the rest in money; ENDD by the table; FREE, LATE, EARL, GONE nothing */
  rsnCd: 'MRKT' | 'CASH' | 'ENDD' | 'FREE' | 'LATE' | 'EARL' | 'GONE';
  rate: number;
  wonAmt: number;
  pntAmt: number;
}

/** What one would get back for a coupon today. */
export function refundOf(world: World, coupon: Coupon): Refund {
  const today = seoulDate(world.now());
  const nothing = (rsnCd: Refund['rsnCd']): Refund => ({ rsnCd, rate: 0, wonAmt: 0, pntAmt: 0 });
  const { walletCponKd, faceAmt, paidAmt, buyYmd, odrNo, stcd, giftYn } = coupon;
  if (stcd !== 'VALD') return nothing('GONE');
  if (walletCponKd === '03' || buyYmd === '') return nothing('FREE');
  if (today > `${Number(buyYmd.slice(0, 4)) + CLAIM_YEARS}${buyYmd.slice(4)}`) return nothing('LATE');
  const isSum = walletCponKd === '02';
  const rest = isSum ? balanceOf(world, coupon) : paidAmt;
  const used = isSum ? faceAmt - rest : 0;
  if (giftYn === 'N' && odrNo !== '' && used === 0 && today <= addDays(buyYmd, WITHDRAWAL_DAYS))
    return { rsnCd: 'MRKT', rate: 100, wonAmt: paidAmt, pntAmt: 0 };
  if (hasEnded(world, coupon)) {
    const rule = ruleOn(today);
    const rate = faceAmt > ABOVE ? rule.percentAbove : rule.percent;
    return { rsnCd: 'ENDD', rate, wonAmt: Math.floor((rest * rate) / 100), pntAmt: rest };
  }
  if (isSum && used * 100 >= faceAmt * usedEnough(faceAmt))
    return { rsnCd: 'CASH', rate: 100, wonAmt: rest, pntAmt: 0 };
  return nothing('EARL');
}
