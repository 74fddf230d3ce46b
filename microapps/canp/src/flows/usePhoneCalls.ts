import { ApiError } from '@wallet/kit/api';
import { useAction } from '@wallet/kit/app';
import { v } from '@wallet/kit/schema';
import type { PhoneCalls } from '@wallet/kit/ui';
import { useState } from 'react';
import { checkCode, extendCode, sendCode } from '../api/calls.ts';
import { triesLeft } from '../api/wire.ts';

/** The three calls of the number, and how many tries a wrong one leaves. */
export function usePhoneCalls(): { calls: PhoneCalls; left: number | null } {
  const [left, setLeft] = useState<number | null>(null);
  const send = useAction((phone: string) => {
    setLeft(null);
    return sendCode(phone);
  });
  const extend = useAction((id: string) => extendCode(id));
  const check = useAction(async (answer: { id: string; code: string }) => {
    try {
      await checkCode(answer);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'CNP_CODE_WRONG') throw error;
      const told = v.safeParse(triesLeft, error.payload);
      setLeft(told.success ? told.output.leftCnt : null);
      return false;
    }
  });
  return { calls: { send: send.run, extend: extend.run, check: check.run }, left };
}
