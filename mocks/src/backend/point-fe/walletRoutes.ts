import { v } from '@wallet/kit/schema';
import type { Context, Hono } from 'hono';
import { agreementsOf } from '../comm/agreements.ts';
import { termsOf } from '../comm/termsCatalogue.ts';
import { refuseWhileHolding } from '../holdings.ts';
import { accountName } from '../ledger/index.ts';
import { openPassword } from '../mstr/sealedField.ts';
import { memberOf, outDataOk, type RoomEnv, readBody } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import { balancesOf } from './balances.ts';
import { chargedPointsOf, expiringSoon } from './historiesBatches.ts';
import { pointHoldings } from './holdings.ts';
import { linkAccount } from './linkRoutes.ts';
import { autoConversionOf } from './partnersAuto.ts';
import { newPasswordOf } from './passwordRoutes.ts';
import { book, moves, refuse } from './transactionsBook.ts';
import * as field from './transactionsFields.ts';
import { giftsWaiting } from './transactionsGifts.ts';
import { pointsOf } from './transactionsLimits.ts';
import { endRequests, requestsWaiting } from './transactionsRequests.ts';
import { checkPointPassword, joinedWalletOf, walletOf } from './walletState.ts';

/** Terms of the point area (A62). */
const TERMS = '29';

/** The wallet as a whole: its balance, joining it and leaving it. Paths are ours, but for the guards' two. */
export function walletRoutes(routes: Hono<RoomEnv>): void {
  routes.post('/point-fe/bank-book/v1/CDD', (context) => {
    return outDataOk(context, { cDDTagetYn: walletOf(context).isCddTarget ? '1' : '0' });
  });

  routes.post('/point-fe/bank-book/v1/bankbook', (context) => {
    return outDataOk(context, { walletEwtNo: walletOf(context).walletNo });
  });

  routes.post('/point-fe/bank-book/v1/summary', (context) => outDataOk(context, summaryOf(context)));

  routes.post('/point-fe/bank-book/v1/join', async (context) => {
    const body = await readBody(
      context,
      v.object({
        stpulIdList: v.array(v.string()),
        acNo: v.pipe(v.string(), v.regex(/^\d{8,16}$/)),
        crtfcNo: v.optional(v.string(), ''),
        encPassword: field.password,
        encPasswordAgain: field.password,
      }),
    );
    const wallet = walletOf(context);
    // Somebody whose answer was lost asks again: the wallet is there.
    if (wallet.walletNo !== '') return outDataOk(context, { walletEwtNo: wallet.walletNo });
    const mandatory = termsOf(TERMS, false).filter(({ mandanYn }) => mandanYn === 'Y');
    if (!mandatory.every(({ hirkStpulId }) => body.stpulIdList.includes(hirkStpulId)))
      refuse('UBPT0004', '필수 약관에 동의해 주세요.');
    const password = (await newPasswordOf(context, body))();
    const account = linkAccount(context, { acNo: body.acNo, als: '', crtfcNo: body.crtfcNo });
    const today = seoulDate(context.get('world').now());
    for (const hirkStpulId of body.stpulIdList)
      agreementsOf(context).set(hirkStpulId, { stpulAgrmtYn: 'Y', stpulAgrmtDate: today });
    wallet.linked = [{ ...account, isMain: true }];
    wallet.password = password;
    wallet.wrongPasswords = 0;
    wallet.walletNo = `E${memberOf(context).walletMberIdnfiNo.slice(1)}`;
    wallet.leftAt = '';
    return outDataOk(context, { walletEwtNo: wallet.walletNo });
  });

  routes.post('/point-fe/bank-book/v1/leave', async (context) => {
    const { encPassword, frftAgrmtYn } = await readBody(
      context,
      v.object({
        leaveRsnDstcd: v.pipe(v.string(), v.regex(/^\d\d$/)),
        encPassword: field.password,
        /** Y: points that cannot be withdrawn are given up. */
        frftAgrmtYn: v.optional(v.picklist(['Y', 'N']), 'N'),
      }),
    );
    const wallet = walletOf(context);
    if (wallet.walletNo === '' && wallet.leftAt !== '') return outDataOk(context, leftAnswer(wallet.leftAt));
    joinedWalletOf(context);
    const remains = balancesOf(context);
    const isGivenUp =
      frftAgrmtYn === 'Y' &&
      remains.every(({ crncyCd }) => crncyCd === 'PNT') &&
      chargedPointsOf(context) === 0;
    if (remains.length > 0 && !isGivenUp) refuse('UBPT0030', '남은 포인트를 먼저 출금해 주세요.');
    refuseWhileHolding('point', pointHoldings(context), 'outData');
    checkPointPassword(context, await openPassword(context, encPassword));
    giveUp(context);
    endRequests(context);
    autoConversionOf(context).wish.useYn = 'N';
    wallet.walletNo = '';
    wallet.linked = [];
    wallet.password = null;
    wallet.autoCharge.isOn = false;
    wallet.leftAt = context.get('world').now().toISOString();
    for (const { hirkStpulId } of termsOf(TERMS, false)) agreementsOf(context).delete(hirkStpulId);
    return outDataOk(context, leftAnswer(wallet.leftAt));
  });
}

/** Points that nobody paid for go back to who gave them. */
function giveUp(context: Context<RoomEnv>): void {
  const points = pointsOf(context);
  if (points === 0) return;
  const wallet = accountName.points(memberOf(context).walletMberIdnfiNo);
  const memo = { titl: '해지로 포인트 소멸', titlEng: 'Points given up' };
  book(context.get('world'), 'expire', moves(wallet, accountName.issuer, 'PNT', points), memo);
}

function leftAnswer(at: string) {
  return { finishYn: 'Y', leaveYMS: seoulTime(new Date(at)) };
}

function summaryOf(context: Context<RoomEnv>) {
  const wallet = walletOf(context);
  if (wallet.walletNo === '') return { walletEwtNo: '', bal: '0', frcrcyList: [], expList: [] };
  const remains = balancesOf(context);
  const points = remains.find(({ crncyCd }) => crncyCd === 'PNT')?.bal ?? 0;
  return {
    walletEwtNo: wallet.walletNo,
    bal: String(points),
    frcrcyList: remains
      .filter(({ crncyCd }) => crncyCd !== 'PNT')
      .map(({ crncyCd, bal }) => ({
        crncyCd,
        bal: crncyCd === 'JPY' ? String(bal) : (bal / 100).toFixed(2),
      })),
    expList: expiringSoon(context),
    atmtcChrgYn: wallet.autoCharge.isOn ? 'Y' : 'N',
    chrgStndAmt: String(wallet.autoCharge.belowPoints),
    chrgAmt: String(wallet.autoCharge.chargePoints),
    chrgBlnc: String(chargedPointsOf(context)),
    giftWaitCnt: giftsWaiting(context),
    rqstWaitCnt: requestsWaiting(context),
  };
}
