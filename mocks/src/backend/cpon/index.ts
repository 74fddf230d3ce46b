import { addMonths, maskName } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import type { Context } from 'hono';
import { isUnderFourteen } from '../comm/agreements.ts';
import { intentOf } from '../intent.ts';
import { languageOf, spoken } from '../language.ts';
import { accountsOf } from '../mber/register.ts';
import { doneCheck } from '../mobile-validation/checks.ts';
import { AnswerError, defineRoom, memberOf, ok, type RoomEnv, readBody, type World } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import { payToMember } from '../walletMoney.ts';
import { filled } from '../wireFields.ts';
import {
  balanceOf,
  type Coupon,
  drawerOf,
  dropCoupon,
  hasEnded,
  issueCoupon,
  isUsable,
  moveSum,
  shownCoupons,
} from './coupons.ts';
import { hotCoupons, offeredCoupon, offers } from './offers.ts';
import {
  givePresent,
  type Present,
  presentsOf,
  receivePresent,
  takeBackPresent,
  waitsUntil,
} from './presents.ts';
import { refundOf, refundRules } from './refunds.ts';
import { lockSeconds, registerNumber, wrongOf } from './registering.ts';
import { examBenefits, saveTicket, seasonOf, ticketsOf } from './tickets.ts';
import { codesOf, openCodes } from './till.ts';

type At = Context<RoomEnv>;

const API = '/cpon/v1';
const CODE_SECONDS = 180;
const ONLINE_SECONDS = 600;

function refuse(code: string, message: string, payload?: unknown): never {
  throw new AnswerError(code, message, { payload });
}
const meOf = (context: At) => memberOf(context).walletMberIdnfiNo;
const answer = (context: At, payload: unknown) => ok(context, spoken(payload, languageOf(context)));

function couponAt(context: At, id: string | undefined): Coupon {
  const drawer = shownCoupons(context.get('world'), meOf(context));
  return (
    drawer.find(({ hirkCtntID }) => hirkCtntID === id) ?? refuse('CPN_NOT_FOUND', '쿠폰을 찾을 수 없어요.')
  );
}

/** As the specification names it: goods and sums by one set of fields, coupons of the bank by another. */
function toWire(world: World, coupon: Coupon) {
  const { hirkCtntID, walletCponKd, stcd, finac, giftYn, uses } = coupon;
  const isOver = hasEnded(world, coupon);
  const state = stcd === 'VALD' && isOver ? 'RNOT' : stcd;
  const canGive = isUsable(world, coupon) && giftYn === 'N' && uses.every(({ cnclYn }) => cnclYn === 'Y');
  const shared = { couponBrandCode: coupon.couponBrandCode, couponBrandName: coupon.couponBrandName };
  if (finac) {
    const { finacCponStusDstcd: status, extenAbilNotms } = finac;
    return {
      ...shared,
      ...finac,
      walletCponKd,
      finacCponId: hirkCtntID,
      finacCponName: coupon.cponName,
      finacCponStusDstcd: status === '01' && isOver ? '04' : status,
      extenAbilYn: extenAbilNotms > 0 && isUsable(world, coupon) ? 'Y' : 'N',

      valdEndYmd: coupon.expdtEndYmd,
      psntAbilYn: canGive ? 'Y' : 'N',
    };
  }
  return {
    ...shared,
    hirkCtntID,
    walletCponKd,
    cponStcd: state,
    cponName: coupon.cponName,

    cponSerno: coupon.cponSerno,
    cponIdnfiNo: coupon.hirkCtntID,
    isRegist: 'Y',

    faceAmt: coupon.faceAmt,
    couponBalance: balanceOf(world, coupon),
    expdtEndYmd: coupon.expdtEndYmd,
    cponUseFnshYn: stcd === 'USED' ? 'Y' : 'N',

    buyYmd: coupon.buyYmd,
    psntAbilYn: canGive ? 'Y' : 'N',
  };
}

const giverName = (world: World, { giverId }: Present) =>
  maskName(
    accountsOf(world).find(({ person }) => person.walletMberIdnfiNo === giverId)?.person.custName ?? '',
  );

