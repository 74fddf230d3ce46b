import { addDays, daysBetween } from '@wallet/kit/format';
import type { Context } from 'hono';
import { charge } from '../gateway/charge.ts';
import type { Payable } from '../gateway/payable.ts';
import { languageOf, spoken } from '../language.ts';
import { notify } from '../noti/inbox.ts';
import { type MemberContext, memberOf, type RoomEnv, remembered, type World } from '../room.ts';
import { daysFrom, seoulDate, seoulTime } from '../seoulTime.ts';
import { bookOf, firstDay, interLoan, libraryOf } from './catalog.ts';

export type At = Context<RoomEnv>;

export interface Member {
  joinYn: 'Y' | 'N';
  cardNo: string;
  /** WAIT until a desk has seen the ID once */
  cardSttus: 'NONE' | 'WAIT' | 'VLID' | 'STOP';
  homeLibId: string;
  nationalLibraryOfKoreaUserYn: 'Y' | 'N';
  libIdList: string[];
  /** messages wanted: three days before a book is due, when one is ready, when a stop is over */
  alrmList: string[];
}

export interface Loan {
  lonNo: string;
  bookId: string;
  libId: string;
  lonYmd: string;
  dueYmd: string;
  isExtended: boolean;
  /** empty while it is lent */
  rtnYmd: string;
}

export interface Reservation {
  rsrvNo: string;
  memberId: string;
  intentId: string;
  bookId: string;
  libId: string;
  /** INTR comes from another city (책바다) */
  knd: 'RSRV' | 'INTR';
  /** PAY waits for its payment, WAY is on its way, LPSE was not fetched or not paid in time */
  sttus: 'WAIT' | 'REDY' | 'PAY' | 'WAY' | 'LPSE' | 'CNCL';
  plcNo: number;
  /** until when it is kept, or to be paid; empty while one waits */
  untlYMS: string;
  payToken: string | null;
}

const cardNumber = (world: World) => `2026${String(world.nextNumber('book.card') + 41).padStart(10, '0')}`;

/** The personas `member` and `employee` have a card, others join first. */
export const memberAt = (context: At): Member =>
  remembered(context, 'book.member', ({ id }, world) => {
    const isIn = id === 'member' || id === 'employee';
    return {
      joinYn: isIn ? 'Y' : 'N',
      cardNo: isIn ? cardNumber(world) : '',
      cardSttus: isIn ? 'VLID' : 'NONE',

      homeLibId: isIn ? 'L1' : '',
      nationalLibraryOfKoreaUserYn: 'N',

      libIdList: isIn ? ['L1', 'L2'] : [],
      alrmList: ['DUE', 'REDY'],
    } satisfies Member as Member;
  });
export const newCard = (world: World, member: Member, cardSttus: Member['cardSttus']) =>
  Object.assign(member, { cardNo: cardNumber(world), cardSttus });

/** Book, library, days since it was lent, days until it is due, extended, returned so many days ago. */
const lent: Readonly<
  Record<string, readonly (readonly [string, string, number, number, boolean?, number?])[]>
> = {
  member: [
    ['B010', 'L1', 14, 0],
    ['B012', 'L1', 12, 2],
    ['B020', 'L2', 17, 4, true],
    ['B006', 'L1', 9, 5],
    ...[20, 34, 48, 90, 130, 200, 300, 400].map(
      (ago, at) => [`B0${30 + at}`, `L${(at % 4) + 1}`, ago + 12, -ago + 2, false, ago] as const,
    ),
  ],
  employee: [['B014', 'L1', 20, -6]],
};

export const loansAt = (context: MemberContext): Loan[] =>
  remembered(context, 'book.loans', ({ id }, world) =>
    (lent[id] ?? []).map(([bookId, libId, since, due, isExtended = false, back], at) => ({
      lonNo: `LN${at + 1}`,
      bookId,
      libId,
      isExtended,

      lonYmd: addDays(firstDay(world), -since),
      dueYmd: addDays(firstDay(world), due),
      rtnYmd: back === undefined ? '' : addDays(firstDay(world), -back),
    })),
  );
export const openLoans = (context: MemberContext) => loansAt(context).filter(({ rtnYmd }) => rtnYmd === '');

