import { v } from '@wallet/kit/schema';
import type { Context, Hono } from 'hono';
import { CODE_MS, PHONE_CODE } from '../mobile-validation/checks.ts';
import { AnswerError, memberOf, ok, type RoomEnv, readBody, remembered } from '../room.ts';

interface Code {
  authNo: string;
  expiresAt: number;
  wrong: number;
  isExtended: boolean;
  provedAt: number;
}
const MOST_WRONG = 5;
const PROVED_MS = 30 * 60_000;
type At = Context<RoomEnv>;
const codes = (context: At) => remembered<{ last: Code | null }>(context, 'cib.code', () => ({ last: null }));
const nowOf = (context: At) => context.get('world').now().getTime();

function openCode(context: At, authNo: string): Code {
  const { last } = codes(context);
  if (last?.authNo !== authNo || last.expiresAt <= nowOf(context) || last.wrong >= MOST_WRONG)
    throw new AnswerError('CIB_CODE_ENDED', '인증 시간이 끝났어요. 인증번호를 다시 받아 주세요.');
  return last;
}

/** Ends a call whose caller has not proved the phone in the last half hour. */
export function proved(context: At, authNo: string): void {
  const { last } = codes(context);
  const isGood = last?.authNo === authNo && last.provedAt > nowOf(context) - PROVED_MS;
  if (!isGood) throw new AnswerError('CIB_NOT_PROVED', '본인 인증을 다시 해 주세요.');
}

/** A code by text message or by chat app: sent, answered, given more time once. */
export function authRoutes(routes: Hono<RoomEnv>): void {
  const sendBody = v.object({ mtlno: v.string(), wayCd: v.picklist(['SMS', 'CHAT']) });
  routes.post('/cib/base/sendAuthNo', async (context) => {
    const { mtlno } = await readBody(context, sendBody);
    if (mtlno !== memberOf(context).phone)
      throw new AnswerError('CIB_NO_PHONE', '회원님의 휴대폰 번호가 아니에요.');
    const authNo = `CI${context.get('world').nextNumber('cib.code')}`;
    const expiresAt = nowOf(context) + CODE_MS;
    codes(context).last = { authNo, expiresAt, wrong: 0, isExtended: false, provedAt: 0 };
    return ok(context, { authNo, expSS: CODE_MS / 1000 });
  });
  routes.post('/cib/base/extendAuthNo', async (context) => {
    const code = openCode(context, (await readBody(context, v.object({ authNo: v.string() }))).authNo);
    if (code.isExtended) throw new AnswerError('CIB_EXTENDED', '시간은 한 번만 늘릴 수 있어요.');
    code.isExtended = true;
    code.expiresAt += CODE_MS;
    return ok(context, { expSS: Math.ceil((code.expiresAt - nowOf(context)) / 1000) });
  });
  routes.post('/cib/base/checkAuthNo', async (context) => {
    const body = await readBody(context, v.object({ authNo: v.string(), crtfcNo: v.string() }));
    const code = openCode(context, body.authNo);
    if (body.crtfcNo !== PHONE_CODE) {
      code.wrong += 1;
      throw new AnswerError('CIB_CODE_WRONG', '인증번호가 맞지 않아요.');
    }
    code.provedAt = nowOf(context);
    return ok(context);
  });
}