function presentToWire(context: At, present: Present) {
  const world = context.get('world');
  const { person } = world;
  const { coupon, giverId, rcvrId, rcvrTelno, prsntId, msg, stcd } = present;
  const me = person?.walletMberIdnfiNo ?? '';
  const finac = coupon.finac ? { finacCponIrt: coupon.finac.finacCponIrt } : {};
  return {
    prsntId,
    prsntStcd: stcd,
    msg,
    gvrName: giverName(world, present),
    ...finac,

    cponName: coupon.cponName,
    couponBrandName: coupon.couponBrandName,
    walletCponKd: coupon.walletCponKd,

    faceAmt: coupon.faceAmt,
    expdtEndYmd: coupon.expdtEndYmd,

    prsntYMS: seoulTime(new Date(present.at)),
    prsntEndYmd: waitsUntil(present),
    // Only who gave it reads to whom.
    rcvrTelno: giverId === me ? rcvrTelno : '',
    sndrYn: giverId === me ? 'Y' : 'N',
    rcvrYn: rcvrId !== '' && rcvrId === me ? 'Y' : 'N',
    othrYn: rcvrTelno !== '' && person !== null && giverId !== me && person.phone !== rcvrTelno ? 'Y' : 'N',
    hirkCtntID: rcvrId !== '' && rcvrId === me ? coupon.hirkCtntID : '',
  };
}

