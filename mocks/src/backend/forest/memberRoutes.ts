import { v } from '@wallet/kit/schema';
import type { Context, Hono } from 'hono';
import { openPassword, openPasswords } from '../mstr/sealedField.ts';
import { AnswerError, memberOf, ok, type RoomEnv, readBody } from '../room.ts';
import { forestState } from './forestState.ts';
import { type ForestMember, isGoodPassword, isIdFree, openPhoneCheck, startPhoneCheck } from './members.ts';
import { CODE_MS, PHONE_CODE } from './rules.ts';
import { terms } from './terms.ts';

const yesNo = v.picklist(['Y', 'N']);
const phone = v.pipe(v.string(), v.regex(/^01\d{8,9}$/));

const joinBody = v.object({
  mmberTpcd: v.picklist(['01', '02']),
  mmberBrthd: v.pipe(v.string(), v.regex(/^\d{8}$/)),
  sxdstTpcd: v.picklist(['1', '2']),
  mmberId: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]{5,19}$/)),
  encMmberPwd: v.string(),
  encMmberPwdCnfrm: v.string(),
  mmberNm: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
  mmberMtlno: phone,
  zipNo: v.pipe(v.string(), v.regex(/^\d{5}$/)),
  bassAdres: v.pipe(v.string(), v.minLength(1)),
  detailAdres: v.string(),
  emailAdres: v.string(),
  emailRecptnYn: yesNo,
  smsRecptnYn: yesNo,
  eventRecptnYn: yesNo,
  stpulAgrmtList: v.array(v.object({ hirkStpulId: v.string(), stpulAgrmtYn: yesNo })),
  vrfcNo: v.string(),
});

