import { expandBirth, isOfAge } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import type { Context } from 'hono';
import { intentOf } from '../intent.ts';
import { languageOf, spoken } from '../language.ts';
import { accountName, ledgerOf } from '../ledger/index.ts';
import { walletOf } from '../point-fe/walletState.ts';
import { AnswerError, defineRoom, memberOf, ok, type RoomEnv, readBody } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import { orderByPin, orderState, payFromWallet } from '../walletMoney.ts';
import { filled, flag } from '../wireFields.ts';
import {
  closedOf,
  DAY,
  type Deal,
  dealsOf,
  dueOf,
  enter,
  heldOf,
  isOpen,
  newDeal,
  newDispute,
  type State,
  standingOf,
  tariff,
  withMoney,
} from './deals.ts';
import { dealsDue } from './due.ts';
import { sharesOf, sumsOf } from './sums.ts';
import { tellStep } from './tell.ts';

type At = Context<RoomEnv>;
type Role = 'BUYR' | 'SELR' | 'INVT';
type Act = keyof typeof acts | 'pay' | 'handOver' | 'chat' | 'report';

const refuse = (why: string, message: string): never => {
  throw new AnswerError(`TRADE_${why}`, message);
};
const idOf = (context: At) => memberOf(context).walletMberIdnfiNo;
const nowOf = (context: At) => context.get('world').now().getTime();
const path = (call: string) => `/trading-fe/v1/${call}`;
const QR_SECONDS = 180;

function roleOf(context: At, { buyer, seller, writer, stcd }: Deal): Role | null {
  const me = idOf(context);
  if (buyer === me) return 'BUYR';
  if (seller === me) return 'SELR';
  return stcd === 'OFFR' && writer !== me && (buyer === '' || seller === '') ? 'INVT' : null;
}

/** A deal of one's own, or one that one is invited to; nobody learns whether another one exists. */
function dealOf(context: At, dlNo: string): { deal: Deal; role: Role } {
  const deal = dealsOf(context.get('world')).find((one) => one.dlNo === dlNo);
  const role = deal ? roleOf(context, deal) : null;
  return deal && role ? { deal, role } : refuse('NOT_FOUND', '없는 거래이거나 볼 수 없는 거래예요.');
}

/** What somebody may do now, what is most likely meant first. */
function mayOf(context: At, deal: Deal, role: Role): Act[] {
  const { stcd, wayCd, dspt } = deal;
  const isBuyer = role === 'BUYR';
  if (stcd === 'OFFR') {
    if (role === 'INVT') return ['accept'];
    return [...(deal.waitsFor === idOf(context) ? (['accept'] as const) : []), 'change', 'withdraw'];
  }
  if (stcd === 'ACPT') return [...(isBuyer ? (['pay'] as const) : []), 'change', 'withdraw'];
  if (stcd === 'HELD') {
    const own: Act[] = wayCd === 'PRSN' ? ['handOver'] : isBuyer ? [] : ['ship'];
    return [...own, 'withdraw', 'report'];
  }
  if (stcd === 'SENT' || stcd === 'DLVD') return isBuyer ? ['confirm', 'dispute', 'report'] : ['report'];
  if (stcd === 'DSPT' && dspt) {
    const last = dspt.ofrList.at(-1);
    const takes: Act[] = last && last.byCd !== role ? ['take'] : [];
    const answers: Act[] = !isBuyer && !dspt.answeredAt ? ['answer'] : [];
    if (dspt.deskAt) return [];
    return [...takes, ...answers, 'settle', ...(isBuyer ? (['confirm'] as const) : [])];
  }
  if (stcd === 'RTNG' && dspt) {
    if (isBuyer) return dspt.sentBackAt ? [] : ['sendBack'];
    return dspt.sentBackAt ? ['returnConfirm'] : [];
  }
  return [];
}

function needOf(context: At): '' | 'WLLT' | 'ACCT' {
  const { walletNo, linked } = walletOf(context);
  if (walletNo === '') return 'WLLT';
  return linked.some(({ isMain }) => isMain) ? '' : 'ACCT';
}

