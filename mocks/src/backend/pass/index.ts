import { expandBirth, formatMoney } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import type { Context } from 'hono';
import { askToSign, requestOf, takeSignature } from '../bcerti/requests.ts';
import { intentOf } from '../intent.ts';
import { languageOf, spoken } from '../language.ts';
import { openSealed } from '../mstr/sealedField.ts';
import { notify } from '../noti/inbox.ts';
import { AnswerError, defineRoom, memberOf, ok, type RoomEnv, readBody } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';
import { own } from '../smps/passes.ts';
import { filled, flag, maybeText } from '../wireFields.ts';
import { applicantOf, expiryAlertAt } from './applicants.ts';
import {
  type Application,
  applicationsNow,
  feeOf,
  giveBack,
  isOpen,
  newApplication,
  stateOf,
  tell,
  toWire,
} from './applications.ts';
import { judge, officeOf, offices, passportOf, products, productsFor, whereabouts } from './passports.ts';
import { photoProblem } from './photo.ts';

type At = Context<RoomEnv>;
const refuse = (code: string, message: string): never => {
  throw new AnswerError(code, message);
};

/** The modification code of a passport that ends soon. */
const EXPIRING = '01';
const PROOF_MS = 30 * 60_000;

const oneself = { walletMberIdnfiNo: maybeText, hanName: maybeText, ssnCi: maybeText };

/** Nobody asks for somebody else: member, name and CI are those of who is signed in, where they are told. */
function checkOneself(
  context: At,
  told: { walletMberIdnfiNo?: unknown; hanName?: unknown; ssnCi?: unknown },
) {
  const { walletMberIdnfiNo, custName, ci } = memberOf(context);
  const fits = (value: unknown, own: string) => !value || value === own;
  const isOwn = fits(told.walletMberIdnfiNo, walletMberIdnfiNo) && fits(told.hanName, custName);
  if (!isOwn || !fits(told.ssnCi, ci)) refuse('PPS_PERSON', '본인만 신청할 수 있어요.');
}

const wishFields = {
  ...oneself,
  mdfcDstcd: v.optional(v.string(), '01'),
  psprtPrdCd: filled,
  feeAmt: v.number(),

  ofcCd: filled,
  tlno: v.pipe(v.string(), v.regex(/^01\d{8,9}$/)),
  phtoId: filled,
};
const wishBody = v.object(wishFields);
type Told = v.InferOutput<typeof wishBody>;

/** What would be applied for now. @throws AnswerError where it cannot be */
function checkWish(context: At, told: Told) {
  const world = context.get('world');
  checkOneself(context, told);
  const { walletMberIdnfiNo } = memberOf(context);
  const { feeAmt, mdfcDstcd, psprtPrdCd, ofcCd, tlno, phtoId } = told;
  const own = applicationsNow(world).filter((one) => one.memberId === walletMberIdnfiNo);
  if (own.some((one) => isOpen(world, one))) refuse('PPS_OPEN', '진행 중인 신청이 있어요.');
  judge(context, whereabouts.HAND);
  const { provedAt, photos } = applicantOf(context);
  if (world.now().getTime() - provedAt > PROOF_MS) refuse('PPS_PROOF', '본인 확인이 필요해요.');
  if (!photos.includes(phtoId)) refuse('PPS_NO_PHOTO', '사진을 다시 올려 주세요.');
  const office = officeOf(ofcCd);
  if (!office || office.isMoving) refuse('PPS_OFFICE', '지금은 받을 수 없는 곳이에요.');
  // What is left of an old passport is no answer to its end.
  const isForTime = psprtPrdCd === 'REMAIN' && (mdfcDstcd === EXPIRING || !hasTimeLeft(context));
  if (isForTime) refuse('PPS_REMAIN', '남은 기간으로는 받을 수 없어요.');
  if (!productsFor(context).some((one) => one.psprtPrdCd === psprtPrdCd))
    refuse('PPS_PRODUCT', '받을 수 없는 여권이에요.');
  if (feeOf({ psprtPrdCd }) === 0 || feeOf({ psprtPrdCd }) !== feeAmt)
    refuse('PPS_FEE', '수수료가 바뀌었어요.');
  return { mdfcDstcd, psprtPrdCd, ofcCd, tlno, phtoId };
}

