import { addDays } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import type { Context } from 'hono';
import { askToSign, requestOf, standingOf, takeSignature } from '../bcerti/requests.ts';
import { makePdf } from '../comm/makePdf.ts';
import { bankDay } from '../holidays.ts';
import { intentOf } from '../intent.ts';
import { languageOf, spoken } from '../language.ts';
import { notify } from '../noti/inbox.ts';
import { personaOf } from '../personas.ts';
import { walletOf } from '../point-fe/walletState.ts';
import { defineRoom, memberOf, ok, type RoomEnv, readBody } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import { filled, flag, wireDate } from '../wireFields.ts';
import { type Certificate, issued, noJudgement, own, refuse, type Wish } from './own.ts';
import { daysOf, leftOn, placeOf, places, take } from './places.ts';
import { birthOf, serviceOf, youthOf } from './service.ts';
import { daysUntil, isToday, lastOf, owedHours, payOf, reasons, type Training } from './trainings.ts';

type At = Context<RoomEnv>;
const EXAM_TRAVEL = 12_000;
/** So many seconds after which the phone asks whether the gate has read its code. */
const LOOK_SECONDS = 10;

const serviceFor = (context: At) => {
  const world = context.get('world');
  return serviceOf(personaOf(world), memberOf(context), world);
};

function pdfOf(context: At, one: Certificate): string {
  const { armyNm, rnkNm, entrYmd, dscgYmd, srvcNo, exmtRsn } = serviceFor(context);
  const birth = birthOf(memberOf(context));
  const dotted = (ymd: string) => `${ymd.slice(0, 4)}.${ymd.slice(4, 6)}.${ymd.slice(6)}`;
  const isFull = one.fullYn === 'Y';
  return makePdf([
    [
      ...[
        '병적증명서',
        '',
        `성명 ${one.trgtNm}`,
        `생년월일 ${isFull ? dotted(birth) : `${birth.slice(0, 4)}.**.**`}`,
      ],
      ...(entrYmd
        ? [
            `군번 ${isFull ? '23-7600412' : srvcNo}`,
            `군별 ${armyNm.ko}`,
            `계급 ${rnkNm.ko}`,
            `복무 ${dotted(entrYmd)} ~ ${dotted(dscgYmd)}`,
          ]
        : ['역종 전시근로역', ...(one.rsnYn === 'Y' ? [`사유 ${exmtRsn.ko}`] : [])]),
      ...['', `제출처 ${one.rcvrNm}`, `발급 번호 ${one.certNo}`],
    ],
    [
      '진위 확인',
      '',
      `확인 번호 ${one.chckNo}`,
      '월렛 전자증명서의 진위 확인에서 90일 동안 확인할 수 있어요.',
    ],
  ]);
}

function tell(context: At, title: string, titleEng: string, link: string): void {
  notify(context.get('world'), memberOf(context).walletMberIdnfiNo, {
    title: { ko: title, en: titleEng },
    link,
    text: { ko: '자세한 내용을 확인해 주세요.', en: 'See the details.' },
  });
}

const signed = {
  svcNm: { ko: '병적증명서 발급', en: 'Military certificate' },
  titl: { ko: '병적증명서 발급 신청서', en: 'Application for a military certificate' },
};
const purposes: Readonly<Record<string, string>> = { JOB: '취업', VISA: '비자', LCNS: '자격·면허' };
const wishText = ({ trgtNm, purp, rcvrNm, fullYn, rsnYn }: Omit<Wish['asked'], 'odrKey'>) =>
  [
    `병무청에 ${trgtNm} 병적증명서 발급을 신청해요.`,
    `용도: ${purposes[purp] ?? '기타'}`,
    `제출처: ${rcvrNm}`,
    `번호: ${fullYn === 'Y' ? '모두 표시' : '뒷자리 가림'}`,
    ...(rsnYn === 'Y' ? ['면제 사유를 함께 표시해요.'] : []),
  ].join('\n');

const placeFacts = (plcId: string) => {
  const { plcNm = '', addr = '', telNo = '', lat = 0, lon = 0 } = placeOf(plcId) ?? {};
  return { plcId, plcNm, addr, telNo, lat, lon };
};

