import { addDays, instantOf } from '@wallet/kit/format';
import type { Words } from '../language.ts';
import { accountName, ledgerOf } from '../ledger/index.ts';
import { notify } from '../noti/inbox.ts';
import { findPersona } from '../personas.ts';
import { AnswerError, type World } from '../room.ts';
import { daysFrom, seoulDate, seoulTime } from '../seoulTime.ts';
import { giftOf } from './gifts.ts';
import { creditOf, hours, lawOf } from './law.ts';
import { townOf } from './towns.ts';

/** NMBR waits for its payment, ENDD was not paid in time, BACK was paid too late or over the limit, and paid back. */
export interface Donation {
  epayno: string;
  /** The Idempotency-Key that made it. */
  intentId: string;
  state: 'NMBR' | 'PAID' | 'ENDD' | 'BACK';
  /** YYYYMMDDhhmmss: until when it can be paid, and when it was */
  endsAt: string;
  paidAt: string;
  payToken: string | null;
  pointYn: 'Y' | 'N';
  cntrAmt: number;
  cntrPoint: number;
  creatPointRate: number;
  locgovCd: string;
  spcfBsnsId: string;
  /** tax that it brings back; known for good once it is paid */
  credit: number;
}

/** Points of one donation: they buy gifts of its town only. */
interface Grant {
  locgovCd: string;
  left: number;
  endYmd: string;
}

export interface GiftOrder {
  orderId: string;
  locgovCd: string;
  lines: { itemCd: string; itemNm: Words; cnt: number; salePrice: number }[];
  orderedAt: string;
  to: { rcvrNm: string; phone: string; zip: string; address: string };
  /** what it took from which grant, to be given back */
  took: { grant: number; points: number }[];
  cancelledAt: string;
  damageAt: string;
}

export interface Giver {
  memberId: string;
  /** code of the town of the registered address */
  home: string;
  address: Words;
  donations: Donation[];
  grants: Grant[];
  orders: GiftOrder[];
  basket: { itemCd: string; cnt: number }[];
}

export const refuse = (code: string, message: string): never => {
  throw new AnswerError(code, message);
};

/** Where the register has them: one moved yesterday. */
const homes: Readonly<Record<string, [home: string, ko: string, en: string]>> = {
  foreigner: ['11130', '서울특별시 용산구 이태원로 12', '12 Itaewon-ro, Yongsan-gu, Seoul'],
  payReady: ['51130', '강원특별자치도 강릉시 경강로 7', '7 Gyeonggang-ro, Gangneung, Gangwon'],
};
const suwon = ['41110', '경기도 수원시 팔달구 행궁로 11', '11 Haenggung-ro, Suwon, Gyeonggi-do'] as const;

/** A giver as last left: what has ended since is not booked. */
export function keptGiver(world: World, memberId: string): Giver {
  const all = world.room('dnt.givers', () => new Map<string, Giver>());
  const known = all.get(memberId) ?? seeded(world, memberId);
  all.set(memberId, known);
  return known;
}

export function giverOf(world: World, memberId: string): Giver {
  const known = keptGiver(world, memberId);
  age(world, known);
  return known;
}
export const allGivers = (world: World): Giver[] => [
  ...world.room('dnt.givers', () => new Map<string, Giver>()).values(),
];

/** Numbers and points whose time is up. */
function age(world: World, { memberId, donations, grants }: Giver): void {
  const now = seoulTime(world.now());
  for (const one of donations) if (one.state === 'NMBR' && one.endsAt <= now) one.state = 'ENDD';
  for (const grant of grants) {
    if (grant.left > 0 && grant.endYmd < now.slice(0, 8)) {
      movePoints(world, memberId, -grant.left);
      grant.left = 0;
    }
  }
}

const paidIn = ({ donations }: Giver, year: string) =>
  donations.filter(({ state, paidAt }) => state === 'PAID' && paidAt.startsWith(year));

/** What somebody gave in a year, what it brings back, and what may still be given. */
export function yearOf(giver: Giver, year: string) {
  const paid = paidIn(giver, year);
  const sum = paid.reduce((all, { cntrAmt }) => all + cntrAmt, 0);
  const credit = paid.reduce((all, one) => all + one.credit, 0);
  return { sum, credit, left: Math.max(0, lawOf(Number(year)).limit - sum) };
}

/** A special disaster area, declared a month before the world began and for three months. */
export function isDisaster(world: World, locgovCd: string): boolean {
  const declared = world.room('dnt.disaster', () => daysFrom(world.now(), -30).slice(0, 8));
  return locgovCd === '47240' && seoulDate(world.now()) < addDays(declared, 90);
}

