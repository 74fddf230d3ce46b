import { addDays, addMonths } from '@wallet/kit/format';
import { type Infer, v } from '@wallet/kit/schema';
import { agreementsOf } from '../comm/agreements.ts';
import { termsOf } from '../comm/termsCatalogue.ts';
import { refuseWhileHolding } from '../holdings.ts';
import { intentOf } from '../intent.ts';
import { languageOf, spoken } from '../language.ts';
import { pageOf } from '../paged.ts';
import { defineRoom, type MemberContext, memberOf, ok, readBody, readQuery } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';
import { filled, flag, maybeText, wireDate } from '../wireFields.ts';
import { announceExport } from './due.ts';
import { fileOf } from './files.ts';
import { receiptHoldings } from './holdings.ts';
import { arrive } from './links.ts';
import {
  type Export,
  hasAgreed,
  isShown,
  knownOf,
  own,
  pointsOf,
  receiptAt,
  receiptPoints,
  refuse,
  type Share,
  sumOf,
  TERMS,
} from './own.ts';
import { inOrder, paperPicture, type Receipt, receiptOf } from './receipts.ts';
import { kinds, ruleOf, shops } from './shops.ts';

const base = '/edoc/v1/erceitp';
const PAGE = 20;
const SOON_DAYS = 30;
const KEEP_DAYS = 7;
const MOST_BYTES = 1_500_000;
/** A picture of fewer bytes shows nothing that could be read. */
const LEAST_BYTES = 1000;
const today = (context: MemberContext) => seoulDate(context.get('world').now());
const kind = v.picklist(kinds);

/** One line of a list. */
function row(one: Receipt) {
  const { rceitpNo, frchsNm, useYmdhms, totAmt, knd, mnsKnd, pntUseAmt, newYn, dplctYn, slfRgstYn } = one;
  return {
    rceitpNo,
    frchsNm,
    useYmdhms,
    totAmt,
    knd,
    mnsKnd,
    pntUseAmt,
    newYn,
    dplctYn,
    slfRgstYn,

    rfndSttus: one.rfndSttus,
    rfndYn: one.orgRceitpNo ? 'Y' : 'N',
    memo: one.memo,
    delYmd: one.delYmd,

    exchngEndYmd: one.exchngEndYmd,
    wrntyEndYmd: one.wrntyEndYmd,
    itemNm: one.itemList[0]?.itemNm ?? '',
  };
}

function whole(one: Receipt) {
  const { wrntyImg, img, ...rest } = one;
  const shop = shops.find(({ brndId }) => brndId === one.brndId);
  return {
    ...rest,
    ...row(one),
    imgYn: img ? 'Y' : 'N',
    wrntyImgYn: wrntyImg ? 'Y' : 'N',

    exchngRule: ruleOf(shop ?? { exchngDays: 0 }),
    itemList: one.itemList,
  };
}

const asked = v.object({
  from: v.optional(wireDate, '00000000'),
  to: v.optional(wireDate, '99999999'),

  knd: v.optional(v.string(), ''),
  mnsKnd: v.optional(v.string(), ''),
  word: v.optional(v.string(), ''),

  min: v.optional(v.string(), ''),
  max: v.optional(v.string(), ''),

  memoYn: v.optional(v.string(), ''),
  wrntyYn: v.optional(v.string(), ''),

  hideYn: v.optional(v.string(), ''),
  binYn: v.optional(v.string(), ''),
  pageNo: v.optional(v.string(), '1'),
});
type Asked = Infer<typeof asked>;

