import { formatMoney, fromMinorUnits, maskAccount, rateHundredths } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import { makePdf } from '../comm/makePdf.ts';
import { lookAgain } from '../due.ts';
import { refuseWhileHolding } from '../holdings.ts';
import { ledgerOf } from '../ledger/index.ts';
import { joinedServices } from '../mber/join.ts';
import { notify } from '../noti/inbox.ts';
import { defineRoom, type MemberContext, memberOf, ok, readBody } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import { orderByPin } from '../walletMoney.ts';
import { filled, wireDate } from '../wireFields.ts';
import { endAuto } from './auto.ts';
import { exchangeRoutes } from './exchange.ts';
import { fxHoldings } from './holdings.ts';
import { courseOf, feedOf, firstBase, isTraded, rateTable } from './market.ts';
import { moreRoutes } from './more.ts';
import { tariffOn } from './tariff.ts';
import {
  bankBalance,
  type Fx,
  fxOf,
  heldOf,
  isYoung,
  limitsOf,
  linkedAccount,
  openWallet,
  pocketOf,
  pocketsOf,
  refuse,
  SERVICE,
  whenDue,
} from './wallet.ts';

const currency = v.pipe(v.string(), v.check(isTraded, 'a currency that is traded'));
const day = v.union([wireDate, v.literal('')]);
const setBody = v.object({
  bases: v.optional(v.record(v.string(), v.string())),
  feedSeconds: v.optional(v.number()),
  isClosed: v.optional(v.boolean()),
  isHeld: v.optional(v.boolean()),
  isLinkClosed: v.optional(v.boolean()),
  pocket: v.optional(v.object({ crncyCd: filled, amt: v.number(), costAmt: v.number() })),
});

// An alert strikes once, when the base rate has reached it, and is notified.
whenDue((context, fx) => {
  if (fx.state !== 'OPEN') return [];
  const world = context.get('world');
  const now = world.now().getTime();
  return fx.alerts.flatMap((alert) => {
    const { crncyCd, alrtExrt, drctn } = alert;
    if (alert.strkYMS !== '') return [];
    const level = rateHundredths(alrtExrt) ?? 0;
    const fits = (base: number) => (drctn === 'ABOV' ? base >= level : base <= level);
    const at = firstBase(world, crncyCd, { after: alert.seenAt ?? now - 60_000, until: now }, fits);
    if (at === undefined) alert.seenAt = Math.max(alert.seenAt ?? 0, now);
    return at === undefined ? [] : [{ at, run: () => strike(context, alert) }];
  });
});

function strike(context: MemberContext, alert: Fx['alerts'][number]): void {
  const world = context.get('world');
  alert.strkYMS = seoulTime(world.now());
  const rate = formatMoney(alert.alrtExrt);
  notify(world, memberOf(context).walletMberIdnfiNo, {
    title: { ko: `${alert.crncyCd} 환율 알림`, en: `${alert.crncyCd} rate alert` },
    text: { ko: `기준 환율이 ${rate}원에 닿았어요.`, en: `The base rate reached ₩${rate}.` },
    link: `/fcpurs/FFC12000?crncyCd=${alert.crncyCd}`,
  });
}