const paper = {
  svcNm: { ko: '여권 재발급', en: 'Passport re-issue' },
  titl: { ko: '여권 재발급 신청서', en: 'Application for a new passport' },
};

/** The application as it is signed. */
function textOf({ psprtPrdCd, ofcCd }: ReturnType<typeof checkWish>): string {
  const product = products.find((one) => one.psprtPrdCd === psprtPrdCd);
  return [
    '외교부 장관에게 여권 재발급을 신청해요.',
    `여권 종류: ${product?.yearCnt ? `유효기간 ${product.yearCnt}년` : '남은 유효기간'}, ${product?.pageCnt ?? 0}면`,
    `수령 기관: ${officeOf(ofcCd)?.ofcNm.ko ?? ''}`,
    `수수료: ${formatMoney(feeOf({ psprtPrdCd }))}원`,
    '사진: 이 신청에서 올리고 확인을 마친 여권 사진',
    '새 여권을 만들기 시작하면 지금 여권은 효력을 잃어요. 수령 기관은 신청한 뒤에 바꿀 수 없어요.',
  ].join('\n');
}

function mine(context: At, cappReqNo: unknown): Application {
  const { walletMberIdnfiNo } = memberOf(context);
  const found = applicationsNow(context.get('world')).find(
    (one) => one.memberId === walletMberIdnfiNo && one.cappReqNo === cappReqNo,
  );
  return found ?? refuse('PPS_NOT_FOUND', '신청을 찾을 수 없어요.');
}

const notices = [
  {
    ntcId: 'N1',
    titl: { ko: '3월 1일부터 수수료가 2,000원 올랐어요', en: 'Fees rose by ₩2,000 on March 1' },
    ctnt: { ko: '10년 58면 여권은 52,000원이에요.', en: 'A 10-year, 58-page passport is ₩52,000.' },
  },
  {
    ntcId: 'N2',
    titl: { ko: '여권을 받기까지 근무일로 8일쯤 걸려요', en: 'It takes about 8 working days' },
    ctnt: { ko: '휴가철에는 더 걸릴 수 있어요.', en: 'It may take longer in the holiday season.' },
  },
];

