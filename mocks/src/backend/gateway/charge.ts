import { accountName, bankAccountsOf, InsufficientFundsError, ledgerOf } from '../ledger/index.ts';
import { personaOf } from '../personas.ts';
import type { World } from '../room.ts';
import { type Act, results } from './payable.ts';

/** What money moves for: whose it is, and the key under which it was ordered. */
interface Sold {
  memberId: string;
  intentId: string;
}

/** Moves won from the customer to a seller, or back where negative; a stranger to the bank pays by card. */
export function moveToSeller(
  world: World,
  seller: string,
  { memberId, intentId }: Sold,
  amount: number,
): void {
  const acNo = bankAccountsOf(personaOf(world))[0]?.acNo;
  const payer = acNo ? accountName.bank(memberId, acNo) : `card:${memberId}`;
  const entries = [
    { account: payer, currency: 'KRW', amount: -amount },
    { account: accountName.merchant(seller), currency: 'KRW', amount },
  ];
  if (amount !== 0) ledgerOf(world).post({ at: world.now().toISOString(), kind: seller, intentId, entries });
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
