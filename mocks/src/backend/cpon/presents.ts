import { addDays, addMonths } from '@wallet/kit/format';
import type { Words } from '../language.ts';
import { notify } from '../noti/inbox.ts';
import { findPersona, personas } from '../personas.ts';
import type { World } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';
import { type Coupon, drawerOf, makeCoupon, type NewCoupon } from './coupons.ts';
import { cloud, mart, sweet } from './opening.ts';

/** WAIT nobody has received it, RCVD, BACK taken back, CAME came back by itself, VOID used at a till meanwhile. */
export interface Present {
  prsntId: string;
  coupon: Coupon;
  giverId: string;
  /** who alone may receive it; empty for whoever has the link */
  rcvrTelno: string;
  rcvrId: string;
  msg: string;
  /** ms */
  at: number;
  stcd: 'WAIT' | 'RCVD' | 'BACK' | 'CAME' | 'VOID';
  intentId: string;
}

type Given = Pick<Present, 'coupon' | 'giverId' | 'rcvrTelno' | 'msg' | 'at' | 'intentId'>;

const DAY_MS = 86_400_000;
/** A present waits so long, and never longer than its coupon. */
const WAIT_DAYS = 7;
export const waitsUntil = ({ at, coupon }: Present) => {
  const until = addDays(seoulDate(new Date(at)), WAIT_DAYS);
  return until < coupon.expdtEndYmd ? until : coupon.expdtEndYmd;
};

const idOf = (persona: string) => findPersona(persona)?.person?.walletMberIdnfiNo ?? '';
const phoneOf = (persona: string) => findPersona(persona)?.phone ?? '';

/** Presents between two members, one in each state; one that waits for a child, and one from the market. */
function opening(world: World): Present[] {
  const [member, emma] = [idOf('member'), idOf('foreigner')];
  const today = seoulDate(world.now());
  const made = (name: Words, of: typeof cloud, more: Partial<NewCoupon> = {}): Coupon => {
    const cponSerno = `8811${String(world.nextNumber('cpon.opening')).padStart(12, '0')}`;
    const facts = { cponSerno, cponName: name, faceAmt: 4500, paidAmt: 4500, walletCponKd: '01' as const };
    const dates = { buyYmd: addDays(today, -20), expdtEndYmd: addMonths(today, 3) };
    return makeCoupon(world, { ...facts, ...dates, ...of, odrNo: '', ...more }, 'opening');
  };
  const americano = { ko: '아메리카노', en: 'Americano' };
  const row = (
    prsntId: string,
    giverId: string,
    rcvrTelno: string,
    coupon: Coupon,
    days: number,
    stcd: Present['stcd'] = 'WAIT',
  ): Present => ({
    prsntId,
    giverId,
    rcvrTelno,
    coupon,
    stcd,
    intentId: '',

    rcvrId: stcd === 'RCVD' ? emma : '',
    msg: '',
    at: world.now().getTime() - days * DAY_MS,
  });
  const bread = made({ ko: '소금빵', en: 'Salt bread' }, sweet, {
    cponSerno: '88000000030',
    faceAmt: 3200,
    paidAmt: 3000,
    odrNo: 'MK00000003',
    buyYmd: addDays(today, -1),
  });
  const sum = made({ ko: '1만원권', en: '10,000 won' }, mart, {
    walletCponKd: '02',
    faceAmt: 10_000,
    paidAmt: 9800,
  });
  const birthday = { msg: '생일 축하해!' };
  return [
    row('PR0001', member, phoneOf('foreigner'), bread, 1),
    row('PR0002', member, phoneOf('foreigner'), made(americano, cloud), 5, 'RCVD'),
    row('PR0003', member, '', made(americano, cloud), 6, 'BACK'),
    row('PR0004', member, phoneOf('foreigner'), made(americano, cloud), 15, 'CAME'),
    {
      ...row('PR0005', emma, phoneOf('member'), made({ ko: '카페라테', en: 'Café latte' }, cloud), 2),
      ...birthday,
    },
    { ...row('PR0006', emma, '', made({ ko: '쿠키 상자', en: 'Box of cookies' }, sweet), 1), ...birthday },
    { ...row('PR0007', emma, '', sum, 1), ...birthday },
    row('PR0008', emma, '', made(americano, cloud), 3, 'VOID'),
  ];
}

/** All presents of this world, the newest first. */
export function presentsOf(world: World): Present[] {
  const all = world.room('cpon.presents', () => [] as Present[]);
  if (all.length === 0) all.push(...opening(world));
  const today = seoulDate(world.now());
  // Those of members come back by due work; nobody does that for a giver who has never been in this world.
  for (const one of all) if (one.stcd === 'WAIT' && waitsUntil(one) < today) presentCameBack(world, one);
  return all;
}

/** A present that was not received in time is its giver's again. */
export function presentCameBack(world: World, present: Present): void {
  if (present.stcd !== 'WAIT') return;
  comeHome(world, present, 'CAME');
  notify(world, present.giverId, {
    title: { ko: '보낸 쿠폰이 돌아왔어요', en: 'A coupon came back' },
    text: present.coupon.cponName,
    link: `/cpon/FCP25300?presentId=${present.prsntId}`,
  });
}

/** The newest present of a coupon: the list begins with the newest. */
export const presentOf = (world: World, cponSerno: string) =>
  presentsOf(world).find(({ coupon }) => coupon.cponSerno === cponSerno);

function comeHome(world: World, present: Present, stcd: 'BACK' | 'CAME'): void {
  present.stcd = stcd;
  drawerOf(world, present.giverId).unshift(present.coupon);
}
export const takeBackPresent = (world: World, present: Present) => comeHome(world, present, 'BACK');

/** Puts a coupon on its way; a member with that phone number is told. */
export function givePresent(world: World, given: Given): Present {
  const prsntId = `PR${crypto.randomUUID().slice(0, 8)}`;
  const present: Present = { ...given, prsntId, rcvrId: '', stcd: 'WAIT' };
  presentsOf(world).unshift(present);
  const receiver = personas.find(({ phone }) => phone !== null && phone === given.rcvrTelno)?.person;
  if (receiver) {
    notify(world, receiver.walletMberIdnfiNo, {
      title: { ko: '쿠폰 선물이 왔어요', en: 'A coupon for you' },
      text: given.coupon.cponName,
      link: `/cpon/ReceiveCpon?presentId=${prsntId}`,
    });
  }
  return present;
}

/** The first who accepts has it, and gives it no further. */
export function receivePresent(world: World, present: Present, memberId: string): void {
  Object.assign(present, { stcd: 'RCVD', rcvrId: memberId });
  Object.assign(present.coupon, { giftYn: 'Y', odrNo: '' });
  drawerOf(world, memberId).unshift(present.coupon);
  notify(world, present.giverId, {
    title: { ko: '보낸 쿠폰을 받았어요', en: 'Your coupon was received' },
    text: present.coupon.cponName,
    link: `/cpon/FCP25300?presentId=${present.prsntId}`,
  });
}
