import { maskAccount } from '@wallet/kit/format';
import {
  accountName,
  type BankAccount,
  type Entry,
  InsufficientFundsError,
  ledgerOf,
} from '../ledger/index.ts';
import { AnswerError, type World } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';

/** What a customer reads of a booking beside its amount. */
export interface Memo {
  titl: string;
  titlEng: string;
  /** Who was on the other side: a masked name, a masked account. */
  cntrName?: string;
  msg?: string;
  /** The number of the move that this one gives back: charged points come back as charged ones. */
  undoes?: string;
}

/** What every receipt of a move says. */
export interface BookedReceipt {
  tranSerno: string;
  tranYmd: string;
  tranYMS: string;
}

/** What was written beside bookings, by the number of the posting. */
export function memosOf(world: World): Map<number, Memo> {
  return world.room('point.memos', () => new Map<number, Memo>());
}

export function serialNo(at: Date, number: number): string {
  return `PT${seoulDate(at)}${String(number).padStart(8, '0')}`;
}

/** Books a move at once, or refuses it where there is not enough. */
export function book(world: World, kind: string, entries: readonly Entry[], memo: Memo): BookedReceipt {
  const at = world.now();
  try {
    const { number } = ledgerOf(world).post({ at: at.toISOString(), kind: `point.${kind}`, entries });
    memosOf(world).set(number, memo);
    return { tranSerno: serialNo(at, number), tranYmd: seoulDate(at), tranYMS: seoulTime(at) };
  } catch (error) {
    if (!(error instanceof InsufficientFundsError)) throw error;
    const isBank = error.account.startsWith('bank:');
    throw new AnswerError(
      isBank ? 'UBPT0106' : 'UBPT0105',
      isBank ? '계좌 잔액이 부족해요.' : '포인트가 부족해요.',
      { envelope: 'outData' },
    );
  }
}

/** Points out of a bank account of the member, who charges them or has them charged. */
export function bookCharge(
  world: World,
  memberId: string,
  { account, amount, memo }: { account: BankAccount; amount: number; memo: Memo },
): BookedReceipt {
  const [bank, wallet] = [accountName.bank(memberId, account.acNo), accountName.points(memberId)];
  const { issuer } = accountName;
  return book(
    world,
    'charge',
    [...moves(bank, issuer, 'KRW', amount), ...moves(issuer, wallet, 'PNT', amount)],
    { ...memo, cntrName: bankText(account) },
  );
}

/** A bank account as a history names it. */
export function bankText({ bnkName, acNo }: BankAccount): string {
  return `${bnkName} ${maskAccount(acNo)}`;
}

/** So much goes from one account to another. */
export function moves(from: string, to: string, currency: string, amount: number): Entry[] {
  return [
    { account: from, currency, amount: -amount },
    { account: to, currency, amount },
  ];
}

export function refuse(code: string, message: string): never {
  throw new AnswerError(code, message, { envelope: 'outData' });
}
