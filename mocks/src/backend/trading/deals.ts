import { addDays, instantOf, maskName } from '@wallet/kit/format';
import { bankDay } from '../holidays.ts';
import type { Words } from '../language.ts';
import { accountName, ledgerOf } from '../ledger/index.ts';
import { findPersona, personas } from '../personas.ts';
import type { World } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import { accountToPay, payToMember, undoPayment } from '../walletMoney.ts';
import { type Price, partOf, sharesOf, sumsOf } from './sums.ts';
import { tellDesk, tellState, warnOfConfirming } from './tell.ts';

export type State =
  | ('OFFR' | 'ACPT' | 'HELD' | 'SENT' | 'DLVD' | 'DSPT' | 'RTNG' | 'FRZN')
  | ('RLSD' | 'PART' | 'RTND' | 'WDRN' | 'EXPR');
type Reason = 'NOTC' | 'DMGD' | 'OTHR' | 'DIFF';

export interface Dispute {
  rsnCd: Reason;
  ctnt: string;
  imgList: string[];
  answCtnt: string;
  /** in ms: when it was opened, answered, handed to the desk; 0 until then */
  openedAt: number;
  answeredAt: number;
  deskAt: number;
  ofrList: { byCd: 'BUYR' | 'SELR'; kndCd: 'PART' | 'RTRN'; pct: number; dttm: string }[];
  dcdCd: '' | 'AGRD' | 'DESK' | 'SLNT';
  bckCrrCd: string;
  bckInvcNo: string;
  sentBackAt: number;
}

export interface Deal extends Price {
  dlNo: string;
  thngNm: Words | string;
  thngCtnt: Words | string;
  imgList: string[];
  wayCd: 'PRCL' | 'PRSN';
  /** member ids; empty while nobody has accepted */
  buyer: string;
  seller: string;
  writer: string;
  /** whose word an offer waits for; empty: whoever was invited */
  waitsFor: string;
  /** one more with each change of the terms */
  verNo: number;
  stcd: State;
  /** in ms: since when it stands so */
  since: number;
  pntAmt: number;
  /** its payment in the ledger; none of a deal that was paid before the ledger opened */
  payNo?: number;
  histList: { stcd: State; dttm: string }[];
  crrCd: string;
  invcNo: string;
  isLost: boolean;
  qr: { text: string; until: number } | null;
  dspt: Dispute | null;
  msgList: { by: string; ctnt: string; cvrdYn: 'Y' | 'N'; dttm: string }[];
  frozen: { stcd: State; at: number } | null;
  reports: string[];
  /** won for a seller whose account takes none */
  waits: number;
  /** of which delivery the buyer was warned that it confirms itself */
  warnedAt?: number;
  /** who did what last: sent again it is the same */
  last: string;
}

const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
const ESCROW = accountName.merchant('trading');
/** Every number of the service that may change. */
export const tariff = {
  acceptHours: 72,
  payHours: 24,
  shipDays: 5,
  autoConfirmDays: 7,
  answerDays: 3,
  agreeDays: 7,

  deskDays: 10,
  returnDays: 5,
  returnCheckDays: 3,
  carrierDays: 2,
  warnDays: 2,

  price: [1_000, 2_000_000] as const,
  perDay: 3_000_000,
  open: 10,
  first: 300_000,
  young: 100_000,
} as const;
export const withMoney: readonly State[] = ['HELD', 'SENT', 'DLVD', 'DSPT', 'RTNG', 'FRZN'];
export const isOpen = ({ stcd }: Deal): boolean =>
  stcd === 'OFFR' || stcd === 'ACPT' || withMoney.includes(stcd);

const endOf = (day: string) => instantOf(`${day}235959`) + 1_000;
function afterBankDays(from: number, days: number): number {
  let day = seoulDate(new Date(from));
  for (let left = days; left > 0; left -= 1) day = bankDay(addDays(day, 1));
  return endOf(day);
}

