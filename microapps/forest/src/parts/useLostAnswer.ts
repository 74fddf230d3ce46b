import { ApiError } from '@wallet/kit/api';
import { useCallback, useRef } from 'react';
import { isRefusal, type RefusalCode } from '../model/refusals.ts';

/**
 * For what must not be done twice: once an answer was lost it may have been done, and this refusal then proves it.
 *
 * @returns waits for a call; true when an earlier one has done it already
 */
export function useLostAnswer(proof: RefusalCode) {
  const isLost = useRef(false);
  return useCallback(
    async (call: Promise<unknown>): Promise<boolean> => {
      try {
        await call;
        return false;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (isLost.current && error.code === proof) return true;
        isLost.current ||= !isRefusal(error.code) && error.status !== 401;
        throw error;
      }
    },
    [proof],
  );
}
