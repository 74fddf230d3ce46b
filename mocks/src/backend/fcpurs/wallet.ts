import { addDays, expandBirth, isOfAge } from '@wallet/kit/format';
import type { DueTask } from '../due.ts';
import type { ForeignCurrency } from '../ledger/index.ts';
import { accountName, bankAccountsOf, type Entry, ledgerOf } from '../ledger/index.ts';
import { personaOf } from '../personas.ts';
import { walletOf } from '../point-fe/walletState.ts';
import { AnswerError, type MemberContext, memberOf, remembered } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import { currencies, fxRateAt, isTraded, usdCents, worthOf } from './market.ts';
import { costShare, tariffOn, wonFor } from './tariff.ts';

export type At = MemberContext;
export type Code = ForeignCurrency | 'KRW';

type EntryKind =
  | 'BUY'
  | 'SELL'
  | 'XCHG'
  | 'SEND'
  | 'RECV'
  | 'BACK'
  | 'WTDW'
  | 'CASH'
  | 'RTRN'
  | 'PAY'
  | 'RFND';

/** One line of the history: what went out, what came in; 0 and an empty rate where there is none. */
export interface FxEntry {
  odrNo: string;
  knd: EntryKind;
  wayDstcd: 'SELF' | 'AUTO' | 'GATH';
  odrYMS: string;
  fromCrncyCd: Code;
  fromAmt: number;
  toCrncyCd: Code;
  toAmt: number;
  /** applied; of an exchange the selling leg */
  exrt: string;
  /** of an exchange the buying leg */
  buyExrt: string;
  excgUnit: number;
  bseExrt: string;
  prfRt: number;
  wonAmt: number;
  feeAmt: number;
  costAmt: number;
  gainAmt: number;
  /** US cents, as limits count */
  usdCnt: number;
  /** of a signed one */
  ogtxtSerno: string;
  /** with whom, or where */
  cntrNm: string;
}

interface RateAlert {
  alrtNo: string;
  crncyCd: ForeignCurrency;
  drctn: 'ABOV' | 'BELW';
  alrtExrt: string;
  strkYMS: string;
  /** up to when rates were compared, in milliseconds since 1970 */
  seenAt?: number;
}

export interface Fx {
  state: 'NONE' | 'OPEN' | 'CLSD';
  acNo: string;
  /** where won come from and go to */
  bnkAcNo: string;
  openYmd: string;
  /** won that were paid for what is held, by currency */
  costs: Partial<Record<ForeignCurrency, number>>;
  /** currencies in the customer's own order */
  order: ForeignCurrency[];
  entries: FxEntry[];
  alerts: RateAlert[];
  isHeld: boolean;
  isLinkClosed: boolean;
  /** postings of the ledger that have been looked at */
  seen: number;
}

export const refuse = (why: string, message: string, payload?: unknown): never => {
  throw new AnswerError(`FFC_${why}`, message, { payload });
};

/** The foreign-currency wallet, among the services of the wallet. */
export const SERVICE = '26';

export const dealer = accountName.merchant('fx');

export const pocketOf = (context: At): string =>
  accountName.foreignWallet(memberOf(context).walletMberIdnfiNo);

export const heldOf = (context: At, currency: ForeignCurrency): number =>
  ledgerOf(context.get('world')).balance(pocketOf(context), currency);

export const bankOf = (context: At, fx: Fx): string =>
  accountName.bank(memberOf(context).walletMberIdnfiNo, fx.bnkAcNo);

export const bankBalance = (context: At, fx: Fx): number =>
  ledgerOf(context.get('world')).balance(bankOf(context, fx), 'KRW');

const blank: Omit<FxEntry, 'knd' | 'odrNo' | 'odrYMS' | 'fromCrncyCd' | 'fromAmt' | 'toCrncyCd' | 'toAmt'> = {
  wayDstcd: 'SELF' as const,
  exrt: '',
  buyExrt: '',
  excgUnit: 1,
  bseExrt: '',
  prfRt: 0,
  wonAmt: 0,

  feeAmt: 0,
  costAmt: 0,
  gainAmt: 0,
  usdCnt: 0,
  ogtxtSerno: '',
  cntrNm: '',
};

type NewEntry = Pick<FxEntry, 'knd' | 'fromCrncyCd' | 'fromAmt' | 'toCrncyCd' | 'toAmt'> & Partial<FxEntry>;

/** Writes a line into the history. */
export function record(context: At, entry: NewEntry, at: Date = context.get('world').now()): FxEntry {
  const world = context.get('world');
  const odrNo = `FX${10_000_000 + world.nextNumber('fcpurs.entry')}`;
  const written: FxEntry = { ...blank, odrNo, odrYMS: seoulTime(at), ...entry };
  fxSeen(context).entries.push(written);
  return written;
}

