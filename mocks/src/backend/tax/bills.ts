import { addDays } from '@wallet/kit/format';
import { bankDay } from '../holidays.ts';
import type { Words } from '../language.ts';
import { notify } from '../noti/inbox.ts';
import type { Persona } from '../persona.ts';
import { type MemberContext, remembered, type World } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import { type Authority, BOOKED_AFTER, feeOf, lateOf, lateRule, type Means, PARTS_ABOVE } from './rules.ts';

interface Payment {
  payYMS: string;
  mthdDstcd: Means;
  feeAmt: number;
  totAmt: number;
  rcptNo: string;
}

export interface Bill {
  gojiNo: string;
  instDstcd: Authority;
  taxNm: Words;
  instNm: Words;
  lvyCtnt: Words;
  /** what the bill itself says, in won; what lateness adds is worked out at each look */
  bsicAmt: number;
  payLmtYmd: string;
  elctPayNo: string;
  isOfAnother: boolean;
  isPaidElsewhere: boolean;
  pay: Payment | null;
  /** open page of the payment company */
  payToken: string | null;
  payBy: Means | null;
  /** won that its open page states: tax and fee; absent in worlds from before it was kept */
  payTold?: { won: number; fee: number };
  /** why its last page did not pay: the sum that it stated was another by then, or the hours were over */
  payStop?: { cd: 'CHNG' | 'HOUR'; tldAmt: number; mthdDstcd: Means } | null;
  /** won of refunds that were set against it */
  offset?: number;
  /** ms of the last reminder */
  reminded?: number;
}

/** What a refund covers of taxes in arrears. */
export interface Offset {
  gojiNo: string;
  taxNm: Words;
  amt: number;
}

export interface Refund {
  rfndNo: string;
  instDstcd: Authority;
  taxNm: Words;
  instNm: Words;
  rsnCtnt: Words;
  rfndAmt: number;
  clmLmtYmd: string;
  acNo: string;
  /** ms; 0 until it was asked for */
  askedAt: number;
  isSent: boolean;
  /** known from the application on */
  offsets?: Offset[];
  intentId: string;
}

export interface TaxState {
  /** ms of the last fetch; 0 before the first */
  syncedAt: number;
  /** The authority does not answer: what is known stands with its time. */
  isSilent: boolean;
  bills: Bill[];
  refunds: Refund[];
  /** the member has been told what the authorities know: receipts stay readable after leaving */
  wasJoined?: boolean;
  /** ms from which reminders run: the first look, or joining again */
  remindFrom?: number;
}

const kinds = {
  income: { ko: '종합소득세', en: 'Income tax' },
  vat: { ko: '부가가치세', en: 'Value-added tax' },
  land: { ko: '종합부동산세', en: 'Comprehensive property tax' },
  property: { ko: '재산세', en: 'Property tax' },
  car: { ko: '자동차세', en: 'Car tax' },
  resident: { ko: '주민세', en: 'Resident tax' },
} as const;
type Kind = keyof typeof kinds;

/** In which months which taxes are due. */
export const calendar: readonly { mm: number; taxNm: Words }[] = (
  [
    [1, 'vat'],
    [5, 'income'],
    [6, 'car'],
    [7, 'property'],
    [8, 'resident'],
    [9, 'property'],
    [12, 'land'],
  ] as const
).map(([mm, kind]) => ({ mm, taxNm: kinds[kind] }));

const isNational = (kind: Kind) => kind === 'income' || kind === 'vat' || kind === 'land';
const offices = {
  N: { ko: '한빛세무서', en: 'Hanbit Tax Office' },
  L: { ko: '한빛시청', en: 'Hanbit City Hall' },
} as const;

