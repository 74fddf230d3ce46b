import { maskAccount } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import type { Context } from 'hono';
import { refuseWhileHolding } from '../holdings.ts';
import { intentOf } from '../intent.ts';
import { languageOf, spoken } from '../language.ts';
import { accountName, bankAccountsOf, ledgerOf } from '../ledger/index.ts';
import { joinedServices } from '../mber/join.ts';
import { personaOf } from '../personas.ts';
import { walletOf } from '../point-fe/walletState.ts';
import { AnswerError, defineRoom, memberOf, ok, type RoomEnv, readBody } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import { orderByPin, orderState, payFromWallet } from '../walletMoney.ts';
import {
  type Bill,
  billToWire,
  calendar,
  isOpen,
  myBills,
  offset,
  offsetsOf,
  type Refund,
  SERVICE,
  settle,
  sumOf,
  type TaxState,
  taxesSeen,
} from './bills.ts';
import { CHECKED_AFTER, leftOf, taxHoldings } from './refunds.ts';
import { feeOf, hours, REFUND_MOST } from './rules.ts';

type At = Context<RoomEnv>;

const SYNC_EVERY = 10 * 60_000;

const refuse = (code: string, message: string): never => {
  throw new AnswerError(code, message);
};

/** Joined members alone see what the authorities know. */
function joinedState(context: At): TaxState {
  if (!joinedServices(context).has(SERVICE)) refuse('TAX_JOIN', '가입하고 이용해 주세요.');
  const state = taxesSeen(context);
  state.wasJoined = true;
  return state;
}

/** What a member who has left still sees: receipts, and refunds that run on. Nothing was fetched of other people. */
function keptState(context: At): TaxState {
  if (joinedServices(context).has(SERVICE)) return joinedState(context);
  const seen = context.get('world').room('tax.state', () => new Map<string, TaxState>());
  const state = seen.get(memberOf(context).walletMberIdnfiNo);
  if (!state?.wasJoined) return { syncedAt: 0, isSilent: false, bills: [], refunds: [] };
  return {
    ...state,
    isSilent: false,
    bills: state.bills.filter(({ pay }) => pay !== null),
    refunds: state.refunds.filter(({ askedAt }) => askedAt > 0),
  };
}

function refundToWire(state: TaxState, one: Refund, now: Date) {
  const today = seoulDate(now);
  const { rfndNo, instDstcd, taxNm, instNm, rsnCtnt, rfndAmt, clmLmtYmd, askedAt, acNo } = one;
  const found = clmLmtYmd < today ? 'LOST' : 'FIND';
  const asked = now.getTime() - askedAt < CHECKED_AFTER ? 'ASKD' : 'CHCK';
  // Before it is asked for: what would be taken out of it today.
  const offsets = askedAt === 0 ? offsetsOf(state, one, today) : (one.offsets ?? []);
  const payAmt = leftOf({ ...one, offsets });
  return {
    rfndNo,
    instDstcd,
    taxNm,
    instNm,
    rsnCtnt,
    rfndAmt,
    clmLmtYmd,
    payAmt,
    ofstList: offsets,
    acNo: maskAccount(acNo),
    rfndStcd: one.isSent ? (payAmt === 0 ? 'OFST' : 'SENT') : askedAt === 0 ? found : asked,
    askYMS: askedAt === 0 ? '' : seoulTime(new Date(askedAt)),
  };
}

/** Where the money of a bill would come from: the main account with its balance, and points. */
function meansOf(context: At) {
  const { walletMberIdnfiNo: memberId } = memberOf(context);
  const ledger = ledgerOf(context.get('world'));
  const { linked } = walletOf(context);
  const main = linked.find(({ isMain }) => isMain) ?? null;
  return {
    pntBal: ledger.balance(accountName.points(memberId), 'PNT'),
    mainAc: main && {
      acNo: maskAccount(main.acNo),
      als: main.als,
      bal: ledger.balance(accountName.bank(memberId, main.acNo), 'KRW'),
    },
  };
}

const billOf = (state: TaxState, gojiNo: string): Bill =>
  myBills(state).find((one) => one.gojiNo === gojiNo) ?? refuse('TAX_NOT_FOUND', '고지서를 찾을 수 없어요.');
const refundOf = (state: TaxState, rfndNo: string | undefined): Refund =>
  state.refunds.find((one) => one.rfndNo === rfndNo) ?? refuse('TAX_NOT_FOUND', '환급금을 찾을 수 없어요.');

/** What is told at once is paid at once: the sum that the customer saw, within the hours, by nobody else meanwhile. */
function payable(context: At, { gojiNo, totAmt }: { gojiNo: string; totAmt: number }): Bill {
  const now = context.get('world').now();
  const one = billOf(joinedState(context), gojiNo);
  one.payStop = null;
  const clock = seoulTime(now).slice(8, 12);
  if (!isOpen(one)) refuse('TAX_PAID', '이미 낸 세금이에요.');
  if (clock < hours.from || clock >= hours.until) refuse('TAX_HOURS', '00:30부터 23:30까지 낼 수 있어요.');
  if (sumOf(one, seoulDate(now)) !== totAmt) refuse('TAX_CHANGED', '낼 금액이 바뀌었어요.');
  return one;
}

const payBody = v.object({ gojiNo: v.string(), totAmt: v.number() });

