import { useWallet } from '@wallet/kit/app';
import { keepPinStep } from '@wallet/kit/common';
import { toast } from '@wallet/kit/ui';
import { addAccount } from '../api/accountCalls.ts';
import { readPayUser } from '../api/userCalls.ts';
import { messages } from '../messages/index.ts';
import { proving } from './steps.ts';

/**
 * Registers an account that is shown to be the customer's. Whoever has no payment password sets it first: an account
 * without one would be ready to pay and yet could not.
 */
export function useAddAccount() {
  const { navigate, session, renewMembership } = useWallet();
  const proof = proving.useDraft();
  return async ({ bankCode, accountNo }: { bankCode: string; accountNo: string }) => {
    const { hasPassword } = await readPayUser();
    if (!hasPassword) {
      await keepPinStep(session, { how: 'first', bankCode, accountNo });
      navigate.replace('FGP21510');
      return;
    }
    await addAccount({ bankCode, accountNo });
    renewMembership();
    await proof.clear();
    toast(messages.current().service.account.added);
    navigate.replace('FGP61200');
  };
}
