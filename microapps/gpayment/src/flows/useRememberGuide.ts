import { ApiError } from '@wallet/kit/api';
import { useEffect } from 'react';
import { readPayUser, updateFinalPayment } from '../api/userCalls.ts';

/** The guide is before the customer: a member who has joined is not asked to read it again (utznGuidYn). */
export function useRememberGuide(isShown: boolean): void {
  useEffect(() => {
    if (isShown) void remember();
  }, [isShown]);
}

async function remember(): Promise<void> {
  try {
    const { isUser, hasReadGuide } = await readPayUser();
    if (isUser && !hasReadGuide) await updateFinalPayment({ hasReadGuide: 'Y' });
  } catch (error) {
    // It is asked for once more: better twice than never.
    if (!(error instanceof ApiError)) throw error;
  }
}