/** Forest membership: terms, phone check, joining, password, leaving. */
export function memberRoutes(routes: Hono<RoomEnv>): void {
  routes.get('/forest/v1/terms/:stpulDstcd', (context) => {
    memberOf(context);
    const kind = context.req.param('stpulDstcd');
    if (kind !== 'BOOK' && kind !== 'JOIN') throw new AnswerError('FTR_NOT_FOUND', '약관을 찾을 수 없어요.');
    return ok(context, { stpulInfoList: terms[kind] });
  });

  routes.get('/forest/v1/member', (context) => {
    const { member } = own(context);
    return ok(context, { mmberInfo: member ? toWire(member) : null });
  });

  routes.get('/forest/v1/member/ids/:mmberId', (context) => {
    memberOf(context);
    const isFree = isIdFree(context.get('world'), context.req.param('mmberId'));
    return ok(context, { useAbleYn: isFree ? 'Y' : 'N' });
  });

  routes.post('/forest/v1/member/phone-checks', async (context) => {
    memberOf(context);
    const { mmberMtlno } = await readBody(context, v.object({ mmberMtlno: phone }));
    return ok(context, startPhoneCheck(context.get('world'), mmberMtlno));
  });

  routes.post('/forest/v1/member/phone-checks/:vrfcNo/extend', (context) => {
    memberOf(context);
    const world = context.get('world');
    openPhoneCheck(world, context.req.param('vrfcNo')).expiresAt = world.now().getTime() + CODE_MS;
    return ok(context, { expSS: CODE_MS / 1000 });
  });

  routes.post('/forest/v1/member/phone-checks/:vrfcNo/answer', async (context) => {
    memberOf(context);
    const { crtfcNo } = await readBody(context, v.object({ crtfcNo: v.string() }));
    const check = openPhoneCheck(context.get('world'), context.req.param('vrfcNo'));
    if (crtfcNo !== PHONE_CODE) {
      check.failCount += 1;
      throw new AnswerError('FTR_CODE_WRONG', '인증번호가 일치하지 않아요.');
    }
    check.isDone = true;
    return ok(context, { vrfcYn: 'Y' });
  });

  routes.post('/forest/v1/member', async (context) => {
    const { memberId, member, state } = own(context);
    const { vrfcNo, encMmberPwd, encMmberPwdCnfrm, ...body } = await readBody(context, joinBody);
    // The same person asking again, after an answer was lost, is a member already.
    if (member?.mmberId === body.mmberId) return ok(context, { mmberInfo: toWire(member) });
    if (member) throw new AnswerError('FTR_MEMBER_EXISTS', '이미 산림 휴양 회원이에요.');
    if (!isIdFree(context.get('world'), body.mmberId)) {
      throw new AnswerError('FTR_ID_TAKEN', '이미 사용 중인 아이디예요.');
    }
    const check = state.phoneChecks.get(vrfcNo);
    if (!check?.isDone || check.mmberMtlno !== body.mmberMtlno) {
      throw new AnswerError('FTR_PHONE_NOT_VERIFIED', '휴대폰 인증을 해 주세요.');
    }
    const agreed = body.stpulAgrmtList.filter(({ stpulAgrmtYn }) => stpulAgrmtYn === 'Y');
    const isMissing = terms.JOIN.some(
      ({ mandanYn, hirkStpulId }) =>
        mandanYn === 'Y' && agreed.every((term) => term.hirkStpulId !== hirkStpulId),
    );
    if (isMissing) throw new AnswerError('FTR_TERMS_MISSING', '필수 약관에 동의해 주세요.');
    const password = await newPassword(context, encMmberPwd, encMmberPwdCnfrm);
    const joined: ForestMember = { ...body, password };
    state.members.set(memberId, joined);
    return ok(context, { mmberInfo: toWire(joined) });
  });

  routes.put('/forest/v1/member/password', async (context) => {
    const member = memberOrRefuse(context);
    const names = v.object({
      encMmberPwd: v.string(),
      encNewMmberPwd: v.string(),
      encNewMmberPwdCnfrm: v.string(),
    });
    const body = await readBody(context, names);
    await refuseWrongPassword(context, member, body.encMmberPwd);
    const password = await newPassword(context, body.encNewMmberPwd, body.encNewMmberPwdCnfrm);
    if (password === member.password) {
      throw new AnswerError('FTR_PASSWORD_SAME', '지금과 다른 비밀번호를 입력해 주세요.');
    }
    member.password = password;
    return ok(context);
  });

  routes.post('/forest/v1/member/leave', async (context) => {
    const member = memberOrRefuse(context);
    const { encMmberPwd } = await readBody(context, v.object({ encMmberPwd: v.string() }));
    await refuseWrongPassword(context, member, encMmberPwd);
    const { memberId, state } = own(context);
    state.members.delete(memberId);
    return ok(context);
  });
}

function own(context: Context<RoomEnv>) {
  const memberId = memberOf(context).walletMberIdnfiNo;
  const state = forestState(context.get('world'));
  return { memberId, state, member: state.members.get(memberId) };
}

function memberOrRefuse(context: Context<RoomEnv>): ForestMember {
  const { member } = own(context);
  if (!member) throw new AnswerError('FTR_NOT_MEMBER', '산림 휴양 회원이 아니에요.');
  return member;
}

async function refuseWrongPassword(
  context: Context<RoomEnv>,
  member: ForestMember,
  encrypted: string,
): Promise<void> {
  if ((await openPassword(context, encrypted)) !== member.password) {
    throw new AnswerError('FTR_PASSWORD_WRONG', '비밀번호가 일치하지 않아요.');
  }
}

async function newPassword(
  context: Context<RoomEnv>,
  encrypted: string,
  encryptedAgain: string,
): Promise<string> {
  const [password = '', again] = await openPasswords(context, encrypted, encryptedAgain);
  if (!isGoodPassword(password)) {
    throw new AnswerError('FTR_PASSWORD_WEAK', '비밀번호 규칙을 확인해 주세요.');
  }
  if (password !== again) {
    throw new AnswerError('FTR_PASSWORD_NOT_SAME', '비밀번호 확인이 일치하지 않아요.');
  }
  return password;
}

function toWire({ password: _, ...member }: ForestMember) {
  return member;
}