/** What happens by itself, and when: each state has one clock at most. */
export function dueOf({ stcd, since, isLost, dspt }: Deal): { at: number; next: State } | null {
  const t = tariff;
  if (stcd === 'OFFR') return { at: since + t.acceptHours * HOUR, next: 'EXPR' };
  if (stcd === 'ACPT') return { at: since + t.payHours * HOUR, next: 'EXPR' };
  if (stcd === 'HELD') return { at: afterBankDays(since, t.shipDays), next: 'RTND' };
  if (stcd === 'SENT') return isLost ? null : { at: since + t.carrierDays * DAY, next: 'DLVD' };
  if (stcd === 'DLVD')
    return { at: endOf(addDays(seoulDate(new Date(since)), t.autoConfirmDays)), next: 'RLSD' };
  if (stcd === 'RTNG')
    return dspt?.sentBackAt
      ? { at: endOf(addDays(seoulDate(new Date(dspt.sentBackAt)), t.returnCheckDays)), next: 'RTND' }
      : { at: afterBankDays(since, t.returnDays), next: 'RLSD' };
  if (stcd !== 'DSPT' || !dspt) return null;
  if (dspt.deskAt) {
    // The stand-in's desk reads what is there: who shows a picture, or has nothing to show, is believed.
    const isShown = dspt.imgList.length > 0 || dspt.rsnCd === 'NOTC';
    return { at: afterBankDays(dspt.deskAt, t.deskDays), next: isShown ? 'RTND' : 'RLSD' };
  }
  if (!dspt.answeredAt) return { at: afterBankDays(dspt.openedAt, t.answerDays), next: 'RTND' };
  const isSellersTurnOver = dspt.ofrList.at(-1)?.byCd === 'SELR';
  return { at: dspt.answeredAt + t.agreeDays * DAY, next: isSellersTurnOver ? 'RLSD' : 'DSPT' };
}

interface Room {
  deals: Deal[];
  /** members whose account takes no money */
  closed: string[];
  /** what the first deals hold stands in the ledger */
  isBooked: boolean;
}

const STRANGER = { id: 'W000009001', name: '이바다', acNo: '12345601234567' };
const known: Record<string, { since: string; good: number }> = {
  W000000001: { since: '20240312', good: 12 },
  W000000004: { since: '20231105', good: 31 },
  W000000005: { since: '20250120', good: 4 },
  [STRANGER.id]: { since: '20250816', good: 7 },
};

const nameOf = (memberId: string) =>
  memberId === STRANGER.id
    ? STRANGER.name
    : (personas.find(({ person }) => person?.walletMberIdnfiNo === memberId)?.person?.custName ?? '');

export function standingOf(world: World, memberId: string) {
  const done = roomOf(world).deals.filter(
    ({ buyer, seller, stcd }) => stcd === 'RLSD' && [buyer, seller].includes(memberId),
  );
  const { since = seoulDate(world.now()), good = 0 } = known[memberId] ?? {};
  return { nm: maskName(nameOf(memberId)), joinYmd: since, goodCnt: good + done.length };
}

const roomOf = (world: World): Room => world.room('trading', () => begun(world));
export const closedOf = (world: World): string[] => roomOf(world).closed;

/** The deals as they were left: home reads, and changes nothing. */
export const dealsSeen = (world: World): readonly Deal[] => roomOf(world).deals;

function bookOpening(world: World, deals: readonly Deal[]): void {
  const sum = heldOf(deals);
  const entries = [
    { account: ESCROW, currency: 'KRW', amount: sum },
    { account: 'opening', currency: 'KRW', amount: -sum },
  ];
  ledgerOf(world).post({ at: world.now().toISOString(), kind: 'opening', entries });
}

/** Every deal; the first who asks opens the escrow. */
export function dealsOf(world: World): Deal[] {
  const room = roomOf(world);
  const { deals } = room;
  if (!room.isBooked) bookOpening(world, deals);
  room.isBooked = true;
  return deals;
}

export interface DealEvent {
  at: number;
  happen(): void;
}

/** What will happen by itself to a deal, as the world sees it at that moment. */
export function eventsOf(world: World, deal: Deal): DealEvent[] {
  const due = dueOf(deal);
  const events: DealEvent[] = due ? [{ at: due.at, happen: () => byItself(world, deal, due) }] : [];
  if (due && deal.stcd === 'DLVD' && deal.warnedAt !== deal.since)
    events.push({
      at: due.at - tariff.warnDays * DAY,
      happen() {
        deal.warnedAt = deal.since;
        warnOfConfirming(world, deal, due.at);
      },
    });
  // The money of a seller who has an account again.
  if (deal.waits > 0 && canPaySeller(world, deal))
    events.push({
      at: world.now().getTime(),
      happen() {
        if (paySeller(world, deal, deal.waits)) deal.waits = 0;
      },
    });
  return events;
}

function byItself(world: World, deal: Deal, { at, next }: { at: number; next: State }): void {
  const { dspt } = deal;
  if (next === 'DSPT' && dspt) {
    dspt.deskAt = at;
    tellDesk(world, deal);
    return;
  }
  if (dspt && !dspt.dcdCd) dspt.dcdCd = dspt.deskAt ? 'DESK' : 'SLNT';
  enter(world, deal, next, at, { by: '' });
}

/** What a buyer is given back: all of it, unless it comes back by agreement: then the buyer's fee was used. */
const backOf = (deal: Deal) => sumsOf(deal).payAmt - (deal.dspt?.dcdCd === 'AGRD' ? sharesOf(deal).buyer : 0);

