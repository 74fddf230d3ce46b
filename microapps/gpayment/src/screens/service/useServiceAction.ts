import { ApiError } from '@wallet/kit/api';
import { type Action, useAction } from '@wallet/kit/app';
import { alert } from '@wallet/kit/ui';
import { messages } from '../../messages/index.ts';
import { isServiceRefusal, type ServiceRefusal, serviceRefusals } from '../../model/serviceRefusals.ts';
import { isUncertain } from '../../state/sendSurely.ts';

interface Options {
  /** where to go on after a refusal was told */
  after?: (code: ServiceRefusal) => Promise<void> | void;
  /** it changes something: an end that stays open is told as such */
  changes?: true;
}

/** `useAction` that tells what foreign payment refuses in the customer's language, and what stays uncertain plainly. */
export function useServiceAction<A extends unknown[], R>(
  action: (...args: A) => Promise<R>,
  { after, changes }: Options = {},
): Action<A, R | undefined> {
  return useAction(async (...args: A) => {
    try {
      return await action(...args);
    } catch (error) {
      const { service: t } = messages.current();
      if (error instanceof ApiError && isServiceRefusal(error.code)) {
        const id = serviceRefusals[error.code];
        await alert({ id, text: t.refusals[id] });
        await after?.(error.code);
        return undefined;
      }
      if (!changes || !isUncertain(error)) throw error;
      await alert({ id: 'changeUncertain', text: t.uncertain });
      return undefined;
    }
  });
}
