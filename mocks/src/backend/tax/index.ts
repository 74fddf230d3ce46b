import { maskAccount } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import type { Context } from 'hono';
import { intentOf } from '../intent.ts';
import { languageOf, spoken } from '../language.ts';
import { accountName, bankAccountsOf, ledgerOf } from '../ledger/index.ts';
import { joinedServices } from '../mber/join.ts';
import { notify } from '../noti/inbox.ts';
import { personaOf } from '../personas.ts';
import { moves } from '../point-fe/transactionsBook.ts';
import { AnswerError, defineRoom, memberOf, ok, type RoomEnv, readBody } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import { orderByPin, orderState, payFromWallet } from '../walletMoney.ts';
import {
  type Bill,
  billToWire,
  calendar,
  isOpen,
  myBills,
  type Refund,
  SERVICE,
  settle,
  sumOf,
  type TaxState,
  taxesSeen,
} from './bills.ts';
import { hours, REFUND_MOST } from './rules.ts';

type At = Context<RoomEnv>;

const DAY_MS = 86_400_000;
/** How long the agency checks a refund, and from when on the money is there. */
const [CHECKED_AFTER, SENT_AFTER] = [DAY_MS, 3 * DAY_MS];
const SYNC_EVERY = 10 * 60_000;

const refuse = (code: string, message: string): never => {
  throw new AnswerError(code, message);
};

function stateOf(context: At): TaxState {
  const state = taxesSeen(context);
  const now = context.get('world').now().getTime();
  for (const one of state.refunds) {
    if (one.askedAt > 0 && !one.isSent && now - one.askedAt >= SENT_AFTER) send(context, one);
  }
  return state;
}

/** Joined members alone are told what the authorities know. */
function joinedState(context: At): TaxState {
  if (!joinedServices(context).has(SERVICE)) refuse('TAX_JOIN', '가입하고 이용해 주세요.');
  return stateOf(context);
}

function send(context: At, one: Refund): void {
  const world = context.get('world');
  const memberId = memberOf(context).walletMberIdnfiNo;
  const to = accountName.bank(memberId, one.acNo);
  const entries = moves(accountName.merchant('tax'), to, 'KRW', one.rfndAmt);
  ledgerOf(world).post({
    at: world.now().toISOString(),
    kind: 'tax.refund',
    intentId: one.intentId,
    entries,
  });
  one.isSent = true;
  const title = { ko: '환급금을 보냈어요', en: 'Your refund was sent' };
  notify(world, memberId, { title, text: one.taxNm, link: `/tax/FNT30000?refundId=${one.rfndNo}` });
}

function refundToWire(one: Refund, now: Date) {
  const { isSent, askedAt, acNo, intentId: _, ...shown } = one;
  const found = one.clmLmtYmd < seoulDate(now) ? 'LOST' : 'FIND';
  const asked = now.getTime() - askedAt < CHECKED_AFTER ? 'ASKD' : 'CHCK';
  return {
    ...shown,
    acNo: maskAccount(acNo),
    rfndStcd: isSent ? 'SENT' : askedAt === 0 ? found : asked,
    askYMS: askedAt === 0 ? '' : seoulTime(new Date(askedAt)),
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
    const state = isJoined ? stateOf(context) : { syncedAt: 0, isSilent: false, bills: [], refunds: [] };
    const more = {
      calList: calendar,
      gojiList: myBills(state).map((one) => billToWire(one, now)),
      rfndList: state.refunds.map((one) => refundToWire(one, now)),
    };
    const told = { taxJoinYn: isJoined ? 'Y' : 'N', ...fetched(context, state) };
    return ok(context, { ...told, ...spoken(more, languageOf(context)) });
  });

  routes.get('/tax/v1/bills/:gojiNo', (context) => {
    const state = joinedState(context);
    const wire = billToWire(billOf(state, context.req.param('gojiNo')), context.get('world').now());
    return ok(context, { ...spoken(wire, languageOf(context)), ...fetched(context, state) });
  });

  routes.get('/tax/v1/refunds/:rfndNo', (context) => {
    const wire = refundToWire(
      refundOf(joinedState(context), context.req.param('rfndNo')),
      context.get('world').now(),
    );
    return ok(context, spoken(wire, languageOf(context)));
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
    joinedServices(context).delete(SERVICE);
    // Who joins anew is not kept waiting for ten minutes.
    stateOf(context).syncedAt = 0;
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
    return ok(context, { payUrl: `/_mocks/pg/pay?token=${encodeURIComponent(one.payToken)}` });
  });

  routes.post('/tax/v1/refunds/:rfndNo/ask', async (context) => {
    const { acNo } = await readBody(context, v.object({ acNo: v.string() }));
    const world = context.get('world');
    const one = refundOf(joinedState(context), context.req.param('rfndNo'));
    const intentId = intentOf(context);
    if (one.intentId !== intentId) {
      const isOwn = bankAccountsOf(personaOf(world)).some((account) => account.acNo === acNo);
      if (!isOwn) refuse('TAX_NAME', '본인 이름의 계좌로만 받을 수 있어요.');
      if (one.askedAt > 0) refuse('TAX_ASKED', '이미 신청한 환급금이에요.');
      if (one.clmLmtYmd < seoulDate(world.now())) refuse('TAX_LOST', '받을 수 있는 기간이 지났어요.');
      if (one.rfndAmt > REFUND_MOST) refuse('TAX_REFUND_MOST', '500만원까지 앱에서 받을 수 있어요.');
      Object.assign(one, { acNo, intentId, askedAt: world.now().getTime() });
    }
    return ok(context, spoken(refundToWire(one, world.now()), languageOf(context)));
  });
});