interface Entering {
  /** who does it; empty for what happens by itself: both sides are told then */
  by: string;
  /** the part that comes back, in per cent of the price */
  pct?: number;
}

/** Takes a deal into a state; money moves with it, before anything else changes, and the other side is told. */
export function enter(world: World, deal: Deal, stcd: State, at: number, { by, pct = 0 }: Entering): void {
  if (withMoney.includes(deal.stcd)) {
    if (stcd === 'RLSD') pay(world, deal, 0, sumsOf(deal).getAmt);
    if (stcd === 'RTND') pay(world, deal, backOf(deal), 0);
    if (stcd === 'PART') {
      const { back, gets } = partOf(deal, pct);
      pay(world, deal, back, gets);
    }
  }
  Object.assign(deal, { stcd, since: at });
  deal.histList.push({ stcd, dttm: seoulTime(new Date(at)) });
  tellState(world, deal, by);
}

/** Some account takes the seller's money. */
const canPaySeller = (world: World, { seller }: Deal): boolean =>
  !closedOf(world).includes(seller) &&
  (seller === STRANGER.id || accountToPay(world, { memberId: seller }) !== undefined);

/** Into the seller's main account; false where none takes the money, which waits then. */
function paySeller(world: World, deal: Deal, won: number): boolean {
  if (!canPaySeller(world, deal)) return false;
  const { seller, thngNm } = deal;
  // Of a member outside this world the account is not known.
  const acNo = seller === STRANGER.id ? STRANGER.acNo : undefined;
  const thing = typeof thngNm === 'string' ? { ko: thngNm, en: thngNm } : thngNm;
  const title = { ko: `안심거래 대금 · ${thing.ko}`, en: `Safe trade: ${thing.en}` };
  payToMember(contextOf(world), { room: 'TRADE', from: 'trading', memberId: seller, acNo, won, title });
  return true;
}

const contextOf = (world: World) => ({ get: () => world });

/** Out of the escrow: back to where it came from (points as points), to the seller, the rest is the fee. */
function pay(world: World, deal: Deal, back: number, gets: number): void {
  const points = Math.min(deal.pntAmt, back);
  const won = back - points;
  const title = { ko: '안심거래 환불', en: 'Safe trade refund' };
  if (deal.payNo) undoPayment(contextOf(world), { payment: deal.payNo, points, won, title });
  else if (back > 0) {
    const acNo = deal.buyer === STRANGER.id ? STRANGER.acNo : undefined;
    const memberId = deal.buyer;
    payToMember(contextOf(world), { room: 'TRADE', from: 'trading', memberId, acNo, points, won, title });
  }
  if (gets > 0 && !paySeller(world, deal, gets)) deal.waits = gets;
  const fee = sumsOf(deal).payAmt - back - gets;
  if (fee === 0) return;
  const entries = [
    { account: ESCROW, currency: 'KRW', amount: -fee },
    { account: accountName.fees, currency: 'KRW', amount: fee },
  ];
  ledgerOf(world).post({ at: world.now().toISOString(), kind: 'trading.fee', entries });
}

/** What the escrow has to hold: all that was paid and not paid out. */
export const heldOf = (deals: readonly Deal[]): number =>
  deals.reduce(
    (sum, deal) => sum + (withMoney.includes(deal.stcd) ? sumsOf(deal).payAmt : 0) + deal.waits,
    0,
  );

export function newDeal(world: World, facts: Partial<Deal> & Price): Deal {
  const now = world.now().getTime();
  const stcd = facts.stcd ?? 'OFFR';
  return {
    dlNo: `TD${4_100 + world.nextNumber('trading.deal')}`,
    thngNm: '',
    thngCtnt: '',
    imgList: [],

    wayCd: 'PRCL',
    buyer: '',
    seller: '',
    writer: '',
    waitsFor: '',
    verNo: 1,
    stcd,
    since: now,

    pntAmt: 0,
    crrCd: '',
    invcNo: '',
    isLost: false,
    qr: null,
    dspt: null,
    msgList: [],

    frozen: null,
    reports: [],
    waits: 0,
    last: '',
    histList: [{ stcd: 'OFFR', dttm: seoulTime(new Date(facts.since ?? now)) }],
    ...facts,
  };
}

export const newDispute = (at: number, facts: Partial<Dispute> = {}): Dispute => ({
  rsnCd: 'DIFF',
  ctnt: '',
  imgList: [],
  answCtnt: '',
  openedAt: at,
  answeredAt: 0,
  deskAt: 0,

  ofrList: [],
  dcdCd: '',
  bckCrrCd: '',
  bckInvcNo: '',
  sentBackAt: 0,
  ...facts,
});

