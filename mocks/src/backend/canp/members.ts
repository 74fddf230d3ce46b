import { addDays, addMonths, formatMoney, instantOf } from '@wallet/kit/format';
import type { Words } from '../language.ts';
import { accountName, bankAccountsOf, ledgerOf } from '../ledger/index.ts';
import { notify } from '../noti/inbox.ts';
import { personaOf } from '../personas.ts';
import { memosOf, moves } from '../point-fe/transactionsBook.ts';
import type { World } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import { ANSWER_DAYS, activityOf, priceOf, rhythm, yearLimit } from './tariff.ts';

export interface Practice {
  prctNo: string;
  actvCd: string;
  /** YYYYMMDD */
  day: string;
  quantity: number;
  points: number;
  /** what of it counts: less than its points beyond a limit, nothing where the budget was gone */
  counted: number;
  place: Words;
  proof: 'NONE' | 'PHOT' | 'RCPT';
  /** why the agency did not take it */
  reason: Words | null;
  isBudgetGone: boolean;
  receiptNo: string;
  intentId: string;
}

/** OTHR: the agency knows these details under another member of the wallet. */
type Standing = 'NONE' | 'JOIN' | 'OTHR' | 'LEFT';

export interface Member {
  state: Standing;
  joinedOn: string;
  leftOn: string;
  /** number of the account, or CARD */
  meansId: string;
  takesReceipts: boolean;
  /** YYYYMMDDhhmmss from which e-receipts count by themselves; absent in worlds from before it was kept */
  takesSince?: string;
  practices: Practice[];
  /** months whose points have left the ledger: YYYYMM */
  paid: string[];
  /** months whose payout came back, and since when it is sent again; empty while it waits */
  returned: Record<string, string>;
}

const nowhere = { ko: '', en: '' };
/** In the morning of its day. */
const PAY_TIME = '090000';
export const CARD = 'CARD';
const nextMonth = (month: string) => addMonths(`${month}01`, 1).slice(0, 6);
/** Where the budget of the year ran out: what is done from that day on is recorded and not paid. */
export const budgetOf = (world: World) => world.room('canp.budget', () => ({ goneOn: '' }));

const sum = (practices: readonly Practice[]) => practices.reduce((all, { counted }) => all + counted, 0);
export const monthOf = (member: Member, month: string) =>
  member.practices.filter(({ day }) => day.startsWith(month));
export const yearSum = (member: Member, year: string, actvCd?: string) =>
  sum(member.practices.filter((one) => one.day.startsWith(year) && (!actvCd || one.actvCd === actvCd)));
export const monthSum = (member: Member, month: string) => sum(monthOf(member, month));

type Done = Pick<Practice, 'actvCd' | 'day' | 'quantity'> & Partial<Practice>;

/** WHOLE_UNITS_DOWN, then CAP_CUT: the limit of the activity first, then that of the year. */
export function record(world: World, member: Member, done: Done): Practice {
  const year = done.day.slice(0, 4);
  const activity = activityOf(done.actvCd);
  const points = activity ? Math.floor(done.quantity) * priceOf(activity, Number(year)) : 0;
  const left = Math.min(
    (activity?.cap ?? 0) - yearSum(member, year, done.actvCd),
    yearLimit(Number(year)) - yearSum(member, year),
  );
  const { goneOn } = budgetOf(world);
  const isBudgetGone = goneOn !== '' && goneOn <= done.day && goneOn.startsWith(year);
  const counted = isBudgetGone || done.reason ? 0 : Math.max(0, Math.min(points, left));
  const practice: Practice = {
    prctNo: `CP${world.nextNumber('canp.practice')}`,
    points,
    counted,
    isBudgetGone,

    place: nowhere,
    proof: 'NONE',
    reason: null,
    receiptNo: '',
    intentId: '',
    ...done,
  };
  member.practices.push(practice);
  return practice;
}

export function payoutOf(world: World, member: Member, month: string) {
  const now = seoulTime(world.now());
  const today = now.slice(0, 8);
  const next = nextMonth(month);
  const again = member.returned[month];
  const sentOn = again || `${next}${rhythm.sent}`;
  const arrivedOn = again ? addDays(again, 3) : `${next}${rhythm.arrived}`;
  const state =
    again === ''
      ? 'BACK'
      : member.paid.includes(month) || now >= `${arrivedOn}${PAY_TIME}`
        ? 'ARRV'
        : again
          ? 'AGIN'
          : today >= sentOn
            ? 'SENT'
            : today >= `${next}${rhythm.fixed}`
              ? 'FIXD'
              : 'OPEN';
  return { month, points: monthSum(member, month), state, sentOn, arrivedOn };
}

/** Every month with something in it, the newest first. */
export const monthsOf = (member: Member): string[] =>
  [...new Set(member.practices.map(({ day }) => day.slice(0, 6)))].toSorted().toReversed();

export function practiceState(world: World, member: Member, one: Practice): string {
  const today = seoulDate(world.now());
  if (one.reason) return 'RFSD';
  if (one.isBudgetGone) return 'BUDG';
  if (one.counted === 0) return 'OVER';
  const { state } = payoutOf(world, member, one.day.slice(0, 6));
  // Paid once the money is there: what is on its way, or came back, is fixed and not paid.
  if (state !== 'OPEN') return state === 'ARRV' ? 'PAID' : 'FIXD';
  const isAnswered = one.proof === 'NONE' ? one.day < today : addDays(one.day, ANSWER_DAYS) <= today;
  return isAnswered ? 'CHCK' : 'RPRT';
}