function bill(gojiNo: string, kind: Kind, bsicAmt: number, due: string, more: Partial<Bill> = {}): Bill {
  const instDstcd = isNational(kind) ? 'N' : 'L';
  const [year, month] = [due.slice(0, 4), Number(due.slice(4, 6))];
  return {
    gojiNo,
    instDstcd,
    taxNm: kinds[kind],
    instNm: offices[instDstcd],
    bsicAmt,
    lvyCtnt: { ko: `${year}년 ${month}월분`, en: `For ${year}.${due.slice(4, 6)}` },
    payLmtYmd: bankDay(due),
    elctPayNo: `0126${gojiNo.slice(1).padStart(3, '0')}11000${due}`,

    isOfAnother: false,
    isPaidElsewhere: false,
    pay: null,
    payToken: null,
    payBy: null,
    ...more,
  };
}

/** What the authorities know of somebody on the day on which they are first asked. */
function taxesOf({ id }: Persona, world: World): TaxState {
  const now = world.now();
  const today = seoulDate(now);
  const open: [Kind, number, number][] = [
    ['property', 612_340, -65],
    ['income', 2_000_000, -25],
    ['car', 128_340, 0],
    ['vat', 1_234_560, 12],
    ['resident', 12_500, 20],
    ['land', 10_840_000, 25],
  ];
  const yearly: Kind[] = ['vat', 'income', 'car', 'property', 'resident', 'land'];
  const means: Means[] = ['ACCT', 'CRDT', 'PONT', 'DBIT'];
  const paid = Array.from({ length: 30 }, (_, at): Bill => {
    const kind = yearly[at % 6] ?? 'car';
    const due = addDays(today, -30 - at * 60);
    const won = 84_300 + ((at * 37_910) % 420_000);
    const by = means[at % 4] ?? 'ACCT';
    const one = bill(`P${at + 1}`, kind, won, due);
    if (at === 3) return { ...one, isPaidElsewhere: true };
    const feeAmt = feeOf(one.instDstcd, by, won, due);
    const payYMS = `${addDays(due, -2)}101500`;
    return { ...one, pay: { payYMS, mthdDstcd: by, feeAmt, totAmt: won + feeAmt, rcptNo: `TR${due}${at}` } };
  });
  const refund = (rfndNo: string, kind: Kind, rfndAmt: number, days: number, rsnCtnt: Words): Refund => {
    const instDstcd = isNational(kind) ? 'N' : 'L';
    return {
      rfndNo,
      instDstcd,
      taxNm: kinds[kind],
      instNm: offices[instDstcd],
      rsnCtnt,
      rfndAmt,

      clmLmtYmd: addDays(today, days),
      acNo: '',
      askedAt: 0,
      isSent: false,
      intentId: '',
    };
  };
  return {
    syncedAt: now.getTime() - 4 * 3_600_000,
    remindFrom: now.getTime(),
    isSilent: id === 'employee',
    bills: [
      ...open.map(([kind, won, days], at) => bill(`B${at + 1}`, kind, won, addDays(today, days))),
      bill('B9', 'car', 94_000, addDays(today, 9), { isOfAnother: true }),
      ...paid,
    ],
    refunds: [
      refund('R1', 'income', 84_210, 20, { ko: '연말에 더 낸 세금', en: 'Paid too much in the year' }),
      refund('R2', 'car', 23_450, 700, { ko: '차를 팔고 남은 기간', en: 'The car was sold' }),
    ],
  };
}

/** The wallet's number of this service. */
export const SERVICE = '34';

/** What the authorities know of the one who is signed in, as somebody saw it last. */
export const taxesSeen = (context: MemberContext): TaxState => remembered(context, 'tax.state', taxesOf);

export const myBills = ({ bills }: TaxState) => bills.filter(({ isOfAnother }) => !isOfAnother);

/** What paying a bill comes to now. */
export function sumOf(one: Bill, today: string): number {
  const { addAmt, addRunAmt } = lateOf(one.instDstcd, one.bsicAmt, one.payLmtYmd, today);
  return one.bsicAmt + addAmt + addRunAmt - (one.offset ?? 0);
}

export const isOpen = ({ pay, isPaidElsewhere }: Bill) => pay === null && !isPaidElsewhere;