function judgementOf(context: At) {
  const { mltrSttus, dueYear, jdgmGrade } = serviceFor(context);
  const { judgement } = own(context);
  const world = context.get('world');
  const stands = { NONE: 'NONE', NDUE: 'NDUE', EXAM: judgement.plcId ? 'APLD' : 'OPEN' } as const;
  const jdgmSttus = mltrSttus in stands ? stands[mltrSttus as keyof typeof stands] : 'EXMD';
  return {
    ...judgement,
    ...placeFacts(judgement.plcId),
    jdgmSttus,
    dueYear,
    jdgmGrade,
    trvlAmt: EXAM_TRAVEL,

    qrCtnt: judgement.aplNo && `MMA-${judgement.aplNo}`,

    email: judgement.email || String(memberOf(context).email ?? ''),
    chngYn: judgement.plcId && judgement.chngCnt < 1 && daysUntil(world, judgement.ymd) >= 2 ? 'Y' : 'N',
    cnclYn: judgement.plcId && daysUntil(world, judgement.ymd) >= 2 ? 'Y' : 'N',
  };
}

/** A training as it stands now: one whose days are over without its gate was missed. */
function stand(context: At, one: Training) {
  const world = context.get('world');
  const isMissed = one.endDttm.slice(0, 8) < seoulDate(world.now()) && one.gateSttus === 'NONE';
  if (isMissed && ['CHSN', 'ASKD', 'RFSD'].includes(one.trnngSttus)) one.trnngSttus = 'ABSN';
  const isSoon = daysUntil(world, one.bgngDttm) >= 0 && daysUntil(world, one.bgngDttm) <= 3;
  const isOpen = isToday(world, one) && ['CHSN', 'RFSD'].includes(one.trnngSttus);
  return {
    ...one,
    ...placeFacts(one.plcId),
    ...payOf(one),
    wthrCtnt: isSoon ? { ko: '맑음 3~11℃', en: 'Clear, 3 to 11 °C' } : '',
    chngYn: ['CHSN', 'RFSD'].includes(one.trnngSttus) && daysUntil(world, one.bgngDttm) >= 3 ? 'Y' : 'N',

    qrCtnt: isOpen ? `RSV-${one.trnngId}-${one.bgngDttm}` : '',
    chckSec: LOOK_SECONDS,
  };
}

function trainingAt(context: At, trnngId: string | undefined): Training {
  const one = own(context).trainings.find((each) => each.trnngId === trnngId);
  return one ?? refuse('MIL_NOT_FOUND', '훈련을 찾을 수 없어요.');
}

/** Looked at again, what was asked for is decided: an admission slip never fits the days of this stand-in. */
function decide(context: At, one: Training): void {
  if (one.trnngSttus !== 'ASKD') return;
  if (context.get('world').nextNumber(`mili.look.${memberOf(context).walletMberIdnfiNo}.${one.trnngId}`) < 2)
    return;
  const isRight = one.rsnCd !== 'EXAM';
  one.trnngSttus = isRight ? 'AGRD' : 'RFSD';
  if (!isRight)
    one.ansCtnt = { ko: '증빙의 날짜가 훈련 날과 맞지 않아요.', en: 'The dates of the proof do not fit.' };
  tell(context, '훈련 연기 결과가 나왔어요', 'Your postponement was decided', 'FSO20000');
}

/** Has the place of that day, and gives back the one before. */
function move(context: At, plcId: string, ymd: string, before: { plcId: string; ymd: string } | null): void {
  const world = context.get('world');
  if (!placeOf(plcId) || leftOn(world, plcId, ymd) < 1) refuse('MIL_FULL', '가고 싶은 날의 자리가 없어요.');
  take(world, plcId, ymd, 1);
  if (before?.plcId) take(world, before.plcId, before.ymd, -1);
}

const kind = (context: At) => (context.req.param('kind') === 'training' ? 'training' : 'judgement');
const dataFile = v.pipe(
  v.string(),
  v.maxLength(7_000_000),
  v.regex(/^(data:(image\/|application\/pdf).*)?$/),
);

