import { useWallet } from '@wallet/kit/app';
import { useRef } from 'react';
import { addAccount, setPaymentPassword } from '../../api/accountCalls.ts';
import { newPassword } from '../../state/newPassword.ts';
import { sendSurely } from '../../state/sendSurely.ts';
import { useOnce } from '../../state/useOnce.ts';
import { useServiceStep } from '../../state/useServiceStep.ts';

/** Sets the payment password, then registers the account that waits for it; what is done is not done again. */
export function useSetPassword() {
  const { renewMembership } = useWallet();
  const steps = useServiceStep();
  const add = useOnce(addAccount);
  const isSet = useRef(false);
  return async (entries: { password: string; again: string }) => {
    if (!isSet.current) {
      await sendSurely(() => setPaymentPassword(entries));
      isSet.current = true;
      newPassword.forget();
    }
    const step = await steps.read();
    if (step?.kind === 'password' && step.bankCode && step.accountNo) {
      await add({ bankCode: step.bankCode, accountNo: step.accountNo });
    }
    renewMembership();
    await steps.clear();
  };
}
