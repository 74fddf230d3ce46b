import { type Action, useAction } from '@wallet/kit/app';
import { alert } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { isUncertain } from '../state/sendSurely.ts';

interface Options {
  /** where to go on after a refusal was told */
  after?: (code: string) => Promise<void> | void;
  /** it changes something: an end that stays open is told as such */
  changes?: true;
}

/** `useAction` that tells plainly what stays uncertain. */
export function useServiceAction<A extends unknown[], R>(
  action: (...args: A) => Promise<R>,
  { after, changes }: Options = {},
): Action<A, R | undefined> {
  return useAction(
    async (...args: A) => {
      try {
        return await action(...args);
      } catch (error) {
        if (!changes || !isUncertain(error)) throw error;
        await alert({ id: 'changeUncertain', text: messages.current().service.uncertain });
        return undefined;
      }
    },
    after ? { onRefusal: (code: string, ..._args: A) => after(code) } : {},
  );
}
