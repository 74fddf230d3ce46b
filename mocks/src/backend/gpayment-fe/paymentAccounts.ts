import type { Context } from 'hono';
import { type BankAccount, bankAccountsOf } from '../ledger/index.ts';
import { personaOf } from '../personas.ts';
import { type RoomEnv, remembered } from '../room.ts';

/** The numbers of the bank accounts a member has registered to pay from; the first is the one chosen. */
export interface PaymentMethod {
  accounts: string[];
}

export function paymentMethodOf(context: Context<RoomEnv>): PaymentMethod {
  return remembered(context, 'gpayment.method', (persona) => ({
    accounts: bankAccountsOf(persona)
      .slice(0, persona.hasGpaymentUser === false ? 0 : (persona.payAccounts ?? 1))
      .map(({ acNo }) => acNo),
  }));
}

/** The registered bank accounts in full, the chosen one first. */
export function paymentAccountsOf(context: Context<RoomEnv>): BankAccount[] {
  const known = bankAccountsOf(personaOf(context.get('world')));
  return paymentMethodOf(context).accounts.flatMap((acNo) => known.filter((each) => each.acNo === acNo));
}
