import { ApiError } from '@wallet/kit/api';
import { useCallback, useRef } from 'react';
import { isRefusal } from '../model/refusals.ts';

/**
 * For what must not be done twice: once an answer was lost it may have been done, and a later refusal can prove it.
 *
 * @param isProof whether this refusal says that it was
 * @returns waits for a call; true when an earlier one has done it already
 */
export function useLostAnswer(isProof: (error: ApiError) => boolean) {
  const isLost = useRef(false);
  const proves = useRef(isProof);
  proves.current = isProof;
  return useCallback(async (call: Promise<unknown>): Promise<boolean> => {
    try {
      await call;
      return false;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isLost.current && proves.current(error)) return true;
      isLost.current ||= !isRefusal(error.code) && error.status !== 401;
      throw error;
    }
  }, []);
}