export const creditNow = (world: World, giver: Giver, { locgovCd, cntrAmt }: Donation): number => {
  const year = seoulDate(world.now()).slice(0, 4);
  return creditOf(Number(year), yearOf(giver, year).sum, cntrAmt, isDisaster(world, locgovCd));
};

export const isOpen = (world: World): boolean => {
  const time = seoulTime(world.now()).slice(8, 12);
  return time >= hours.from && time < hours.until;
};

function movePoints(world: World, memberId: string, amount: number): void {
  const entries = [
    { account: accountName.donation(memberId), currency: 'DNP', amount },
    { account: accountName.issuer, currency: 'DNP', amount: -amount },
  ];
  ledgerOf(world).post({ at: world.now().toISOString(), kind: 'dnt.points', entries });
}

/** It is paid: it counts in this year, and its points are there at once, for five years. */
export function keepPaid(world: World, giver: Giver, donation: Donation): void {
  const now = seoulTime(world.now());
  donation.credit = creditNow(world, giver, donation);
  Object.assign(donation, { state: 'PAID', paidAt: now });
  if (donation.cntrPoint > 0) {
    const endYmd = `${Number(now.slice(0, 4)) + 5}${now.slice(4, 8)}`;
    giver.grants.push({ locgovCd: donation.locgovCd, left: donation.cntrPoint, endYmd });
    movePoints(world, giver.memberId, donation.cntrPoint);
  }
  tell(world, giver, donation, { ko: '기부해 주셔서 고마워요', en: 'Thank you for your donation' });
}

export function tell(world: World, { memberId }: Giver, { epayno, locgovCd }: Donation, title: Words): void {
  const text = townOf(locgovCd)?.locgovNm ?? { ko: '', en: '' };
  notify(world, memberId, { title, text, link: `/dnt/FHL40000?donationId=${epayno}` });
}

export const sumOf = ({ lines }: Pick<GiftOrder, 'lines'>): number =>
  lines.reduce((sum, { cnt, salePrice }) => sum + cnt * salePrice, 0);

/** How many of a gift are left, whoever ordered the others. */
export function leftOf(world: World, itemCd: string): number {
  const sold = world.room('dnt.sold', () => new Map<string, number>());
  return (giftOf(itemCd)?.stock ?? 0) - (sold.get(itemCd) ?? 0);
}
function sell(world: World, { lines }: GiftOrder, sign: 1 | -1): void {
  const sold = world.room('dnt.sold', () => new Map<string, number>());
  for (const { itemCd, cnt } of lines) sold.set(itemCd, (sold.get(itemCd) ?? 0) + cnt * sign);
}

/** Takes the points that end first. */
export function order(
  world: World,
  giver: Giver,
  given: Pick<GiftOrder, 'locgovCd' | 'lines' | 'to'>,
): GiftOrder {
  let open = sumOf(given);
  const byEnd = giver.grants
    .map((grant, at) => ({ grant, at }))
    .filter(({ grant }) => grant.locgovCd === given.locgovCd && grant.left > 0)
    .toSorted((a, b) => a.grant.endYmd.localeCompare(b.grant.endYmd));
  if (byEnd.reduce((sum, { grant }) => sum + grant.left, 0) < open)
    refuse('DNT_POINTS', '이 지역 포인트가 모자라요.');
  movePoints(world, giver.memberId, -open);
  const took = byEnd.map(({ grant, at }) => {
    const points = Math.min(grant.left, open);
    open -= points;
    grant.left -= points;
    return { grant: at, points };
  });
  const made = { ...newOrder(world, given), took };
  sell(world, made, 1);
  giver.orders.push(made);
  giver.basket = giver.basket.filter(({ itemCd }) => !made.lines.some((line) => line.itemCd === itemCd));
  return made;
}

/** Points come back with the end that they had. */
export function cancelOrder(world: World, giver: Giver, one: GiftOrder): void {
  one.cancelledAt = seoulTime(world.now());
  for (const { grant, points } of one.took) {
    const from = giver.grants[grant];
    if (from) from.left += points;
  }
  movePoints(world, giver.memberId, sumOf(one));
  sell(world, one, -1);
  age(world, giver);
}

