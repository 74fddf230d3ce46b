import type { Context } from 'hono';
import { checkPin, openPin } from './gpayment-fe/paymentPin.ts';
import { intentOf } from './intent.ts';
import type { Words } from './language.ts';
import { accountName, carryOutOnce, InsufficientFundsError, inquireOrder, ledgerOf } from './ledger/index.ts';
import { chargeIfShort } from './point-fe/autoCharge.ts';
import { memosOf, moves, serialNo } from './point-fe/transactionsBook.ts';
import { walletOf, walletOfMember } from './point-fe/walletState.ts';
import { AnswerError, type MemberContext, memberOf, ok, type RoomEnv, type World } from './room.ts';

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

/**
 * Pays a seller or a collector out of the wallet: points and won, both or none.
 *
 * @returns the number of the payment in the ledger: keep it with the order, `undoPayment` asks for it
 * @throws AnswerError `<room>_NO_ACCOUNT`, `<room>_FUNDS` or `<room>_POINTS`; nothing has been paid
 */
export function payFromWallet(context: At, { room, to, points, won, title }: Paid): number {
  const world = context.get('world');
  const { walletMberIdnfiNo: memberId } = memberOf(context);
  const refuse = (why: string, message: string) => new AnswerError(`${room}_${why}`, message);
  if (points < 0 || won < 0) throw new RangeError('A payment is not negative: undoPayment returns money.');
  const main = walletOf(context).linked.find(({ isMain }) => isMain)?.acNo;
  if (won !== 0 && main === undefined) throw refuse('NO_ACCOUNT', '대표 연결 계좌를 등록해 주세요.');
  const shop = accountName.merchant(to);
  const entries = [
    ...moves(accountName.points(memberId), accountName.issuer, 'PNT', points),
    ...moves(accountName.issuer, shop, 'KRW', points),
    ...moves(accountName.bank(memberId, main ?? ''), shop, 'KRW', won),
  ].filter(({ amount }) => amount !== 0);
  try {
    const { number } = ledgerOf(world).post({
      at: world.now().toISOString(),
      kind: to,
      intentId: intentOf(context),
      entries,
    });
    memosOf(world).set(number, { titl: title.ko, titlEng: title.en });
    chargeIfShort(world, memberId);
    return number;
  } catch (error) {
    if (!(error instanceof InsufficientFundsError)) throw error;
    const isBank = error.account.startsWith('bank:');
    throw isBank ? refuse('FUNDS', '계좌 잔액이 부족해요.') : refuse('POINTS', '포인트가 부족해요.');
  }
}

interface Undone {
  /** number of the payment in the ledger, as `payFromWallet` returned it */
  payment: number;
  /** how much of its points comes back; all of them unless stated */
  points?: number;
  /** how much of its won comes back; all of it unless stated */
  won?: number;
  title: Words;
}

/**
 * Returns a payment, or a part of it, to where it came from: won to the bank account that paid, points to the same
 * batches that they were taken from. Undo the money first, then change the state of the order.
 *
 * @throws RangeError if the payment does not exist, or more than is left of it would come back
 */
export function undoPayment(context: MemberContext, { payment, points, won, title }: Undone): number {
  const world = context.get('world');
  const ledger = ledgerOf(world);
  const paid = ledger.postings().find(({ number }) => number === payment);
  if (!paid) throw new RangeError(`There is no payment ${payment}.`);
  const memos = memosOf(world);
  const serial = serialNo(new Date(paid.at), payment);
  const earlier = ledger.postings().filter(({ number }) => memos.get(number)?.undoes === serial);
  /** What of the payment has not come back yet, from the customer's account of this kind. */
  const leftOf = (isPayer: (account: string) => boolean) => {
    const sum = [paid, ...earlier].flatMap(({ entries }) =>
      entries.filter(({ account }) => isPayer(account)),
    );
    return { account: sum[0]?.account ?? '', left: sum.reduce((left, { amount }) => left - amount, 0) };
  };
  const bank = leftOf((account) => account.startsWith('bank:'));
  const wallet = leftOf((account) => account.startsWith('points:'));
  const [pointsBack, wonBack] = [points ?? wallet.left, won ?? bank.left];
  if (pointsBack < 0 || wonBack < 0 || pointsBack > wallet.left || wonBack > bank.left) {
    throw new RangeError(`Payment ${payment} has ${wallet.left} points and ${bank.left} won left to return.`);
  }
  const shop = paid.entries.find(({ account }) => account.startsWith('merchant:'))?.account ?? '';
  const entries = [
    ...moves(accountName.issuer, wallet.account, 'PNT', pointsBack),
    ...moves(shop, accountName.issuer, 'KRW', pointsBack),
    ...moves(shop, bank.account, 'KRW', wonBack),
  ].filter(({ amount }) => amount !== 0);
  const { number } = ledger.post({ at: world.now().toISOString(), kind: `${paid.kind}.refund`, entries });
  memos.set(number, { titl: title.ko, titlEng: title.en, undoes: serial });
  return number;
}

interface PaidOut {
  /** what the refusal begins with: CPN_NO_ACCOUNT */
  room: string;
  /** who pays: coupons, exchange */
  from: string;
  won?: number;
  points?: number;
  /** who gets it; the member who is signed in unless stated */
  memberId?: string;
  /** the bank account of theirs that takes the won */
  acNo?: string | undefined;
  /** or the payment whose account takes them; without either, or where points alone paid it, the main account */
  payment?: number | undefined;
  title: Words;
}

/**
 * Pays money to a member that undoes no payment: the share of a voucher that has run out, currency sold back at a new
 * rate, the proceeds of a sale. Pay first, then change the state of the order.
 *
 * @returns the number of the posting
 * @throws AnswerError `<room>_NO_ACCOUNT`; nothing has been paid
 */
export function payToMember(context: MemberContext, paid: PaidOut): number {
  const { room, from, won = 0, points = 0, title } = paid;
  if (points < 0 || won < 0) throw new RangeError('A pay-out is not negative.');
  const world = context.get('world');
  const memberId = paid.memberId ?? memberOf(context).walletMberIdnfiNo;
  const account = won > 0 ? accountToPay(world, { ...paid, memberId }) : '';
  if (account === undefined) throw new AnswerError(`${room}_NO_ACCOUNT`, '대표 연결 계좌를 등록해 주세요.');
  const payer = accountName.merchant(from);
  const entries = [
    ...moves(accountName.issuer, accountName.points(memberId), 'PNT', points),
    ...moves(payer, accountName.issuer, 'KRW', points),
    ...moves(payer, account, 'KRW', won),
  ].filter(({ amount }) => amount !== 0);
  const { number } = ledgerOf(world).post({
    at: world.now().toISOString(),
    kind: `${from}.payout`,
    entries,
  });
  memosOf(world).set(number, { titl: title.ko, titlEng: title.en });
  return number;
}

/** The bank account that takes a member's money, by its name in the ledger; undefined where there is none. */
export function accountToPay(
  world: World,
  { memberId, acNo, payment }: Pick<PaidOut, 'acNo' | 'payment'> & { memberId: string },
): string | undefined {
  const paid = ledgerOf(world)
    .postings()
    .find(({ number }) => number === payment);
  const payer = paid?.entries.find(({ account }) => account.startsWith(`bank:${memberId}:`))?.account;
  if (acNo === undefined && payer) return payer;
  const taker = acNo ?? walletOfMember(world, memberId)?.linked.find(({ isMain }) => isMain)?.acNo;
  return taker === undefined ? undefined : accountName.bank(memberId, taker);
}
