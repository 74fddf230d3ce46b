import type { Context } from 'hono';
import { checkPin, openPin } from './gpayment-fe/paymentPin.ts';
import { intentOf } from './intent.ts';
import type { Words } from './language.ts';
import { accountName, carryOutOnce, InsufficientFundsError, inquireOrder, ledgerOf } from './ledger/index.ts';
import { chargeIfShort } from './point-fe/autoCharge.ts';
import { memosOf, moves } from './point-fe/transactionsBook.ts';
import { walletOf } from './point-fe/walletState.ts';
import { AnswerError, memberOf, ok, type RoomEnv } from './room.ts';

type At = Context<RoomEnv>;

/** Carries out an order of a domain once, after the payment password. */
export async function orderByPin(
  context: At,
  { kind, pin }: { kind: string; pin: string },
  work: () => object,
): Promise<Response> {
  const entered = await openPin(context, pin);
  const receipt = carryOutOnce(context, kind, 'payload', () => {
    ledgerOf(context.get('world'));
    checkPin(context, entered());
    return work();
  });
  return ok(context, receipt);
}

const states = { done: 'DONE', pending: 'PEND', refused: 'RFSD', closed: 'CLSD' } as const;

/** What became of such an order; one that has not come is closed by the asking. */
export function orderState(context: At, odrKey: string): Response {
  const order = inquireOrder(context, odrKey);
  return ok(context, {
    odrStcd: states[order.state],
    ...(order.state === 'refused' ? { rfslCd: order.code } : {}),
    ...(order.state === 'done' ? { rcpt: order.receipt } : {}),
  });
}

interface Paid {
  /** what refusals begin with: TAX_FUNDS, TAX_POINTS, TAX_NO_ACCOUNT */
  room: string;
  /** who is paid */
  to: string;
  points: number;
  won: number;
  title: Words;
}

/** Moves points and won of the wallet to somebody who sells or collects, or back where negative; both or none. */
export function payFromWallet(context: At, { room, to, points, won, title }: Paid): void {
  const world = context.get('world');
  const { walletMberIdnfiNo: memberId } = memberOf(context);
  const refuse = (why: string, message: string) => new AnswerError(`${room}_${why}`, message);
  const main = walletOf(context).linked.find(({ isMain }) => isMain)?.acNo;
  if (won !== 0 && main === undefined) throw refuse('NO_ACCOUNT', '대표 연결 계좌를 등록해 주세요.');
  const shop = accountName.merchant(to);
  const entries = [
    ...moves(accountName.points(memberId), accountName.issuer, 'PNT', points),
    ...moves(accountName.issuer, shop, 'KRW', points),
    ...moves(accountName.bank(memberId, main ?? ''), shop, 'KRW', won),
  ].filter(({ amount }) => amount !== 0);
  try {
    const kind = points < 0 || won < 0 ? `${to}.refund` : to;
    const { number } = ledgerOf(world).post({
      ...{ at: world.now().toISOString(), kind, intentId: intentOf(context), entries },
    });
    memosOf(world).set(number, { titl: title.ko, titlEng: title.en });
  } catch (error) {
    if (!(error instanceof InsufficientFundsError)) throw error;
    const isBank = error.account.startsWith('bank:');
    throw isBank ? refuse('FUNDS', '계좌 잔액이 부족해요.') : refuse('POINTS', '포인트가 부족해요.');
  }
  chargeIfShort(world, memberId);
}
