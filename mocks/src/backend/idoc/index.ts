import { addDays, isOfAge } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import type { Context } from 'hono';
import { agreementsOf } from '../comm/agreements.ts';
import { termsOf } from '../comm/termsCatalogue.ts';
import { issueCoupon } from '../cpon/coupons.ts';
import { intentOf } from '../intent.ts';
import { languageOf, spoken } from '../language.ts';
import { doneCheck, startCheck } from '../mobile-validation/checks.ts';
import { defineRoom, memberOf, ok, type RoomEnv, readBody } from '../room.ts';
import { filled, flag, wireDate } from '../wireFields.ts';
import {
  type At,
  cardAt,
  cardsAt,
  cardToWire,
  familyAt,
  isSame,
  isYoung,
  refuse,
  selfAt,
  stateAt,
  todayAt,
} from './cards.ts';
import {
  addRequest,
  answerConsent,
  isOfFamily,
  isOpen,
  issue,
  lookAt,
  requestAt,
  requestsAt,
  requestToWire,
} from './requests.ts';
import { benefits, findSchools, schoolOf } from './schools.ts';

/** The student card among the wallet's services. */
const SERVICE = '38';
const CODE_SECONDS = 60;
const PHONE_SECONDS = 180;
const MOST_BYTES = 1_500_000;
const YOUNGEST = 6;
const OLDEST = 24;

const at = `/idoc/studtid`;
const digits = v.pipe(v.string(), v.regex(/^\d{1,10}$/));
const places = { grade: digits, classNm: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(10)) };
const proof = { vldtnNo: v.optional(v.string(), ''), agreStpulIdList: v.optional(v.array(v.string()), []) };
const requestBody = v.object({
  relationship: v.picklist(['SF', 'CH']),
  stdName: filled,
  birthDay: wireDate,
  schlCd: filled,

  stdNo: digits,
  phtoId: filled,
  ...places,
  ...proof,
});

/** A guardian's terms, and the proof of their phone. */
function needsGuardian(
  context: At,
  { vldtnNo, agreStpulIdList }: { vldtnNo: string; agreStpulIdList: string[] },
) {
  if (termsOf(SERVICE, true).some(({ hirkStpulId }) => !agreStpulIdList.includes(hirkStpulId)))
    refuse('IDC_TERMS', '약관에 동의해 주세요.');
  doneCheck(context.get('world'), vldtnNo, 'GRDN');
}

function needsOwnTerms(context: At) {
  const agreed = agreementsOf(context);
  const lacks = termsOf(SERVICE, false).some(
    ({ mandanYn, hirkStpulId }) => mandanYn === 'Y' && agreed.get(hirkStpulId)?.stpulAgrmtYn !== 'Y',
  );
  if (lacks) refuse('IDC_TERMS', '약관에 동의해 주세요.');
}

/** A request that waits for whoever is signed in; to anybody else nothing is said of it. */
function consentAt(context: At, rqstId: string | undefined) {
  memberOf(context);
  const one = stateAt(context).requests.find((each) => each.rqstId === rqstId);
  if (!one || !isOfFamily(context, one)) return refuse('IDC_NOT_GUARDIAN', '보호자만 볼 수 있어요.');
  return one;
}

const say = (context: Context<RoomEnv>, what: object) => ok(context, spoken(what, languageOf(context)));