const newOrder = (world: World, given: Pick<GiftOrder, 'locgovCd' | 'lines' | 'to'>): GiftOrder => ({
  ...given,
  orderId: `DG${seoulDate(world.now())}${String(world.nextNumber('dnt.order')).padStart(4, '0')}`,
  orderedAt: seoulTime(world.now()),

  took: [],
  cancelledAt: '',
  damageAt: '',
});

const stages = ['ORDR', 'PREP', 'SENT', 'DLVD'] as const;
/** A day until it is prepared, three until it is sent, five until it is there. */
const stageDays = [0, 1, 3, 5] as const;
const DAY_MS = 86_400_000;

/** Where a gift stands by the clock; what came damaged is sent again. */
export function stageOf(world: World, { orderedAt, cancelledAt, damageAt }: GiftOrder) {
  if (cancelledAt !== '') return 'CNCL';
  if (damageAt !== '') return world.now().getTime() - instantOf(damageAt) > DAY_MS ? 'AGAN' : 'DMGE';
  const days = (world.now().getTime() - instantOf(orderedAt)) / DAY_MS;
  return stages[stageDays.findLastIndex((from) => from <= days)] ?? 'ORDR';
}
/** Damage is told within a day of its coming. */
export const canTellDamage = (world: World, one: GiftOrder): boolean =>
  stageOf(world, one) === 'DLVD' && world.now().getTime() - instantOf(one.orderedAt) < 6 * DAY_MS;

export const newDonation = (
  world: World,
  given: Pick<
    Donation,
    'intentId' | 'pointYn' | 'cntrAmt' | 'cntrPoint' | 'creatPointRate' | 'locgovCd' | 'spcfBsnsId'
  >,
): Donation => ({
  ...given,
  epayno: `DN${seoulDate(world.now())}${String(world.nextNumber('dnt.epayno')).padStart(4, '0')}`,
  state: 'NMBR',
  endsAt: `${seoulDate(world.now())}${hours.until}00`,

  paidAt: '',
  payToken: null,
  credit: 0,
});

/**
 * The persona `member` gave 100,000 won to Gangneung last year, whose points are left (the ledger's opening balance),
 * and to Jeonju the year before, whose points became two gifts; `employee` has 50,000 won left of this year's limit.
 */
function seeded(world: World, memberId: string): Giver {
  const [home, ko, en] = homes[world.personaId] ?? suwon;
  const giver: Giver = {
    memberId,
    home,
    address: { ko, en },
    donations: [],
    grants: [],
    orders: [],
    basket: [],
  };
  const year = Number(seoulDate(world.now()).slice(0, 4));
  const gave = (locgovCd: string, cntrAmt: number, paidAt: string, left: number) => {
    const at = { locgovCd, cntrAmt, spcfBsnsId: '', creatPointRate: 30, intentId: '' };
    const cntrPoint = locgovCd === '47140' ? 0 : 30_000;
    const made = newDonation(world, { ...at, cntrPoint, pointYn: cntrPoint > 0 ? 'Y' : 'N' });
    const credit = creditOf(Number(paidAt.slice(0, 4)), 0, cntrAmt, false);
    const epayno = `DN${paidAt.slice(0, 8)}0001`;
    giver.donations.push({ ...made, epayno, state: 'PAID', paidAt, credit });
    const endYmd = `${Number(paidAt.slice(0, 4)) + 5}${paidAt.slice(4, 8)}`;
    if (cntrPoint > 0) giver.grants.push({ locgovCd, left, endYmd });
  };
  if (!findPersona(world.personaId)?.services?.includes('28')) return giver;
  if (world.personaId === 'member') {
    gave('52110', 100_000, `${year - 2}1203101500`, 0);
    const to = { rcvrNm: '김하늘', phone: '01012345678', zip: '16487', address: ko };
    for (const [itemCd, days] of [
      ['G1012', -5],
      ['G1014', -2],
    ] as const) {
      const { itemNm, salePrice } = giftOf(itemCd) ?? { itemNm: { ko, en }, salePrice: 0 };
      const lines = [{ itemCd, itemNm, salePrice, cnt: 1 }];
      const time = seoulTime(new Date(world.now().getTime() - 3_600_000)).slice(8);
      giver.orders.push({
        ...newOrder(world, { locgovCd: '52110', lines, to }),
        orderedAt: daysFrom(world.now(), days, time),
        took: [{ grant: 0, points: salePrice }],
      });
    }
  }
  gave('51130', 100_000, `${year - 1}1210093000`, 30_000);
  if (world.personaId === 'employee') gave('47140', 19_950_000, `${year}0302110000`, 0);
  return giver;
}