/** How late the latest book is, and until when nothing can be borrowed if it came back today. */
export function stopAt(context: At) {
  const today = seoulDate(context.get('world').now());
  const lateDayCnt = Math.max(0, ...openLoans(context).map(({ dueYmd }) => daysBetween(dueYmd, today)));
  return lateDayCnt > 0 ? { lateDayCnt, stpYmd: addDays(today, lateDayCnt) } : null;
}

/** Whether a loan can be extended, and else why not. */
export function extensionOf(context: At, loan: Loan) {
  const days = libraryOf(loan.libId)?.extDayCnt ?? 0;
  const isCardStopped = memberAt(context).cardSttus !== 'VLID';
  const extCd =
    loan.dueYmd < seoulDate(context.get('world').now())
      ? 'LATE'
      : loan.isExtended
        ? 'DONE'
        : (bookOf(loan.bookId)?.queue ?? 0) > 0
          ? 'WANT'
          : days === 0
            ? 'RULE'
            : stopAt(context) !== null || isCardStopped
              ? 'STOP'
              : 'OK';
  return { extCd, newDueYmd: addDays(loan.dueYmd, days) };
}

const nameOf = (context: At, { bookId, libId }: { bookId: string; libId: string }) => {
  const { ttl, athr } = bookOf(bookId) ?? { ttl: '', athr: '' };
  return spoken({ bookId, ttl, athr, libNm: libraryOf(libId)?.libNm ?? '' }, languageOf(context));
};

export const loanToWire = (context: At, loan: Loan) => ({
  ...nameOf(context, loan),

  lonNo: loan.lonNo,
  lonYmd: loan.lonYmd,
  dueYmd: loan.dueYmd,
  rtnYmd: loan.rtnYmd,
  ...extensionOf(context, loan),
});

/** All reservations of the world; every look at them ends those whose time is over. */
export function reservationsNow(world: World): Reservation[] {
  const all = world.room<Reservation[]>('book.reservations', () => {
    const of = { memberId: 'W000000001', intentId: '', payToken: null, knd: 'RSRV' as const, libId: 'L1' };
    const until = daysFrom(world.now(), 1, '235959');
    return [
      { ...of, rsrvNo: 'RV1', bookId: 'B016', sttus: 'REDY', plcNo: 0, untlYMS: until },
      { ...of, rsrvNo: 'RV2', bookId: 'B008', sttus: 'WAIT', plcNo: 2, untlYMS: '' },
    ];
  });
  const now = seoulTime(world.now());
  for (const one of all) if (['REDY', 'PAY'].includes(one.sttus) && one.untlYMS < now) one.sttus = 'LPSE';
  return all;
}
export const isOpen = ({ sttus }: Reservation) => ['WAIT', 'REDY', 'PAY', 'WAY'].includes(sttus);
export function reservationsAt(context: MemberContext): Reservation[] {
  const { walletMberIdnfiNo } = memberOf(context);
  return reservationsNow(context.get('world')).filter(({ memberId }) => memberId === walletMberIdnfiNo);
}
export const reservationToWire = (context: At, one: Reservation) => ({
  ...nameOf(context, one),

  rsrvNo: one.rsrvNo,
  knd: one.knd,
  sttus: one.sttus,
  plcNo: one.plcNo,
  untlYMS: one.untlYMS,
  payAmt: one.knd === 'INTR' ? interLoan.toPay : 0,
});

export function tell(world: World, one: Reservation, ko: string, en: string): void {
  const text = bookOf(one.bookId)?.ttl ?? { ko: '', en: '' };
  notify(world, one.memberId, { title: { ko, en }, text, link: '/book/FBK62000' });
}

/** The loan from another city that an open page of the payment company stands for. */
export function interLoanToPay(world: World, token: string): Payable | undefined {
  const loan = reservationsNow(world).find((one) => one.payToken === token && one.sttus === 'PAY');
  if (!loan) return undefined;
  return {
    product: `책바다 ${bookOf(loan.bookId)?.ttl.ko ?? ''}`,
    amount: interLoan.toPay,
    settle(act) {
      loan.payToken = null;
      const result = charge(world, act, 'book', loan, interLoan.toPay);
      if (result === 'paid') {
        Object.assign(loan, { sttus: 'WAY', untlYMS: '' });
        tell(world, loan, '책바다 비용을 결제했어요', 'Your interlibrary loan is paid');
      }
      return `/book/FBK62000?${new URLSearchParams({ rsrvNo: loan.rsrvNo, result })}`;
    },
  };
}