/** Wallet, account, age and limits of one side of a deal. */
function mayTrade(context: At, { prcAmt, wayCd }: Pick<Deal, 'prcAmt' | 'wayCd'>): void {
  const world = context.get('world');
  const need = needOf(context);
  if (need) refuse(need === 'WLLT' ? 'NO_WALLET' : 'NO_ACCOUNT', '대표 연결 계좌를 등록해 주세요.');
  const { birth, custGubn } = memberOf(context);
  const isAged = (years: number) => isOfAge(expandBirth(birth, custGubn), years, seoulDate(world.now()));
  const isYoungDeal = isAged(14) && wayCd === 'PRSN' && prcAmt <= tariff.young;
  if (!isAged(19) && !isYoungDeal) refuse('AGE', '만 19세부터 이용할 수 있어요.');
  if (standingOf(world, idOf(context)).goodCnt === 0 && prcAmt > tariff.first)
    refuse('FIRST', '첫 거래는 300,000원까지 할 수 있어요.');
  const mine = dealsOf(world).filter((one) => isOpen(one) && [one.buyer, one.seller].includes(idOf(context)));
  // A developer's are there to be looked at.
  if (mine.length >= tariff.open && !memberOf(context).isDeveloper)
    refuse('OPEN', '진행 중인 거래는 10개까지 만들 수 있어요.');
}

const refusedWords =
  /현금|상품권|기프티콘|쿠폰|(상품|핀|기프트) ?(코드|번호)|의약|약품|혈압약|소주|맥주|와인|담배|여권|신분증|카드 양도|강아지|고양이|암표|cash|voucher|coupon|gift code|medicine|wine|beer|cigarette|passport|puppy|kitten/gi;
/** Things that only have such a word in their name. */
const harmlessWords =
  /현금 ?(출납|영수증|등록)\S*|(와인|맥주|소주) ?(잔|컵|셀러|오프너|냉장고|랙|따개)\S*|여권 ?(케이스|커버|지갑)\S*|(강아지|고양이) ?(옷|집|용품|장난감|방석|목줄|하네스|유모차|화장실|침대|인형|그림)\S*|cash (book|register|box)\S*|(wine|beer) (glass|mug|opener|rack|cooler)\S*|passport (case|cover|holder)\S*|(puppy|kitten) (clothes|toy|bed|leash)\S*/gi;
const isRefused = (text: string) => text.replace(harmlessWords, '').search(refusedWords) >= 0;

/** Links and account numbers leave the deal: they are covered. */
function coverOf(text: string): { ctnt: string; cvrdYn: 'Y' | 'N' } {
  const ctnt = text
    .replace(/(https?:\/\/|www\.)\S+|\b[\w-]+\.(com|net|kr|io|me)\S*/gi, '•••')
    .replace(/\d[\d -]{8,}\d/g, '•••');
  return { ctnt, cvrdYn: ctnt === text ? 'N' : 'Y' };
}

function wireOf(context: At, deal: Deal, role: Role) {
  const world = context.get('world');
  const {
    frozen,
    dspt,
    msgList,
    qr: _,
    reports: __,
    last: ___,
    waits,
    since: ____,
    payNo: _____,
    ...rest
  } = deal;
  const due = dueOf(deal);
  const me = role === 'INVT' ? '' : idOf(context);
  const other = role === 'BUYR' || (role === 'INVT' && deal.seller) ? deal.seller : deal.buyer;
  const isBuying = role === 'BUYR' || (role === 'INVT' && deal.buyer === '');
  return {
    ...rest,
    ...sumsOf(deal),

    myFeeAmt: sharesOf(deal)[isBuying ? 'buyer' : 'seller'],
    roleCd: isBuying ? 'BUYR' : 'SELR',

    invtYn: role === 'INVT' ? 'Y' : 'N',
    mineYn: deal.writer === me ? 'Y' : 'N',
    opp: other === '' ? null : standingOf(world, other),

    dueYMS: due ? seoulTime(new Date(due.at - 1_000)) : '',
    mayList: mayOf(context, deal, role),

    chgYn: deal.verNo > 1 ? 'Y' : 'N',
    wtngYn: waits > 0 ? 'Y' : 'N',
    myTurnYn: myTurn(context, deal, role) ? 'Y' : 'N',
    ...(role === 'BUYR' &&
      deal.stcd === 'ACPT' && {
        pntBal: ledgerOf(world).balance(accountName.points(me), 'PNT'),
        needCd: needOf(context),
      }),
    msgList: msgList.map(({ by, ...message }) => ({ ...message, myYn: by === me ? 'Y' : 'N' })),
    dspt: dspt && {
      rsnCd: dspt.rsnCd,
      ctnt: dspt.ctnt,
      imgList: dspt.imgList,
      answCtnt: dspt.answCtnt,

      ofrList: dspt.ofrList,
      dcdCd: dspt.dcdCd,
      deskYn: dspt.deskAt ? 'Y' : 'N',

      bckCrrCd: dspt.bckCrrCd,
      bckInvcNo: dspt.bckInvcNo,
    },
    wasCd: frozen?.stcd ?? '',
  };
}