/** What a refund of an authority covers first: its taxes in arrears, the longest due first. */
export function offsetsOf(state: TaxState, { instDstcd, rfndAmt }: Refund, today: string): Offset[] {
  let left = rfndAmt;
  return myBills(state)
    .filter((one) => isOpen(one) && one.instDstcd === instDstcd && one.payLmtYmd < today)
    .toSorted((a, b) => a.payLmtYmd.localeCompare(b.payLmtYmd))
    .flatMap((one) => {
      const amt = Math.min(left, sumOf(one, today));
      left -= amt;
      return amt > 0 ? [{ gojiNo: one.gojiNo, taxNm: one.taxNm, amt }] : [];
    });
}

/** Sets a refund against taxes in arrears; a tax that it covers whole is paid. */
export function offset(world: World, state: TaxState, refund: Refund): void {
  const today = seoulDate(world.now());
  refund.offsets = offsetsOf(state, refund, today);
  for (const { gojiNo, amt } of refund.offsets) {
    const one = state.bills.find((each) => each.gojiNo === gojiNo);
    if (!one) continue;
    one.offset = (one.offset ?? 0) + amt;
    if (sumOf(one, today) > 0) continue;
    Object.assign(one, { payToken: null, payBy: null });
    one.pay = { ...receiptOf(world), mthdDstcd: 'RFND', feeAmt: 0, totAmt: amt };
  }
}

function receiptOf(world: World) {
  const number = String(world.nextNumber('tax.receipt')).padStart(5, '0');
  return { payYMS: seoulTime(world.now()), rcptNo: `TR${seoulDate(world.now())}${number}` };
}

/** Writes down that a bill is paid, and tells of it. */
export function settle(world: World, memberId: string, one: Bill, by: Means): void {
  const today = seoulDate(world.now());
  const won = sumOf(one, today);
  const feeAmt = feeOf(one.instDstcd, by, won, today);
  Object.assign(one, { payToken: null, payBy: null, payStop: null });
  one.pay = { ...receiptOf(world), mthdDstcd: by, feeAmt, totAmt: won + feeAmt };
  notify(world, memberId, {
    title: { ko: '세금을 냈어요', en: 'Tax is paid' },
    text: one.taxNm,
    link: `/tax/FNT30000?billId=${one.gojiNo}`,
  });
}

export function billToWire(one: Bill, now: Date) {
  const { gojiNo, instDstcd, taxNm, instNm, lvyCtnt, bsicAmt, payLmtYmd, elctPayNo, isPaidElsewhere, pay } =
    one;
  const today = seoulDate(now);
  const { since: _, ...addRule } = lateRule(one.instDstcd, today);
  const late = lateOf(one.instDstcd, one.bsicAmt, one.payLmtYmd, today);
  const totAmt = sumOf(one, today);
  const isBooked = one.pay !== null && one.pay.payYMS.slice(0, 8) <= addDays(today, -BOOKED_AFTER);
  return {
    gojiNo,
    instDstcd,
    taxNm,
    instNm,
    lvyCtnt,
    bsicAmt,
    payLmtYmd,
    elctPayNo,
    pay,
    ofstAmt: one.offset ?? 0,
    payStop: one.payStop ?? null,
    ...(isOpen(one) ? { ...late, totAmt } : { addAmt: 0, addRunAmt: 0, totAmt: one.bsicAmt }),
    addRule,
    gojiStcd: isPaidElsewhere ? 'ELSE' : one.pay === null ? 'OPEN' : isBooked ? 'BOOK' : 'PAID',
    partYn: one.instDstcd === 'N' && one.bsicAmt > PARTS_ABOVE ? 'Y' : 'N',
    mthdList: (['ACCT', 'PONT', 'CRDT', 'DBIT'] as const).map((mthdDstcd) => ({
      mthdDstcd,
      feeAmt: feeOf(one.instDstcd, mthdDstcd, totAmt, today),
    })),
  };
}
