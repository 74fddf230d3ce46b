import { ApiError } from '@wallet/kit/api';
import { type Action, useAction } from '@wallet/kit/app';
import { alert } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { refusalOf } from '../model/orderRefusals.ts';

/** `useAction` that tells in the customer's language what the calls of moving points refuse. */
export function useMoneyAction<A extends unknown[], R>(
  action: (...args: A) => Promise<R>,
): Action<A, R | undefined> {
  return useAction(async (...args: A) => {
    try {
      return await action(...args);
    } catch (error) {
      const id = error instanceof ApiError ? refusalOf(error.code) : undefined;
      if (!id) throw error;
      await alert({ id, text: messages.current().money.refusals[id] });
      return undefined;
    }
  });
}