const turns: readonly Act[] = [
  'accept',
  'pay',
  'ship',
  'handOver',
  'confirm',
  'take',
  'answer',
  'sendBack',
  'returnConfirm',
];
/** It waits for this side: a parcel on its way does not. */
function myTurn(context: At, deal: Deal, role: Role): boolean {
  const [first] = mayOf(context, deal, role);
  return first !== undefined && turns.includes(first) && deal.stcd !== 'SENT';
}

const dlNo = v.object({ dlNo: filled });
const won = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const image = v.pipe(v.string(), v.maxLength(400_000));
const images = v.optional(v.pipe(v.array(image), v.maxLength(10)), []);
const price = { prcAmt: won, dlvAmt: won };
const parcel = {
  crrCd: v.picklist(['POST', 'CJ', 'HANJIN', 'LOTTE']),
  invcNo: v.pipe(v.string(), v.regex(/^\d{9,14}$/)),
};
const offered = v.object({
  ...price,
  roleCd: v.picklist(['BUYR', 'SELR']),
  thngNm: v.pipe(filled, v.maxLength(40)),
  thngCtnt: v.pipe(v.string(), v.maxLength(500)),
  imgList: images,
  wayCd: v.picklist(['PRCL', 'PRSN']),
  feePyrCd: v.picklist(['BUYR', 'SELR', 'HALF']),
});

function checkPrice(prcAmt: number): void {
  const [least, most] = tariff.price;
  if (prcAmt < least || prcAmt > most) refuse('PRICE', '1,000원부터 2,000,000원까지 거래할 수 있어요.');
}

/** What a side does to a deal; the shape of what it says, and what comes of it. */
const acts = {
  accept: act({ verNo: v.number() }, (context, deal, { verNo }) => {
    if (verNo !== deal.verNo) refuse('CHANGED', '조건이 바뀌었어요. 다시 확인해 주세요.');
    mayTrade(context, deal);
    if (deal.buyer === '') deal.buyer = idOf(context);
    else if (deal.seller === '') deal.seller = idOf(context);
    return 'ACPT';
  }),
  change: act(price, (context, deal, { prcAmt, dlvAmt }) => {
    checkPrice(prcAmt);
    const other = deal.buyer === idOf(context) ? deal.seller : deal.buyer;
    Object.assign(deal, { prcAmt, dlvAmt, waitsFor: other, verNo: deal.verNo + 1 });
    if (deal.stcd === 'OFFR') deal.since = nowOf(context);
    return deal.stcd === 'OFFR' ? null : 'OFFR';
  }),
  withdraw: act({}, (_, deal) => (deal.stcd === 'HELD' ? 'RTND' : 'WDRN')),
  ship: act(parcel, (_, deal, sent) => {
    Object.assign(deal, sent);
    return 'SENT';
  }),
  confirm: act({}, (_, deal) => {
    if (deal.dspt) deal.dspt.dcdCd = 'AGRD';
    return 'RLSD';
  }),
  dispute: act(
    {
      rsnCd: v.picklist(['NOTC', 'DMGD', 'OTHR', 'DIFF']),
      ctnt: v.pipe(filled, v.maxLength(500)),
      imgList: images,
    },
    (context, deal, facts) => {
      deal.dspt = newDispute(nowOf(context), facts);
      return 'DSPT';
    },
  ),
  answer: act({ ctnt: v.pipe(filled, v.maxLength(500)) }, (context, { dspt }, { ctnt }) => {
    if (dspt) Object.assign(dspt, { answCtnt: ctnt, answeredAt: nowOf(context) });
    return null;
  }),
  settle: act(
    {
      kndCd: v.picklist(['PART', 'RTRN']),
      pct: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(95)),
    },
    (context, { dspt, buyer }, { kndCd, pct }) => {
      if (!dspt) return null;
      const byCd = buyer === idOf(context) ? 'BUYR' : 'SELR';
      const same = dspt.ofrList.at(-1);
      if (same?.byCd === byCd && same.kndCd === kndCd && same.pct === pct) return null;
      if (byCd === 'SELR') dspt.answeredAt ||= nowOf(context);
      dspt.ofrList.push({ byCd, kndCd, pct, dttm: seoulTime(new Date(nowOf(context))) });
      return null;
    },
  ),
  take: act({ ofrNo: v.number() }, (_, { dspt }, { ofrNo }) => {
    if (dspt?.ofrList.length !== ofrNo) refuse('OFFER', '상대가 제안을 바꿨어요. 다시 확인해 주세요.');
    if (dspt) dspt.dcdCd = 'AGRD';
    return dspt?.ofrList.at(-1)?.kndCd === 'PART' ? 'PART' : 'RTNG';
  }),
  sendBack: act(parcel, (context, { dspt }, { crrCd, invcNo }) => {
    if (dspt) Object.assign(dspt, { bckCrrCd: crrCd, bckInvcNo: invcNo, sentBackAt: nowOf(context) });
    return null;
  }),
  returnConfirm: act({ okYn: flag }, (context, { dspt }, { okYn }) => {
    if (okYn === 'Y' || !dspt) return 'RTND';
    Object.assign(dspt, { dcdCd: '', deskAt: nowOf(context) });
    return 'DSPT';
  }),
};