/** The student card: two calls are stated (R877, R878), all others are ours (N40). */
export const idocRoom = defineRoom('/idoc', (routes) => {
  routes.post(`${at}/getStudtIdCard`, (context) => {
    const crdList = cardsAt(context).map((card) => cardToWire(context, card));
    return say(context, crdList.length > 0 ? { ...crdList[0], crdList } : {});
  });

  routes.get(`${at}/getStudtIdCardSessionInfo`, (context) => {
    const { stdName, birthDay } = selfAt(context);
    const today = todayAt(context);
    const cards = cardsAt(context);
    const open = requestsAt(context).filter((one) => isOpen(one) || one.sttus === 'RFSD');
    const rqstIdOf = (child: { stdName: string; birthDay: string }) =>
      open.find((one) => isSame(one, child))?.rqstId ?? '';
    const crdIdOf = (child: { stdName: string; birthDay: string }) =>
      cards.find((card) => isSame(card, child) && card.sttus === 'VALD' && card.vldYmd >= today)?.crdId ?? '';
    const self = { stdName, birthDay };
    const isPupil = isOfAge(birthDay, YOUNGEST, today) && !isOfAge(birthDay, OLDEST, today);
    return say(context, {
      ...self,
      studtYn: isPupil ? 'Y' : 'N',
      undr14Yn: isYoung(context, self) ? 'Y' : 'N',

      crdId: crdIdOf(self),
      rqstId: rqstIdOf(self),
      chldList: familyAt(context).map((child) => ({
        ...child,
        studtYn: isOfAge(child.birthDay, YOUNGEST, today) ? 'Y' : 'N',

        crdId: crdIdOf(child),
        rqstId: rqstIdOf(child),
      })),
      rqstList: open.map((one) => requestToWire(context, one)),
    });
  });

  routes.get(`${at}/schools`, (context) => {
    memberOf(context);
    const wrds = context.req.query('wrds') ?? '';
    return say(context, { schlList: wrds.trim().length < 2 ? [] : findSchools(wrds) });
  });

  routes.post(`${at}/photo`, async (context) => {
    memberOf(context);
    const { phtoCtt } = await readBody(context, v.object({ phtoCtt: v.string() }));
    const bytes = Buffer.from(phtoCtt, 'base64');
    if (bytes.length > MOST_BYTES) refuse('IDC_PHOTO_SIZE', '사진이 너무 커요.');
    if (bytes[0] !== 0xff || bytes[1] !== 0xd8) refuse('IDC_PHOTO_FACE', '얼굴이 잘 보이지 않아요.');
    const phtoId = `PH${context.get('world').nextNumber('idoc.photo')}`;
    stateAt(context).photos[phtoId] = `data:image/jpeg;base64,${phtoCtt}`;
    return ok(context, { phtoId });
  });
  routes.get(`${at}/photo/:phtoId`, (context) => {
    memberOf(context);
    return ok(context, { stdIdImgUrl: stateAt(context).photos[context.req.param('phtoId')] ?? '' });
  });

  // To the member's own phone: a guardian proves that it is them.
  routes.post(`${at}/phone`, (context) => {
    const { custName, birth, custGubn, phone } = memberOf(context);
    const asked = { custName, birth, custGubn, phone, vldtnPuseDstcd: 'GRDN' as const, cmmccoDstcd: '01' };
    return ok(context, { vldtnNo: startCheck(context.get('world'), asked).vldtnNo, expSS: PHONE_SECONDS });
  });

  routes.post(`${at}/request`, async (context) => {
    const { vldtnNo, agreStpulIdList, ...pupil } = await readBody(context, requestBody);
    const intentId = intentOf(context);
    const self = selfAt(context);
    // Sent again, or from another phone, it is the same request.
    const before = stateAt(context).requests.find(
      (one) => one.intentId === intentId || (isSame(one, pupil) && isOpen(one)),
    );
    if (before) return say(context, requestToWire(context, before));
    const school = schoolOf(pupil.schlCd) ?? refuse('IDC_NOT_FOUND', '학교를 찾을 수 없어요.');
    if (school.prtcYn === 'N') refuse('IDC_NOT_TAKING', '아직 모바일 학생증을 쓰지 않는 학교예요.');
    if (!stateAt(context).photos[pupil.phtoId]) refuse('IDC_PHOTO_FACE', '사진을 다시 올려 주세요.');
    const isSelf = pupil.relationship === 'SF';
    const isOurs = isSelf ? isSame(pupil, self) : isOfFamily(context, pupil);
    if (!isOurs) refuse(isSelf ? 'IDC_NAME' : 'IDC_NOT_CHILD', '등록된 정보와 달라요.');
    const waits = isSelf && isYoung(context, pupil);
    if (!isSelf) needsGuardian(context, { vldtnNo, agreStpulIdList });
    else if (!waits) needsOwnTerms(context);
    const one = addRequest(context, {
      ...pupil,
      intentId,
      crdId: '',
      sttus: waits ? 'GRDN' : 'SENT',
      guardian: isSelf ? '' : self.id,
    });
    return say(context, requestToWire(context, one));
  });

  routes.get(`${at}/request/:rqstId`, (context) => {
    const one = requestAt(context, context.req.param('rqstId'));
    lookAt(context, one);
    return say(context, requestToWire(context, one));
  });

  const requestId = v.object({ rqstId: filled });
  routes.post(`${at}/request/agree`, async (context) => {
    const one = requestAt(context, (await readBody(context, requestId)).rqstId);
    if (one.sttus === 'PUPL') {
      if (!isSame(one, selfAt(context))) refuse('IDC_NAME', '본인만 동의할 수 있어요.');
      needsOwnTerms(context);
      issue(context, one);
    }
    return say(context, requestToWire(context, one));
  });
  routes.post(`${at}/request/remind`, async (context) => {
    const one = requestAt(context, (await readBody(context, requestId)).rqstId);
    one.rmndYmd = todayAt(context);
    return say(context, requestToWire(context, one));
  });
  routes.post(`${at}/request/withdraw`, async (context) => {
    const one = requestAt(context, (await readBody(context, requestId)).rqstId);
    if (one.sttus === 'ISSU') refuse('IDC_ISSUED', '이미 받은 학생증이에요.');
    one.sttus = 'WTHD';
    return ok(context);
  });

  routes.get(`${at}/consent/:rqstId`, (context) =>
    say(context, requestToWire(context, consentAt(context, context.req.param('rqstId')))),
  );
  routes.post(`${at}/consent`, async (context) => {
    const body = v.object({ rqstId: filled, agreYn: flag, ...proof });
    const { rqstId, agreYn, ...given } = await readBody(context, body);
    const one = consentAt(context, rqstId);
    if (one.sttus !== 'GRDN') return say(context, requestToWire(context, one));
    if (agreYn === 'Y') needsGuardian(context, given);
    answerConsent(context, one, agreYn === 'Y');
    return say(context, requestToWire(context, one));
  });

  routes.post(`${at}/code`, async (context) => {
    const card = cardAt(context, (await readBody(context, v.object({ crdId: filled }))).crdId);
    const { sttus } = cardToWire(context, card);
    if (sttus === 'ENDD' || sttus === 'EXPD') refuse('IDC_OVER', '지금은 쓸 수 없는 학생증이에요.');
    const number = String(context.get('world').nextNumber('idoc.code')).padStart(4, '0');
    const brcdVl = `77${card.crdId.slice(2)}${number}`;
    const qrCdVl = `SID.${crypto.randomUUID()}.${brcdVl}`;
    return ok(context, { qrCdVl, brcdVl, expSS: CODE_SECONDS });
  });

  const renewBody = v.object({ crdId: filled, ...places, phtoId: v.optional(v.string(), '') });
  routes.post(`${at}/renew`, async (context) => {
    const { crdId, phtoId, ...changes } = await readBody(context, renewBody);
    const intentId = intentOf(context);
    const card = cardAt(context, crdId);
    const before = stateAt(context).requests.find((one) => one.intentId === intentId);
    if (before) return say(context, requestToWire(context, before));
    if (!phtoId && addDays(card.phtoYmd, 3 * 365) < todayAt(context))
      refuse('IDC_PHOTO_OLD', '사진이 3년이 지났어요.');
    const isSelf = isSame(card, selfAt(context));
    const { stdName, birthDay, schlCd, stdNo } = card;
    const one = addRequest(context, {
      stdName,
      birthDay,
      schlCd,
      stdNo,
      ...changes,
      phtoId,
      intentId,
      crdId,
      sttus: 'SENT',

      relationship: isSelf ? 'SF' : 'CH',
      guardian: isSelf ? '' : selfAt(context).id,
    });
    return say(context, requestToWire(context, one));
  });

  routes.post(`${at}/delete`, async (context) => {
    const card = cardAt(context, (await readBody(context, v.object({ crdId: filled }))).crdId);
    const state = stateAt(context);
    state.cards = state.cards.filter((each) => each !== card);
    return ok(context);
  });

  routes.get(`${at}/benefits`, (context) => {
    memberOf(context);
    return say(context, { bnftList: benefits });
  });
  // A coupon for whoever has a card; asked for twice it is the same.
  routes.post(`${at}/benefit`, async (context) => {
    const { bnftId } = await readBody(context, v.object({ bnftId: filled }));
    const found = benefits.find((one) => one.bnftId === bnftId && one.cponYn === 'Y');
    if (!found) return refuse('IDC_NOT_FOUND', '혜택을 찾을 수 없어요.');
    if (cardsAt(context).length === 0) refuse('IDC_NO_CARD', '학생증이 있어야 받을 수 있어요.');
    const world = context.get('world');
    const { id } = selfAt(context);
    const taken = world.room('idoc.coupons', () => new Map<string, string>());
    const key = `${id} ${bnftId}`;
    const known = taken.get(key);
    if (known) return ok(context, { hirkCtntID: known });
    const { plcNm, nrmlAmt, amt } = found;
    const { hirkCtntID } = issueCoupon(world, id, {
      walletCponKd: '01',
      cponSerno: `8838${String(world.nextNumber('idoc.coupon')).padStart(12, '0')}`,
      cponName: { ko: `${plcNm.ko} 학생 할인`, en: `Student price at ${plcNm.en}` },

      couponBrandCode: 'STDT',
      couponBrandName: plcNm,
      faceAmt: nrmlAmt - amt,
      paidAmt: 0,

      buyYmd: '',
      odrNo: '',
      expdtEndYmd: addDays(todayAt(context), 30),
    });
    taken.set(key, hirkCtntID);
    return ok(context, { hirkCtntID });
  });
});
