import { ApiError } from '@wallet/kit/api';
import { type Action, useAction } from '@wallet/kit/app';
import { v } from '@wallet/kit/schema';
import { triesLeft } from '@wallet/kit/session';
import { alert } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { isRefusal, type RefusalCode, refusals } from '../model/refusals.ts';

/** `useAction` that tells in the customer's language what the member calls refuse; `after` says where to go on. */
export function useMemberAction<A extends unknown[], R>(
  action: (...args: A) => Promise<R>,
  after?: (code: RefusalCode) => Promise<void> | void,
  /** says it where it was typed; false: it is told in a dialog */
  tell: (refusal: { id: string; text: string }) => boolean = () => false,
  /** the answer was lost: what is done in place of reading again what the screen shows */
  onLost?: () => unknown,
): Action<A, R | undefined> {
  return useAction(
    async (...args: A) => {
      try {
        return await action(...args);
      } catch (error) {
        if (!(error instanceof ApiError) || !isRefusal(error.code)) throw error;
        const id = refusals[error.code];
        if (id === 'loginLocked') await alert({ id });
        else {
          const text = wrongText(error) ?? messages.current().refusals[id];
          if (tell({ id, text })) return undefined;
          await alert({ id, text });
        }
        await after?.(error.code);
        return undefined;
      }
    },
    onLost ? { onLost } : {},
  );
}

const wrong = v.object({ loginFailCnt: v.pipe(v.number(), v.integer()) });

/** A wrong password says how many tries are left before the login is locked, where the service tells it. */
function wrongText(error: ApiError): string | undefined {
  const told = error.code === 'MBR_PASSWORD_WRONG' ? v.safeParse(wrong, error.payload) : undefined;
  const left = told?.success ? triesLeft(told.output.loginFailCnt) : null;
  return left === null ? undefined : messages.current().passwordLeft({ left });
}