function act<E extends Parameters<typeof v.object>[0]>(
  entries: E,
  run: (context: At, deal: Deal, facts: v.InferOutput<ReturnType<typeof v.object<E>>>) => State | null,
) {
  return {
    schema: v.object({ ...entries, dlNo: filled }),
    run: run as (c: At, d: Deal, f: never) => State | null,
  };
}

/** Police or two reports: both read it, nobody can move the money. */
function freeze(context: At, deal: Deal): void {
  deal.frozen = { stcd: deal.stcd, at: nowOf(context) };
  enter(context.get('world'), deal, 'FRZN', nowOf(context), { by: '' });
}

function thaw(context: At, deal: Deal): void {
  const { frozen } = deal;
  if (!frozen) return;
  const began = deal.histList.findLast(({ stcd }) => stcd === frozen.stcd);
  deal.histList = deal.histList.filter(({ stcd }) => stcd !== 'FRZN');
  Object.assign(deal, { stcd: frozen.stcd, frozen: null, since: began ? nowOf(context) : deal.since });
}

/** Half a day after the other, until what happens by itself is due. */
function hurry(context: At, deal: Deal): void {
  for (let due = dueOf(deal); due && due.at > nowOf(context); due = dueOf(deal)) {
    deal.since -= DAY / 2;
    if (deal.dspt)
      for (const name of ['openedAt', 'answeredAt', 'deskAt', 'sentBackAt'] as const)
        if (deal.dspt[name]) deal.dspt[name] -= DAY / 2;
  }
}