/** What a usual month brings: day of the month, activity, quantity. */
export const usual: readonly [day: number, actvCd: string, quantity: number][] = [
  ...[1, 2, 4, 7, 9, 12, 14, 16, 19, 21].map((day) => [day, 'receipt', 1] as [number, string, number]),
  ...[3, 11, 17].map((day) => [day, 'cup', 1] as [number, string, number]),
  [5, 'bicycle', 3.8],
  [10, 'bag', 1],
  [8, 'refill', 1],
  [13, 'recyclables', 2.7],
  [15, 'box', 1],
];
export const shops: Readonly<Record<string, Words>> = {
  receipt: { ko: '새벽마트 여의도점', en: 'Dawn Mart Yeouido' },
  cup: { ko: '느티나무 커피', en: 'Zelkova Coffee' },
  bicycle: { ko: '서울 공유자전거', en: 'Seoul bicycles' },
  refill: { ko: '알맹이 리필', en: 'Refill Corner' },
  recyclables: { ko: '영등포 수거기', en: 'Yeongdeungpo machine' },
  box: { ko: '초록 배달', en: 'Green Delivery' },
};
const unclear = { ko: '장바구니가 보이지 않아요', en: 'No bag can be seen' };
const MONTHS = 14;

function pastOf(world: World, member: Member): void {
  const today = seoulDate(world.now());
  for (let ago = MONTHS - 1; ago >= 0; ago -= 1) {
    const month = addMonths(`${today.slice(0, 6)}01`, -ago).slice(0, 6);
    for (const [at, actvCd, quantity] of usual.toSorted(([a], [b]) => a - b)) {
      const day = `${month}${String(at).padStart(2, '0')}`;
      const isPriced = actvCd !== 'bag' || month >= '202601';
      if (day >= today || !isPriced) continue;
      const proof = actvCd === 'bag' ? 'PHOT' : 'NONE';
      record(world, member, { actvCd, day, quantity, proof, place: shops[actvCd] ?? nowhere });
    }
    const asked = `${month}06`;
    if (asked < today && ago % 6 === 1 && month >= '202601') {
      record(world, member, { actvCd: 'bag', day: asked, quantity: 1, proof: 'PHOT', reason: unclear });
    }
  }
}

/** Somebody as the agency knows them; their points that are not paid yet stand in the ledger. */
export function memberIn(world: World, memberId: string): Member {
  const all = world.room('canp.members', () => new Map<string, Member>());
  const known = all.get(memberId);
  if (known) {
    known.takesSince ??= seoulTime(world.now());
    return known;
  }
  const persona = personaOf(world);
  const hasJoined = persona.id === 'carbonMember';
  const member: Member = {
    state: hasJoined ? 'JOIN' : 'NONE',
    leftOn: '',
    takesReceipts: hasJoined,
    practices: [],
    paid: [],

    joinedOn: hasJoined ? addMonths(seoulDate(world.now()), -MONTHS) : '',
    returned: {},
    meansId: bankAccountsOf(persona)[0]?.acNo ?? CARD,
    takesSince: seoulTime(world.now()),
  };
  all.set(memberId, member);
  if (hasJoined) {
    pastOf(world, member);
    member.paid = monthsOf(member).filter((month) => payoutOf(world, member, month).state === 'ARRV');
    const open = monthsOf(member).filter((month) => !member.paid.includes(month));
    give(
      world,
      memberId,
      open.reduce((points, month) => points + monthSum(member, month), 0),
    );
  }
  return member;
}

/** Points of a practice, or taken back where negative. */
export function give(world: World, memberId: string, points: number): void {
  if (points === 0) return;
  ledgerOf(world).post({
    at: world.now().toISOString(),
    kind: 'canp.practice',
    entries: moves(accountName.issuer, accountName.carbon(memberId), 'CNP', points),
  });
}

/** When a month is paid by itself; undefined where it was, or waits for another account. */
export function paidAt(world: World, member: Member, month: string): number | undefined {
  if (member.paid.includes(month) || member.returned[month] === '') return undefined;
  return instantOf(`${payoutOf(world, member, month).arrivedOn}${PAY_TIME}`);
}

/** Pays a month: points become won in the account, or points of a card, which the wallet does not keep. */
export function payMonth(world: World, memberId: string, member: Member, month: string): void {
  const points = monthSum(member, month);
  member.paid.push(month);
  if (points === 0) return;
  const toAccount = moves(
    accountName.merchant('canp'),
    accountName.bank(memberId, member.meansId),
    'KRW',
    points,
  );
  const { number } = ledgerOf(world).post({
    at: world.now().toISOString(),
    kind: 'canp.payout',
    entries: [
      ...moves(accountName.carbon(memberId), accountName.issuer, 'CNP', points),
      ...(member.meansId === CARD ? [] : toAccount),
    ],
  });
  memosOf(world).set(number, { titl: '탄소중립포인트', titlEng: 'Carbon-neutral points' });
  const isCard = member.meansId === CARD;
  notify(world, memberId, {
    title: { ko: '탄소중립포인트가 들어왔어요', en: 'Your carbon points were paid' },
    text: isCard
      ? { ko: `카드 포인트 ${formatMoney(points)}P예요.`, en: `${formatMoney(points)} card points.` }
      : { ko: `${formatMoney(points)}원이에요.`, en: `${formatMoney(points)} won.` },
    link: `/canp/FCA64000?month=${month}`,
  });
}
