import { addDays, expandBirth, isEasyPin, maskName } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import type { Context } from 'hono';
import { askToSign, takeSignature } from '../bcerti/requests.ts';
import { isUnderFourteen } from '../comm/agreements.ts';
import { makePdf } from '../comm/makePdf.ts';
import { intentOf } from '../intent.ts';
import { languageOf, spoken } from '../language.ts';
import { carryOutOnce, inquireOrder } from '../ledger/index.ts';
import { MILITARY_DAYS, militaryOf } from '../mili/own.ts';
import { doneCheck, startCheck } from '../mobile-validation/checks.ts';
import { openPasswords, openSealed } from '../mstr/sealedField.ts';
import { defineRoom, memberOf, ok, type RoomEnv, readBody } from '../room.ts';
import { code, filled, flag } from '../wireFields.ts';
import { answered, applicationOf, applicationsOf, queueSeconds, stateOf } from './applications.ts';
import { type Kind, kindOf, kinds, offices, receivers } from './kinds.ts';
import {
  type Application,
  type At,
  anyOwn,
  clock,
  holderOf,
  type Issued,
  isValid,
  now,
  own,
  refuse,
  type Sending,
  targetsOf,
  today,
  validOf,
} from './own.ts';
import { followed, sendingOf, standing } from './sendings.ts';

const TRIES = 5;
const DAILY = 10;
const SOON_DAYS = 7;
const VERIFY_MS = 10 * 60_000;
const say = (context: Context<RoomEnv>, thing: unknown) => ok(context, spoken(thing, languageOf(context)));

function known(context: At, kndId: string): Kind {
  const kind = kindOf(kndId);
  return kind && isFor(context, kind) ? kind : refuse('CTI_NO_KIND', '발급할 수 없는 증명서예요.');
}
const isFor = (context: At, { who }: Kind) =>
  who === undefined || (who === 'foreigner') === memberOf(context).isforeign;

function hours(context: At, { ofc }: Kind) {
  const { from, until, nm } = offices[ofc];
  const time = clock(now(context)).slice(8, 12);
  return { ofcNm: nm, opnHm: from, clsHm: until, clsdYn: time < from || time >= until ? 'Y' : 'N' };
}

function listed(context: At, kind: Kind) {
  const { kndId, kndNm, says, evntList, fee, days } = kind;
  const favs = anyOwn(context).favs;
  return {
    kndId,
    kndNm,
    says,
    evntList,
    fee,
    vldDays: days,
    ...hours(context, kind),
    favOrd: favs.indexOf(kndId) + 1,
  };
}

function detail(context: At, one: Issued) {
  const kind = kindOf(one.kndId);
  const isEnding = one.vldYmd <= addDays(today(context), SOON_DAYS);
  return {
    certNo: one.certNo,
    certType: one.kndId,
    certNm: kind?.kndNm ?? '',
    rspnsCode: '00',
    rspnsMssage: '',

    ecdwTyCode: kind?.ecdwTyCode ?? 'P',
    ofcNm: kind ? offices[kind.ofc].nm : '',
    docNo: one.docNo,

    trgtNm: one.trgt.trgtNm,
    prpsCd: one.prpsCd,
    sbmtNm: one.sbmtNm,
    rrnoYn: one.rrnoYn,

    issuYMS: one.issuYMS,
    vldYmd: one.vldYmd,
    sttus: one.wdrnYn === 'Y' ? 'WDRN' : isEnding ? 'SOON' : 'VALD',
  };
}

const dotted = (ymd: string) => `${ymd.slice(0, 4)}.${ymd.slice(4, 6)}.${ymd.slice(6, 8)}`;

