import { maskName, maskPhone, phoneText } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import { intentOf } from '../intent.ts';
import { languageOf, spoken } from '../language.ts';
import { openCheck, startCheck } from '../mobile-validation/checks.ts';
import { openPassword, openPasswords } from '../mstr/sealedField.ts';
import { homePhone, isHomePhone, moveTo, type SeenPhone } from '../phones.ts';
import { defineRoom, memberOf, ok, type Room, readBody } from '../room.ts';
import { seoulTime } from '../seoulTime.ts';
import { filled, flag } from '../wireFields.ts';
import { addDeveloperRoutes } from './developer.ts';
import { dataOf, phoneOf, renewToken, takeToken } from './gateway.ts';
import {
  type At,
  applicationOf,
  begin,
  birthOf,
  giveProof,
  ISSUED_ON,
  isDue,
  issueTo,
  isYoung,
  MOST_DATES,
  note,
  openTakers,
  ownOf,
  refuse,
  setPin,
  statusOf,
  stepOf,
  TRIES,
  takeProof,
  tell,
  usable,
} from './member.ts';
import { attributeList, codeState, makeCode, requestOf, submit } from './showing.ts';
import { termsOf } from './terms.ts';

const PHONE_SECONDS = 180;
/** 10 resident card (stated as the default), 20 driving licence, 30 card of a foreign resident. */
const documents = ['10', '20', '30'] as const;
/** Codes of a face that is not taken: 20003 and on (3-identity-and-services s8). */
const faceCode = /^2000[3-9]$|^2001[01]$/;

const places = [
  { plceNm: { ko: '새벽은행 전 지점', en: 'All branches of Dawn Bank' }, kndDstcd: 'BRCH' },
  { plceNm: { ko: '새벽증권 고객센터', en: 'Dawn Securities, service desks' }, kndDstcd: 'BRCH' },
  { plceNm: { ko: '한빛서점', en: 'Hanbit Books' }, kndDstcd: 'SHOP' },
  { plceNm: { ko: '편의점 나이 확인대', en: 'Age check at convenience stores' }, kndDstcd: 'SHOP' },
];

/** A code, or an answer to a verifier, comes from the one phone that the ID is on. */
async function needsHomePhone(context: At): Promise<void> {
  if (!isHomePhone(context, 'gmid', await phoneOf(context)))
    refuse('GMID_MOVD', '다른 휴대폰에서 쓰고 있어요.');
}

/** All that a page shows of a member; names and numbers masked. */
function described(context: At, seen: SeenPhone = { dvcId: '', mdlNm: '' }) {
  const own = ownOf(context);
  // One phone: on another one it can be moved there, and nothing else.
  const isElsewhere = statusOf(context) === 'ISSU' && !isHomePhone(context, 'gmid', seen);
  const { custName, phone } = memberOf(context);
  const sttus = isElsewhere ? 'MOVD' : statusOf(context);
  const { idNo, sttusRsnCd, isuYmd, expYmd, idcdDstcd, bioYn, device, otherDevice, application } = own;
  return spoken(
    {
      sttus,
      sttusRsnCd,
      dueYn: isDue(context) ? 'Y' : 'N',
      lockYn: own.failCnt >= TRIES ? 'Y' : 'N',
      aplyStep: sttus === 'NONE' || application ? stepOf(own) : 0,

      traceId: application?.traceId ?? '',
      aplyIdcdDstcd: application?.idcdDstcd ?? '',
      vcList: idNo
        ? [
            {
              idNo,
              isuYmd,
              expYmd,
              idcdDstcd,
              bioYn,
              custName: maskName(custName),
              phone: maskPhone(phoneText(phone)),

              brdt: birthOf(context),
              dvcNm: device ? homePhone(context, 'gmid').dvcNm : otherDevice,
              dvcRegYMS: device?.regYMS ?? '',
            },
          ]
        : [],
      tagPlceList: places,
      ptnrList: own.partners,
      ptnrAblList: openTakers(own),
      useList: own.history.slice(0, 30),
    },
    languageOf(context),
  );
}

