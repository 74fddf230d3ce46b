import { useWallet } from '@wallet/kit/app';
import { toast } from '@wallet/kit/ui';
import { addAccount } from '../../api/accountCalls.ts';
import { readPayUser } from '../../api/userCalls.ts';
import { messages } from '../../messages/index.ts';
import { useOnce } from '../../state/useOnce.ts';
import { useServiceStep } from '../../state/useServiceStep.ts';

/** Registers an account that is shown to be the customer's, and goes on to what is missing then. */
export function useAddAccount() {
  const { navigate, renewMembership } = useWallet();
  const steps = useServiceStep();
  const add = useOnce(addAccount);
  return async (account: { bankCode: string; accountNo: string }) => {
    await add(account);
    renewMembership();
    const { hasPassword } = await readPayUser();
    toast(messages.current().service.account.added);
    if (hasPassword) {
      await steps.clear();
      navigate.replace('FGP61200');
    } else {
      await steps.keep({ kind: 'password' });
      navigate.replace('FGP21510');
    }
  };
}