function found(context: MemberContext, wish: Asked): Receipt[] {
  const list = (text: string) => text.split(',').filter(Boolean);
  const [knds, means] = [list(wish.knd), list(wish.mnsKnd)];
  const word = wish.word.trim().toLowerCase();
  const isIn = (one: Receipt) => {
    if (wish.binYn === 'Y') return one.delYmd !== '';
    if (wish.hideYn === 'Y') return one.hideYn === 'Y' && one.delYmd === '';
    return isShown(one);
  };
  return own(context).receipts.filter((one) => {
    const day = one.useYmdhms.slice(0, 8);
    const texts = [one.frchsNm, one.memo, ...one.itemList.map(({ itemNm }) => itemNm)];
    if (!isIn(one) || day < wish.from || day > wish.to) return false;
    if (knds.length > 0 && !knds.includes(one.knd)) return false;
    if (means.length > 0 && !means.includes(one.mnsKnd)) return false;
    if (wish.min && one.totAmt < Number(wish.min)) return false;
    if (wish.max && one.totAmt > Number(wish.max)) return false;
    if (wish.memoYn === 'Y' && one.memo === '') return false;
    if (wish.wrntyYn === 'Y' && one.wrntyEndYmd < today(context)) return false;
    return word === '' || texts.some((text) => text.toLowerCase().includes(word));
  });
}

/** Sums of shown receipts by kind; refunds make them smaller. */
const byKind = (all: readonly Receipt[]) =>
  kinds.map((knd) => {
    const ofKind = all.filter((one) => one.knd === knd);
    return { knd, sumAmt: sumOf(ofKind), cnt: ofKind.length };
  });

/** The month or year before; of one that is not over, as far as this one has come. */
function before(all: readonly Receipt[], span: string, day: string): Receipt[] {
  const isYear = span.length === 4;
  const earlier = isYear ? String(Number(span) - 1) : addMonths(`${span}01`, -1).slice(0, 6);
  const until = day.startsWith(span) ? `${earlier}${day.slice(span.length)}` : `${earlier}9`;
  return all.filter(({ useYmdhms }) => useYmdhms.startsWith(earlier) && useYmdhms.slice(0, 8) <= until);
}

function status(context: MemberContext) {
  const { walletMberIdnfiNo, phone } = memberOf(context);
  const { userSttus, brnds, cardYn, telYn, msgYn, receipts } = knownOf(context);
  return {
    userSttus,
    cardYn,
    telYn,
    msgYn,
    mberCd: `9${walletMberIdnfiNo.replace(/\D/g, '').padStart(11, '0')}`,
    telNo: `010-****-${phone.slice(-4)}`,

    pntAmt: pointsOf(context),
    pntUnitAmt: receiptPoints.each,
    pntMaxAmt: receiptPoints.mostOfYear,
    hideCnt: receipts.filter(({ hideYn, delYmd }) => hideYn === 'Y' && !delYmd).length,
    binCnt: receipts.filter(({ delYmd }) => delYmd).length,
    brndList: shops.map(({ brndId, brndNm, knd }) => ({
      brndId,
      brndNm,
      knd,
      useYn: brnds.includes(brndId) ? 'Y' : 'N',
    })),
  };
}

/** Seconds that it takes to make a file, for each hundred receipts. */
const MAKING_SECONDS = 20;

/** How an export stands: it is made by its time, or once it was looked for often enough (clocks of tests stand). */
function exportWire(context: MemberContext, one: Export) {
  const looks = one.rceitpNos.length > 100 ? 3 : 1;
  const isReady = one.lookCnt >= looks || (one.rdyMs ?? Infinity) <= context.get('world').now().getTime();
  if (isReady) announceExport(context, one);
  const { rceitpNos, lookCnt, lnkCd, rdyMs: _ready, ntfdYn: _notified, ...rest } = one;
  return {
    ...rest,
    cnt: rceitpNos.length,
    exprtSttus: one.keepYmd < today(context) ? 'GONE' : isReady ? 'REDY' : 'MAKE',

    prgrs: isReady ? 100 : Math.round((lookCnt / looks) * 100),
    lnkUrl: isReady ? `/_mocks/receipt/f/${lnkCd}` : '',
  };
}