function addCustomerRoutes(routes: Parameters<Parameters<typeof defineRoom>[1]>[0]): void {
  routes.post('/gmid/cas/token', async (context) => {
    const body = v.object({ dvcId: v.optional(v.string(), ''), mdlNm: v.optional(v.string(), '') });
    return ok(context, takeToken(context, await readBody(context, body)));
  });
  routes.post('/gmid/cas/token/renew', async (context) => {
    const { token } = v.parse(v.object({ token: v.string() }), await context.req.json());
    return ok(context, renewToken(context, token));
  });

  routes.post('/gmid/mber/select', async (context) => {
    await dataOf(context, {});
    return ok(context, described(context, await phoneOf(context)));
  });

  routes.get('/gmid/cas/terms/:termClsfi', (context) =>
    ok(context, { termList: spoken(termsOf(context.req.param('termClsfi')), languageOf(context)) }),
  );
  routes.post('/gmid/cas/terms/agree', async (context) => {
    const { termClsfi, stpulIdList } = await dataOf(context, {
      termClsfi: filled,
      stpulIdList: v.array(filled),
    });
    const lacks = termsOf(termClsfi).some(
      ({ stpulId, mandanYn }) => mandanYn === 'Y' && !stpulIdList.includes(stpulId),
    );
    if (lacks) refuse('GMID_TERMS', '필수 약관에 동의해 주세요.');
    if (isYoung(context)) refuse('GMID_YUNG', '만 14세부터 발급받을 수 있어요.');
    ownOf(context).isAgreed = true;
    return ok(context);
  });

  routes.post('/gmid/cas/identity/start', async (context) => {
    await dataOf(context, {});
    if (isYoung(context)) refuse('GMID_YUNG', '만 14세부터 발급받을 수 있어요.');
    return ok(context, { traceId: begin(ownOf(context)).traceId });
  });
  routes.post('/gmid/cas/identity/phone', async (context) => {
    await dataOf(context, {});
    const { custName, birth, custGubn, phone } = memberOf(context);
    const facts = { custName, birth, custGubn, phone, vldtnPuseDstcd: 'IDNT' as const, cmmccoDstcd: '01' };
    return ok(context, { vldtnNo: startCheck(context.get('world'), facts).vldtnNo, expSS: PHONE_SECONDS });
  });
  routes.post('/gmid/cas/identity/end', async (context) => {
    const { vldtnNo } = await dataOf(context, { vldtnNo: filled });
    if (!openCheck(context.get('world'), vldtnNo).isDone) refuse('GMID_STEP', '휴대폰 확인이 필요해요.');
    const own = ownOf(context);
    (own.application ?? begin(own)).isPhoneDone = true;
    return ok(context);
  });

  routes.post('/gmid/cas/realname', async (context) => {
    const { idcdDstcd, custName, brdt, isuYmd } = await dataOf(context, {
      idcdDstcd: v.picklist(documents),
      custName: v.string(),
      brdt: v.string(),
      isuYmd: v.string(),
    });
    const own = ownOf(context);
    const application = applicationOf(context);
    if (stepOf(own) < 3) refuse('GMID_STEP', '휴대폰 확인이 필요해요.');
    if (own.wrongDates >= MOST_DATES) refuse('GMID_DATE_STOP', '신분증이 막히지 않도록 여기서 멈췄어요.');
    const person = memberOf(context);
    if ((idcdDstcd === '30') !== Boolean(person.isforeign))
      refuse('GMID_KIND', '다른 신분증을 준비해 주세요.');
    if (custName !== person.custName || brdt !== birthOf(context))
      refuse('GMID_OTHER_PERSON', '다른 사람의 신분증이에요.');
    if (isuYmd !== ISSUED_ON) {
      own.wrongDates += 1;
      const isOver = own.wrongDates >= MOST_DATES;
      refuse(isOver ? 'GMID_DATE_STOP' : 'GMID_DATE', '발급일자가 맞지 않아요.', { wrngCnt: own.wrongDates });
    }
    application.idcdDstcd = idcdDstcd;
    return ok(context);
  });

  routes.post('/gmid/cas/device/list', async (context) => {
    await dataOf(context, {});
    const { device, otherDevice } = ownOf(context);
    const isHere = isHomePhone(context, 'gmid', await phoneOf(context));
    const othrDvcNm = otherDevice || (isHere ? '' : homePhone(context, 'gmid').dvcNm);
    return ok(context, { dvcList: device ? [device] : [], othrDvcNm });
  });
  routes.post('/gmid/cas/device/register', async (context) => {
    const { dvcNm, moveYn } = await dataOf(context, { dvcNm: filled, moveYn: flag });
    const own = ownOf(context);
    if (stepOf(own) < 4) refuse('GMID_STEP', '신분증을 먼저 확인해 주세요.');
    const phone = await phoneOf(context);
    const isElsewhere = own.idNo !== '' && !isHomePhone(context, 'gmid', phone);
    if ((own.otherDevice || isElsewhere) && moveYn === 'N')
      refuse('GMID_OTHER_DEVICE', '다른 휴대폰에서 쓰고 있어요.');
    moveTo(context, 'gmid', phone);
    own.device = { dvcNm, regYMS: seoulTime(context.get('world').now()) };
    own.otherDevice = '';
    applicationOf(context).isDeviceDone = true;
    return ok(context, own.device);
  });

  routes.post('/gmid/cas/selfie', async (context) => {
    const { image } = await dataOf(context, {
      traceId: filled,
      reqPageNo: filled,
      idcdDstcd: v.picklist(documents),

      image: v.string(),
      idcdFaceFileBina64: v.pipe(v.string(), v.minLength(1)),
    });
    const application = applicationOf(context);
    if (stepOf(ownOf(context)) < 5) refuse('GMID_STEP', '휴대폰을 먼저 등록해 주세요.');
    if (application.faceFails >= TRIES) refuse('GMID_FACE_OVER', '영업점에서 확인해 주세요.');
    const [code = ''] = image.split(' ');
    if (faceCode.test(code)) {
      application.faceFails += 1;
      refuse(code, '얼굴을 확인하지 못했어요.');
    }
    application.isFaceDone = true;
    return ok(context);
  });

  routes.post('/gmid/mber/join', async (context) => {
    await dataOf(context, {});
    const own = ownOf(context);
    if (!own.application && own.sttus === 'ISSU') return ok(context, { mberYn: 'Y' });
    if (stepOf(own) < 6) refuse('GMID_STEP', '얼굴 확인이 필요해요.');
    applicationOf(context).isMember = true;
    return ok(context, { mberYn: 'Y' });
  });
  const pins = { encPassword: filled, encPasswordCheck: filled };
  routes.post('/gmid/cas/vc/issue', async (context) => {
    intentOf(context);
    const data = await dataOf(context, { ...pins, traceId: filled, bioYn: flag });
    const own = ownOf(context);
    // Another page was first: this one is told what it made.
    if (!own.application && own.sttus === 'ISSU')
      return ok(context, { txId: own.txId, ...described(context) });
    if (!applicationOf(context).isMember) refuse('GMID_STEP', '처음부터 다시 해 주세요.');
    const [pin = '', again = ''] = await openPasswords(context, data.encPassword, data.encPasswordCheck);
    setPin(context, pin, again);
    issueTo(context).bioYn = data.bioYn;
    tell(context, 'ISSU');
    return ok(context, { txId: own.txId, ...described(context) });
  });
  routes.post('/gmid/cas/vc/issue/state', async (context) => {
    const { txId } = await dataOf(context, { txId: v.string() });
    return ok(context, { txId, sttus: txId && txId === ownOf(context).txId ? 'DONE' : 'NONE' });
  });

  routes.post('/gmid/cas/proof', async (context) => {
    const { encPassword, bioYn } = await dataOf(context, { encPassword: v.string(), bioYn: flag });
    const own = ownOf(context);
    if (bioYn === 'Y' && own.bioYn === 'Y' && own.failCnt < TRIES)
      return ok(context, { rslt: 'GOOD', lftCnt: TRIES, prfNo: giveProof(context) });
    if (own.failCnt < TRIES && (await openPassword(context, encPassword)) === own.pin) {
      own.failCnt = 0;
      return ok(context, { rslt: 'GOOD', lftCnt: TRIES, prfNo: giveProof(context) });
    }
    own.failCnt = Math.min(own.failCnt + 1, TRIES);
    if (own.failCnt < TRIES) return ok(context, { rslt: 'WRNG', lftCnt: TRIES - own.failCnt });
    tell(context, 'LOCK');
    return ok(context, { rslt: 'LOCK', lftCnt: 0 });
  });
  const proven = { prfNo: filled };
  routes.post('/gmid/cas/pin', async (context) => {
    const { prfNo, encPassword, encPasswordCheck } = await dataOf(context, { ...proven, ...pins });
    const [pin = '', again = ''] = await openPasswords(context, encPassword, encPasswordCheck);
    usable(context);
    takeProof(context, prfNo);
    setPin(context, pin, again);
    return ok(context);
  });

  routes.post('/gmid/cas/cpm/create', async (context) => {
    const { prfNo } = await dataOf(context, proven);
    usable(context);
    await needsHomePhone(context);
    takeProof(context, prfNo);
    return ok(context, makeCode(context));
  });
  routes.post('/gmid/cas/cpm/state', async (context) => {
    const { cpmCode } = await dataOf(context, { cpmCode: filled });
    return ok(context, codeState(context, cpmCode));
  });
  routes.post('/gmid/cas/vp/request', async (context) => {
    const { reqText } = await dataOf(context, { reqText: filled });
    usable(context);
    const { reqId, vrfrNm, purpose, atrbList, sttus } = requestOf(context, reqText);
    if (sttus === 'DONE') refuse('GMID_CODE_USED', '이 코드는 이미 썼어요.');
    return ok(context, spoken({ reqId, vrfrNm, purpose, atrbList }, languageOf(context)));
  });
  routes.post('/gmid/cas/vp/submit', async (context) => {
    const { reqId, atrbList, prfNo } = await dataOf(context, {
      ...proven,
      reqId: filled,
      atrbList: attributeList,
    });
    usable(context);
    await needsHomePhone(context);
    takeProof(context, prfNo);
    await submit(context, reqId, atrbList);
    return ok(context);
  });
  routes.post('/gmid/cas/vp/refuse', async (context) => {
    const { reqId } = await dataOf(context, { reqId: filled });
    const { vrfrNm } = requestOf(context, reqId);
    note(context, { vrfrNm, atrbList: [], rsltDstcd: 'RFSD' });
    return ok(context);
  });

  routes.post('/gmid/cas/vc/suspend', async (context) => {
    await dataOf(context, {});
    Object.assign(usable(context), { sttus: 'SUSP', sttusRsnCd: '205', code: null });
    tell(context, 'SUSP');
    return ok(context);
  });
  routes.post('/gmid/cas/vc/recover', async (context) => {
    const { vldtnNo, prfNo, dvcNm } = await dataOf(context, { ...proven, vldtnNo: filled, dvcNm: filled });
    const own = ownOf(context);
    const back = ['SUSP', 'SLEP', 'MOVD'];
    const phone = await phoneOf(context);
    const isElsewhere = !isHomePhone(context, 'gmid', phone);
    if (!isElsewhere && !back.includes(statusOf(context))) refuse('GMID_STEP', '다시 발급받아 주세요.');
    if (statusOf(context) === 'BLCK') refuse('GMID_STEP', '은행에 문의해 주세요.');
    if (!openCheck(context.get('world'), vldtnNo).isDone) refuse('GMID_STEP', '휴대폰 확인이 필요해요.');
    takeProof(context, prfNo);
    const device = { dvcNm, regYMS: seoulTime(context.get('world').now()) };
    Object.assign(own, { sttus: 'ISSU', sttusRsnCd: '', otherDevice: '', device, failCnt: 0 });
    moveTo(context, 'gmid', phone);
    tell(context, 'BACK');
    return ok(context);
  });
  routes.post('/gmid/cas/vc/revoke', async (context) => {
    const { prfNo } = await dataOf(context, proven);
    takeProof(context, prfNo);
    const empty = { idNo: '', pin: '', device: null, code: null, keys: null, application: null };
    Object.assign(ownOf(context), {
      ...empty,
      sttus: 'NONE',
      sttusRsnCd: '207',
      isAgreed: false,
      partners: [],
    });
    tell(context, 'RVKD');
    return ok(context);
  });
  routes.post('/gmid/mber/partner/join', async (context) => {
    const { prfNo, ptnrId } = await dataOf(context, { ...proven, ptnrId: filled });
    const own = usable(context);
    takeProof(context, prfNo);
    const taker = openTakers(own).find((one) => one.ptnrId === ptnrId);
    if (!taker) return ok(context);
    const now = seoulTime(context.get('world').now());
    const { ptnrNm, atrbList } = taker;
    own.partners.push({ ptnrId, ptnrNm, since: now.slice(0, 8) });
    note(context, { vrfrNm: ptnrNm, atrbList: [...atrbList], rsltDstcd: 'ANSW' });
    return ok(context);
  });
  routes.post('/gmid/mber/partner/end', async (context) => {
    const { ptnrId } = await dataOf(context, { ptnrId: filled });
    const own = ownOf(context);
    own.partners = own.partners.filter((one) => one.ptnrId !== ptnrId);
    return ok(context);
  });
}

/** Identity, credentials and members of the digital ID; families stated (1-shell s7.3), ends are ours. */
export const gmidRoom: Room = defineRoom('/gmid', (routes) => {
  addCustomerRoutes(routes);
  addDeveloperRoutes(routes);
});
