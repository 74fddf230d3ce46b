import { expandBirth, isEasyPin } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import type { Context, Hono } from 'hono';
import { onceByKey } from '../gpayment-fe/onceByKey.ts';
import { openSealed } from '../mstr/sealedField.ts';
import { memberOf, outDataOk, type RoomEnv, readBody } from '../room.ts';
import { refuse } from './transactionsBook.ts';
import * as field from './transactionsFields.ts';
import { checkPointPassword, joinedWalletOf } from './walletState.ts';

const newPassword = { encPassword: field.password, encPasswordAgain: field.password };

/** The new password of a body, entered twice, once it is asked for; refused where it is no good one. */
export async function newPasswordOf(
  context: Context<RoomEnv>,
  body: { encPassword: string; encPasswordAgain: string },
): Promise<() => string> {
  const first = await openSealed(context, body.encPassword);
  const second = await openSealed(context, body.encPasswordAgain);
  return () => goodPassword(context, first(), second());
}

function goodPassword(context: Context<RoomEnv>, password: string, again: string): string {
  if (!/^\d{6}$/.test(password)) return refuse('UBPT0014', '숫자 6자리로 정해 주세요.');
  if (password !== again) return refuse('UBPT0013', '두 번 입력한 비밀번호가 달라요.');
  const { birth, custGubn } = memberOf(context);
  if (isEasyPin(password, expandBirth(birth, custGubn)))
    return refuse('UBPT0014', '쉬운 비밀번호는 사용할 수 없어요.');
  return password;
}

/** The six digits that points move by. Paths are ours. */
export function passwordRoutes(routes: Hono<RoomEnv>): void {
  routes.post('/point-fe/bank-book/v1/password/change', async (context) => {
    const body = await readBody(context, v.object({ encCurrent: field.password, ...newPassword }));
    const openNext = await newPasswordOf(context, body);
    const openCurrent = await openSealed(context, body.encCurrent);
    const change = () => {
      const wallet = joinedWalletOf(context);
      const next = openNext();
      const current = openCurrent();
      // The answer of a change was lost and the customer says it again: it has been done.
      if (next !== wallet.password || wallet.previousPassword !== current) {
        checkPointPassword(context, current);
        if (next === wallet.password) refuse('UBPT0015', '지금과 다른 비밀번호로 정해 주세요.');
        wallet.previousPassword = wallet.password;
        wallet.password = next;
      }
      return { finishYn: 'Y' };
    };
    return outDataOk(context, onceByKey(context, 'point.changePassword', change, 'outData'));
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
    const openNext = await newPasswordOf(context, body);
    const reset = () => {
      const wallet = joinedWalletOf(context);
      wallet.password = openNext();
      wallet.previousPassword = null;
      wallet.wrongPasswords = 0;
      return { finishYn: 'Y' };
    };
    return outDataOk(context, onceByKey(context, 'point.resetPassword', reset, 'outData'));
  });
}
