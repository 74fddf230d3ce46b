import { ApiError } from '@wallet/kit/api';
import { type Action, useAction } from '@wallet/kit/app';
import { alert } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { isRefusal, type RefusalCode, refusals } from '../model/refusals.ts';

/**
 * `useAction` for the forest service: what it refuses is told in the customer's language, then `after` says where
 * to go on. Everything else is the kit's business.
 */
export function useForestAction<A extends unknown[], R>(
  action: (...args: A) => Promise<R>,
  after?: (code: RefusalCode, ...args: A) => Promise<void> | void,
): Action<A, R | undefined> {
  return useAction(async (...args: A) => {
    try {
      return await action(...args);
    } catch (error) {
      if (!(error instanceof ApiError) || !isRefusal(error.code)) throw error;
      await tellRefusal(error.code);
      await after?.(error.code, ...args);
      return undefined;
    }
  });
}

export function tellRefusal(code: RefusalCode): Promise<void> {
  const id = refusals[code];
  return alert({ id, text: messages.current().refusals[id] });
}