/** Taxes: the specification names no call (N40), so these are ours. */
export const taxRoom = defineRoom('/tax', (routes) => {
  const fetched = (context: At, { syncedAt, isSilent }: TaxState) => ({
    syncYMS: seoulTime(new Date(syncedAt)),
    rspnYn: isSilent ? 'N' : 'Y',
    nowYmd: seoulDate(context.get('world').now()),
  });

  routes.get('/tax/v1/taxes', (context) => {
    memberOf(context);
    const isJoined = joinedServices(context).has(SERVICE);
    const now = context.get('world').now();
    const state = keptState(context);
    const more = {
      calList: calendar,
      gojiList: myBills(state).map((one) => billToWire(one, now)),
      rfndList: state.refunds.map((one) => refundToWire(state, one, now)),
    };
    const told = { taxJoinYn: isJoined ? 'Y' : 'N', ...fetched(context, state) };
    return ok(context, { ...told, ...spoken(more, languageOf(context)) });
  });

  /** Who has left is asked to join for what has not stayed. */
  const orJoin = <T>(context: At, find: () => T): T => {
    try {
      return find();
    } catch (error) {
      joinedState(context);
      throw error;
    }
  };

  routes.get('/tax/v1/bills/:gojiNo', (context) => {
    const state = keptState(context);
    const one = orJoin(context, () => billOf(state, context.req.param('gojiNo')));
    const wire = { ...billToWire(one, context.get('world').now()), ...meansOf(context) };
    return ok(context, { ...spoken(wire, languageOf(context)), ...fetched(context, state) });
  });

  routes.get('/tax/v1/refunds/:rfndNo', (context) => {
    const state = keptState(context);
    const one = orJoin(context, () => refundOf(state, context.req.param('rfndNo')));
    return ok(context, spoken(refundToWire(state, one, context.get('world').now()), languageOf(context)));
  });

  routes.post('/tax/v1/sync', (context) => {
    const state = joinedState(context);
    const now = context.get('world').now().getTime();
    if (state.isSilent) refuse('TAX_SILENT', '기관에서 답이 없어요.');
    if (now - state.syncedAt < SYNC_EVERY) refuse('TAX_SOON', '10분에 한 번 불러올 수 있어요.');
    state.syncedAt = now;
    return ok(context, fetched(context, state));
  });

  routes.post('/tax/v1/leave', (context) => {
    refuseWhileHolding('tax', taxHoldings(context));
    // Who joins again is not kept waiting for ten minutes.
    if (joinedServices(context).delete(SERVICE))
      Object.assign(taxesSeen(context), { syncedAt: 0, wasJoined: true });
    return ok(context);
  });

  routes.post('/tax/v1/pay', async (context) => {
    const body = v.object({ ...payBody.entries, mthdDstcd: v.picklist(['ACCT', 'PONT']), pin: v.string() });
    const { pin, mthdDstcd, ...asked } = await readBody(context, body);
    const work = () => {
      const one = payable(context, asked);
      const [points, won] = mthdDstcd === 'PONT' ? [asked.totAmt, 0] : [0, asked.totAmt];
      payFromWallet(context, { room: 'TAX', to: 'tax', points, won, title: one.taxNm });
      settle(context.get('world'), memberOf(context).walletMberIdnfiNo, one, mthdDstcd);
      return { gojiNo: one.gojiNo, taxNm: one.taxNm[languageOf(context)], pay: one.pay };
    };
    return orderByPin(context, { kind: 'tax', pin }, work);
  });

  routes.post('/tax/v1/payState', async (context) => {
    const { odrKey } = await readBody(context, v.object({ odrKey: v.string() }));
    return orderState(context, odrKey);
  });

  // An older page of the payment company pays no more.
  routes.post('/tax/v1/payPage', async (context) => {
    const body = v.object({ ...payBody.entries, mthdDstcd: v.picklist(['CRDT', 'DBIT']) });
    const { mthdDstcd, ...asked } = await readBody(context, body);
    const one = payable(context, asked);
    const number = context.get('world').nextNumber('tax.page');
    one.payToken = `${one.gojiNo}.${memberOf(context).walletMberIdnfiNo}.${number}`;
    one.payBy = mthdDstcd;
    one.payTold = {
      won: asked.totAmt,
      fee: feeOf(one.instDstcd, mthdDstcd, asked.totAmt, seoulDate(context.get('world').now())),
    };
    return ok(context, { payUrl: `/_mocks/pg/pay?token=${encodeURIComponent(one.payToken)}` });
  });

  routes.post('/tax/v1/refunds/:rfndNo/ask', async (context) => {
    const { acNo, payAmt } = await readBody(
      context,
      v.object({ acNo: v.string(), payAmt: v.optional(v.number()) }),
    );
    const world = context.get('world');
    const state = joinedState(context);
    const one = refundOf(state, context.req.param('rfndNo'));
    const intentId = intentOf(context);
    if (one.intentId !== intentId) {
      const isOwn = bankAccountsOf(personaOf(world)).some((account) => account.acNo === acNo);
      if (!isOwn) refuse('TAX_NAME', '본인 이름의 계좌로만 받을 수 있어요.');
      if (one.askedAt > 0) refuse('TAX_ASKED', '이미 신청한 환급금이에요.');
      if (one.clmLmtYmd < seoulDate(world.now())) refuse('TAX_LOST', '받을 수 있는 기간이 지났어요.');
      if (one.rfndAmt > REFUND_MOST)
        refuse('TAX_REFUND_MOST', '금액이 커서 홈택스나 위택스에서 받을 수 있어요.');
      const offsets = offsetsOf(state, one, seoulDate(world.now()));
      // Arrears that came or went since the customer looked make it another sum: they see it first.
      if (payAmt !== undefined && payAmt !== leftOf({ ...one, offsets })) {
        refuse('TAX_REFUND_CHANGED', '받을 금액이 바뀌었어요.');
      }
      offset(world, state, one);
      Object.assign(one, { acNo, intentId, askedAt: world.now().getTime() });
    }
    return ok(context, spoken(refundToWire(state, one, world.now()), languageOf(context)));
  });
});