function pdfOf(context: At, one: Issued): string {
  const kind = kindOf(one.kndId);
  if (!kind || kind.isBroken) return 'not a file';
  const { birth, custGubn } = memberOf(context);
  const full = expandBirth(birth, custGubn);
  const head = [kind.kndNm.ko, '', `성명 ${one.trgt.trgtNm}`, `생년월일 ${dotted(full)}`];
  return makePdf(
    Array.from({ length: kind.pages }, (_, at) => [
      ...head,
      `주민등록번호 ${full.slice(2)}-${one.rrnoYn === 'Y' ? `${custGubn}000000` : '*******'}`,
      ...['', kind.says.ko, '', `문서확인번호 ${one.docNo.replace(/(\d{4})(?=\d)/g, '$1-')}`],
      ...[
        `발급일 ${dotted(one.issuYMS)}`,
        `유효기간 ${dotted(one.vldYmd)}까지`,
        '',
        `${at + 1} / ${kind.pages}`,
      ],
    ]),
  );
}

const certNo = v.object({ certNo: filled });
const reqTxId = v.object({ reqTxId: filled });
const sndId = v.object({ sndId: filled });
const purpose = v.picklist(['LOAN', 'JOB', 'SCHL', 'MOVE', 'ETC']);
const purposeNames: Readonly<Record<string, string>> = {
  LOAN: '대출',
  JOB: '취업',
  SCHL: '학교',
  MOVE: '이사',
  ETC: '기타',
};
const applyBody = v.object({
  kndId: code,
  trgtId: code,
  prpsCd: purpose,
  sbmtNm: v.pipe(v.string(), v.maxLength(40)),

  rrnoYn: flag,
  famAcsTycd: v.picklist(['52', '53', '']),
  fldList: v.array(v.object({ fldId: code, val: code })),
});
const sendBody = v.object({
  certNo: filled,
  wayCd: v.picklist(['ORG', 'ADDR', 'ONCE']),
  to: v.string(),
  prpsCd: purpose,

  days: v.picklist([7, 30, 90]),
  encPassword: filled,
});

const textOf = (context: At, kind: Kind, one: Omit<Application, 'ogtxt' | 'ogtxtIdnfr'>) =>
  [
    `${kind.kndNm.ko}의 발급을 신청해요.`,
    `대상: ${one.trgt.trgtNm}`,
    `받는 방법: 전자문서지갑 (${own(context).addr})`,
    `용도: ${purposeNames[one.prpsCd] ?? '기타'}`,
    `낼 곳: ${one.sbmtNm || '정하지 않음'}`,
    `주민등록번호 뒷자리: ${one.rrnoYn === 'Y' ? '공개' : '가림'}`,
    ...(one.famAcsTycd ? [`접근 구분: ${one.famAcsTycd === '53' ? '재발급' : '발급'}`] : []),
    `수수료: ${kind.fee}원`,
  ].join('\n');

function checked(context: At, kind: Kind, trgtId: string) {
  if (isUnderFourteen(context)) refuse('CTI_YOUNG', '보호자가 신청해 주세요.');
  // Simple and biometric logins sign nothing (1-shell s6).
  const { loginWay, loginAccessMediaDstic: media } = memberOf(context);
  if (/^(09|26)E\d$/.test(`${loginWay}${media}`)) refuse('CTI_LOGIN', '인증서로 로그인해 주세요.');
  if (hours(context, kind).clsdYn === 'Y') refuse('CTI_CLOSED', '지금은 발급 기관이 쉬는 시간이에요.');
  const target = targetsOf(context, kind).find((one) => one.trgtId === trgtId);
  if (!target) return refuse('CTI_NOT_FAMILY', '가족관계에 없는 사람이에요.');
  if (target.rltnCd === 'SBLG') refuse('CTI_SIBLING', '형제자매의 증명서는 발급할 수 없어요.');
  const sameDay = own(context).applications.filter(
    ({ kndId, madeAt }) => kndId === kind.kndId && clock(madeAt).slice(0, 8) === today(context),
  );
  if (sameDay.length >= DAILY) refuse('CTI_LIMIT', '하루에 열 번까지 신청할 수 있어요.');
  return target;
}

