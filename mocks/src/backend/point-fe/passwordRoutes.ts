import { v } from '@wallet/kit/schema';
import type { Context, Hono } from 'hono';
import { openPassword } from '../mstr/passwordKey.ts';
import { memberOf, outDataOk, type RoomEnv, readBody } from '../room.ts';
import { refuse } from './transactionsBook.ts';
import * as field from './transactionsFields.ts';
import { checkPointPassword, joinedWalletOf } from './walletState.ts';

const newPassword = { encPassword: field.password, encPasswordAgain: field.password };

/** The new password of a body, entered twice; refused where it is no good one. */
export async function newPasswordOf(
  context: Context<RoomEnv>,
  body: { encPassword: string; encPasswordAgain: string },
): Promise<string> {
  const [password, again] = await Promise.all([
    openPassword(body.encPassword),
    openPassword(body.encPasswordAgain),
  ]);
  if (password === null || !/^\d{6}$/.test(password)) return refuse('UBPT0014', '숫자 6자리로 정해 주세요.');
  if (password !== again) return refuse('UBPT0013', '두 번 입력한 비밀번호가 다릅니다.');
  if (isEasy(password, memberOf(context).birth))
    return refuse('UBPT0014', '쉬운 비밀번호는 사용할 수 없습니다.');
  return password;
}

/** One digit throughout, digits in a row, or the birthday. */
function isEasy(password: string, birth: string): boolean {
  const steps = new Set([...password].slice(1).map((digit, at) => Number(digit) - Number(password[at])));
  return (
    (steps.size === 1 && [...steps].every((step) => Math.abs(step) <= 1)) || password === birth.slice(-6)
  );
}

/** The six digits that points move by. Paths are ours. */
export function passwordRoutes(routes: Hono<RoomEnv>): void {
  routes.post('/point-fe/bank-book/v1/password/change', async (context) => {
    const body = await readBody(context, v.object({ encCurrent: field.password, ...newPassword }));
    const wallet = joinedWalletOf(context);
    const next = await newPasswordOf(context, body);
    const current = (await openPassword(body.encCurrent)) ?? '';
    // The answer of a change was lost and the customer says it again: it has been done.
    if (next !== wallet.password || wallet.previousPassword !== current) {
      checkPointPassword(context, current);
      if (next === wallet.password) refuse('UBPT0015', '지금과 다른 비밀번호로 정해 주세요.');
      wallet.previousPassword = wallet.password;
      wallet.password = next;
    }
    return outDataOk(context, { finishYn: 'Y' });
  });

  routes.post('/point-fe/bank-book/v1/password/reset', async (context) => {
    const body = await readBody(
      context,
      v.object({
        signature: v.pipe(v.string(), v.minLength(1)),
        certSerial: v.string(),
        ...newPassword,
      }),
    );
    const wallet = joinedWalletOf(context);
    wallet.password = await newPasswordOf(context, body);
    wallet.previousPassword = null;
    wallet.wrongPasswords = 0;
    return outDataOk(context, { finishYn: 'Y' });
  });
}