/** Passport re-issue: ten calls as the specification names them (s7), their fields ours but those of the list. */
export const passRoom = defineRoom('/pass', (routes) => {
  routes.get('/pass/passport/passportReqstNoticeService', (context) => {
    memberOf(context);
    return ok(context, spoken({ ntcList: notices }, languageOf(context)));
  });

  routes.get('/pass/passport/passportReqstCodeService', (context) => {
    memberOf(context);
    const ofcList = offices.map(({ isMoving, ...one }) => ({ ...one, opnYn: isMoving ? 'N' : 'Y' }));
    return ok(context, {
      prdList: productsFor(context),
      ...spoken({ ofcList }, languageOf(context)),
      emrgFeeAmt: 50_000,
    });
  });

  routes.post('/pass/passport/passportReqstValidService', async (context) => {
    const body = v.object({ ...oneself, psprtStcd: maybeText });
    const { psprtStcd, ssnCi, ...told } = await readBody(context, body);
    checkOneself(context, told);
    const { birth, custGubn, ci } = memberOf(context);
    const applicant = applicantOf(context);
    if (psprtStcd) judge(context, psprtStcd);
    // Instead of the CI that the wallet knows, the whole number as the customer typed it, sealed.
    if (ssnCi && ssnCi !== ci) {
      const number = (await openSealed(context, ssnCi))();
      const front = `${expandBirth(birth, custGubn).slice(2)}${custGubn}`;
      const isOwn = /^\d{13}$/.test(number) && number.startsWith(front) && !/0{6}$/.test(number);
      if (!isOwn) refuse('PPS_NUMBER', '주민등록번호가 달라요.');
      applicant.provedAt = context.get('world').now().getTime();
    }
    const { psprt } = passportOf(context);
    const { expAlrmYn, stepAlrmYn } = applicant;
    const { lostYmds: _, ...shown } = psprt ?? { lostYmds: [] };
    return ok(context, { psprt: psprt && shown, expAlrmYn, stepAlrmYn });
  });

  routes.post('/pass/passport/passportReqstLostService', async (context) => {
    const { lostYmd } = await readBody(context, v.object({ lostYmd: filled, lostPlceCtnt: maybeText }));
    const today = seoulDate(context.get('world').now());
    if (lostYmd > today) refuse('PPS_LOST_DAY', '분실한 날을 확인해 주세요.');
    const { psprt } = passportOf(context);
    // Reported twice it is lost once.
    if (psprt?.psprtStcd === 'LOST') return ok(context, { lostYn: 'Y' });
    judge(context, whereabouts.LOST);
    if (psprt) {
      psprt.psprtStcd = 'LOST';
      psprt.lostYmds.push(lostYmd);
    }
    // The smart pass hangs on this passport: it opens no lane any more.
    const hasPass = own(context).passes.some(({ relationship }) => relationship === 'SF');
    notify(context.get('world'), memberOf(context).walletMberIdnfiNo, {
      title: { ko: '여권 분실 신고를 마쳤어요', en: 'Your passport was reported lost' },
      text: hasPass
        ? {
            ko: '이 여권으로 등록한 스마트패스도 쓸 수 없어요.',
            en: 'The smart pass registered with it does not work any more either.',
          }
        : { ko: '되찾아도 다시 쓸 수 없어요.', en: 'It cannot be used again, even if found.' },
      link: hasPass ? '/smps/FSP10000' : '/pass/FPS10000',
    });
    return ok(context, { lostYn: 'Y' });
  });

  routes.post('/pass/passport/passportReqstPhotoService', async (context) => {
    const world = context.get('world');
    const body = v.object({ phtoCtt: v.pipe(v.string(), v.minLength(1)), cappReqNo: maybeText });
    const { phtoCtt, cappReqNo } = await readBody(context, body);
    const applicant = applicantOf(context);
    const print = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(phtoCtt))).toString('hex');
    if (applicant.refused.includes(print)) refuse('PPS_PHOTO_SAME', '반려된 사진이에요.');
    const problem = photoProblem(phtoCtt);
    if (problem) {
      applicant.refused.push(print);
      refuse(problem, '쓸 수 없는 사진이에요.');
    }
    const phtoId = `PH${print.slice(0, 12)}`;
    if (cappReqNo) {
      const one = mine(context, cappReqNo);
      if (one.phtoId === phtoId && one.mendedAt !== null) return ok(context, { phtoId });
      if (stateOf(world, one) !== 'PHOT') refuse('PPS_PHOTO_LATE', '사진을 다시 올릴 수 없어요.');
      Object.assign(one, { phtoId, mendedAt: world.now().getTime() });
      tell(world, one, { ko: '새 사진을 보냈어요', en: 'Your new photo was sent' });
    }
    applicant.photos.push(phtoId);
    return ok(context, { phtoId });
  });

  // What is signed with the wallet certificate in the app, word for word what is sent afterwards.
  routes.post('/pass/v1/application/sign', async (context) => {
    const { texts } = applicantOf(context);
    const wish = checkWish(context, await readBody(context, wishBody));
    const ogtxt = textOf(wish);
    const signId = askToSign(context, { ...paper, ogtxt });
    texts.push({ signId, ogtxt, phtoId: wish.phtoId });
    return ok(context, { signId });
  });

  routes.post('/pass/passport/passportReqstConfmService', async (context) => {
    const world = context.get('world');
    const { walletMberIdnfiNo: memberId } = memberOf(context);
    const intentId = intentOf(context);
    const { sgntrYn, ...told } = await readBody(
      context,
      v.object({ ...wishFields, sgntrYn: v.optional(flag, 'N') }),
    );
    checkOneself(context, told);
    const before = applicationsNow(world).find(
      (one) => one.memberId === memberId && one.intentId === intentId,
    );
    if (before) return ok(context, { cappReqNo: before.cappReqNo });
    const wish = checkWish(context, told);
    // A browser has no certificate: there the resident number that was proved stands alone.
    if (sgntrYn === 'Y') {
      const ogtxt = textOf(wish);
      const signed = applicantOf(context).texts.find(
        (one) =>
          one.ogtxt === ogtxt &&
          one.phtoId === wish.phtoId &&
          requestOf(context, one.signId).sttus === 'SGND',
      );
      if (!signed) return refuse('SIGN_NEEDED', '서명이 필요해요.');
      takeSignature(context, signed.signId, ogtxt);
    }
    const one = newApplication(world, { ...wish, memberId, intentId });
    applicationsNow(world).push(one);
    return ok(context, { cappReqNo: one.cappReqNo });
  });

  routes.post('/pass/passport/passportReqstSetleService', async (context) => {
    const { cappReqNo } = await readBody(context, v.object({ cappReqNo: filled }));
    const world = context.get('world');
    const one = mine(context, cappReqNo);
    // Paid before, its answer lost: never paid twice.
    if (one.paidAt !== null) return ok(context, { payUrl: `/pass/FPS53000?cappReqNo=${cappReqNo}` });
    if (stateOf(world, one) !== 'UNPD') refuse('PPS_DROPPED', '결제할 시간이 지났어요.');
    // An older page pays no more.
    one.payToken = `${cappReqNo}.${world.nextNumber(`pass.pay.${cappReqNo}`)}`;
    one.payEnd = '01';
    return ok(context, { payUrl: `/_mocks/pg/pay?token=${encodeURIComponent(one.payToken)}` });
  });

  const listBody = v.object({
    ...oneself,
    detailYn: v.optional(v.picklist(['Y', 'N']), 'N'),

    cappReqNo: maybeText,
    pyaccStusDstcd: maybeText,
  });

  routes.post('/pass/passport/passportReqstList', async (context) => {
    const { detailYn, cappReqNo, pyaccStusDstcd, ...told } = await readBody(context, listBody);
    checkOneself(context, told);
    const world = context.get('world');
    const { walletMberIdnfiNo } = memberOf(context);
    const own = applicationsNow(world).filter((one) => one.memberId === walletMberIdnfiNo);
    const found = (cappReqNo ? [mine(context, cappReqNo)] : own).filter(
      ({ payEnd }) => !pyaccStusDstcd || payEnd === pyaccStusDstcd,
    );
    return ok(context, {
      isExist: own.some((one) => isOpen(world, one)),
      cappList: found.map((one) => toWire(world, one, languageOf(context), detailYn === 'Y')).toReversed(),
    });
  });

  routes.put('/pass/passport/passportReqstList', async (context) => {
    const { cappReqNo, ...told } = await readBody(context, listBody);
    checkOneself(context, told);
    const world = context.get('world');
    const one = mine(context, cappReqNo);
    const isPaid = one.paidAt !== null;
    // The answer to a cancellation may have been lost: asking again is no error.
    if (one.cancelledAt !== null) return ok(context, { rtnAmt: one.rtnAmt });
    if (!['UNPD', 'PAID', 'RCVD'].includes(stateOf(world, one)))
      refuse('PPS_NO_CANCEL', '심사가 시작돼 창구에서 취소해야 해요.');
    if (isPaid) giveBack(world, one);
    Object.assign(one, { cancelledAt: world.now().getTime(), payToken: null });
    tell(world, one, { ko: '여권 신청을 취소했어요', en: 'Your application was cancelled' });
    return ok(context, { rtnAmt: one.rtnAmt });
  });

  routes.post('/pass/passport/passportValidPushAlert', async (context) => {
    const yesNo = v.picklist(['Y', 'N']);
    const set = await readBody(context, v.object({ expAlrmYn: yesNo, stepAlrmYn: yesNo }));
    const applicant = applicantOf(context);
    Object.assign(applicant, set);
    // Its moment is past: the page says that less than six months are left, and no alert says that six are.
    const at = expiryAlertAt(context);
    if (at !== undefined && at <= context.get('world').now().getTime()) applicant.expToldAt = at;
    return ok(context);
  });
});

function hasTimeLeft(context: At): boolean {
  const { psprt } = passportOf(context);
  return psprt !== null && psprt.xpirYmd > seoulDate(context.get('world').now());
}
