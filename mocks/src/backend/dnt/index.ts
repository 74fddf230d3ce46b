import { addDays, daysBetween, expandBirth, formatMoney, isOfAge } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import type { Context } from 'hono';
import { makePdf } from '../comm/makePdf.ts';
import { intentOf } from '../intent.ts';
import { languageOf, spoken } from '../language.ts';
import { carryOutOnce, inquireOrder } from '../ledger/index.ts';
import { isJoinedTo } from '../mber/join.ts';
import { pageOf } from '../paged.ts';
import { defineRoom, memberOf, ok, type RoomEnv, readBody, type World } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import { flag } from '../wireFields.ts';
import { type Gift, giftOf, gifts, type Project, projectOf, projects } from './gifts.ts';
import {
  cancelOrder,
  canTellDamage,
  creditNow,
  type Donation,
  type GiftOrder,
  type Giver,
  giverOf,
  isDisaster,
  isOpen,
  leftOf,
  newDonation,
  order,
  refuse,
  stageOf,
  sumOf,
  yearOf,
} from './givers.ts';
import { hours, LEAST, lawToWire, MOST_POINTS, pointsOf, STEP } from './law.ts';
import { isOwn, type Town, townOf, towns } from './towns.ts';

type At = Context<RoomEnv>;
const JOINED_AS = '28';
/** Who may give, and turn on what is for adults. */
const ADULT = 19;

const thisYear = (world: World) => seoulDate(world.now()).slice(0, 4);

function giverAt(context: At): Giver {
  const { walletMberIdnfiNo, birth, custGubn } = memberOf(context);
  const world = context.get('world');
  if (!isOfAge(expandBirth(birth, custGubn), ADULT, world.now()))
    refuse('DNT_ADULT', '만 19세부터 기부할 수 있어요.');
  return giverOf(world, walletMberIdnfiNo);
}

function joinedAt(context: At): Giver {
  const giver = giverAt(context);
  return isJoinedTo(context, JOINED_AS) ? giver : refuse('DNT_JOIN', '먼저 약관에 동의해 주세요.');
}

const townAt = (locgovCd: string): Town =>
  townOf(locgovCd) ?? refuse('DNT_NOT_FOUND', '지방자치단체를 찾을 수 없어요.');
const namesOf = ({ locgovCd, locgovNm, upperLocgovNm }: Town) => ({ locgovCd, locgovNm, upperLocgovNm });
const frgnrSeCd = (context: At) => (memberOf(context).isforeign ? '2' : '1');

function donationToWire(context: At, giver: Giver, donation: Donation) {
  const world = context.get('world');
  const town = townAt(donation.locgovCd);
  const { intentId: _, payToken: __, state, paidAt, credit, ...shown } = donation;
  const isOver = state === 'PAID';
  const thanks = {
    custName: memberOf(context).custName,
    statementYear: paidAt.slice(0, 4),
    statementMonthDay: paidAt.slice(4, 8),
  };
  const more = {
    ...namesOf(town),
    telNo: town.telNo,
    spcfBsnsNm: projectOf(donation.spcfBsnsId)?.spcfBsnsNm ?? '',

    userAddress: giver.address,
    cntrbtrHabLocgovCd: giver.home,
    frgnrSeCd: frgnrSeCd(context),
  };
  return {
    ...shown,
    ...thanks,
    ...spoken(more, languageOf(context)),

    cntrSttus: state,
    paidYMS: paidAt,
    endYMS: donation.endsAt,
    pntGivYn: isOver ? 'Y' : 'N',
    crdtAmt: isOver ? credit : creditNow(world, giver, donation),
  };
}

const donationAt = (giver: Giver, epayno: string | undefined): Donation =>
  giver.donations.find((one) => one.epayno === epayno) ??
  refuse('DNT_NOT_FOUND', '기부 내역을 찾을 수 없어요.');

const giftToWire = (context: At, gift: Gift) => ({
  type: gift.type,
  itemCd: gift.itemCd,
  group: gift.group,
  salePrice: gift.salePrice,
  ...spoken({ itemNm: gift.itemNm, ...namesOf(townAt(gift.locgovCd)) }, languageOf(context)),

  itemRprsImage: '',
  adultYn: gift.isAdult ? 'Y' : 'N',
  itemSoldOutYn: leftOf(context.get('world'), gift.itemCd) > 0 ? 'N' : 'Y',
});

const firstDay = (world: World) => world.room('dnt.first', () => seoulDate(world.now()));

