import { v } from '@wallet/kit/schema';
import type { Context, Hono } from 'hono';
import { languageOf } from '../language.ts';
import { inquireOrder, type Order } from '../ledger/index.ts';
import { pageOf } from '../paged.ts';
import { headerOk, memberOf, type RoomEnv, readBody, readQuery } from '../room.ts';
import { type Code, findCode } from './codes.ts';
import { payerOf } from './payerOf.ts';
import { type Payment, paymentsOf } from './payments.ts';
import { pendingOf } from './pendingPayments.ts';
import { refuse } from './refuse.ts';
import { markTold, untoldOf } from './untold.ts';

const PAGE = 10;
const bannerBody = v.object({ natCd: v.string() });
const ymd = v.optional(v.pipe(v.string(), v.regex(/^\d{8}$/)));
const historyQuery = v.object({
  pageNo: v.optional(v.string()),
  tranCnclYn: v.optional(v.picklist(['', '0', '1']), ''),
  /** ours: days, the result, a part of the shop's name */
  inqStrtYmd: ymd,
  inqEndYmd: ymd,
  tranRsltDstcd: v.optional(v.picklist(['', '1', '2']), ''),
  uplcName: v.optional(v.pipe(v.string(), v.maxLength(60)), ''),
});
const detailQuery = v.object({ tranSerno: v.string(), tranYmd: v.string() });
const statusBody = v.object({ pyToken: v.optional(v.string(), ''), cnfrmYn: v.optional(v.string(), '') });

/** 1 done is the specification's; the others are ours. */
const results = { none: '0', done: '1', pending: '2', refused: '3', closed: '4', open: '5' } as const;

export function inquiryRoutes(routes: Hono<RoomEnv>): void {
  const prefix = '/fran-qrpayment-fe/inquiry/v1';

  routes.post(`${prefix}/nation/bannerInfo`, async (context) => {
    const { natCd } = await readBody(context, bannerBody);
    const banners = [
      {
        bnrWrds1Ctnt:
          languageOf(context) === 'en'
            ? 'Pay with points first, the account for the rest'
            : '포인트로 먼저 결제하고 나머지만 계좌에서 내세요',
        bnrLinkUrlCtnt: '/fpayment/FFQ04000',
      },
    ];
    return headerOk(context, { bannerInfoList: natCd === 'KR' ? banners : [] });
  });

  routes.get(`${prefix}/transaction/histories`, (context) => {
    const {
      pageNo,
      tranCnclYn,
      tranRsltDstcd,
      inqStrtYmd = '00000000',
      inqEndYmd = '99999999',
      uplcName: words,
    } = readQuery(context, historyQuery);
    const wanted = historyOf(context).filter(
      (payment) =>
        (tranCnclYn === '' || payment.tranCnclYn === tranCnclYn) &&
        (tranRsltDstcd === '' || payment.tranRsltDstcd === tranRsltDstcd) &&
        payment.tranYmd >= inqStrtYmd &&
        payment.tranYmd <= inqEndYmd &&
        [payment.uplcName, payment.uplcEngName].some((name) =>
          name.toLowerCase().includes(words.toLowerCase()),
        ),
    );
    return headerOk(context, pageOf(wanted, pageNo, PAGE));
  });

  routes.get(`${prefix}/transaction/detail`, (context) => {
    const { tranSerno, tranYmd } = readQuery(context, detailQuery);
    const found = historyOf(context).find(
      (payment) => payment.tranSerno === tranSerno && payment.tranYmd === tranYmd,
    );
    if (!found) throw refuse('transactionUnknown');
    return headerOk(context, found);
  });

  routes.post(`${prefix}/status`, async (context) => {
    const { pyToken, cnfrmYn } = await readBody(context, statusBody);
    const { walletMberIdnfiNo } = memberOf(context);
    const key = context.req.header('idempotency-key') ?? '';
    if (cnfrmYn === 'Y') {
      markTold(context.get('world'), walletMberIdnfiNo, key || pyToken);
      return headerOk(context, { tranRsltDstcd: results.none });
    }
    if (pyToken !== '') return headerOk(context, ofCode(context, pyToken));
    if (key !== '') return headerOk(context, ofOrder(context, key));
    const [newest] = untoldOf(context.get('world'), walletMberIdnfiNo);
    if (!newest) return headerOk(context, { tranRsltDstcd: results.none });
    return headerOk(
      context,
      newest.kind === 'cpm' ? ofCode(context, newest.key) : ofOrder(context, newest.key),
    );
  });
}

/** What is still under way at a partner's stands first. */
function historyOf(context: Context<RoomEnv>): Payment[] {
  const payer = payerOf(context);
  return [...pendingOf(context, payer), ...paymentsOf(context.get('world'), payer)];
}

function ofCode(context: Context<RoomEnv>, pyToken: string): object {
  const code = findCode(context.get('world'), pyToken);
  if (code?.payer.memberId !== payerOf(context).memberId) throw refuse('transactionUnknown');
  const { state } = code;
  if (state.kind === 'paid') return { ...state.payment, txToken: '', pyToken };
  const rflsCd = state.kind === 'refused' ? state.code : '';
  return { txToken: '', pyToken, tranRsltDstcd: resultOf(code), rflsCd };
}

function resultOf({ state: { kind } }: Code): string {
  return kind === 'open' || kind === 'pending' || kind === 'refused' ? results[kind] : results.closed;
}

/** Asked for before it came, an order is closed by the asking. */
function ofOrder(context: Context<RoomEnv>, ordKey: string): object {
  const order: Order = inquireOrder(context, ordKey);
  const tokens = { txToken: '', pyToken: '', ordKey };
  if (order.state === 'done') return { ...order.receipt, ...tokens, tranRsltDstcd: results.done };
  const rflsCd = order.state === 'refused' ? order.code : '';
  return { ...tokens, tranRsltDstcd: results[order.state], rflsCd };
}
