import { accountEnd } from '@wallet/kit/format';
import { messages } from '../messages/index.ts';
import type { Balances } from '../model/balances.ts';

/** How the account that pays is called, and where its number ends: 생활비 통장 ··4567. */
export function useAccountName(): (account: NonNullable<Balances['account']>) => string {
  const { balances: t } = messages.use();
  return ({ alias, accountNo }) => `${alias || t.account} ${accountEnd(accountNo)}`;
}
