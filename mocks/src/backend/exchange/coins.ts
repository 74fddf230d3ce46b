import { addDays, convertMinorUnits } from '@wallet/kit/format';
import { bankDay } from '../holidays.ts';
import type { ForeignCurrency } from '../ledger/index.ts';
import { remembered, type World } from '../room.ts';
import { daysFrom, seoulDate, seoulTime } from '../seoulTime.ts';
import { accountToPay, payToMember } from '../walletMoney.ts';
import type { At } from './orders.ts';
import { coinsAt, placeAt } from './places.ts';
import { quotedNow } from './rates.ts';
import { termsOn } from './terms.ts';

export interface Pieces {
  /** minor units of a piece */
  face: number;
  cnt: number;
}
export interface CoinOrder {
  odrNo: string;
  memberId: string;
  crncyCd: ForeignCurrency;
  coinList: Pieces[];
  /** what the machine counted; empty before */
  cntdList: Pieces[];
  payCd: 'PNT' | 'WON';
  plcId: string;
  odrStcd: 'CODE' | 'CNTD' | 'PAID' | 'RTND' | 'OVER';
  /** won, or points, as many */
  estAmt: number;
  paidAmt: number;
  odrYMS: string;
  cntdYMS: string;
}

export const sumOf = (pieces: readonly Pieces[]) =>
  pieces.reduce((sum, { face, cnt }) => sum + face * cnt, 0);

/** COIN_DOWN: coins at the base rate and their share of it, cut. */
export function worthOf(world: World, crncyCd: ForeignCurrency, pieces: readonly Pieces[]): number {
  const { exrt: rate, crncyExcgUnit: unit } = quotedNow(world, crncyCd);
  const { percent } = termsOn(seoulDate(world.now())).coins;
  const minor = sumOf(pieces) * percent;
  return convertMinorUnits(minor, { from: crncyCd, to: 'KRW', rate, unit: unit * 100 }, 'down') ?? 0;
}

function begun(world: World, personaId: string, memberId: string): CoinOrder[] {
  if (personaId !== 'traveller') return [];
  const coin = (number: number, days: number, more: Partial<CoinOrder>): CoinOrder => {
    const coinList = more.coinList ?? [{ face: 500, cnt: 7 }];
    const crncyCd = more.crncyCd ?? 'JPY';
    const estAmt = worthOf(world, crncyCd, coinList);
    return {
      ...{ odrNo: `FC${String(number).padStart(8, '0')}`, memberId, crncyCd, coinList, cntdList: [] },
      ...{ payCd: 'PNT', plcId: 'KI01', odrStcd: 'CODE', estAmt, paidAmt: 0 },
      ...{ odrYMS: daysFrom(world.now(), days, '143000'), cntdYMS: '' },
      ...more,
    };
  };
  const dollars = [{ face: 100, cnt: 9 }];
  return [
    coin(1, -1, {}),
    coin(2, -30, {
      ...{ crncyCd: 'USD', odrStcd: 'PAID', coinList: dollars, cntdList: [{ face: 100, cnt: 8 }] },
      ...{
        paidAmt: worthOf(world, 'USD', [{ face: 100, cnt: 8 }]),
        cntdYMS: daysFrom(world.now(), -29, '120500'),
      },
    }),
    coin(3, -50, { odrStcd: 'OVER' }),
  ];
}

const lastDayOf = ({ odrYMS }: CoinOrder) =>
  addDays(odrYMS.slice(0, 8), termsOn(odrYMS.slice(0, 8)).coins.days);

export function coinOrdersOf(context: At): CoinOrder[] {
  const world = context.get('world');
  const orders = remembered<CoinOrder[]>(context, 'exchange.coins', ({ id, person }) =>
    begun(world, id, person?.walletMberIdnfiNo ?? ''),
  );
  const today = seoulDate(world.now());
  for (const order of orders) {
    if (order.odrStcd === 'CODE' && lastDayOf(order) < today) order.odrStcd = 'OVER';
    if (order.odrStcd === 'CNTD' && bankDay(addDays(order.cntdYMS.slice(0, 8), 1)) <= today)
      pay(world, order);
  }
  return orders;
}
export const allCoins = (world: World): CoinOrder[] =>
  [...world.room('exchange.coins', () => new Map<string, CoinOrder[]>()).values()].flat();

/** Points are there at once; won come on the next bank day. */
function pay(world: World, order: CoinOrder): void {
  const { memberId, payCd, paidAmt } = order;
  // Without an account that takes the won they wait until there is one.
  if (payCd === 'WON' && accountToPay(world, { memberId }) === undefined) return;
  const sum = payCd === 'WON' ? { won: paidAmt } : { points: paidAmt };
  const title = { ko: '동전 환전', en: 'Coins exchanged' };
  payToMember({ get: () => world }, { room: 'FEX', from: 'exchange', memberId, title, ...sum });
  order.odrStcd = 'PAID';
}

/** What a machine counts; what it does not take falls into the tray. */
export function count(world: World, order: CoinOrder, cntdList: Pieces[]): CoinOrder {
  const place = placeAt(order.plcId);
  const taken = cntdList.filter(({ face }) => place && coinsAt(place, order.crncyCd).includes(face));
  const paidAmt = Math.min(worthOf(world, order.crncyCd, taken), leftToday(world, order.memberId));
  Object.assign(order, { cntdList: taken, cntdYMS: seoulTime(world.now()), odrStcd: 'CNTD', paidAmt });
  if (paidAmt === 0) order.odrStcd = 'RTND';
  else if (order.payCd === 'PNT') pay(world, order);
  return order;
}

/** Won of coins that somebody may still hand in today. */
export function leftToday(world: World, memberId: string): number {
  const today = seoulDate(world.now());
  const spent = allCoins(world)
    .filter((one) => one.memberId === memberId && one.cntdYMS.slice(0, 8) === today)
    .reduce((sum, { paidAmt }) => sum + paidAmt, 0);
  return Math.max(0, termsOn(today).coins.dayWon - spent);
}

export function coinToWire(order: CoinOrder) {
  const { memberId: _, ...shown } = order;
  const place = placeAt(order.plcId);
  return {
    ...shown,
    ...{ plcNm: place?.plcNm, addr: place?.addr, lmtYmd: lastDayOf(order) },
    qrCtnt: order.odrStcd === 'CODE' ? `FEXC:${order.odrNo}` : '',
  };
}