/** Military service: all calls are our own, the specification names none (N40). */
export const miliRoom = defineRoom('/mili', (routes) => {
  routes.get('/mili/v1/record', (context) => {
    own(context);
    return ok(context, spoken(serviceFor(context), languageOf(context)));
  });

  const issueBody = v.object({
    trgtId: filled,
    purp: v.picklist(['JOB', 'VISA', 'LCNS', 'ETC']),
    rcvrNm: filled,
    fullYn: flag,
    rsnYn: flag,
  });
  // The text that is signed with the wallet certificate before anything is issued.
  routes.post('/mili/v1/certificate/ask', async (context) => {
    const { trgtId, ...asked } = await readBody(context, issueBody);
    const { wishes } = own(context);
    const odrKey = intentOf(context);
    const open = wishes.find(
      (one) =>
        one.asked.odrKey === odrKey &&
        ['ASKD', 'SGND'].includes(standingOf(context, requestOf(context, one.signId))),
    );
    if (open) return ok(context, { signId: open.signId });
    const { mltrSttus, trgtList } = serviceFor(context);
    if (mltrSttus === 'WAIT' && trgtId === 'SELF') refuse('MIL_WAIT', '전역 기록이 아직 오지 않았어요.');
    const trgt = trgtList.find((one) => one.trgtId === trgtId);
    if (!trgt) return refuse('MIL_NO_RECORD', '발급할 병역 기록이 없어요.');
    const ogtxt = wishText({ ...asked, trgtNm: trgt.custNm });
    const signId = askToSign(context, { ...signed, ogtxt });
    wishes.unshift({ signId, ogtxt, asked: { ...asked, odrKey, trgtNm: trgt.custNm } });
    return ok(context, { signId });
  });
  routes.post('/mili/v1/certificate/issue', (context) => {
    const { certificates, wishes } = own(context);
    const odrKey = intentOf(context);
    const known = certificates.find((one) => one.odrKey === odrKey);
    if (known) return ok(context, known);
    const wish = wishes.find((one) => one.asked.odrKey === odrKey);
    if (!wish) return refuse('SIGN_NEEDED', '서명이 필요해요.');
    takeSignature(context, wish.signId, wish.ogtxt);
    const one = issued(context, wish.asked);
    certificates.unshift(one);
    tell(context, '병적증명서를 발급했어요', 'Your certificate was issued', 'FSO20000');
    return ok(context, one);
  });
  routes.get('/mili/v1/certificate/list', (context) => ok(context, { certList: own(context).certificates }));
  const certificateAt = (context: At) =>
    own(context).certificates.find(({ certNo }) => certNo === context.req.param('certNo')) ??
    refuse('MIL_NOT_FOUND', '증명서를 찾을 수 없어요.');
  routes.get('/mili/v1/certificate/:certNo', (context) => ok(context, certificateAt(context)));
  routes.get('/mili/v1/certificate/:certNo/pdf', (context) =>
    context.body(pdfOf(context, certificateAt(context)), 200, { 'content-type': 'application/pdf' }),
  );

  routes.get('/mili/v1/judgement', (context) =>
    ok(context, spoken(judgementOf(context), languageOf(context))),
  );
  const dayFields = { plcId: filled, ymd: wireDate };
  const applyBody = v.object({ ...dayFields, email: v.pipe(v.string(), v.email()) });
  routes.post('/mili/v1/judgement/apply', async (context) => {
    const { plcId, ymd, email } = await readBody(context, applyBody);
    const mine = own(context);
    const odrKey = intentOf(context);
    if (mine.judgement.plcId && mine.judgement.odrKey === odrKey) return ok(context);
    if (serviceFor(context).mltrSttus !== 'EXAM') refuse('MIL_NOT_DUE', '올해 검사 대상이 아니에요.');
    if (mine.judgement.plcId) refuse('MIL_APPLIED', '이미 신청했어요.');
    move(context, plcId, ymd, null);
    const aplNo = `26${String(context.get('world').nextNumber('mili.apply')).padStart(8, '0')}`;
    mine.judgement = { ...noJudgement(), aplNo, plcId, ymd, email, odrKey };
    tell(context, '병역판정검사를 신청했어요', 'You applied for the examination', 'FSO14100');
    return ok(context);
  });
  routes.post('/mili/v1/judgement/cancel', (context) => {
    const mine = own(context);
    const { plcId, ymd } = mine.judgement;
    if (plcId) {
      if (judgementOf(context).cnclYn === 'N') refuse('MIL_LATE', '검사 2일 전까지만 취소할 수 있어요.');
      take(context.get('world'), plcId, ymd, -1);
      mine.judgement = noJudgement();
    }
    return ok(context);
  });

  routes.get('/mili/v1/:kind/places', (context) => {
    const plcList = places.filter((place) => place.kind === kind(context));
    return ok(context, spoken({ plcList }, languageOf(context)));
  });
  routes.get('/mili/v1/:kind/days', (context) =>
    ok(context, daysOf(context.get('world'), context.req.query('plcId') ?? '')),
  );
  routes.get('/mili/v1/:kind/reasons', (context) => {
    const { used } = own(context);
    const rsnList = reasons.map(([rsnCd, rsnNm, prfNm, onDayYn, mostCnt]) => {
      return { rsnCd, rsnNm, prfNm, onDayYn, mostCnt, usedCnt: used[rsnCd] ?? 0 };
    });
    return ok(context, spoken({ rsnList }, languageOf(context)));
  });

  const changeBody = v.object({ ...dayFields, trnngId: v.optional(v.string()) });
  routes.post('/mili/v1/:kind/change', async (context) => {
    const { plcId, ymd, trnngId } = await readBody(context, changeBody);
    const mine = own(context);
    if (kind(context) === 'judgement') {
      const { judgement } = mine;
      // Sent again it is changed already.
      if (judgement.plcId === plcId && judgement.ymd === ymd) return ok(context);
      if (judgement.chngCnt > 0) refuse('MIL_CHANGED', '날짜는 한 번만 바꿀 수 있어요.');
      if (judgementOf(context).chngYn === 'N') refuse('MIL_LATE', '검사 2일 전까지만 바꿀 수 있어요.');
      move(context, plcId, ymd, judgement);
      mine.judgement = { ...judgement, plcId, ymd, chngCnt: 1 };
      return ok(context);
    }
    const one = trainingAt(context, trnngId);
    const days = daysUntil(context.get('world'), one.bgngDttm);
    if (one.plcId === plcId && one.bgngDttm.startsWith(ymd)) return ok(context);
    if (!['CHSN', 'RFSD'].includes(one.trnngSttus)) refuse('MIL_STATE', '그사이 상태가 바뀌었어요.');
    if (days < 3) refuse('MIL_LATE', '훈련 3일 전까지만 바꿀 수 있어요.');
    move(context, plcId, ymd, { plcId: one.plcId, ymd: one.bgngDttm.slice(0, 8) });
    const last = lastOf(ymd, one.knd === 'MOB1' ? 3 : one.knd === 'MOB2' ? 4 : 1);
    Object.assign(one, { plcId, bgngDttm: `${ymd}090000`, endDttm: `${last}180000` });
    return ok(context);
  });

  const postponeBody = v.object({
    trnngId: v.optional(v.string()),
    prfFile: dataFile,
    rsnCd: v.picklist(reasons.map(([rsnCd]) => rsnCd)),
  });
  routes.post('/mili/v1/:kind/postpone', async (context) => {
    const { rsnCd, prfFile, trnngId } = await readBody(context, postponeBody);
    const mine = own(context);
    const [, , prfNm, onDayYn, mostCnt] = reasons.find(([each]) => each === rsnCd) ?? reasons[0];
    const isExam = kind(context) === 'judgement';
    const one = isExam ? null : trainingAt(context, trnngId);
    // Asked for the same again, it is asked for.
    if (one ? one.trnngSttus === 'ASKD' && one.rsnCd === rsnCd : mine.judgement.pstpRsnCd === rsnCd)
      return ok(context);
    if (one ? !['CHSN', 'RFSD'].includes(one.trnngSttus) : !mine.judgement.plcId)
      refuse('MIL_STATE', '그사이 상태가 바뀌었어요.');
    const days = daysUntil(context.get('world'), one ? one.bgngDttm : mine.judgement.ymd);
    if (onDayYn === 'N' && days < 5) refuse('MIL_LATE_POSTPONE', '5일 전까지만 미룰 수 있어요.');
    if (mostCnt > 0 && (mine.used[rsnCd] ?? 0) >= mostCnt) refuse('MIL_USED', '이 사유로 더 미룰 수 없어요.');
    if (prfNm.ko && !prfFile) refuse('MIL_PROOF', '증빙을 올려 주세요.');
    mine.used[rsnCd] = (mine.used[rsnCd] ?? 0) + 1;
    if (one) Object.assign(one, { trnngSttus: 'ASKD', rsnCd });
    else mine.judgement.pstpRsnCd = rsnCd;
    return ok(context);
  });

  routes.get('/mili/v1/training', (context) => {
    const { trainings } = own(context);
    const { mltrSttus, rsrvYear } = serviceFor(context);
    const year = seoulTime(context.get('world').now()).slice(0, 4);
    const owed = mltrSttus === 'RSRV' ? owedHours(rsrvYear) : 0;
    const done = trainings
      .filter(({ trnngSttus, bgngDttm }) => trnngSttus === 'DONE' && bgngDttm.startsWith(year))
      .reduce((sum, { hrs }) => sum + hrs, 0);
    for (const one of trainings) decide(context, one);
    const trnngList = trainings.map((one) => stand(context, one));
    return ok(
      context,
      spoken(
        { mltrSttus, rsrvYear, owedHrs: owed, leftHrs: Math.max(0, owed - done), trnngList },
        languageOf(context),
      ),
    );
  });
  routes.get('/mili/v1/training/:trnngId', (context) => {
    const one = trainingAt(context, context.req.param('trnngId'));
    decide(context, one);
    return ok(context, spoken(stand(context, one), languageOf(context)));
  });
  // The phone shows its code and asks; the stand-in's gate reads it at the second look, and lets out at the fourth.
  routes.post('/mili/v1/training/checkIn', async (context) => {
    const { trnngId } = await readBody(context, v.object({ trnngId: filled }));
    const one = trainingAt(context, trnngId);
    const world = context.get('world');
    if (isToday(world, one) && ['CHSN', 'RFSD'].includes(one.trnngSttus)) {
      const looks = world.nextNumber(`mili.gate.${memberOf(context).walletMberIdnfiNo}.${trnngId}`);
      if (looks >= 2) one.gateSttus = looks >= 4 ? 'OUT' : 'IN';
      if (one.gateSttus === 'OUT') one.trnngSttus = 'DONE';
    }
    return ok(context, spoken(stand(context, one), languageOf(context)));
  });
  routes.post('/mili/v1/training/pay', async (context) => {
    const { trnngId, acNo } = await readBody(context, v.object({ trnngId: filled, acNo: filled }));
    const one = trainingAt(context, trnngId);
    if (one.gateSttus !== 'OUT') refuse('MIL_STATE', '훈련을 마친 뒤에 받을 수 있어요.');
    if (one.acNo === '') {
      if (!walletOf(context).linked.some((each) => each.acNo === acNo))
        refuse('MIL_ACCOUNT', '닫힌 계좌예요. 다른 계좌를 선택해 주세요.');
      one.acNo = acNo;
      one.payYmd = bankDay(addDays(seoulDate(context.get('world').now()), 3));
      tell(context, '훈련비를 보낼게요', 'Your pay is on its way', 'FSO20000');
    }
    return ok(context, spoken(stand(context, one), languageOf(context)));
  });

  routes.get('/mili/v1/youth', (context) => {
    own(context);
    const world = context.get('world');
    return ok(context, youthOf(personaOf(world), memberOf(context), world));
  });
});