/** So much comes in: what was paid for it. */
export function addCost(fx: Fx, currency: ForeignCurrency, won: number): void {
  fx.costs[currency] = (fx.costs[currency] ?? 0) + won;
}

/** So much goes out, of what was held before: the share of the cost that goes with it. */
export function takeCost(fx: Fx, currency: ForeignCurrency, minor: number, heldBefore: number): number {
  const cost = fx.costs[currency] ?? 0;
  const share = costShare(cost, minor, heldBefore);
  fx.costs[currency] = cost - share;
  return share;
}

/** As it was left. */
export const fxSeen = (context: At): Fx =>
  remembered<Fx>(context, 'fcpurs.wallet', (persona, world) => {
    const isOpen = persona.foreignWallet?.length !== 0 && !isYoung(context);
    return {
      state: isOpen ? 'OPEN' : 'NONE',
      acNo: isOpen ? '61870166601234' : '',
      bnkAcNo: isOpen ? (bankAccountsOf(persona)[0]?.acNo ?? '') : '',
      openYmd: isOpen ? addDays(seoulDate(world.now()), -400) : '',

      costs: {},
      order: [],
      entries: [],
      alerts: [],
      isHeld: false,
      isLinkClosed: false,
      seen: 0,
    };
  });

/** What others booked on the pockets since: payments abroad and their refunds. */
function follow(context: At, fx: Fx): void {
  const world = context.get('world');
  const mine = pocketOf(context);
  const postings = ledgerOf(world).postings().slice(fx.seen);
  fx.seen += postings.length;
  for (const [place, { kind, at, entries }] of postings.entries()) {
    if (kind.startsWith('fcpurs.')) continue;
    for (const { account, currency, amount } of entries) {
      if (account !== mine || !isTraded(currency)) continue;
      if (kind === 'opening') {
        const before = new Date(Date.parse(at) - 60 * 86_400_000);
        const { rate, unit, base, preference } = fxRateAt(world, currency, 'buy', before);
        const won = wonFor(amount, currency, rate, unit);
        addCost(fx, currency, won);
        const money = { fromCrncyCd: 'KRW', fromAmt: won, toCrncyCd: currency, toAmt: amount } as const;
        const terms = { exrt: rate, excgUnit: unit, bseExrt: base, prfRt: preference, wonAmt: won };
        record(
          context,
          { knd: 'BUY', ...money, ...terms, costAmt: won, usdCnt: usdCents(world, won) },
          before,
        );
        continue;
      }
      if (amount > 0) addCost(fx, currency, worthOf(world, currency, amount));
      else takeCost(fx, currency, -amount, heldAt(currency, place));
      const knd = amount > 0 ? 'RFND' : 'PAY';
      const money = { fromCrncyCd: currency, fromAmt: -Math.min(0, amount) };
      record(
        context,
        { knd, ...money, toCrncyCd: currency, toAmt: Math.max(0, amount), cntrNm: shopOf(entries) },
        new Date(at),
      );
    }
  }

  /** What was held before a posting: what is held now, and what it and later ones took. */
  function heldAt(currency: ForeignCurrency, place: number): number {
    const since = postings.slice(place).flatMap(({ entries }) => entries);
    return since
      .filter((entry) => entry.account === mine && entry.currency === currency)
      .reduce((sum, { amount }) => sum - amount, heldOf(context, currency));
  }
}

const shopOf = (entries: readonly Entry[]) =>
  entries.find(({ account }) => account.startsWith('merchant:'))?.account.slice('merchant:'.length) ?? '';

type Due = (context: At, fx: Fx) => void;
const dues: Due[] = [];
/** What others did to the wallet is written down when it is looked at. */
export const whenLookedAt = (due: Due): void => void dues.push(due);

/** The wallet with all that happened since the member last looked. */
export function fxOf(context: At): Fx {
  const fx = fxSeen(context);
  follow(context, fx);
  for (const due of dues) due(context, fx);
  return fx;
}

/** One thing that falls due: when, in milliseconds since 1970, and what is done then. */
export interface FxDue {
  at: number;
  run: () => void;
}
type Source = (context: At, fx: Fx) => readonly FxDue[];
const sources: Source[] = [];
/** Adds to what falls due by itself: plans, alerts, sends and cash that nobody takes. */
export const whenDue = (source: Source): void => void sources.push(source);

/** What a store has of the member by now; undefined where nothing of it was ever shown. */
export function knownOf<T>(context: At, name: string): T | undefined {
  const ofAll = context.get('world').room(name, () => new Map<string, T>());
  return ofAll.get(memberOf(context).walletMberIdnfiNo);
}

