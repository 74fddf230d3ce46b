import { useAction, useWallet } from '@wallet/kit/app';
import { LoginError } from '@wallet/kit/session';
import { alert } from '@wallet/kit/ui';
import type { Credentials } from '../model/credentials.ts';
import { phoneDigits } from '../model/phone.ts';
import { useLoginOutcome } from './useLoginOutcome.ts';

/** Signs in by phone and password. What was typed stays, whatever comes of it; answers what did. */
export function useSignIn(onWrong: (left: number | null) => void) {
  const { session } = useWallet();
  const follow = useLoginOutcome(onWrong);

  return useAction(async ({ phone, password }: Credentials) => {
    try {
      const outcome = await session.login({ phone: phoneDigits(phone), password });
      await follow(outcome);
      return outcome.kind;
    } catch (cause) {
      if (!(cause instanceof LoginError)) throw cause;
      await alert({ id: cause.messageId });
      return undefined;
    }
  });
}
