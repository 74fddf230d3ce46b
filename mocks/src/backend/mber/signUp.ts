import { v } from '@wallet/kit/schema';
import type { Context, Hono } from 'hono';
import { termsOf } from '../comm/termsCatalogue.ts';
import { ageOf, doneCheck } from '../mobile-validation/checks.ts';
import { openPassword } from '../mstr/sealedField.ts';
import { AnswerError, ok, type RoomEnv, readBody, type WirePerson, type World } from '../room.ts';
import { flag, maybeText } from '../wireFields.ts';
import { isGoodPassword } from './passwords.ts';
import { type Account, accountsOf, addNewcomer, changeAccount, NEWCOMER } from './register.ts';

const FOURTEEN = 140_000;

const joinBody = v.object({
  joinMthdDstcd: v.picklist(['phone', 'cert', 'book', 'native']),
  vldtnNo: maybeText,
  grdnVldtnNo: maybeText,
  ci: maybeText,
  certType: maybeText,
  token: maybeText,
  encPassword: maybeText,
  joinChnlDstcd: v.picklist(['01', '02']),
  joinDstcd: v.nullish(v.picklist(['01', '02'])),
  stpulInfoList: v.array(v.object({ hirkStpulId: v.string(), stpulAgrmtYn: flag })),
});
type Join = v.InferOutput<typeof joinBody>;

const MARKETING = 'CML000104';

export function signUpRoutes(routes: Hono<RoomEnv>): void {
  routes.post('/mber/user/join', async (context) => {
    const world = context.get('world');
    const body = await readBody(context, joinBody);
    const account = joiner(world, body);
    if (account.standing === 'dormant') throw new AnswerError('MBR_DORMANT', '휴면 회원이에요.');
    if (account.standing !== 'notMember') throw new AnswerError('MBR_ALREADY', '이미 가입한 회원이에요.');
    const isYoung = ageOf(world, account.person) < FOURTEEN;
    // Thrown before anything is written: a guardian's consent is no formality.
    if (isYoung) {
      if (!body.grdnVldtnNo) throw new AnswerError('MBR_GUARDIAN_MISSING', '법정대리인 동의가 필요해요.');
      doneCheck(world, body.grdnVldtnNo, 'GRDN');
    }
    const agreed = new Set(
      body.stpulInfoList.flatMap((term) => (term.stpulAgrmtYn === 'Y' ? term.hirkStpulId : [])),
    );
    if (termsOf('01', isYoung).some((term) => term.mandanYn === 'Y' && !agreed.has(term.hirkStpulId))) {
      throw new AnswerError('MBR_TERMS_MISSING', '필수 약관에 동의해 주세요.');
    }
    const password = await passwordOf(context, body);
    const walletMberIdnfiNo = `W9${String(world.nextNumber('mber.joined')).padStart(8, '0')}`;
    changeAccount(world, account.id, {
      personaId: NEWCOMER,
      standing: 'member',
      ...(password === undefined ? {} : { password }),
      person: {
        walletMberIdnfiNo,
        custIdnfr: `K${walletMberIdnfiNo.slice(1)}`,
        joinChnlDstcd: body.joinChnlDstcd,
        maktngPuseCnsntYn: agreed.has(MARKETING) ? 'Y' : 'N',
        ...patternOf(body),
      },
    });
    return ok(context, { walletMberIdnfiNo, ci: account.person.ci, successYn: 'Y' });
  });
}

/** Who joins: the verified phone's owner, who must be the one the certificate or the token speaks of. */
function joiner(world: World, { joinMthdDstcd, vldtnNo, ci, token }: Join): Account {
  const byCi = (wanted: string) => accountsOf(world).find(({ person }) => person.ci === wanted);
  if (joinMthdDstcd === 'native') {
    const account = byCi(ci ?? '');
    if (!account) throw new AnswerError('MBR_NOT_FOUND', '고객 정보를 찾을 수 없어요.');
    return account;
  }
  const check = doneCheck(world, vldtnNo ?? '', 'JOIN');
  const meant = joinMthdDstcd === 'book' ? world.personOf((token ?? '').replace(/^book-|@.*$/g, ''))?.ci : ci;
  if (joinMthdDstcd === 'book' && !meant) throw new AnswerError('MBR_TOKEN', '유효하지 않은 토큰이에요.');
  if (meant && meant !== check.ci) {
    throw new AnswerError('MBR_OTHER_PERSON', '인증한 분이 인증서의 주인과 달라요.');
  }
  const { custName, birth, custGubn, phone } = check;
  return (
    byCi(check.ci) ??
    addNewcomer(world, { custName, birth, custGubn, phone, ci: check.ci, ...sexOf(custGubn) })
  );
}

function sexOf(custGubn: string): Partial<WirePerson> {
  return { genderGubn: Number(custGubn) % 2 === 1 ? '1' : '2', isforeign: /^[5-8]$/.test(custGubn) };
}

/** Who joins by phone has no certificate, no secret number of the bank's, and wrote down no e-mail address. */
const withoutCertificate = {
  certType: '',
  certSerial: '',
  certIssueDate: '',
  certExpireDate: '',
  isKbpin: false,
  email: '',
};

/** Join type 01 makes a Lite customer, 02 a restricted one. */
function patternOf({ joinDstcd, certType, joinMthdDstcd }: Join): Partial<WirePerson> {
  if (joinDstcd === '01') return { svcPtrnDstCd: '05', certType: '03', isLiteCertYn: 'Y' };
  if (joinDstcd === '02') return { svcPtrnDstCd: '05', certType: certType ?? '' };
  return joinMthdDstcd === 'phone' ? withoutCertificate : {};
}

async function passwordOf(
  context: Context<RoomEnv>,
  { joinMthdDstcd, encPassword }: Join,
): Promise<string | undefined> {
  if (joinMthdDstcd !== 'phone' && !encPassword) return undefined;
  const password = await openPassword(context, encPassword ?? '');
  if (!isGoodPassword(password)) {
    throw new AnswerError('MBR_PASSWORD_WEAK', '비밀번호 규칙을 확인해 주세요.');
  }
  return password;
}
