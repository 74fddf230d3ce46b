import { v } from '@wallet/kit/schema';
import type { Context, Hono } from 'hono';
import { doneCheck, type PhoneCheck } from '../mobile-validation/checks.ts';
import { LOCKED_AT, loginFailures } from '../mstr/loginFailures.ts';
import { openPassword } from '../mstr/sealedField.ts';
import { AnswerError, ok, type RoomEnv, readBody, type World } from '../room.ts';
import { filled } from '../wireFields.ts';
import { type Account, accountsOf, changeAccount, ownAccount } from './register.ts';

const checkBody = v.object({ vldtnNo: filled });
const resetBody = v.object({ vldtnNo: filled, encPassword: filled });
const changeBody = v.object({ encPassword: filled, encNewPassword: filled });

/** 8 to 20 characters with a letter, a digit and a sign. */
export function isGoodPassword(password: string): boolean {
  return /^(?=.*[A-Za-z])(?=.*\d)(?=.*[^A-Za-z\d\s])\S{8,20}$/.test(password);
}

/** The member a verified phone belongs to. */
export function memberOfCheck(world: World, { ci }: PhoneCheck): Account {
  const account = accountsOf(world).find(({ person }) => person.ci === ci);
  if (!account || account.standing === 'notMember') {
    throw new AnswerError('MBR_NOT_FOUND', '가입한 회원을 찾을 수 없어요.');
  }
  return account;
}

async function goodPassword(context: Context<RoomEnv>, encrypted: string): Promise<string> {
  const password = await openPassword(context, encrypted);
  if (!isGoodPassword(password)) {
    throw new AnswerError('MBR_PASSWORD_WEAK', '비밀번호 규칙을 확인해 주세요.');
  }
  return password;
}

function keep(world: World, { id, password: before }: Account, password: string): void {
  if (before === password)
    throw new AnswerError('MBR_PASSWORD_SAME', '지금과 다른 비밀번호를 입력해 주세요.');
  changeAccount(world, id, { password });
}

export function passwordRoutes(routes: Hono<RoomEnv>): void {
  routes.post('/mber/user/findMember', async (context) => {
    const world = context.get('world');
    const check = doneCheck(world, (await readBody(context, checkBody)).vldtnNo, 'PSWD');
    const { person, standing } = memberOfCheck(world, check);
    return ok(context, {
      phone: person.phone,
      custName: person.custName,
      dormantYn: standing === 'dormant' ? 'Y' : 'N',
    });
  });

  routes.post('/mber/user/resetPassword', async (context) => {
    const world = context.get('world');
    const { vldtnNo, encPassword } = await readBody(context, resetBody);
    const account = memberOfCheck(world, doneCheck(world, vldtnNo, 'PSWD'));
    keep(world, account, await goodPassword(context, encPassword));
    loginFailures(world).unlock(account.id);
    return ok(context, { successYn: 'Y' });
  });

  routes.post('/mber/user/changePassword', async (context) => {
    const account = ownAccount(context);
    const { encPassword, encNewPassword } = await readBody(context, changeBody);
    const isRight = (await openPassword(context, encPassword)) === account.password;
    // Counted with those of the login: who guesses here is locked there, too.
    const loginFailCnt = loginFailures(context.get('world')).judge(account.id, isRight);
    if (loginFailCnt > 0) {
      const code = loginFailCnt >= LOCKED_AT ? 'MBR_PASSWORD_LOCKED' : 'MBR_PASSWORD_WRONG';
      throw new AnswerError(code, '비밀번호가 일치하지 않아요.', { payload: { loginFailCnt } });
    }
    keep(context.get('world'), account, await goodPassword(context, encNewPassword));
    return ok(context, { successYn: 'Y' });
  });
}
