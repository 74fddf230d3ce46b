import { useLoad, useWallet } from '@wallet/kit/app';
import { v } from '@wallet/kit/schema';
import { getOnlyLinkAccounts } from '../api/accountCalls.ts';
import type { LinkedAccount } from '../model/account.ts';

const schema = v.object({ accountNo: v.string() });

/** The linked accounts, and the one that the customer wants to do something with; none where it is gone. */
export function useChosenAccount() {
  const { session } = useWallet();
  return useLoad(
    async (signal): Promise<{ accounts: LinkedAccount[]; account: LinkedAccount | undefined }> => {
      const [chosen, accounts] = await Promise.all([
        session.drafts.read('point.account', schema),
        getOnlyLinkAccounts(undefined, { signal }),
      ]);
      return { accounts, account: accounts.find(({ accountNo }) => accountNo === chosen?.accountNo) };
    },
  );
}