function duesOf(context: At): FxDue[] {
  const fx = knownOf<Fx>(context, 'fcpurs.wallet');
  return fx ? sources.flatMap((source) => source(context, fx)) : [];
}

/** Automatic buying, gathering, rate alerts, and what returns because nobody took it, each at its moment. */
export const fxDue: DueTask = {
  nextAt(context) {
    const moments = duesOf(context).map(({ at }) => at);
    return moments.length === 0 ? undefined : Math.min(...moments);
  },
  run(context) {
    const now = context.get('world').now().getTime();
    for (;;) {
      const [first] = duesOf(context).toSorted((one, other) => one.at - other.at);
      if (!first || first.at > now) return;
      fxOf(context);
      first.run();
    }
  },
};

export function openWallet(context: At): Fx {
  const fx = fxOf(context);
  return fx.state === 'OPEN' ? fx : refuse('NOT_OPEN', '외화 지갑을 먼저 만들어 주세요.');
}

/** Who may move money at all. */
export function mayMove(context: At, fx: Fx): void {
  if (isYoung(context)) refuse('AGE', '만 19세부터 이용할 수 있어요.');
  if (fx.isHeld) refuse('HELD', '금융사기가 의심돼 24시간 동안 거래를 멈췄어요.');
  if (fx.isLinkClosed) refuse('ACCOUNT_CLOSED', '연결된 계좌가 해지됐어요.');
}

export function isYoung(context: At): boolean {
  const { birth, custGubn } = memberOf(context);
  const today = seoulDate(context.get('world').now());
  return !isOfAge(expandBirth(birth, custGubn), tariffOn(today).youngest, today);
}

/** An account of the customer's own bank that is linked to the wallet. */
export function linkedAccount(context: At, acNo: string): string {
  const own = bankAccountsOf(personaOf(context.get('world')));
  const isOwnBank = own.find((one) => one.acNo === acNo)?.isOwnBank;
  const isLinked = walletOf(context).linked.some((one) => one.acNo === acNo);
  return isLinked && isOwnBank ? acNo : refuse('ACCOUNT', '국민은행 입출금 계좌를 선택해 주세요.');
}

/** What is held, by worth or in the customer's order. */
export function pocketsOf(context: At, fx: Fx) {
  const world = context.get('world');
  const held = currencies
    .map((crncyCd) => ({ crncyCd, amt: heldOf(context, crncyCd) }))
    .filter(({ amt }) => amt > 0)
    .map((one) => {
      const { rate, unit, base } = fxRateAt(world, one.crncyCd, 'sell');
      const wrthAmt = wonFor(one.amt, one.crncyCd, rate, unit);
      return { ...one, costAmt: fx.costs[one.crncyCd] ?? 0, wrthAmt, bseExrt: base, crncyExcgUnit: unit };
    });
  const place = (code: ForeignCurrency) => (fx.order.indexOf(code) + 1 || 99) * 1e15;
  return held.toSorted((a, b) => place(a.crncyCd) - a.wrthAmt - (place(b.crncyCd) - b.wrthAmt));
}

export type LimitKind = 'DAY' | 'MON' | 'YEAR' | 'HOLD' | 'SDAY' | 'SYER' | 'UNCK';

/** Each limit with what is used: US cents, without a customer check won. */
export function limitsOf(context: At, fx: Fx): { lmtDstcd: LimitKind; mostAmt: number; usedAmt: number }[] {
  const world = context.get('world');
  const today = seoulDate(world.now());
  const { usd, uncheckedWon } = tariffOn(today);
  const used = (knd: EntryKind, since: string) =>
    fx.entries.filter((one) => one.knd === knd && one.odrYMS.startsWith(since));
  const cents = (knd: EntryKind, since: string) => used(knd, since).reduce((sum, one) => sum + one.usdCnt, 0);
  const held = pocketsOf(context, fx).reduce(
    (sum, { crncyCd, amt }) => sum + worthOf(world, crncyCd, amt),
    0,
  );
  const limit = (lmtDstcd: LimitKind, mostAmt: number, usedAmt: number) => ({ lmtDstcd, mostAmt, usedAmt });
  return [
    ...(walletOf(context).isCddTarget
      ? [
          limit(
            'UNCK',
            uncheckedWon,
            used('BUY', today).reduce((sum, one) => sum + one.wonAmt, 0),
          ),
        ]
      : []),
    limit('DAY', usd.day, cents('BUY', today)),
    limit('MON', usd.month, cents('BUY', today.slice(0, 6))),
    limit('YEAR', usd.year, cents('BUY', today.slice(0, 4))),
    limit('HOLD', usd.holding, usdCents(world, held)),
    limit('SDAY', usd.sendDay, cents('SEND', today)),
    limit('SYER', usd.sendYear, cents('SEND', today.slice(0, 4))),
  ];
}
