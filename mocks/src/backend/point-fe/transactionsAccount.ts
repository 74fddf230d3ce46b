import { v } from '@wallet/kit/schema';
import type { Context, Hono } from 'hono';
import { accountName } from '../ledger/index.ts';
import { memberOf, outDataOk, type RoomEnv, readBody } from '../room.ts';
import { chargedPointsOf } from './historiesBatches.ts';
import { bankText, book, bookCharge, moves } from './transactionsBook.ts';
import * as field from './transactionsFields.ts';
import { checkCharged, checkDueDiligence, checkLimits, leftFor, pointsOf } from './transactionsLimits.ts';
import { placeOrder } from './transactionsOrders.ts';
import { bankAccountOf, mainAccountOf } from './walletState.ts';

const order = v.object({ amt: field.points, pswd: field.password });

/** Points out of the main linked account, and back into it; no fee either way. */
export function accountRoutes(routes: Hono<RoomEnv>): void {
  routes.post('/point-fe/transaction/v1/basis', async (context) => {
    const { kind } = await readBody(
      context,
      v.object({ kind: v.picklist(['charge', 'withdraw', 'send', 'convert', 'pay', 'buy', 'sell']) }),
    );
    return outDataOk(context, basisOf(context, kind));
  });
  routes.post('/point-fe/transaction/v1/charge', async (context) => {
    const { amt, pswd } = await readBody(context, order);
    return placeOrder(context, {
      kind: 'charge',
      password: pswd,
      work: () => moveAccount(context, 'charge', amt),
    });
  });
  routes.post('/point-fe/transaction/v1/withdraw', async (context) => {
    const { amt, pswd } = await readBody(context, order);
    return placeOrder(context, {
      kind: 'withdraw',
      password: pswd,
      work: () => moveAccount(context, 'withdraw', amt),
    });
  });
}

/** What an order of a kind stands on: what there is, what may be moved, and from where. */
function basisOf(context: Context<RoomEnv>, kind: string) {
  const { acNo, bnkCd, als } = mainAccountOf(context);
  const { acNoPtrn, bnkName, bnkEngName } = bankAccountOf(context, acNo);
  const left = leftFor(context, kind);
  return {
    blnc: String(pointsOf(context)),
    chrgBlnc: String(chargedPointsOf(context)),
    onceLmt: String(left.once),
    dalyLmt: String(left.daily),
    mntlLmt: String(left.monthly),
    hldLmt: String(left.held),
    acNo,
    bnkCd,
    bnkName,
    bnkEngName,
    als,
    acNoPtrn,
  };
}

function moveAccount(context: Context<RoomEnv>, kind: 'charge' | 'withdraw', amount: number) {
  checkDueDiligence(context);
  const isIn = kind === 'charge';
  checkLimits(context, kind, amount, isIn);
  if (!isIn) checkCharged(context, amount);
  const { walletMberIdnfiNo } = memberOf(context);
  const { acNo } = mainAccountOf(context);
  const account = bankAccountOf(context, acNo);
  const { bnkName, bnkEngName } = account;
  const world = context.get('world');
  const booked = isIn
    ? bookCharge(world, walletMberIdnfiNo, {
        account,
        amount,
        memo: { titl: '포인트 충전', titlEng: 'Points charged' },
      })
    : bookWithdrawal();
  return {
    ...booked,
    amt: String(amount),
    fee: '0',
    blncAft: String(pointsOf(context)),
    acNo,
    bnkName,
    bnkEngName,
  };

  function bookWithdrawal() {
    const { issuer } = accountName;
    const [wallet, bank] = [accountName.points(walletMberIdnfiNo), accountName.bank(walletMberIdnfiNo, acNo)];
    const entries = [...moves(wallet, issuer, 'PNT', amount), ...moves(issuer, bank, 'KRW', amount)];
    const memo = { titl: '계좌로 전환', titlEng: 'Moved to account', cntrName: bankText(account) };
    return book(world, 'withdraw', entries, memo);
  }
}