function checkPin(context: At, open: () => string): void {
  const mine = own(context);
  if (mine.pin === '') refuse('CTI_PIN_NONE', '비밀번호를 먼저 정해 주세요.');
  if (mine.failCnt >= TRIES) refuse('CTI_PIN_LOCK', '비밀번호를 5번 틀려 잠겼어요.');
  if (open() === mine.pin) mine.failCnt = 0;
  else {
    mine.failCnt += 1;
    if (mine.failCnt >= TRIES) refuse('CTI_PIN_LOCK', '비밀번호를 5번 틀려 잠겼어요.');
    refuse('CTI_PIN_WRONG', '비밀번호가 달라요.');
  }
}

export const certiRoom = defineRoom('/certi', (routes) => {
  routes.post('/certi/join', (context) => {
    if (isUnderFourteen(context)) refuse('CTI_YOUNG', '보호자가 신청해 주세요.');
    anyOwn(context).joinYn = 'Y';
    return ok(context);
  });
  routes.post('/certi/wallet', (context) => {
    const mine = anyOwn(context);
    const work = mine.joinYn === 'Y' ? applicationsOf(context) : [];
    const shown = mine.issued.filter((one) => one.dltdYn === 'N' && one.vldYmd >= today(context));
    return say(context, {
      certiJoinYn: mine.joinYn,
      wltAddr: mine.addr,
      msgYn: mine.msgYn,
      pinSttus: mine.failCnt >= TRIES ? 'LOCK' : mine.pin === '' ? 'NONE' : 'GOOD',
      certList: mine.joinYn === 'Y' ? shown.map((one) => detail(context, one)) : [],
      wrkList: work
        .filter((one) => ['WAIT', 'UNPD'].includes(stateOf(one)))
        .map((one) => answered(context, one)),
    });
  });

  routes.post('/certi/catalogue', (context) => {
    const all = kinds.filter((one) => isFor(context, one)).map((one) => listed(context, one));
    return say(context, { kndList: all });
  });
  routes.post('/certi/kind', async (context) => {
    const { kndId } = await readBody(context, v.object({ kndId: code }));
    const kind = known(context, kndId);
    const mine = own(context);
    const needsMore = mine.applications.some((one) => one.kndId === kndId && one.rspnsCode === '20');
    const address = kindOf('RSAB')?.fields.slice(0, 1) ?? [];
    return say(context, {
      ...listed(context, kind),

      famYn: kind.fmlyYn,
      wtSS: queueSeconds(kndId),
      youngYn: isUnderFourteen(context) ? 'Y' : 'N',
      fldList: kind.rspnsCode === '20' && needsMore ? address : kind.fields,
      trgtList: targetsOf(context, kind).map((one) => ({
        ...one,
        ablYn: one.rltnCd === 'SBLG' ? 'N' : 'Y',
        // One of the same that still counts: it can be issued again (53).
        certNo:
          mine.issued.find(
            (each) => each.kndId === kndId && each.trgt.trgtId === one.trgtId && isValid(context, each),
          )?.certNo ?? '',
      })),
    });
  });
  routes.post('/certi/favourites', async (context) => {
    const { kndList } = await readBody(context, v.object({ kndList: v.array(code) }));
    anyOwn(context).favs = kndList.filter((id) => kindOf(id));
    return ok(context);
  });

  routes.post('/certi/apply', async (context) => {
    const key = intentOf(context);
    const { trgtId, ...asked } = await readBody(context, applyBody);
    const mine = own(context);
    const before = mine.applications.find((one) => one.key === key);
    if (before) return say(context, answered(context, before));
    const kind = known(context, asked.kndId);
    const trgt = checked(context, kind, trgtId);
    const hasOne = mine.issued.some(
      (one) => one.kndId === kind.kndId && one.trgt.trgtId === trgtId && isValid(context, one),
    );
    const made: Omit<Application, 'ogtxt' | 'ogtxtIdnfr'> = {
      ...asked,
      key,
      trgt,
      reqTxId: `RQ${3000 + context.get('world').nextNumber('certi.request')}`,
      // What ended meanwhile is not issued again but anew.
      famAcsTycd: kind.fmlyYn === 'N' ? '' : asked.famAcsTycd === '53' && hasOne ? '53' : '52',

      madeAt: now(context),
      beganAt: null,
      signedAt: null,
      payToken: null,
      paidYn: 'N',
      rfndYn: 'N',

      rspnsCode: '10',
      rspnsMssage: '',
      certNo: '',
      walletMberIdnfiNo: memberOf(context).walletMberIdnfiNo,
    };
    const ogtxt = textOf(context, kind, made);
    const ogtxtIdnfr = askToSign(context, {
      svcNm: { ko: '전자증명서', en: 'E-certificates' },
      titl: { ko: `${kind.kndNm.ko} 발급 신청서`, en: `Application: ${kind.kndNm.en}` },
      ogtxt,
    });
    const application: Application = { ...made, ogtxt, ogtxtIdnfr };
    mine.applications.unshift(application);
    return say(context, answered(context, application));
  });
  routes.post('/certi/proof', async (context) => {
    const { ogtxtIdnfr, ...asked } = await readBody(
      context,
      v.object({ ...reqTxId.entries, ogtxtIdnfr: filled }),
    );
    const one = applicationOf(context, asked.reqTxId);
    if (one.signedAt === null) {
      if (one.ogtxtIdnfr !== ogtxtIdnfr) refuse('CTI_SIGN_OTHER', '다른 신청의 서명이에요.');
      takeSignature(context, ogtxtIdnfr, one.ogtxt);
      one.signedAt = now(context);
      if ((kindOf(one.kndId)?.fee ?? 0) === 0) one.beganAt = now(context);
    }
    return say(context, answered(context, one));
  });
  routes.post('/certi/pay', async (context) => {
    const one = applicationOf(context, (await readBody(context, reqTxId)).reqTxId);
    if (stateOf(one) !== 'UNPD') refuse('CTI_PAID', '이미 결제했어요.');
    one.payToken = crypto.randomUUID();
    return ok(context, { url: `/_mocks/pg/pay?token=${one.payToken}` });
  });
  routes.post('/certi/status', async (context) =>
    say(context, answered(context, applicationOf(context, (await readBody(context, reqTxId)).reqTxId))),
  );

  routes.post('/certi/issued', async (context) => {
    const asked = await readBody(context, certNo);
    const one = own(context).issued.find((each) => each.certNo === asked.certNo);
    return say(
      context,
      detail(context, one?.wdrnYn === 'Y' && one.dltdYn === 'N' ? one : validOf(context, asked.certNo)),
    );
  });
  routes.post('/certi/pdf', async (context) => {
    const one = validOf(context, (await readBody(context, certNo)).certNo);
    return context.body(pdfOf(context, one), 200, {
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
    });
  });
  routes.post('/certi/withdraw', async (context) => {
    const asked = await readBody(context, v.object({ ...certNo.entries, dltYn: flag }));
    const one = own(context).issued.find((each) => each.certNo === asked.certNo && each.dltdYn === 'N');
    if (!one) return refuse('CTI_NOT_FOUND', '증명서를 찾을 수 없어요.');
    if (asked.dltYn === 'Y') one.dltdYn = 'Y';
    else one.wdrnYn = 'Y';
    for (const sending of own(context).sendings)
      if (asked.dltYn === 'N' && sending.certNo === one.certNo && sending.readAt === null)
        sending.rcldYn = 'Y';
    return ok(context);
  });
  routes.post('/certi/verify', async (context) => {
    const { docNo } = await readBody(context, v.object({ docNo: v.pipe(v.string(), v.regex(/^\d{16}$/)) }));
    const mine = anyOwn(context);
    mine.tries = mine.tries.filter((at) => at > now(context) - VERIFY_MS);
    if (mine.tries.length >= TRIES) refuse('CTI_TRIES', '여러 번 틀려 10분 뒤에 확인할 수 있어요.');
    // Every wallet of this world: also what somebody else was given.
    const all = [
      ...context
        .get('world')
        .room('certi', () => new Map<string, typeof mine>())
        .values(),
    ];
    const one = all.flatMap(({ issued }) => issued).find((each) => each.docNo === docNo);
    const military = militaryOf(context.get('world'), docNo);
    if (military) {
      const vldYmd = addDays(military.issuDttm.slice(0, 8), MILITARY_DAYS);
      return say(context, {
        rslt: vldYmd < today(context) ? 'EXPR' : 'GENU',
        certNm: { ko: '병적증명서', en: 'Military certificate' },
        ofcNm: { ko: '병무청', en: 'Military Manpower Administration' },
        ownrNm: maskName(military.trgtNm),
        issuYMS: military.issuDttm,
        vldYmd,
      });
    }
    if (!one) {
      mine.tries.push(now(context));
      return ok(context, { rslt: 'UNKN' });
    }
    const kind = kindOf(one.kndId);
    return say(context, {
      rslt: one.wdrnYn === 'Y' ? 'WDRN' : one.vldYmd < today(context) ? 'EXPR' : 'GENU',

      certNm: kind?.kndNm ?? '',
      ofcNm: kind ? offices[kind.ofc].nm : '',
      ownrNm: maskName(one.trgt.trgtNm),

      issuYMS: one.issuYMS,
      vldYmd: one.vldYmd,
    });
  });

  routes.post('/certi/receivers', (context) => say(context, { orgList: receivers }));
  routes.post('/certi/address', async (context) => {
    const { addr } = await readBody(context, v.object({ addr: filled }));
    return ok(context, { rcvrNm: holderOf(context, addr) });
  });
  routes.post('/certi/send', async (context) => {
    const { encPassword, days, ...asked } = await readBody(context, sendBody);
    // Opened before anything is looked at: between a look and the sending nobody comes.
    const open = await openSealed(context, encPassword, { forOrder: true });
    const sent = carryOutOnce(context, 'certi', 'payload', () => {
      validOf(context, asked.certNo);
      const org = receivers.find(({ orgId }) => orgId === asked.to);
      if (asked.wayCd === 'ORG' && !org) refuse('CTI_NO_RECEIVER', '이 기관은 전자증명서를 받지 않아요.');
      const holder = asked.wayCd === 'ADDR' ? holderOf(context, asked.to) : '';
      const once = { ko: '1회 열람', en: 'One-time reading' };
      const rcvrNm = org?.orgNm ?? (holder ? { ko: holder, en: holder } : once);
      checkPin(context, open);
      const number = context.get('world').nextNumber('certi.sent');
      const made: Sending = {
        ...asked,
        key: intentOf(context),
        sndId: `SN${1000 + number}`,
        rcvrNm,
        rcldYn: 'N',

        sentAt: now(context),
        readAt: null,
        endYmd: addDays(today(context), days),
        rdNo: asked.wayCd === 'ONCE' ? newNumber(number) : '',
      };
      own(context).sendings.unshift(made);
      return { ...followed(context, made), rdNo: made.rdNo };
    });
    return say(context, sent);
  });
  routes.post('/certi/send/state', async (context) => {
    const { key } = await readBody(context, v.object({ key: filled }));
    const found = inquireOrder(context, key);
    // The reading number was told with the sending, or is lost: a new one can be had.
    if (found.state === 'done') return say(context, { stcd: 'DONE', snd: { ...found.receipt, rdNo: '' } });
    if (found.state === 'refused') return ok(context, { stcd: 'REFUSED', errCd: found.code, snd: null });
    return ok(context, { stcd: 'NONE', snd: null });
  });
  routes.post('/certi/follow', async (context) =>
    say(context, followed(context, sendingOf(context, (await readBody(context, sndId)).sndId))),
  );
  routes.post('/certi/readNumber', async (context) => {
    const one = sendingOf(context, (await readBody(context, sndId)).sndId);
    const state = standing(one, now(context), today(context));
    if (one.wayCd !== 'ONCE' || !['SENT', 'ARRV'].includes(state))
      refuse('CTI_READ', '이미 열람했거나 끝났어요.');
    one.rdNo = newNumber(context.get('world').nextNumber('certi.readNumber') + 40);
    return ok(context, { rdNo: one.rdNo });
  });
  routes.post('/certi/recall', async (context) => {
    const one = sendingOf(context, (await readBody(context, sndId)).sndId);
    if (one.readAt !== null) refuse('CTI_READ', '이미 열람해서 되돌릴 수 없어요.');
    one.rcldYn = 'Y';
    return say(context, followed(context, one));
  });

  routes.post('/certi/history', (context) => {
    const mine = own(context);
    const name = (no: string) =>
      kindOf(mine.issued.find((one) => one.certNo === no)?.kndId ?? '')?.kndNm ?? '';
    const rows = [
      ...applicationsOf(context).map((one) => ({
        kndCd: 'APPL',
        nm: kindOf(one.kndId)?.kndNm ?? '',
        atYMS: clock(one.madeAt),
        who: '',

        sttus: stateOf(one),
        reqTxId: one.reqTxId,
        sndId: '',
      })),
      ...mine.issued
        .filter((one) => one.vldYmd < today(context))
        .map((one) => ({
          kndCd: 'ENDD',
          nm: name(one.certNo),
          atYMS: `${addDays(one.vldYmd, 1)}000000`,
          who: '',

          sttus: 'ENDD',
          reqTxId: '',
          sndId: '',
        })),
      ...mine.sendings.flatMap((one) => {
        const row = { nm: name(one.certNo), who: one.rcvrNm, reqTxId: '', sndId: one.sndId };
        const { sttus } = followed(context, one);
        return [
          { ...row, kndCd: 'SEND', atYMS: clock(one.sentAt), sttus },
          ...(one.readAt === null ? [] : [{ ...row, kndCd: 'READ', atYMS: clock(one.readAt), sttus }]),
        ];
      }),
    ];
    return say(context, { hstList: rows.toSorted((a, b) => b.atYMS.localeCompare(a.atYMS)) });
  });
  routes.post('/certi/messages', async (context) => {
    own(context).msgYn = (await readBody(context, v.object({ msgYn: flag }))).msgYn;
    return ok(context);
  });
  routes.post('/certi/phone', (context) => {
    const { custName, birth, custGubn, phone } = memberOf(context);
    const asked = { custName, birth, custGubn, phone, vldtnPuseDstcd: 'IDNT' as const, cmmccoDstcd: '01' };
    return ok(context, { vldtnNo: startCheck(context.get('world'), asked).vldtnNo, expSS: 180 });
  });
  routes.post('/certi/pin', async (context) => {
    const body = await readBody(
      context,
      v.object({ encPassword: filled, encPasswordCheck: filled, vldtnNo: filled }),
    );
    const mine = own(context);
    doneCheck(context.get('world'), body.vldtnNo, 'IDNT');
    const [pin = '', again = ''] = await openPasswords(context, body.encPassword, body.encPasswordCheck);
    const { birth, custGubn } = memberOf(context);
    if (pin !== again) refuse('CTI_PIN_DIFFERENT', '두 비밀번호가 달라요.');
    if (isEasyPin(pin, expandBirth(birth, custGubn))) refuse('CTI_PIN_EASY', '쉬운 비밀번호예요.');
    Object.assign(mine, { pin, failCnt: 0 });
    return ok(context);
  });
  routes.post('/certi/leave', (context) => {
    const mine = own(context);
    Object.assign(mine, { joinYn: 'N', issued: [], favs: [], pin: '', applications: [], sendings: [] });
    return ok(context);
  });
});

const newNumber = (number: number) => String((number * 7_919 + 104_729) % 1_000_000).padStart(6, '0');