const byId = v.object({ hirkCtntID: v.string() });
const byPresent = v.object({ prsntId: v.string(), grdnVldtnNo: v.optional(v.string(), '') });
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Coupons, presents and tickets: the specification names entities and no call (N40), so these are ours. */
export const couponRoom = defineRoom('/cpon', (routes) => {
  routes.get(`${API}/coupons`, (context) => {
    const world = context.get('world');
    return answer(context, { cponList: shownCoupons(world, meOf(context)).map((one) => toWire(world, one)) });
  });

  routes.get(`${API}/coupon`, (context) =>
    answer(context, toWire(context.get('world'), couponAt(context, context.req.query('hirkCtntID')))),
  );

  // A new code ends those before it: an old screen fails at the till.
  routes.post(`${API}/showCode`, async (context) => {
    const body = v.object({
      ...byId.entries,
      couponUsePrice: v.optional(whole, 0),
      onlineYn: v.optional(v.string()),
    });
    const { hirkCtntID, couponUsePrice, onlineYn } = await readBody(context, body);
    const world = context.get('world');
    const coupon = couponAt(context, hirkCtntID);
    if (!isUsable(world, coupon)) refuse('CPN_NOT_USABLE', '지금은 쓸 수 없는 쿠폰이에요.');
    const isOnline = onlineYn === 'Y';
    const most = coupon.walletCponKd === '02' ? balanceOf(world, coupon) : 0;
    if (isOnline && (couponUsePrice > most || (most > 0 && couponUsePrice < 1)))
      refuse('CPN_BALANCE', '잔액을 확인해 주세요.');
    for (const one of openCodes(world)) if (one.cponSerno === coupon.cponSerno) one.stcd = 'ENDD';
    const number = world.nextNumber('cpon.code');
    const expSS = isOnline ? ONLINE_SECONDS : CODE_SECONDS;
    const onlineNo = isOnline ? `7${String(number * 7_919_073).padStart(11, '0')}` : '';
    const { cponSerno } = coupon;
    codesOf(world).push({
      codeId: `CC${number}`,
      memberId: meOf(context),
      cponSerno,
      onlineNo,
      mostWon: couponUsePrice,

      endsAt: world.now().getTime() + expSS * 1000,
      stcd: 'OPEN',
      useNo: '',
    });
    return answer(context, { codeId: `CC${number}`, cponSerno, onlineNo, expSS });
  });

  routes.get(`${API}/useState`, (context) => {
    const world = context.get('world');
    openCodes(world);
    const { codeId } = context.req.query();
    const code = codesOf(world).find((one) => one.codeId === codeId && one.memberId === meOf(context));
    if (!code) return refuse('CPN_NOT_FOUND', '코드를 찾을 수 없어요.');
    const coupon = drawerOf(world, code.memberId).find(({ cponSerno }) => cponSerno === code.cponSerno);
    const used = coupon?.uses.find(({ useNo }) => useNo === code.useNo);
    return ok(context, {
      codeStcd: code.stcd,
      couponUsePrice: used?.won ?? 0,
      couponBalance: coupon ? balanceOf(world, coupon) : 0,
    });
  });

  routes.get(`${API}/uses`, (context) => {
    const coupon = couponAt(context, context.req.query('hirkCtntID'));
    let rest = coupon.faceAmt;
    const useList = coupon.uses.toReversed().map(({ at, won, ...one }) => {
      rest -= one.cnclYn === 'Y' ? 0 : won;
      return { ...one, useYMS: seoulTime(new Date(at)), couponUsePrice: won, couponBalance: rest };
    });
    return answer(context, { cpon: toWire(context.get('world'), coupon), useList: useList.reverse() });
  });

  routes.post(`${API}/delete`, async (context) => {
    const { hirkCtntID } = await readBody(context, byId);
    const world = context.get('world');
    const coupon = drawerOf(world, meOf(context)).find((one) => one.hirkCtntID === hirkCtntID);
    if (coupon && isUsable(world, coupon)) refuse('CPN_USABLE', '아직 쓸 수 있는 쿠폰이에요.');
    // It proves that its number was taken and used: it is out of sight, not gone.
    if (coupon) coupon.isHidden = true;
    return ok(context);
  });

  routes.post(`${API}/register`, async (context) => {
    const { cponSerno } = await readBody(context, v.object({ cponSerno: filled }));
    return ok(context, { hirkCtntID: registerNumber(context.get('world'), meOf(context), cponSerno) });
  });
  routes.get(`${API}/registerState`, (context) => {
    const wrong = wrongOf(context.get('world'), meOf(context));
    return ok(context, { leftCnt: 5 - wrong.count, lockSS: lockSeconds(context.get('world'), wrong) });
  });

  routes.post(`${API}/extend`, async (context) => {
    const { finacCponId, valdEndYmd } = await readBody(
      context,
      v.object({ finacCponId: filled, valdEndYmd: filled }),
    );
    const world = context.get('world');
    const coupon = couponAt(context, finacCponId);
    const { finac, keys } = coupon;
    if (!keys.includes(intentOf(context))) {
      if (!finac?.extenAbilNotms || !isUsable(world, coupon))
        return refuse('CPN_NO_EXTENSION', '연장할 수 없어요.');
      if (addMonths(coupon.expdtEndYmd, 1) !== valdEndYmd)
        refuse('CPN_END_CHANGED', '유효기간이 바뀌었어요.');
      coupon.expdtEndYmd = valdEndYmd;
      finac.extenAbilNotms -= 1;
      keys.push(intentOf(context));
    }
    return answer(context, toWire(world, coupon));
  });

  routes.get(`${API}/presents`, (context) => {
    const { walletMberIdnfiNo: me, phone } = memberOf(context);
    const mine = presentsOf(context.get('world')).filter(
      ({ giverId, rcvrId, rcvrTelno, stcd }) =>
        giverId === me || rcvrId === me || (stcd === 'WAIT' && rcvrTelno === phone),
    );
    return answer(context, { prsntList: mine.map((one) => presentToWire(context, one)) });
  });

  const presentAt = (context: At, id: string | undefined): Present =>
    presentsOf(context.get('world')).find(({ prsntId }) => prsntId === id) ??
    refuse('CPN_NO_PRESENT', '선물을 찾을 수 없어요.');

  // Whoever has the link sees what it is worth before they sign in.
  routes.get(`${API}/presentState`, (context) =>
    answer(context, presentToWire(context, presentAt(context, context.req.query('prsntId')))),
  );

  routes.post(`${API}/present`, async (context) => {
    const phone = v.pipe(v.string(), v.regex(/^(01\d{8,9})?$/));
    const msg = v.pipe(v.string(), v.maxLength(50));
    const { hirkCtntID, rcvrTelno, ...said } = await readBody(
      context,
      v.object({ ...byId.entries, rcvrTelno: phone, msg }),
    );
    const world = context.get('world');
    const me = memberOf(context);
    const intentId = intentOf(context);
    const before = presentsOf(world).find(
      (one) => one.giverId === me.walletMberIdnfiNo && one.intentId === intentId,
    );
    if (before) return answer(context, presentToWire(context, before));
    const coupon = couponAt(context, hirkCtntID);
    if (rcvrTelno === me.phone) refuse('CPN_OWN_PHONE', '내 번호로는 보낼 수 없어요.');
    if (toWire(world, coupon).psntAbilYn !== 'Y') refuse('CPN_NO_PRESENTING', '선물할 수 없는 쿠폰이에요.');
    dropCoupon(world, me.walletMberIdnfiNo, coupon.cponSerno);
    const given = {
      giverId: me.walletMberIdnfiNo,
      at: world.now().getTime(),
      coupon,
      rcvrTelno,
      intentId,
      ...said,
    };
    return answer(context, presentToWire(context, givePresent(world, given)));
  });

  routes.post(`${API}/presentTakeBack`, async (context) => {
    const present = presentAt(context, (await readBody(context, byPresent)).prsntId);
    if (present.giverId !== meOf(context)) refuse('CPN_NO_PRESENT', '선물을 찾을 수 없어요.');
    if (present.stcd === 'RCVD') refuse('CPN_RECEIVED', '이미 받은 선물이에요.');
    if (present.stcd === 'VOID') refuse('CPN_VOID', '이미 쓴 쿠폰이에요.');
    if (present.stcd === 'WAIT') takeBackPresent(context.get('world'), present);
    return answer(context, presentToWire(context, present));
  });

  routes.post(`${API}/receive`, async (context) => {
    const { prsntId, grdnVldtnNo } = await readBody(context, byPresent);
    const world = context.get('world');
    const { walletMberIdnfiNo: me, phone } = memberOf(context);
    const present = presentAt(context, prsntId);
    const { stcd, rcvrId, rcvrTelno, giverId } = present;
    if (stcd === 'RCVD' && rcvrId === me) return answer(context, presentToWire(context, present));
    if (giverId === me) refuse('CPN_OWN_PRESENT', '내가 보낸 선물이에요.');
    if (stcd === 'RCVD') refuse('CPN_RECEIVED', '다른 분이 먼저 받았어요.');
    if (stcd === 'BACK') refuse('CPN_TAKEN_BACK', '보낸 분이 선물을 취소했어요.');
    if (stcd === 'VOID') refuse('CPN_VOID', '이미 쓴 쿠폰이에요.');
    if (stcd === 'CAME') refuse('CPN_PRESENT_OVER', '받을 수 있는 기간이 지났어요.');
    if (rcvrTelno !== '' && rcvrTelno !== phone) refuse('CPN_NOT_YOURS', '다른 분께 보낸 선물이에요.');
    if (isUnderFourteen(context)) {
      if (grdnVldtnNo === '') refuse('CPN_GUARDIAN', '법정대리인의 동의가 필요해요.');
      doneCheck(world, grdnVldtnNo, 'GRDN');
    }
    receivePresent(world, present, me);
    return answer(context, presentToWire(context, present));
  });

  routes.get(`${API}/hot`, (context) =>
    answer(context, { hotCponList: hotCoupons.filter(({ expsrYn }) => expsrYn === 'Y') }),
  );

  const takenBy = (context: At) => {
    const { person } = context.get('world');
    const all = context.get('world').room('cpon.taken', () => new Map<string, string>());
    return { all, keyOf: (offerId: string) => `${person?.walletMberIdnfiNo}:${offerId}` };
  };
  routes.get(`${API}/offers`, (context) => {
    const { all, keyOf } = takenBy(context);
    const today = seoulDate(context.get('world').now());
    const offerList = offers.map((one, at) => {
      const { cponName, couponBrandName, walletCponKd, finac, faceAmt } = one.coupon;
      return {
        offerId: one.offerId,
        cponName,
        couponBrandName,
        walletCponKd,
        faceAmt,
        ...finac,

        cndtnList: one.cndtnList,
        useDayCnt: one.days,
        offerEndYmd: offeredCoupon({ ...one, days: one.open }, today, at).expdtEndYmd,
        hirkCtntID: all.get(keyOf(one.offerId)) ?? '',
      };
    });
    return answer(context, { offerList });
  });
  routes.post(`${API}/take`, async (context) => {
    const { offerId } = await readBody(context, v.object({ offerId: filled }));
    const world = context.get('world');
    const offer = offers.find((one) => one.offerId === offerId) ?? refuse('CPN_NO_OFFER', '끝난 쿠폰이에요.');
    const { all, keyOf } = takenBy(context);
    const key = keyOf(offerId);
    const fresh = () => offeredCoupon(offer, seoulDate(world.now()), world.nextNumber('cpon.offer'));
    const hirkCtntID = all.get(key) ?? issueCoupon(world, meOf(context), fresh()).hirkCtntID;
    all.set(key, hirkCtntID);
    return ok(context, { hirkCtntID });
  });

  routes.get(`${API}/refundRules`, (context) =>
    ok(context, refundRules(seoulDate(context.get('world').now()))),
  );
  routes.get(`${API}/refund`, (context) => {
    const coupon = couponAt(context, context.req.query('hirkCtntID'));
    const world = context.get('world');
    return answer(context, { ...refundOf(world, coupon), odrNo: coupon.odrNo, cpon: toWire(world, coupon) });
  });
  routes.post(`${API}/refund`, async (context) => {
    const body = v.object({ ...byId.entries, wayDstcd: v.picklist(['WON', 'PNT']), rfndAmt: whole });
    const { hirkCtntID, wayDstcd, rfndAmt } = await readBody(context, body);
    const world = context.get('world');
    const coupon = couponAt(context, hirkCtntID);
    // The answer may have been lost on its way: asking again is no error.
    if (coupon.stcd === 'RFND' && coupon.keys.includes(intentOf(context))) return ok(context);
    const { rsnCd, wonAmt, pntAmt } = refundOf(world, coupon);
    const amount = wayDstcd === 'WON' ? wonAmt : pntAmt;
    if (rsnCd === 'MRKT' || amount === 0) refuse('CPN_NO_REFUND', '지금은 환불할 수 없어요.');
    if (amount !== rfndAmt) refuse('CPN_REFUND_SUM', '돌려받을 금액이 바뀌었어요.');
    const sum = wayDstcd === 'WON' ? { won: amount } : { points: amount };
    const title = { ko: '쿠폰 환불', en: 'Coupon refund' };
    payToMember(context, { room: 'CPN', from: 'coupons', payment: coupon.payNo, title, ...sum });
    moveSum(world, coupon, 'coupon.refund', -balanceOf(world, coupon));
    coupon.stcd = 'RFND';
    coupon.keys.push(intentOf(context));
    return ok(context);
  });

  routes.get(`${API}/tickets`, (context) =>
    answer(context, { tcktList: ticketsOf(context.get('world'), memberOf(context)) }),
  );
  routes.post(`${API}/ticketSave`, async (context) => {
    const body = v.object({
      tcktNo: filled,
      holdrName: filled,
      tcktKd: v.picklist(['EVNT', 'ADMS', 'KSAT']),
    });
    const { tcktNo: no, holdrName: name, tcktKd: kind } = await readBody(context, body);
    return answer(context, saveTicket(context.get('world'), memberOf(context), { no, name, kind }));
  });
  routes.post(`${API}/ticketDelete`, async (context) => {
    const { tcktId } = await readBody(context, v.object({ tcktId: filled }));
    const own = ticketsOf(context.get('world'), memberOf(context));
    const at = own.findIndex((one) => one.tcktId === tcktId);
    if (at >= 0) own.splice(at, 1);
    return ok(context);
  });
  routes.get(`${API}/ksat`, (context) => {
    const { isOn, ...dates } = seasonOf(context.get('world'));
    const own = ticketsOf(context.get('world'), memberOf(context)).find(({ tcktKd }) => tcktKd === 'KSAT');
    return answer(context, {
      ...dates,
      seasonYn: isOn ? 'Y' : 'N',
      tcktId: own?.tcktId ?? '',
      bnftList: examBenefits,
    });
  });
});