/** Safe payment between members; every path is ours (N25). */
export const tradingRoom = defineRoom('/trading-fe', (routes) => {
  const say = (context: At, deal: Deal) =>
    ok(context, spoken(wireOf(context, deal, roleOf(context, deal) ?? 'INVT'), languageOf(context)));

  routes.post(path('deals'), (context) => {
    const mine = dealsOf(context.get('world')).filter(({ buyer, seller }) =>
      [buyer, seller].includes(idOf(context)),
    );
    const held = heldOf(mine.filter(({ stcd }) => withMoney.includes(stcd)));
    const dealList = mine
      .toSorted((a, b) => b.since - a.since)
      .map((deal) => ({
        ...wireOf(context, deal, roleOf(context, deal) ?? 'INVT'),
        imgList: [],
        msgList: [],
        dspt: null,
      }));
    return ok(context, spoken({ dealList, heldAmt: held }, languageOf(context)));
  });

  routes.post(path('deal'), async (context) =>
    say(context, dealOf(context, (await readBody(context, dlNo)).dlNo).deal),
  );

  routes.post(path('offer'), async (context) => {
    const { roleCd, ...facts } = await readBody(context, offered);
    const world = context.get('world');
    const made = world.room('trading.offers', () => new Map<string, string>());
    const key = `${idOf(context)} ${intentOf(context)}`;
    const known = dealsOf(world).find((one) => one.dlNo === made.get(key));
    if (known) return say(context, known);
    checkPrice(facts.prcAmt);
    if (isRefused(`${facts.thngNm} ${facts.thngCtnt}`))
      refuse('REFUSED_THING', '이 물건은 안심거래로 사고팔 수 없어요.');
    mayTrade(context, facts);
    const me = idOf(context);
    const deal = newDeal(world, { ...facts, writer: me, [roleCd === 'BUYR' ? 'buyer' : 'seller']: me });
    dealsOf(world).push(deal);
    made.set(key, deal.dlNo);
    return say(context, deal);
  });

  for (const [call, { schema, run }] of Object.entries(acts)) {
    routes.post(path(call), async (context) => {
      const facts = (await readBody(context, schema)) as { dlNo: string };
      const { deal, role } = dealOf(context, facts.dlNo);
      const mine = `${idOf(context)} ${JSON.stringify([call, facts])}`;
      // Sent again after a lost answer it is the same; whoever was second reads why.
      if (deal.last === mine) return say(context, deal);
      if (deal.stcd === 'FRZN') refuse('FROZEN', '확인이 필요한 거래라 잠시 멈췄어요.');
      if (!mayOf(context, deal, role).includes(call as Act)) refuse('STATE', '거래 상태가 바뀌었어요.');
      const pct = deal.dspt?.ofrList.at(-1)?.pct ?? 0;
      const next = run(context, deal, facts as never);
      if (next) enter(context.get('world'), deal, next, nowOf(context), { by: idOf(context), pct });
      if (next === null || call === 'change') tellStep(context.get('world'), deal, call, idOf(context));
      deal.last = mine;
      return say(context, deal);
    });
  }

  const paying = v.object({ dlNo: filled, verNo: v.number(), payAmt: won, pntAmt: won, pin: filled });
  routes.post(path('pay'), async (context) => {
    const { dlNo: number, verNo, payAmt, pntAmt, pin } = await readBody(context, paying);
    return orderByPin(context, { kind: 'trading.pay', pin }, () => {
      const { deal, role } = dealOf(context, number);
      const world = context.get('world');
      if (deal.verNo !== verNo || sumsOf(deal).payAmt !== payAmt) refuse('CHANGED', '조건이 바뀌었어요.');
      if (!mayOf(context, deal, role).includes('pay')) refuse('STATE', '거래 상태가 바뀌었어요.');
      if (pntAmt > payAmt) refuse('POINTS_OVER', '결제할 금액보다 많은 포인트예요.');
      const today = seoulDate(world.now());
      const paid = dealsOf(world)
        .filter(
          ({ buyer, histList }) =>
            buyer === idOf(context) &&
            histList.some(({ stcd, dttm }) => stcd === 'HELD' && dttm.startsWith(today)),
        )
        .reduce((sum, one) => sum + one.prcAmt, 0);
      if (paid + deal.prcAmt > tariff.perDay) refuse('DAY', '하루 3,000,000원까지 결제할 수 있어요.');
      if (needOf(context)) refuse('NO_ACCOUNT', '대표 연결 계좌를 등록해 주세요.');
      const title = { ko: '안심거래 결제', en: 'Safe trade' };
      const paying = { room: 'TRADE', to: 'trading', points: pntAmt, won: payAmt - pntAmt, title };
      deal.payNo = payFromWallet(context, paying);
      deal.pntAmt = pntAmt;
      enter(world, deal, 'HELD', nowOf(context), { by: idOf(context) });
      return {
        dlNo: deal.dlNo,
        thngNm: spoken(deal.thngNm, languageOf(context)),
        payAmt,
        pntAmt,
        payYMS: seoulTime(world.now()),
      };
    });
  });
  routes.post(path('payState'), async (context) => {
    const { odrKey } = await readBody(context, v.object({ odrKey: filled }));
    return orderState(context, odrKey);
  });

  // The buyer shows a code, the seller reads it: once, and only while it counts.
  routes.post(path('handOver'), async (context) => {
    const { dlNo: number, qrText } = await readBody(
      context,
      v.object({ dlNo: filled, qrText: v.optional(v.string(), '') }),
    );
    const { deal, role } = dealOf(context, number);
    const world = context.get('world');
    if (role === 'SELR' && deal.stcd === 'DLVD' && deal.last === qrText) return say(context, deal);
    if (!mayOf(context, deal, role).includes('handOver')) refuse('STATE', '거래 상태가 바뀌었어요.');
    if (role === 'BUYR') {
      const text = `TRD.${number}.${world.nextNumber('trading.qr')}`;
      deal.qr = { text, until: nowOf(context) + QR_SECONDS * 1000 };
      return ok(context, { qrText: text, expSS: QR_SECONDS });
    }
    if (deal.qr?.text !== qrText || deal.qr.until <= nowOf(context))
      refuse('QR', '코드가 맞지 않거나 시간이 지났어요.');
    Object.assign(deal, { qr: null, last: qrText });
    enter(world, deal, 'DLVD', nowOf(context), { by: idOf(context) });
    return say(context, deal);
  });

  routes.post(path('messages'), async (context) => {
    const { dlNo: number, ctnt } = await readBody(
      context,
      v.object({ dlNo: filled, ctnt: v.pipe(filled, v.maxLength(300)) }),
    );
    const { deal, role } = dealOf(context, number);
    if (role === 'INVT') refuse('NOT_FOUND', '없는 거래이거나 볼 수 없는 거래예요.');
    const sent = context.get('world').room('trading.messages', () => new Set<string>());
    const key = `${idOf(context)} ${intentOf(context)}`;
    if (!sent.has(key)) {
      deal.msgList.push({ by: idOf(context), ...coverOf(ctnt), dttm: seoulTime(new Date(nowOf(context))) });
      tellStep(context.get('world'), deal, 'messages', idOf(context));
    }
    sent.add(key);
    return say(context, deal);
  });

  routes.post(path('report'), async (context) => {
    const { deal } = dealOf(context, (await readBody(context, dlNo)).dlNo);
    if (!deal.reports.includes(idOf(context))) deal.reports.push(idOf(context));
    if (deal.reports.length > 1 && withMoney.includes(deal.stcd) && deal.stcd !== 'FRZN')
      freeze(context, deal);
    return say(context, deal);
  });

  // Developers move the clock of a deal, hold it, or lose its parcel.
  const trial = v.object({
    dlNo: v.optional(v.string(), ''),
    actCd: v.picklist(['DUE', 'FRZN', 'THAW', 'LOST', 'CLSD', 'OPEN', 'MAKE']),
  });
  routes.post(path('test'), async (context) => {
    const { dlNo: number, actCd } = await readBody(context, trial);
    if (!memberOf(context).isDeveloper) refuse('DEVELOPER', '개발자만 쓸 수 있어요.');
    const world = context.get('world');
    const deals = dealsOf(world);
    if (actCd === 'MAKE') {
      const sides = {
        buyer: idOf(context),
        seller: 'W000009001',
        writer: 'W000009001',
        waitsFor: idOf(context),
      };
      deals.push(
        newDeal(world, {
          ...sides,
          stcd: 'ACPT',
          thngNm: '시험 물건',
          prcAmt: 12_000,
          dlvAmt: 0,
          feePyrCd: 'BUYR',
        }),
      );
    }
    const { deal } = dealOf(context, number || (deals.at(-1)?.dlNo ?? ''));
    if (actCd === 'DUE') hurry(context, deal);
    if (actCd === 'FRZN' && withMoney.includes(deal.stcd) && deal.stcd !== 'FRZN') freeze(context, deal);
    if (actCd === 'THAW') thaw(context, deal);
    if (actCd === 'LOST') deal.isLost = true;
    if (actCd === 'CLSD') closedOf(world).push(deal.seller);
    if (actCd === 'OPEN') closedOf(world).splice(0);
    dealsDue.run(context);
    return say(context, deal);
  });
});
