import { ApiError } from '@wallet/kit/api';
import { type Action, useAction } from '@wallet/kit/app';
import { alert } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { isWalletRefusal, type WalletRefusal, walletRefusals } from '../model/walletRefusals.ts';

/** `useAction` that tells in the customer's language what the wallet's calls refuse; `after` says where to go on. */
export function useWalletAction<A extends unknown[], R>(
  action: (...args: A) => Promise<R>,
  after?: (code: WalletRefusal) => Promise<void> | void,
): Action<A, R | undefined> {
  return useAction(async (...args: A) => {
    try {
      return await action(...args);
    } catch (error) {
      if (!(error instanceof ApiError) || !isWalletRefusal(error.code)) throw error;
      const id = walletRefusals[error.code];
      await alert({ id, text: messages.current().wallet.refusals[id] });
      await after?.(error.code);
      return undefined;
    }
  });
}