/** 01 coming, 02 open, 03 reached, 04 ended. */
function projectState(world: World, { days: [first, last], goal, sum }: Project) {
  const today = seoulDate(world.now());
  if (today < addDays(firstDay(world), first)) return '01';
  if (today > addDays(firstDay(world), last)) return '04';
  return sum >= goal ? '03' : '02';
}

/** What came in with this world's own donations. */
function projectToWire(context: At, giver: Giver, project: Project) {
  const world = context.get('world');
  const own = giver.donations.filter(
    ({ state, spcfBsnsId }) => state === 'PAID' && spcfBsnsId === project.spcfBsnsId,
  );
  const sum = project.sum + own.reduce((all, { cntrAmt }) => all + cntrAmt, 0);
  const [bgngYmd, endYmd] = project.days.map((days) => addDays(firstDay(world), days)) as [string, string];
  return {
    spcfBsnsId: project.spcfBsnsId,
    ...spoken({ spcfBsnsNm: project.spcfBsnsNm, ...namesOf(townAt(project.locgovCd)) }, languageOf(context)),

    goalAmt: project.goal,
    cntrSumAmt: sum,
    bgngYmd,
    endYmd,
    spcfBsnsStatusCd: projectState(world, { ...project, sum }),
    rmndDayCnt: Math.max(0, daysBetween(seoulDate(world.now()), endYmd)),
  };
}

function orderToWire(context: At, one: GiftOrder) {
  const world = context.get('world');
  const { lines, to, locgovCd } = one;
  const state = stageOf(world, one);
  return {
    orderId: one.orderId,
    orderYMS: one.orderedAt,
    orderSttus: state,
    pnt: sumOf(one),
    ...spoken({ ...namesOf(townAt(locgovCd)), itemList: lines }, languageOf(context)),
    ...to,
    cnclAbleYn: state === 'ORDR' ? 'Y' : 'N',
    dmgeAbleYn: canTellDamage(world, one) ? 'Y' : 'N',
  };
}

const orderAt = (giver: Giver, orderId: string | undefined): GiftOrder =>
  giver.orders.find((one) => one.orderId === orderId) ?? refuse('DNT_NOT_FOUND', '주문을 찾을 수 없어요.');

function basketOf(context: At, { basket }: Giver) {
  const lines = basket.flatMap(({ itemCd, cnt }) => {
    const gift = giftOf(itemCd);
    return gift ? [{ ...giftToWire(context, gift), cnt }] : [];
  });
  return { itemList: lines };
}

const pointsAt = ({ grants }: Giver, locgovCd: string) =>
  grants.reduce((sum, grant) => sum + (grant.locgovCd === locgovCd ? grant.left : 0), 0);

const epaynoBody = v.object({
  pointYn: flag,
  cntrAmt: v.pipe(v.number(), v.integer()),
  frgnrSeCd: v.picklist(['1', '2']),

  cntrLocgovCd: v.string(),
  cntrLocgovAddress: v.string(),
  cntrbtrHabLocgovCd: v.string(),

  userAddress: v.string(),
  creatPointRate: v.number(),
  cntrPoint: v.number(),
  upperLocgovNm: v.string(),

  locgovNm: v.string(),
  dntPrdctNo: v.string(),
  spcfBsnsId: v.string(),
});
const some = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10));
const orderBody = v.object({
  locgovCd: v.string(),
  pnt: v.number(),
  itemList: v.pipe(
    v.array(v.object({ itemCd: v.string(), cnt: v.pipe(some, v.minValue(1)) })),
    v.minLength(1),
  ),

  rcvrNm: v.string(),
  phone: v.string(),
  zip: v.string(),
  address: v.string(),
});

