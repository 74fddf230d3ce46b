import { addMonths, expandBirth, maskName } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import type { Context } from 'hono';
import { refuseWhileHolding } from '../holdings.ts';
import { intentOf } from '../intent.ts';
import { languageOf, spoken } from '../language.ts';
import { openCheck, startCheck } from '../mobile-validation/checks.ts';
import { openPassword, openPasswords } from '../mstr/sealedField.ts';
import { notify } from '../noti/inbox.ts';
import { homePhone, isHomePhone, moveTo, type SeenPhone } from '../phones.ts';
import { defineRoom, memberOf, ok, type RoomEnv, readBody } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import { filled, flag } from '../wireFields.ts';
import {
  type At,
  giveProof,
  isDue,
  isOldEnough,
  isSignatureOf,
  issueTo,
  note,
  ownOf,
  refuse,
  setPin,
  statusOf,
  TRIES,
  takeProof,
  usable,
} from './certificates.ts';
import { usesOf } from './history.ts';
import { certificateHoldings } from './holdings.ts';
import { endOf, requestOf, secondsLeft, standingOf, waitingOf } from './requests.ts';

const PHONE_SECONDS = 180;
const said = {
  ISSU: { ko: '인증서 발급', en: 'Certificate issued' },
  RENW: { ko: '인증서 갱신', en: 'Certificate renewed' },
  CHNG: { ko: '비밀번호 변경', en: 'Password changed' },
  RSET: { ko: '비밀번호 다시 설정', en: 'Password set anew' },
  LOCK: { ko: '비밀번호 5번 틀림', en: 'Five wrong passwords' },
  RVKD: { ko: '인증서 폐기', en: 'Certificate revoked' },
} as const;

function told(context: At, kind: keyof typeof said): void {
  note(context, kind, said[kind]);
  const { walletMberIdnfiNo } = memberOf(context);
  notify(context.get('world'), walletMberIdnfiNo, {
    title: said[kind],
    text: { ko: '본인이 아니라면 바로 폐기해 주세요.', en: 'If it was not you, revoke it at once.' },
    link: 'FBC10000',
  });
}

/** What a page reports of the phone that it is on (`hello`); empty in a browser. */
const phoneFields = { dvcId: v.optional(v.string(), ''), mdlNm: v.optional(v.string(), '') };
const phoneIn = (context: Context<RoomEnv>): SeenPhone => ({
  dvcId: context.req.query('dvcId') ?? '',
  mdlNm: context.req.query('mdlNm') ?? '',
});

/** How the certificate stands on a phone: OTHR where it is on another one. */
function statusOn(context: Context<RoomEnv>, phone: SeenPhone) {
  const status = statusOf(context);
  const isThere = status === 'VALD' || status === 'LOCK';
  return isThere && !isHomePhone(context, 'bcerti', phone) ? 'OTHR' : status;
}

function described(context: Context<RoomEnv>, phone = phoneIn(context)) {
  const { crtfSttus: _, keys, pin, failCnt, proofs, uses: _uses, ...facts } = ownOf(context);
  const crtfSttus = statusOn(context, phone);
  return {
    ...facts,
    crtfSttus,
    crtfilsDn: maskName(memberOf(context).custName),
    dvcNm: homePhone(context, 'bcerti').dvcNm,
    rnwlAblYn: isDue(context) && crtfSttus !== 'OTHR' ? 'Y' : 'N',
    // As certificates say what they are (3-identity-and-services s3).

    certType: 'W1',
    ecdwTyCode: '',
    rspnsCode: '0000',
    rspnsMssage: '',
    useList: spoken(usesOf(context).slice(0, 5), languageOf(context)),
    reqList: spoken(
      waitingOf(context).map((one) => ({
        ogtxtIdnfr: one.signId,
        svcNm: one.svcNm,
        titl: one.titl,
        endYMS: endOf(one),
      })),
      languageOf(context),
    ),
  };
}

const chosen = { prfNo: filled, encPassword: filled, encPasswordCheck: filled };