const shareWire = ({ lnkCd, ...one }: Share) => ({ ...one, lnkUrl: `/_mocks/receipt/s/${lnkCd}` });
const nos = v.object({ rceitpNoList: v.pipe(v.array(filled), v.minLength(1), v.maxLength(300)) });
const photo = v.pipe(v.string(), v.maxLength(3_000_000));

function checkPhoto(image: string): void {
  const bytes = Math.trunc(((image.split(',')[1] ?? '').length * 3) / 4);
  if (bytes > MOST_BYTES) refuse('ERC_TOO_BIG', '1.5MB까지 올릴 수 있어요.');
}

/** The status of a receipt user, by the company's own address (3-identity-and-services s7). */
export const ercsRoom = defineRoom('/ercs', (routes) => {
  routes.post('/ercs/getElctrRceitpUserStus', async (context) => {
    await readBody(context, v.object({ wltMberIdnfiNo: filled, groupCoCd: v.literal('KB0') }));
    if (!hasAgreed(context)) refuse('ERC_TERMS', '전자영수증 약관에 동의해 주세요.');
    return ok(context, spoken(status(context), languageOf(context)));
  });
});

export const edocRoom = defineRoom('/edoc', (routes) => {
  routes.post(`${base}/selectStpulInfo`, async (context) => {
    const asks = await readBody(context, v.object({ wltMberIdnfiNo: filled, hirkStpulID: v.literal(TERMS) }));
    const isOwn = asks.wltMberIdnfiNo === memberOf(context).walletMberIdnfiNo;
    const stpulAgrmtYn = isOwn && hasAgreed(context) ? 'Y' : 'N';
    return ok(context, { stpulInfoList: [{ hirkStpulID: TERMS, stpulAgrmtYn }] });
  });

  routes.get(`${base}/rules`, (context) =>
    ok(context, { pntUnitAmt: receiptPoints.each, pntMaxAmt: receiptPoints.mostOfYear }),
  );

  routes.post(`${base}/join`, async (context) => {
    const body = v.object({ telYn: flag, cardYn: flag, brndList: v.array(filled) });
    const { brndList, ...by } = await readBody(context, body);
    Object.assign(own(context), { userSttus: 'JOIN', brnds: brndList, leftYmd: '', ...by });
    return ok(context);
  });

  routes.post(`${base}/settings`, async (context) => {
    const body = v.object({ msgYn: v.optional(flag), pausYn: v.optional(flag) });
    const { msgYn, pausYn } = await readBody(context, body);
    const mine = own(context);
    if (msgYn) mine.msgYn = msgYn;
    if (pausYn) mine.userSttus = pausYn === 'Y' ? 'PAUS' : 'JOIN';
    return ok(context);
  });

  routes.post(`${base}/leave`, async (context) => {
    const { keepYn } = await readBody(context, v.object({ keepYn: flag }));
    refuseWhileHolding('edoc', receiptHoldings(context));
    const mine = knownOf(context);
    Object.assign(mine, { userSttus: 'LEFT', brnds: [], shares: [], exports: [] });
    if (keepYn === 'N') mine.receipts = [];
    else mine.leftYmd = today(context);
    for (const { hirkStpulId } of termsOf('15', false))
      agreementsOf(context).set(hirkStpulId, { stpulAgrmtYn: 'N', stpulAgrmtDate: today(context) });
    return ok(context);
  });

  routes.get(`${base}/receipts`, (context) => {
    const wish = readQuery(context, asked);
    const all = inOrder(found(context, wish));
    const { pageNo, totalPageNo, results } = pageOf(all, wish.pageNo, PAGE);
    const oldest = own(context).receipts.filter(isShown).at(-1)?.useYmdhms ?? '';
    return ok(context, {
      rceitpList: results.map(row),
      nextPageNo: pageNo < totalPageNo ? String(pageNo + 1) : '',

      totCnt: all.length,
      sumAmt: sumOf(all),
      oldestYmd: oldest.slice(0, 8),
    });
  });

  routes.get(`${base}/summary`, (context) => {
    const shown = inOrder(own(context).receipts.filter(isShown));
    const day = today(context);
    const ofMonth = (ym: string) => shown.filter(({ useYmdhms }) => useYmdhms.startsWith(ym));
    const isSoon = (end: string, days: number) => end >= day && end <= addDays(day, days);
    const ym = day.slice(0, 6);
    return ok(context, {
      ym,
      sumAmt: sumOf(ofMonth(ym)),
      cnt: ofMonth(ym).length,
      befAmt: sumOf(before(shown, ym, day)),
      rceitpList: shown.slice(0, 5).map(row),
      soonList: shown
        .filter(
          (one) =>
            one.rfndSttus !== 'ALL' && (isSoon(one.exchngEndYmd, 3) || isSoon(one.wrntyEndYmd, SOON_DAYS)),
        )
        .map(row),
    });
  });

  routes.get(`${base}/sums`, (context) => {
    const { ym } = readQuery(context, v.object({ ym: v.pipe(v.string(), v.regex(/^\d{4}(\d{2})?$/)) }));
    const shown = own(context).receipts.filter(isShown);
    const within = (span: string) => shown.filter(({ useYmdhms }) => useYmdhms.startsWith(span));
    const last = ym.length === 4 ? `${ym}1201` : `${ym}01`;
    const months = Array.from({ length: 12 }, (_, at) => addMonths(last, at - 11).slice(0, 6));
    const names = [...new Set(within(ym).map(({ frchsNm }) => frchsNm))];
    const shopList = names
      .map((frchsNm) => ({ frchsNm, all: within(ym).filter((one) => one.frchsNm === frchsNm) }))
      .map(({ frchsNm, all }) => ({ frchsNm, sumAmt: sumOf(all), cnt: all.length }))
      .toSorted((a, b) => b.sumAmt - a.sumAmt);
    const earlierOnes = before(shown, ym, today(context));
    const earlier = byKind(earlierOnes);
    return ok(context, {
      sumAmt: sumOf(within(ym)),
      cnt: within(ym).length,
      befAmt: sumOf(earlierOnes),
      kndList: byKind(within(ym)).map((one, at) => ({ ...one, befAmt: earlier[at]?.sumAmt ?? 0 })),
      monList: months.map((each) => ({
        ym: each,
        sumAmt: sumOf(within(each)),
        kndList: byKind(within(each)),
      })),

      shopList: shopList.slice(0, 3),
      oldestYmd: shown.at(-1)?.useYmdhms.slice(0, 8) ?? '',
    });
  });

  routes.get(`${base}/receipts/:rceitpNo`, (context) => {
    const one = receiptAt(context, context.req.param('rceitpNo'));
    one.newYn = 'N';
    return ok(context, spoken(whole(one), languageOf(context)));
  });

  routes.get(`${base}/receipts/:rceitpNo/image`, (context) => {
    const one = receiptAt(context, context.req.param('rceitpNo'));
    const isCard = context.req.query('of') === 'warranty';
    return ok(context, { img: isCard ? one.wrntyImg : one.img });
  });

  routes.post(`${base}/receipts/:rceitpNo/note`, async (context) => {
    const body = v.object({
      memo: v.optional(v.pipe(v.string(), v.maxLength(100))),
      knd: v.optional(kind),
      exchngRmndYn: v.optional(flag),
    });
    const changes = await readBody(context, body);
    Object.assign(receiptAt(context, context.req.param('rceitpNo')), changes);
    return ok(context);
  });

  routes.post(`${base}/receipts/:rceitpNo/warranty`, async (context) => {
    const body = v.object({
      wrntyEndYmd: wireDate,
      wrntyMdl: maybeText,
      wrntyTelNo: maybeText,
      wrntyRmndYn: flag,
      img: v.optional(photo),
    });
    const { img, ...facts } = await readBody(context, body);
    if (img) checkPhoto(img);
    Object.assign(receiptAt(context, context.req.param('rceitpNo')), facts, img ? { wrntyImg: img } : {});
    return ok(context);
  });

  routes.post(`${base}/hide`, async (context) => {
    const { rceitpNoList, hideYn } = await readBody(context, v.object({ ...nos.entries, hideYn: flag }));
    for (const one of own(context).receipts) if (rceitpNoList.includes(one.rceitpNo)) one.hideYn = hideYn;
    return ok(context);
  });

  routes.post(`${base}/delete`, async (context) => {
    const { rceitpNoList, delYn } = await readBody(context, v.object({ ...nos.entries, delYn: flag }));
    for (const one of own(context).receipts)
      if (rceitpNoList.includes(one.rceitpNo)) one.delYmd = delYn === 'Y' ? one.delYmd || today(context) : '';
    return ok(context);
  });

  routes.post(`${base}/read`, async (context) => {
    const { imgFile } = await readBody(context, v.object({ imgFile: photo }));
    const mine = own(context);
    checkPhoto(imgFile);
    if ((imgFile.length * 3) / 4 < LEAST_BYTES) refuse('ERC_UNREADABLE', '글자를 읽지 못했어요.');
    const imgNo = `I${context.get('world').nextNumber('edoc.image')}`;
    mine.images.set(imgNo, imgFile);
    return ok(context, {
      imgNo,
      frchsNm: '도토리식당 본점',
      useYmd: addDays(today(context), -1),
      totAmt: 23_000,
      knd: 'FOOD',
      unsurList: ['totAmt'],
    });
  });

  routes.post(`${base}/register`, async (context) => {
    const body = v.object({
      imgNo: filled,
      frchsNm: filled,
      useYmd: wireDate,
      totAmt: v.pipe(v.number(), v.integer(), v.minValue(1)),
      knd: kind,
      frcYn: flag,
    });
    const { imgNo, frchsNm, useYmd, totAmt, knd, frcYn } = await readBody(context, body);
    const key = intentOf(context);
    const mine = own(context);
    const before = mine.keys.get(key);
    if (before) return ok(context, { rceitpNo: before });
    if (useYmd > today(context)) refuse('ERC_FUTURE', '오늘까지의 날짜를 넣어 주세요.');
    const isSame = (one: Receipt) =>
      isShown(one) && one.frchsNm === frchsNm && one.totAmt === totAmt && one.useYmdhms.startsWith(useYmd);
    if (frcYn === 'N' && mine.receipts.some(isSame)) refuse('ERC_DOUBLE', '같은 영수증이 있는 것 같아요.');
    const shop = { ...(shops[3] as (typeof shops)[0]), brndId: '', frchsNm, bsnmNo: '', telNo: '', knd };
    const one = receiptOf(context.get('world'), {
      shop,
      at: `${useYmd}120000`,
      lines: [],
      totAmt,
      slfRgstYn: 'Y',
      brcdKnd: '',
      brcd: '',
      img: mine.images.get(imgNo) ?? paperPicture,
    });
    mine.receipts = inOrder([one, ...mine.receipts]);
    mine.keys.set(key, one.rceitpNo);
    return ok(context, { rceitpNo: one.rceitpNo });
  });

  routes.get(`${base}/shares`, (context) => {
    const { rceitpNo } = receiptAt(context, context.req.query('rceitpNo'));
    const all = own(context).shares.filter(
      (one) => one.rceitpNo === rceitpNo && one.endYmd >= today(context),
    );
    return ok(context, { shrList: all.map(shareWire) });
  });

  routes.post(`${base}/shares`, async (context) => {
    const { rceitpNo, memoYn } = await readBody(context, v.object({ rceitpNo: filled, memoYn: flag }));
    const key = intentOf(context);
    const mine = own(context);
    receiptAt(context, rceitpNo);
    const known = mine.shares.find(({ shrNo }) => shrNo === mine.keys.get(key));
    if (known) return ok(context, shareWire(known));
    const number = context.get('world').nextNumber('edoc.share');
    const one: Share = {
      shrNo: `S${number}`,
      rceitpNo,
      memoYn,
      lnkCd: key.replaceAll('-', ''),
      shrSttus: 'LIVE',

      cnfrmNo: String((number * 482_913) % 1_000_000).padStart(6, '0'),
      endYmd: addDays(today(context), KEEP_DAYS),
    };
    mine.shares.unshift(one);
    mine.keys.set(key, one.shrNo);
    return ok(context, shareWire(one));
  });

  routes.post(`${base}/shares/takeBack`, async (context) => {
    const { shrNo } = await readBody(context, v.object({ shrNo: filled }));
    const one = own(context).shares.find((each) => each.shrNo === shrNo);
    if (one?.shrSttus === 'LIVE') one.shrSttus = 'BACK';
    return ok(context);
  });

  routes.get(`${base}/exports`, (context) => {
    const all = own(context).exports;
    for (const one of all) one.lookCnt += 1;
    return ok(context, { exprtList: all.map((one) => exportWire(context, one)) });
  });

  routes.post(`${base}/exports`, async (context) => {
    const body = v.object({
      from: wireDate,
      to: wireDate,
      frmt: v.picklist(['PDF', 'CSV']),
      knd: v.array(kind),
      rceitpNoList: v.pipe(v.array(filled), v.maxLength(300)),
    });
    const { from, to, frmt, knd, rceitpNoList } = await readBody(context, body);
    const key = intentOf(context);
    const mine = own(context);
    const known = mine.exports.find(({ exprtNo }) => exprtNo === mine.keys.get(key));
    if (known) return ok(context, exportWire(context, known));
    const wish = v.parse(asked, { from, to, knd: knd.join(',') });
    const all = found(context, wish).filter(
      ({ rceitpNo }) => rceitpNoList.length === 0 || rceitpNoList.includes(rceitpNo),
    );
    if (all.length === 0) refuse('ERC_NOTHING', '내보낼 영수증이 없어요.');
    const one: Export = {
      exprtNo: `E${context.get('world').nextNumber('edoc.export')}`,
      frmt,
      bgngYmd: from,
      endYmd: to,
      lookCnt: 0,

      rceitpNos: all.map(({ rceitpNo }) => rceitpNo),
      sumAmt: sumOf(all),
      lnkCd: key.replaceAll('-', ''),
      keepYmd: addDays(today(context), KEEP_DAYS),
      rdyMs: context.get('world').now().getTime() + Math.ceil(all.length / 100) * MAKING_SECONDS * 1000,
    };
    mine.exports.unshift(one);
    mine.keys.set(key, one.exprtNo);
    return ok(context, exportWire(context, one));
  });

  routes.get(`${base}/exports/:exprtNo/file`, (context) => {
    const mine = own(context);
    const one = mine.exports.find(({ exprtNo }) => exprtNo === context.req.param('exprtNo'));
    if (!one || one.keepYmd < today(context)) return refuse('ERC_NOT_FOUND', '파일을 찾을 수 없어요.');
    const { body, type } = fileOf(mine, one);
    return context.body(body, 200, { 'content-type': type });
  });

  // What developers' pages do: a shop sends a receipt, an agreement comes and goes.
  routes.post(`${base}/standIn`, async (context) => {
    const body = v.object({ knd: v.optional(kind), agrmtYn: v.optional(flag) });
    const { knd, agrmtYn } = await readBody(context, body);
    if (agrmtYn) agreementsOf(context).set(TERMS, { stpulAgrmtYn: agrmtYn, stpulAgrmtDate: today(context) });
    if (!knd) return ok(context, { rceitpNo: '' });
    const mine = knownOf(context);
    // Shops send to members who joined, and not while they pause.
    if (mine.userSttus !== 'JOIN') return ok(context, { rceitpNo: '' });
    return ok(context, { rceitpNo: arrive(context, mine, knd).rceitpNo });
  });
});
