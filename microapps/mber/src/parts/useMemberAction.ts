import { ApiError } from '@wallet/kit/api';
import { type Action, useAction } from '@wallet/kit/app';
import { alert } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { isRefusal, type RefusalCode, refusals } from '../model/refusals.ts';

/** `useAction` that tells in the customer's language what the member calls refuse; `after` says where to go on. */
export function useMemberAction<A extends unknown[], R>(
  action: (...args: A) => Promise<R>,
  after?: (code: RefusalCode) => Promise<void> | void,
): Action<A, R | undefined> {
  return useAction(async (...args: A) => {
    try {
      return await action(...args);
    } catch (error) {
      if (!(error instanceof ApiError) || !isRefusal(error.code)) throw error;
      const id = refusals[error.code];
      await alert({ id, text: messages.current().refusals[id] });
      await after?.(error.code);
      return undefined;
    }
  });
}