/** The wallet's own certificate: all calls are ours, the specification names none (N40). */
export const bcertiRoom = defineRoom('/bcerti', (routes) => {
  routes.get('/bcerti/v1/certificate', (context) => ok(context, described(context)));

  routes.get('/bcerti/v1/history', (context) => {
    const uses = usesOf(context);
    const month = context.req.query('month') ?? '';
    const oldest = addMonths(seoulDate(context.get('world').now()), -6);
    const useList = uses.filter(({ useYMS }) => useYMS.startsWith(month) && useYMS >= oldest);
    return ok(context, { useList: spoken(useList, languageOf(context)) });
  });

  routes.post('/bcerti/v1/phone', (context) => {
    if (!isOldEnough(context)) refuse('BCT_YOUNG', '만 14세부터 발급받을 수 있어요.');
    const { custName, birth, custGubn, phone } = memberOf(context);
    const asked = { custName, birth, custGubn, phone, vldtnPuseDstcd: 'IDNT' as const, cmmccoDstcd: '01' };
    const { vldtnNo } = startCheck(context.get('world'), asked);
    return ok(context, { vldtnNo, expSS: PHONE_SECONDS });
  });

  routes.post('/bcerti/v1/identity', async (context) => {
    const body = v.object({ vldtnNo: filled, kind: filled, name: filled, birth: v.string() });
    const { vldtnNo, name, birth } = await readBody(context, body);
    if (!openCheck(context.get('world'), vldtnNo).isDone) refuse('BCT_PROOF', '휴대폰 확인이 필요해요.');
    const { custName, birth: own, custGubn } = memberOf(context);
    if (name !== custName || birth !== expandBirth(own, custGubn))
      refuse('BCT_OTHER_PERSON', '다른 사람의 신분증이에요.');
    return ok(context, { prfNo: giveProof(context) });
  });

  const issueBody = v.object({ ...chosen, ...phoneFields, bioYn: flag });
  routes.post('/bcerti/v1/certificate', async (context) => {
    intentOf(context);
    const { prfNo, encPassword, encPasswordCheck, bioYn, ...phone } = await readBody(context, issueBody);
    const [pin = '', again = ''] = await openPasswords(context, encPassword, encPasswordCheck);
    setPin(context, pin, again);
    takeProof(context, prfNo);
    // One phone: the certificate on another one ends at once.
    const isThere = ['VALD', 'LOCK'].includes(statusOf(context));
    const rplcYn = isThere && !isHomePhone(context, 'bcerti', phone) ? 'Y' : 'N';
    issueTo(context);
    moveTo(context, 'bcerti', phone);
    ownOf(context).bioYn = bioYn;
    told(context, 'ISSU');
    return ok(context, { ...described(context, phone), rplcYn });
  });

  routes.post('/bcerti/v1/password', async (context) => {
    const { prfNo, encPassword, encPasswordCheck, bioYn } = await readBody(context, issueBody);
    const own = ownOf(context);
    const kind = own.crtfSttus === 'LOCK' ? 'RSET' : 'CHNG';
    if (kind === 'CHNG') usable(context);
    const [pin = '', again = ''] = await openPasswords(context, encPassword, encPasswordCheck);
    setPin(context, pin, again);
    takeProof(context, prfNo);
    Object.assign(own, { crtfSttus: 'VALD', bioYn });
    told(context, kind);
    return ok(context, { ...described(context), rplcYn: 'N' });
  });

  routes.post('/bcerti/v1/password/check', async (context) => {
    const { encPassword } = await readBody(context, v.object({ encPassword: filled }));
    const entered = await openPassword(context, encPassword);
    const own = statusOf(context) === 'LOCK' ? ownOf(context) : usable(context);
    if (own.crtfSttus === 'VALD' && entered === own.pin) {
      own.failCnt = 0;
      return ok(context, { rslt: 'GOOD', lftCnt: TRIES, prfNo: giveProof(context) });
    }
    own.failCnt = Math.min(own.failCnt + 1, TRIES);
    if (own.failCnt < TRIES) return ok(context, { rslt: 'WRNG', lftCnt: TRIES - own.failCnt });
    if (own.crtfSttus === 'VALD') told(context, 'LOCK');
    own.crtfSttus = 'LOCK';
    return ok(context, { rslt: 'LOCK', lftCnt: 0 });
  });

  const proven = v.object({ prfNo: filled });
  routes.post('/bcerti/v1/certificate/renew', async (context) => {
    const { prfNo } = await readBody(context, proven);
    usable(context);
    if (!isDue(context)) refuse('BCT_EARLY', '만료 30일 전부터 갱신할 수 있어요.');
    takeProof(context, prfNo);
    issueTo(context);
    told(context, 'RENW');
    return ok(context, { ...described(context), rplcYn: 'N' });
  });

  const revokeBody = v.object({ ...proven.entries, rsnDstcd: v.picklist(['LOST', 'SUSP', 'NEED']) });
  routes.post('/bcerti/v1/certificate/revoke', async (context) => {
    const { prfNo } = await readBody(context, revokeBody);
    refuseWhileHolding('bcerti', certificateHoldings(context));
    const own = usable(context);
    takeProof(context, prfNo);
    own.crtfSttus = 'RVKD';
    told(context, 'RVKD');
    return ok(context);
  });

  routes.get('/bcerti/v1/requests/:signId', (context) => {
    const found = requestOf(context, context.req.param('signId'));
    const { svcNm, titl, ogtxt, signId } = found;
    return ok(context, {
      ...spoken({ svcNm, titl }, languageOf(context)),

      ogtxtIdnfr: signId,
      ogtxt,
      sttus: standingOf(context, found),
      expSS: secondsLeft(context, found),

      crtfSttus: statusOn(context, phoneIn(context)),
      bioYn: ownOf(context).bioYn,
    });
  });

  const signBody = v.object({
    ogtxt: filled,
    signature: filled,
    certSerial: filled,

    prfNo: v.string(),
    bioYn: flag,
    ...phoneFields,
  });
  routes.post('/bcerti/v1/requests/:signId/sign', async (context) => {
    const { prfNo, bioYn, ogtxt, dvcId, mdlNm, ...given } = await readBody(context, signBody);
    const one = requestOf(context, context.req.param('signId'));
    const standing = standingOf(context, one);
    if (standing === 'SGND' || standing === 'USED') refuse('BCT_SIGNED', '이미 서명했어요.');
    if (standing !== 'ASKD') refuse('BCT_REQUEST_OVER', '요청 시간이 지났어요.');
    const own = usable(context);
    if (!isHomePhone(context, 'bcerti', { dvcId, mdlNm }))
      refuse('BCT_OTHER_PHONE', '인증서가 다른 휴대폰에 있어요.');
    if (bioYn === 'N' || own.bioYn === 'N') takeProof(context, prfNo);
    if (one.ogtxt !== ogtxt) {
      one.sttus = 'VOID';
      refuse('BCT_TEXT_CHANGED', '내용이 바뀌어 서명하지 않았어요.');
    }
    if (!(await isSignatureOf(context, { ...given, content: ogtxt })))
      refuse('BCT_SIGNATURE', '서명을 확인할 수 없어요.');
    // Two WebViews: what was signed while this signature was looked at.
    if (standingOf(context, one) !== 'ASKD') refuse('BCT_SIGNED', '이미 서명했어요.');
    Object.assign(one, { sttus: 'SGND', signature: given.signature });
    note(context, 'SIGN', one.titl);
    return ok(context, { reqTxId: one.signId, sgntYMS: seoulTime(context.get('world').now()) });
  });

  routes.post('/bcerti/v1/requests/:signId/refuse', (context) => {
    const one = requestOf(context, context.req.param('signId'));
    if (standingOf(context, one) === 'ASKD') one.sttus = 'RFSD';
    return ok(context);
  });
});
