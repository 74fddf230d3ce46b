import { v } from '@wallet/kit/schema';
import type { Context, Hono } from 'hono';
import { forgetMember } from '../due.ts';
import { doneCheck, type Purpose } from '../mobile-validation/checks.ts';
import { allHoldings, refuseWhileAnyHolds } from '../mstr/holdings.ts';
import { AnswerError, memberOf, ok, type RoomEnv, readBody } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';
import { signOut } from '../sessionCookie.ts';
import { filled, flag, maybeText } from '../wireFields.ts';
import { memberOfCheck } from './passwords.ts';
import { changeAccount, changeOwn, ownAccount } from './register.ts';

const YEARS_3 = 3 * 365 * 24 * 60 * 60 * 1000;

const consentBody = v.object({
  maktngCnsntRcallYn: flag,
  maktngPuseCnsntYn: flag,
  groupInfoOferCnsntYn: flag,
  smsRecvCnsntYn: flag,
  emalRecvYn: flag,
  telRecvYn: flag,
  pstmalRecvYn: flag,
});
const particularsBody = v.object({
  email: v.pipe(v.string(), v.maxLength(254)),
  vldtnNo: maybeText,
});
const checkBody = v.object({ vldtnNo: filled });
const leaveBody = v.object({ vldtnNo: filled, leaveRsnDstcd: v.picklist(['01', '02', '03', '04']) });
const certificateBody = v.object({ certSerial: v.string(), signature: filled });

/** What a member does with their own account. */
export function selfRoutes(routes: Hono<RoomEnv>): void {
  routes.post('/mber/user/consents', async (context) => {
    memberOf(context);
    changeOwn(context, await readBody(context, consentBody));
    return ok(context, { successYn: 'Y' });
  });

  routes.post('/mber/user/particulars', async (context) => {
    memberOf(context);
    const { email, vldtnNo } = await readBody(context, particularsBody);
    const phone = vldtnNo ? { phone: ownCheck(context, vldtnNo, 'CHNG').phone } : {};
    changeOwn(context, { email, ...phone });
    return ok(context, { successYn: 'Y' });
  });

  routes.post('/mber/user/confirmManagement', async (context) => {
    memberOf(context);
    ownCheck(context, (await readBody(context, checkBody)).vldtnNo, 'IDNT');
    changeOwn(context, { mberMgtDstcd: '1' });
    return ok(context, { successYn: 'Y' });
  });

  routes.post('/mber/user/certificate', async (context) => {
    memberOf(context);
    const { certSerial } = await readBody(context, certificateBody);
    const now = context.get('world').now();
    changeOwn(context, {
      certSerial,
      certType: '01',
      loginWay: '02',
      loginAccessMediaDstic: 'K1',
      certIssueDate: seoulDate(now),
      certExpireDate: seoulDate(new Date(now.getTime() + YEARS_3)),
    });
    return ok(context, { successYn: 'Y' });
  });

  routes.post('/mber/user/wakeUp', async (context) => {
    const world = context.get('world');
    const { vldtnNo } = await readBody(context, checkBody);
    const account = memberOfCheck(world, doneCheck(world, vldtnNo, 'WAKE'));
    if (account.standing !== 'dormant') throw new AnswerError('MBR_NOT_DORMANT', '휴면 상태가 아니에요.');
    changeAccount(world, account.id, { standing: 'member' });
    return ok(context, { successYn: 'Y' });
  });

  routes.post('/mber/user/withdraw', async (context) => {
    memberOf(context);
    const { vldtnNo } = await readBody(context, leaveBody);
    ownCheck(context, vldtnNo, 'WTHD');
    refuseWhileAnyHolds(context);
    // What stays runs on: a refund that was asked for is still paid. All else ends with the membership.
    const isUnderWay = allHoldings(context).some(({ holding }) => holding.onLeave === 'STAY');
    if (!isUnderWay) forgetMember(context.get('world'), memberOf(context).walletMberIdnfiNo);
    const { id } = ownAccount(context);
    changeAccount(context.get('world'), id, { standing: 'notMember', person: { walletMberIdnfiNo: '' } });
    signOut(context);
    return ok(context, { successYn: 'Y' });
  });
}

/** A verification by the very member who is signed in. */
function ownCheck(context: Context<RoomEnv>, vldtnNo: string, purpose: Purpose) {
  const check = doneCheck(context.get('world'), vldtnNo, purpose);
  if (check.ci !== memberOf(context).ci) {
    throw new AnswerError('MBR_OTHER_PERSON', '로그인한 회원과 인증한 분이 달라요.');
  }
  return check;
}