/** Hometown donation: all calls are our own, the specification shows their fields and no path (N33). */
export const dntRoom = defineRoom('/dnt', (routes) => {
  routes.get('/dnt/v1/points', (context) => {
    const giver = giverAt(context);
    const world = context.get('world');
    const grants = giver.grants.filter(({ left }) => left > 0);
    const { sum, credit, left } = yearOf(giver, thisYear(world));
    const pntList = grants.map(({ locgovCd, left: pnt, endYmd }) => ({
      ...namesOf(townAt(locgovCd)),
      pnt,
      endYmd,
    }));
    return ok(context, {
      joinYn: isJoinedTo(context, JOINED_AS) ? 'Y' : 'N',
      ...spoken({ pntList }, languageOf(context)),

      year: thisYear(world),
      cntrSumAmt: sum,
      crdtAmt: credit,
      rmndAmt: left,

      openYn: isOpen(world) ? 'Y' : 'N',
      bgngTime: hours.from,
      endTime: hours.until,
      cntrLaw: lawToWire(Number(thisYear(world))),
    });
  });

  routes.get('/dnt/v1/municipalities', (context) => {
    const giver = giverAt(context);
    const world = context.get('world');
    const locgovList = towns.map((town) => ({
      ...namesOf(town),
      upperLocgovCd: town.upperLocgovCd,
      creatPointRate: Math.min(MOST_POINTS, town.creatPointRate),
      ownYn: isOwn(town, giver.home) ? 'Y' : 'N',
      dsstrYn: isDisaster(world, town.locgovCd) ? 'Y' : 'N',
      itemCnt: gifts.filter(({ locgovCd }) => locgovCd === town.locgovCd).length,
    }));
    return ok(context, { locgovList: spoken(locgovList, languageOf(context)) });
  });

  routes.post('/dnt/v1/residence', (context) => {
    const { home, address } = joinedAt(context);
    return ok(context, {
      cntrbtrHabLocgovCd: home,
      frgnrSeCd: frgnrSeCd(context),
      ...spoken({ userAddress: address }, languageOf(context)),
    });
  });

  routes.post('/dnt/v1/epayno', async (context) => {
    const world = context.get('world');
    const giver = joinedAt(context);
    const intentId = intentOf(context);
    const asked = await readBody(context, epaynoBody);
    const before = giver.donations.find((one) => one.intentId === intentId);
    if (before) return ok(context, donationToWire(context, giver, before));
    const town = townAt(asked.cntrLocgovCd);
    const project = projectOf(asked.spcfBsnsId);
    if (asked.cntrbtrHabLocgovCd !== giver.home) refuse('DNT_REGISTER', '주소를 다시 확인해 주세요.');
    if (isOwn(town, giver.home)) refuse('DNT_OWN', '주민등록지에는 기부할 수 없어요.');
    if (!isOpen(world)) refuse('DNT_CLOSED', '지금은 기부할 수 없어요.');
    if (asked.cntrAmt < LEAST || asked.cntrAmt % STEP !== 0)
      refuse('DNT_LEAST', '기부할 수 있는 금액이 아니에요.');
    if (asked.cntrAmt > yearOf(giver, thisYear(world)).left) refuse('DNT_LIMIT', '한도를 넘었어요.');
    if (
      asked.spcfBsnsId !== '' &&
      (!project || project.locgovCd !== town.locgovCd || projectState(world, project) !== '02')
    )
      refuse('DNT_PROJECT', '지금은 기부를 받지 않는 사업이에요.');
    const points = asked.pointYn === 'Y' ? pointsOf(asked.cntrAmt, town.creatPointRate) : 0;
    if (points !== asked.cntrPoint) refuse('DNT_RATE', '포인트 비율이 바뀌었어요.');
    const made = newDonation(world, {
      intentId,
      pointYn: asked.pointYn,
      cntrAmt: asked.cntrAmt,
      cntrPoint: points,

      creatPointRate: town.creatPointRate,
      locgovCd: town.locgovCd,
      spcfBsnsId: asked.spcfBsnsId,
    });
    giver.donations.push(made);
    return ok(context, donationToWire(context, giver, made));
  });

  routes.post('/dnt/v1/pay', async (context) => {
    const giver = joinedAt(context);
    const { epayno } = await readBody(context, v.object({ epayno: v.string() }));
    const donation = donationAt(giver, epayno);
    // The answer may have been lost: what is paid is not paid again.
    if (donation.state === 'PAID') return ok(context, { payUrl: `/dnt/FHL40000?donationId=${epayno}` });
    if (donation.state !== 'NMBR') refuse('DNT_ENDED', '결제할 시간이 지났어요.');
    if (donation.cntrAmt > yearOf(giver, thisYear(context.get('world'))).left)
      refuse('DNT_LIMIT', '한도를 넘었어요.');
    // An older page pays no more.
    donation.payToken = `${epayno}.${context.get('world').nextNumber(`dnt.pay.${epayno}`)}`;
    return ok(context, { payUrl: `/_mocks/pg/pay?token=${encodeURIComponent(donation.payToken)}` });
  });

  routes.get('/dnt/v1/donations/:donationId', (context) => {
    const giver = giverAt(context);
    return ok(context, donationToWire(context, giver, donationAt(giver, context.req.param('donationId'))));
  });

  routes.get('/dnt/v1/history', (context) => {
    const giver = giverAt(context);
    const paid = giver.donations.filter(({ state }) => state === 'PAID');
    const now = thisYear(context.get('world'));
    const years = [...new Set([now, ...paid.map(({ paidAt }) => paidAt.slice(0, 4))])]
      .toSorted()
      .toReversed();
    const asked = context.req.query('year') ?? '';
    const year = years.includes(asked) ? asked : now;
    const { sum, credit, left } = yearOf(giver, year);
    const own = paid.filter(({ paidAt }) => paidAt.startsWith(year)).toReversed();
    const cntrList = own.map((one) => donationToWire(context, giver, one));
    return ok(context, { year, yearList: years, cntrSumAmt: sum, crdtAmt: credit, rmndAmt: left, cntrList });
  });

  routes.get('/dnt/v1/statements/:donationId', (context) => {
    const giver = giverAt(context);
    const one = donationAt(giver, context.req.param('donationId'));
    if (one.state !== 'PAID') refuse('DNT_NOT_FOUND', '기부 내역을 찾을 수 없어요.');
    const { upperLocgovNm, locgovNm } = townAt(one.locgovCd);
    const lines = [
      ...['고향사랑기부 기부확인서', '', `번호: ${one.epayno}`, `기부한 사람: ${memberOf(context).custName}`],
      `기부한 곳: ${[...new Set([upperLocgovNm.ko, locgovNm.ko])].join(' ')}`,
      `기부 금액: ${formatMoney(one.cntrAmt)}원`,
      `기부한 날: ${one.paidAt.replace(/^(.{4})(..)(..).*/, '$1.$2.$3')}`,
      ...['', '위와 같은 기부를 확인함', `${locgovNm.ko}장`],
    ];
    return context.body(makePdf([lines]), 200, { 'content-type': 'application/pdf' });
  });

  routes.get('/dnt/v1/products', (context) => {
    const { walletMberIdnfiNo } = giverAt(context) && memberOf(context);
    const world = context.get('world');
    const {
      page,
      itemsPerPage = '20',
      group = '',
      locgovCd = '',
      locgovNm = '',
      price = '',
    } = context.req.query();
    const { sortType = 'LATEST', srchKeyword = '', excludeAdult = 'Y', locgovCds = '' } = context.req.query();
    const language = languageOf(context);
    const wanted = [locgovCd, ...locgovCds.split(',')].filter(Boolean);
    const found = gifts.filter(
      (one) =>
        (group === '' || one.group === group) &&
        (wanted.length === 0 || wanted.includes(one.locgovCd)) &&
        (locgovNm === '' || townAt(one.locgovCd).locgovNm[language].includes(locgovNm)) &&
        (price === '' || one.salePrice <= Number(price)) &&
        (excludeAdult === 'N' || !one.isAdult) &&
        one.itemNm[language].toLowerCase().includes(srchKeyword.trim().toLowerCase()),
    );
    const sorted = found.toSorted((a, b) =>
      sortType === 'PRICE' ? a.salePrice - b.salePrice : b.order - a.order,
    );
    const { results, ...rest } = pageOf(sorted, page, Number(itemsPerPage) || 20);
    const pnt = wanted.reduce((sum, code) => sum + pointsAt(giverOf(world, walletMberIdnfiNo), code), 0);
    return ok(context, {
      ...rest,
      totalCnt: found.length,
      pnt,
      results: results.map((one) => giftToWire(context, one)),
    });
  });

  routes.get('/dnt/v1/products/:itemCd', (context) => {
    const giver = giverAt(context);
    const gift = giftOf(context.req.param('itemCd')) ?? refuse('DNT_NOT_FOUND', '답례품을 찾을 수 없어요.');
    return ok(context, { ...giftToWire(context, gift), pnt: pointsAt(giver, gift.locgovCd) });
  });

  routes.get('/dnt/v1/projects', (context) => {
    const giver = giverAt(context);
    const {
      page,
      itemsPerPage = '10',
      spcfBsnsStatusCd = '',
      locgovCd = '',
      locgovNm = '',
    } = context.req.query();
    const { sort = 'LATEST' } = context.req.query();
    const found = projects
      .map((one) => projectToWire(context, giver, one))
      .filter(
        (one) =>
          (spcfBsnsStatusCd === '' || one.spcfBsnsStatusCd === spcfBsnsStatusCd) &&
          (locgovCd === '' || one.locgovCd === locgovCd) &&
          one.locgovNm.includes(locgovNm),
      );
    const sorted = found.toSorted((a, b) =>
      sort === 'ENDING' ? a.endYmd.localeCompare(b.endYmd) : b.spcfBsnsId.localeCompare(a.spcfBsnsId),
    );
    return ok(context, pageOf(sorted, page, Number(itemsPerPage) || 10));
  });

  routes.get('/dnt/v1/projects/:spcfBsnsId', (context) => {
    const giver = giverAt(context);
    const one =
      projectOf(context.req.param('spcfBsnsId')) ?? refuse('DNT_NOT_FOUND', '사업을 찾을 수 없어요.');
    return ok(context, projectToWire(context, giver, one));
  });

  routes.get('/dnt/v1/basket', (context) => ok(context, basketOf(context, giverAt(context))));

  routes.post('/dnt/v1/basket', async (context) => {
    const giver = joinedAt(context);
    const { itemCd, cnt } = await readBody(context, v.object({ itemCd: v.string(), cnt: some }));
    if (!giftOf(itemCd)) refuse('DNT_NOT_FOUND', '답례품을 찾을 수 없어요.');
    if (cnt > leftOf(context.get('world'), itemCd)) refuse('DNT_SOLD_OUT', '방금 다 나갔어요.');
    const others = giver.basket.filter((one) => one.itemCd !== itemCd);
    giver.basket = cnt === 0 ? others : [...others, { itemCd, cnt }];
    return ok(context, basketOf(context, giver));
  });

  routes.post('/dnt/v1/orders', async (context) => {
    const world = context.get('world');
    const giver = joinedAt(context);
    const { locgovCd, itemList, pnt, ...to } = await readBody(context, orderBody);
    const receipt = carryOutOnce(context, 'gift', 'payload', () => {
      const lines = itemList.map(({ itemCd, cnt }) => {
        const gift = giftOf(itemCd) ?? refuse('DNT_NOT_FOUND', '답례품을 찾을 수 없어요.');
        if (gift.locgovCd !== locgovCd) refuse('DNT_OTHER_TOWN', '다른 지역의 답례품이에요.');
        if (leftOf(world, itemCd) < cnt) refuse('DNT_SOLD_OUT', '방금 다 나갔어요.');
        return { itemCd, cnt, itemNm: gift.itemNm, salePrice: gift.salePrice };
      });
      if (!/^(0[1-9]|[1-5]\d|6[0-3])\d{3}$/.test(to.zip)) refuse('DNT_ADDRESS', '배송할 수 없는 주소예요.');
      if (sumOf({ lines }) !== pnt) refuse('DNT_PRICE', '가격이 바뀌었어요.');
      const { orderId, orderedAt } = order(world, giver, { locgovCd, lines, to });
      return { orderId, orderYMS: orderedAt, pnt };
    });
    return ok(context, receipt);
  });

  routes.post('/dnt/v1/orders/state', async (context) => {
    giverAt(context);
    const { key } = await readBody(context, v.object({ key: v.string() }));
    const found = inquireOrder(context, key);
    if (found.state === 'done') return ok(context, { stcd: 'DONE', order: found.receipt });
    if (found.state === 'refused') return ok(context, { stcd: 'REFUSED', errCd: found.code, order: null });
    return ok(context, { stcd: 'NONE', order: null });
  });

  routes.get('/dnt/v1/orders', (context) => {
    const { orders } = giverAt(context);
    const asked = context.req.query('state') ?? '';
    const all = orders.toReversed().map((one) => orderToWire(context, one));
    return ok(context, { orderList: all.filter(({ orderSttus }) => asked === '' || orderSttus === asked) });
  });

  routes.get('/dnt/v1/orders/:orderId', (context) =>
    ok(context, orderToWire(context, orderAt(giverAt(context), context.req.param('orderId')))),
  );

  routes.post('/dnt/v1/orders/:orderId/cancel', (context) => {
    const giver = giverAt(context);
    const one = orderAt(giver, context.req.param('orderId'));
    // Asked again after a lost answer, nothing comes back twice.
    if (one.cancelledAt === '') {
      if (stageOf(context.get('world'), one) !== 'ORDR') refuse('DNT_PREPARING', '이미 준비하고 있어요.');
      cancelOrder(context.get('world'), giver, one);
    }
    return ok(context, orderToWire(context, one));
  });

  routes.post('/dnt/v1/orders/:orderId/damage', async (context) => {
    const one = orderAt(giverAt(context), context.req.param('orderId'));
    const body = v.object({ dmgeCtnt: v.string(), image: v.pipe(v.string(), v.regex(/^data:image\//)) });
    await readBody(context, body);
    if (one.damageAt === '') {
      if (!canTellDamage(context.get('world'), one)) refuse('DNT_DAMAGE_LATE', '받은 뒤 24시간이 지났어요.');
      one.damageAt = seoulTime(context.get('world').now());
    }
    return ok(context, orderToWire(context, one));
  });
});