const w = (ko: string, en: string): Words => ({ ko, en });
const road: readonly State[] = ['OFFR', 'ACPT', 'HELD', 'SENT', 'DLVD', 'RLSD'];

/** Member and employee trade with one another; a developer has a deal in each state in each role with a stranger. */
function begun(world: World): Room {
  const now = world.now().getTime();
  const idOf = (persona: string) => findPersona(persona)?.person?.walletMberIdnfiNo ?? '';
  const [me, other, developer] = [idOf('member'), idOf('employee'), idOf('developer')];

  function seed(stcd: State, hours: number, facts: Partial<Deal> & Pick<Deal, 'buyer' | 'seller'>): Deal {
    const since = now - hours * HOUR;
    const passed = road.includes(stcd) ? road.slice(0, road.indexOf(stcd) + 1) : [...road.slice(0, 3), stcd];
    const histList = (stcd === 'WDRN' || stcd === 'EXPR' ? (['OFFR', stcd] as State[]) : passed).map(
      (each, at, all) => ({
        stcd: each,
        dttm: seoulTime(new Date(since - (all.length - 1 - at) * 9 * HOUR)),
      }),
    );
    const isSent = ['SENT', 'DLVD', 'DSPT', 'RTNG', 'RLSD', 'PART'].includes(stcd);
    const isDisputed = ['DSPT', 'RTNG', 'PART'].includes(stcd);
    return newDeal(world, {
      prcAmt: 48_000,
      dlvAmt: 3_500,
      feePyrCd: 'SELR',
      writer: facts.seller,
      histList,

      waitsFor: facts.buyer,
      crrCd: isSent ? 'POST' : '',
      invcNo: isSent ? '612345678901' : '',
      ...(isDisputed && {
        dspt: newDispute(since, {
          ctnt: '설명에 없던 흠집이 뒷면에 있어요.',
          ...(stcd !== 'DSPT' && { answeredAt: since, answCtnt: '확인했어요.', dcdCd: 'AGRD' as const }),
        }),
      }),
      ...(stcd === 'FRZN' && { frozen: { stcd: 'HELD' as const, at: since } }),
      ...facts,

      stcd,
      since,
    });
  }

  const bought = { buyer: me, seller: other };
  const sold = { buyer: other, seller: me };
  const deals = [
    seed('DLVD', 30, { ...bought, thngNm: w('무선 이어폰', 'Wireless earphones') }),
    seed('ACPT', 3, {
      ...bought,
      thngNm: w('필름 카메라', 'Film camera'),
      prcAmt: 350_000,
      dlvAmt: 0,

      feePyrCd: 'HALF',
      wayCd: 'PRSN',
    }),
    seed('HELD', 5, { ...sold, thngNm: w('캠핑 의자 두 개', 'Two camping chairs'), prcAmt: 62_000 }),
    seed('DSPT', 20, { ...sold, thngNm: w('기계식 키보드', 'Mechanical keyboard'), prcAmt: 89_000 }),
    seed('OFFR', 6, { ...bought, thngNm: w('동화책 전집', 'Set of picture books'), prcAmt: 35_000 }),
    seed('SENT', 12, { ...bought, thngNm: w('등산 스틱', 'Hiking poles'), prcAmt: 27_000 }),
    seed('HELD', 8, {
      ...bought,
      thngNm: w('접이식 자전거', 'Folding bicycle'),
      prcAmt: 180_000,
      dlvAmt: 0,
      wayCd: 'PRSN',
    }),
    seed('RLSD', 400, { ...sold, thngNm: w('커피 그라인더', 'Coffee grinder'), prcAmt: 41_000 }),
    seed('RTND', 700, { ...bought, thngNm: w('실내 조명', 'Lamp'), prcAmt: 22_000 }),
    ...(
      [
        'OFFR',
        'ACPT',
        'HELD',
        'SENT',
        'DLVD',
        'DSPT',
        'RTNG',
        'FRZN',
        'RLSD',
        'PART',
        'RTND',
        'WDRN',
        'EXPR',
      ] as const
    ).flatMap((stcd) =>
      [
        { buyer: developer, seller: STRANGER.id },
        { buyer: STRANGER.id, seller: developer },
      ].map((sides) =>
        seed(stcd, 4, { ...sides, waitsFor: sides.buyer, thngNm: w('시험 물건', 'Trial thing') }),
      ),
    ),
  ];
  const [first] = deals;
  first?.msgList.push({
    by: other,
    cvrdYn: 'N',
    dttm: seoulTime(new Date(now - 50 * HOUR)),
    ctnt: '오늘 우체국에서 보냈어요. 잘 받아 보세요!',
  });
  return { deals, closed: [], isBooked: false };
}
