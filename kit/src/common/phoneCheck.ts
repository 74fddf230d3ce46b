import { ApiError, defineCall, wireCount } from '../api/index.ts';
import { v } from '../schema/index.ts';

const extended = v.object({ expSS: wireCount });

/** Gives a code that was sent more time; answers the seconds that are left (1-shell s7.4). */
export const extendPhoneCode = defineCall<string, { expSS: number }, number>({
  method: 'POST',
  path: '/mobile-validation/extend',
  answer: extended,
  send: (vldtnNo) => ({ body: { vldtnNo } }),
  to: ({ expSS }) => expSS,
});

const answerPhoneCode = defineCall<{ id: string; code: string }, unknown, unknown>({
  method: 'POST',
  path: '/mobile-validation/check',
  answer: v.unknown(),
  send: ({ id, code }) => ({ body: { vldtnNo: id, crtfcNo: code } }),
});

/** Whether the code is right; what is wrong otherwise rejects. */
export async function checkPhoneCode(answer: { id: string; code: string }): Promise<boolean> {
  try {
    await answerPhoneCode(answer);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'MBV_WRONG') return false;
    throw error;
  }
}
