import { convertMinorUnits } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import type { Context, Hono } from 'hono';
import { accountName, ledgerOf, StillPending } from '../ledger/index.ts';
import { memberOf, outDataOk, type RoomEnv, readBody, remembered } from '../room.ts';
import { findPartner, type Partner, partners } from './partnersList.ts';
import { book, moves, refuse } from './transactionsBook.ts';
import * as field from './transactionsFields.ts';
import { checkDueDiligence, checkLimits, pointsOf } from './transactionsLimits.ts';
import { placeOrder } from './transactionsOrders.ts';

const order = v.object({
  prtnCd: field.id,
  drctn: v.picklist(['IN', 'OUT']),
  amt: field.points,
  /** What the customer was shown that comes of it. */
  expcAmt: field.points,
  pswd: field.password,
});
type Order = v.InferOutput<typeof order>;

const auto = v.object({
  useYn: v.picklist(['Y', 'N']),
  prtnCdList: v.pipe(v.array(field.id), v.maxLength(10)),
  chngDd: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(28)),
});

const autoOf = (context: Context<RoomEnv>) =>
  remembered<v.InferOutput<typeof auto>>(context, 'point.autoConvert', () => ({
    useYn: 'N',
    prtnCdList: [],
    chngDd: 1,
  }));

/** Partner points and ours, both ways, by hand or every month. */
export function partnerRoutes(routes: Hono<RoomEnv>): void {
  routes.post('/point-fe/transaction/v1/partners', (context) =>
    outDataOk(context, {
      prtnList: partners.map(({ seconds: _, opening: __, ...partner }) => ({
        ...partner,
        blnc: String(balanceOf(context, partner.prtnCd)),
      })),
    }),
  );
  routes.post('/point-fe/transaction/v1/convert', async (context) => {
    const asked = await readBody(context, order);
    return placeOrder(context, {
      kind: 'convert',
      password: asked.pswd,
      work() {
        const partner = findPartner(asked.prtnCd);
        if (!partner) return refuse('UBPT0116', '제휴사를 확인해 주세요.');
        check(context, partner, asked);
        if (partner.seconds === 0) return convert(context, partner, asked);
        return new StillPending(partner.seconds, () => convert(context, partner, asked));
      },
    });
  });
  routes.post('/point-fe/transaction/v1/auto-convert', (context) => outDataOk(context, autoOf(context)));
  routes.post('/point-fe/transaction/v1/auto-convert/save', async (context) => {
    const wish = await readBody(context, auto);
    if (wish.useYn === 'Y' && wish.prtnCdList.length === 0) refuse('UBPT0116', '제휴사를 선택해 주세요.');
    return outDataOk(context, Object.assign(autoOf(context), wish));
  });
}

const accountOf = (context: Context<RoomEnv>, code: string) =>
  `partner:${code}:${memberOf(context).walletMberIdnfiNo}`;

function balanceOf(context: Context<RoomEnv>, code: string): number {
  const world = context.get('world');
  const account = accountOf(context, code);
  const ledger = ledgerOf(world);
  const opened = world.room('point.partners.opened', () => new Set<string>());
  if (!opened.has(account)) {
    opened.add(account);
    const opening = findPartner(code)?.opening ?? 0;
    const entries = moves('opening', account, code, opening);
    ledger.post({ at: world.now().toISOString(), kind: 'opening', entries });
  }
  return ledger.balance(account, code);
}

/** What comes of an amount at a partner's rate, rounded down to whole points. */
function resultOf(partner: Partner, { drctn, amt }: Pick<Order, 'drctn' | 'amt'>): number {
  const rate = drctn === 'IN' ? partner.inRt : partner.outRt;
  return convertMinorUnits(amt, { from: 'KRW', to: 'KRW', rate }, 'down') ?? 0;
}

function check(context: Context<RoomEnv>, partner: Partner, asked: Order): void {
  checkDueDiligence(context);
  const result = resultOf(partner, asked);
  if (result < 1 || asked.amt < Number(partner.minAmt)) refuse('UBPT0108', '최소 금액보다 적습니다.');
  if (result !== asked.expcAmt) refuse('UBPT0114', '전환 비율이 바뀌었습니다.');
  const isIn = asked.drctn === 'IN';
  checkLimits(context, 'convert', isIn ? result : asked.amt, isIn);
  if (isIn && balanceOf(context, partner.prtnCd) < asked.amt) {
    refuse('UBPT0110', '제휴사 포인트가 부족합니다.');
  }
  if (!isIn && pointsOf(context) < asked.amt) refuse('UBPT0105', '포인트가 부족합니다.');
}

function convert(context: Context<RoomEnv>, partner: Partner, asked: Order) {
  check(context, partner, asked);
  const { prtnCd, prtnName, prtnEngName } = partner;
  const result = resultOf(partner, asked);
  const [theirs, ours] = [
    accountOf(context, prtnCd),
    accountName.points(memberOf(context).walletMberIdnfiNo),
  ];
  const network = `partnerNetwork:${prtnCd}`;
  const isIn = asked.drctn === 'IN';
  const entries = isIn
    ? [...moves(theirs, network, prtnCd, asked.amt), ...moves(accountName.issuer, ours, 'PNT', result)]
    : [...moves(ours, accountName.issuer, 'PNT', asked.amt), ...moves(network, theirs, prtnCd, result)];
  const memo = isIn
    ? { titl: `${prtnName} 전환`, titlEng: `From ${prtnEngName}` }
    : { titl: `${prtnName}로 전환`, titlEng: `To ${prtnEngName}` };
  const booked = book(context.get('world'), 'convert', entries, { ...memo, cntrName: prtnName });
  return {
    ...booked,
    drctn: asked.drctn,
    prtnCd,
    prtnName,
    prtnEngName,
    amt: String(isIn ? result : asked.amt),
    prtnAmt: String(isIn ? asked.amt : result),
    fee: '0',
    blncAft: String(pointsOf(context)),
  };
}