/** The foreign-currency wallet: all calls but save-sise are ours (N33). */
export const fcpursRoom = defineRoom('/fcpurs-fe', (routes) => {
  routes.post('/fcpurs-fe/wallet/v1/summary', (context) => {
    const fx = fxOf(context);
    const { acNo, bnkAcNo, openYmd, state } = fx;
    return ok(context, {
      wltStcd: state,
      acNo: maskAccount(acNo),
      bnkAcNo: maskAccount(bnkAcNo),
      openYmd,

      balAmt: state === 'OPEN' ? bankBalance(context, fx) : 0,
      yngYn: isYoung(context) ? 'Y' : 'N',

      heldYn: fx.isHeld ? 'Y' : 'N',
      lnkClsYn: fx.isLinkClosed ? 'Y' : 'N',

      pcktList: pocketsOf(context, fx),
      leastAmt: tariffOn(seoulDate(context.get('world').now())).leastWon,
    });
  });

  const orderBody = v.object({ crncyList: v.pipe(v.array(currency), v.maxLength(9)) });
  routes.post('/fcpurs-fe/wallet/v1/arrange', async (context) => {
    const { crncyList } = await readBody(context, orderBody);
    openWallet(context).order = crncyList.filter(isTraded);
    return ok(context);
  });

  const openBody = v.object({ bnkAcNo: filled, prpsDstcd: filled, fundDstcd: filled, pin: filled });
  routes.post('/fcpurs-fe/wallet/v1/open', async (context) => {
    const { bnkAcNo, pin } = await readBody(context, openBody);
    return orderByPin(context, { kind: 'fcpurs.open', pin }, () => {
      const fx = fxOf(context);
      if (fx.state === 'OPEN') refuse('ALREADY', '이미 외화 지갑이 있어요.');
      if (isYoung(context)) refuse('AGE', '만 19세부터 만들 수 있어요.');
      // Nothing that an earlier wallet was to buy starts again.
      endAuto(context);
      const openYmd = seoulDate(context.get('world').now());
      const made = { state: 'OPEN', bnkAcNo: linkedAccount(context, bnkAcNo), openYmd, costs: {} };
      Object.assign(fx, made);
      fx.acNo = '61870166605678';
      joinedServices(context).add(SERVICE);
      return { rcptDstcd: 'OPEN', acNo: maskAccount(fx.acNo) };
    });
  });

  routes.post('/fcpurs-fe/wallet/v1/close', async (context) => {
    const { pin } = await readBody(context, v.object({ pin: filled }));
    return orderByPin(context, { kind: 'fcpurs.close', pin }, () => {
      const fx = openWallet(context);
      refuseWhileHolding('fcpurs', fxHoldings(context));
      endAuto(context);
      Object.assign(fx, { state: 'CLSD', alerts: [] });
      joinedServices(context).delete(SERVICE);
      return { rcptDstcd: 'CLOS', acNo: maskAccount(fx.acNo) };
    });
  });

  routes.post('/fcpurs-fe/rate/v1/list', (context) => {
    memberOf(context);
    return ok(context, rateTable(context.get('world')));
  });

  const courseBody = v.object({ crncyCd: currency, trmCd: v.picklist(['1W', '1M', '3M', '1Y']) });
  routes.post('/fcpurs-fe/rate/v1/course', async (context) => {
    memberOf(context);
    const { crncyCd, trmCd } = await readBody(context, courseBody);
    return ok(context, { exrtList: isTraded(crncyCd) ? courseOf(context.get('world'), crncyCd, trmCd) : [] });
  });

  // One alert a currency; an empty rate takes it away.
  const alertBody = v.object({
    crncyCd: v.optional(currency),
    drctn: v.optional(v.picklist(['ABOV', 'BELW']), 'BELW'),
    alrtExrt: v.optional(v.pipe(v.string(), v.regex(/^(\d{1,7}(\.\d{1,2})?)?$/)), ''),
  });
  routes.post('/fcpurs-fe/rate/v1/alerts', async (context) => {
    const { crncyCd, drctn, alrtExrt } = await readBody(context, alertBody);
    const fx = openWallet(context);
    if (crncyCd && isTraded(crncyCd)) {
      fx.alerts = fx.alerts.filter((one) => one.crncyCd !== crncyCd);
      const alrtNo = `FA${crncyCd}`;
      lookAgain(context.get('world'));
      if (alrtExrt !== '') fx.alerts.push({ alrtNo, crncyCd, drctn, alrtExrt, strkYMS: '' });
    }
    return ok(context, { alrtList: fx.alerts });
  });

  routes.post('/fcpurs-fe/limit/v1/list', (context) => {
    const fx = openWallet(context);
    return ok(context, { lmtList: limitsOf(context, fx) });
  });

  const historyBody = v.object({
    from: v.optional(day, ''),
    to: v.optional(day, ''),
    crncyCd: v.optional(v.string(), ''),
    odrNo: v.optional(v.string(), ''),
  });
  routes.post('/fcpurs-fe/history/v1/list', async (context) => {
    const { from, to, crncyCd, odrNo } = await readBody(context, historyBody);
    const fx = fxOf(context);
    // What was booked stays readable after the wallet is closed.
    if (fx.state === 'NONE') refuse('NOT_OPEN', '외화 지갑을 먼저 만들어 주세요.');
    const found = fx.entries.filter(
      (one) =>
        (odrNo === '' || one.odrNo === odrNo) &&
        (from === '' || one.odrYMS.slice(0, 8) >= from) &&
        (to === '' || one.odrYMS.slice(0, 8) <= to) &&
        (crncyCd === '' || one.fromCrncyCd === crncyCd || one.toCrncyCd === crncyCd),
    );
    if (odrNo !== '' && found.length === 0) refuse('GONE', '거래를 찾을 수 없어요.');
    // What is done late (a plan that was due, a send that ran out) stands at its own moment.
    const newestFirst = found.toReversed().toSorted((a, b) => Number(b.odrYMS) - Number(a.odrYMS));
    return ok(context, { odrList: newestFirst });
  });

  const certificateBody = v.object({ odrNo: filled });
  routes.post('/fcpurs-fe/certificate/v1/file', async (context) => {
    const { odrNo } = await readBody(context, certificateBody);
    const found = fxOf(context).entries.find((one) => one.odrNo === odrNo);
    if (!found) return refuse('GONE', '거래를 찾을 수 없어요.');
    const { fromCrncyCd, fromAmt, toCrncyCd, toAmt, exrt, odrYMS } = found;
    const lines = [
      ...['외국환 거래확인증', '', memberOf(context).custName, odrNo, odrYMS],
      ...(fromAmt > 0 ? [`출금 ${fromMinorUnits(fromAmt, fromCrncyCd)} ${fromCrncyCd}`] : []),
      ...(toAmt > 0 ? [`입금 ${fromMinorUnits(toAmt, toCrncyCd)} ${toCrncyCd}`] : []),
      ...(exrt ? [`적용 환율 ${exrt}`] : []),
    ];
    return context.body(makePdf([lines]), 200, { 'content-type': 'application/pdf' });
  });

  routes.post('/fcpurs-fe/certificate/v1/mail', async (context) => {
    const { odrNo } = await readBody(context, certificateBody);
    if (!fxOf(context).entries.some((one) => one.odrNo === odrNo)) refuse('GONE', '거래를 찾을 수 없어요.');
    return ok(context, { email: String(memberOf(context).email ?? '') });
  });

  exchangeRoutes(routes);
  moreRoutes(routes);

  routes.post('/fcpurs-fe/test/v1/set', async (context) => {
    const { pocket, bases, feedSeconds, isClosed, isHeld, isLinkClosed } = await readBody(context, setBody);
    if (!memberOf(context).isDeveloper) refuse('DEVELOPER', '개발자만 쓸 수 있어요.');
    const world = context.get('world');
    const feed = feedOf(world);
    feed.bases = bases ?? feed.bases;
    feed.feedSeconds = feedSeconds ?? feed.feedSeconds;
    feed.isClosed = isClosed ?? feed.isClosed;
    const fx = fxOf(context);
    fx.isHeld = isHeld ?? fx.isHeld;
    fx.isLinkClosed = isLinkClosed ?? fx.isLinkClosed;
    if (pocket && isTraded(pocket.crncyCd)) {
      const { crncyCd, amt, costAmt } = pocket;
      const moved = amt - heldOf(context, crncyCd);
      ledgerOf(world).post({
        at: world.now().toISOString(),
        kind: 'fcpurs.set',
        entries: [
          { account: pocketOf(context), currency: crncyCd, amount: moved },
          { account: 'opening', currency: crncyCd, amount: -moved },
        ],
      });
      fx.costs[crncyCd] = costAmt;
    }
    return ok(context);
  });
});
