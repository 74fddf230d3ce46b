import { accountName, bankAccountsOf, InsufficientFundsError, ledgerOf } from '../ledger/index.ts';
import { personaOf } from '../personas.ts';
import type { World } from '../room.ts';
import { type Act, results } from './payable.ts';

/** What money moves for: whose it is, and the key under which it was ordered. */
interface Sold {
  memberId: string;
  intentId: string;
}

/**
 * Moves won from the customer to a seller, or back where negative: to the account that paid. A stranger to the bank
 * pays by card.
 */
export function moveToSeller(world: World, seller: string, sold: Sold, amount: number): void {
  if (amount === 0) return;
  const payer = (amount < 0 && payerOf(world, seller, sold)) || ownAccount(world, sold.memberId);
  const entries = [
    { account: payer, currency: 'KRW', amount: -amount },
    { account: accountName.merchant(seller), currency: 'KRW', amount },
  ];
  const { intentId } = sold;
  ledgerOf(world).post({ at: world.now().toISOString(), kind: seller, intentId, entries });
}

function ownAccount(world: World, memberId: string): string {
  const acNo = bankAccountsOf(personaOf(world))[0]?.acNo;
  return acNo ? accountName.bank(memberId, acNo) : `card:${memberId}`;
}

/** The account that paid for a sale; undefined for one that was paid before the ledger opened. */
function payerOf(world: World, seller: string, { memberId, intentId }: Sold): string | undefined {
  return ledgerOf(world)
    .postings()
    .filter((one) => one.kind === seller && one.intentId === intentId)
    .flatMap(({ entries }) => entries)
    .findLast(
      ({ account, amount }) =>
        amount < 0 && (account.startsWith(`bank:${memberId}:`) || account === `card:${memberId}`),
    )?.account;
}

/** What a button of the payment company's page comes to; an account that is empty is refused. */
export function charge(world: World, act: Act, seller: string, sold: Sold, amount: number): string {
  if (act !== 'pay') return results[act];
  try {
    moveToSeller(world, seller, sold, amount);
    return results.pay;
  } catch (error) {
    if (error instanceof InsufficientFundsError) return results.refuse;
    throw error;
  }
}
