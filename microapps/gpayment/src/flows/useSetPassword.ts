import { useWallet } from '@wallet/kit/app';
import { keepPinStep, type PinStep } from '@wallet/kit/common';
import { useRef } from 'react';
import { addAccount, setPaymentPassword } from '../api/accountCalls.ts';
import type { PinProof } from '../model/pinProof.ts';
import { newPassword } from '../state/newPassword.ts';

interface NewPassword {
  password: string;
  again: string;
  proof?: PinProof;
}

/** Sets the payment password, then registers the account that waits for it; what is done is not done again. */
export function useSetPassword() {
  const { session, renewMembership } = useWallet();
  const isSet = useRef(false);
  return async (entries: NewPassword, { bankCode, accountNo }: PinStep) => {
    if (!isSet.current) {
      await setPaymentPassword(entries);
      isSet.current = true;
      newPassword.forget();
    }
    if (bankCode && accountNo) await addAccount({ bankCode, accountNo });
    renewMembership();
    await keepPinStep(session, undefined);
  };
}
