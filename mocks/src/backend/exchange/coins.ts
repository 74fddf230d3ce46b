import { addDays, convertMinorUnits, formatMoney } from '@wallet/kit/format';
import type { ForeignCurrency } from '../ledger/index.ts';
import { notify } from '../noti/inbox.ts';
import { remembered, type World } from '../room.ts';
import { daysFrom, seoulDate, seoulTime } from '../seoulTime.ts';
import { payToMember } from '../walletMoney.ts';
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
  /** counted while no account took the won */
  hasWaited?: boolean;
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
      odrNo: `FC${String(number).padStart(8, '0')}`,
      memberId,
      crncyCd,
      coinList,
      cntdList: [],

      payCd: 'PNT',
      plcId: 'KI01',
      odrStcd: 'CODE',
      estAmt,
      paidAmt: 0,

      odrYMS: daysFrom(world.now(), days, '143000'),
      cntdYMS: '',
      ...more,
    };
  };
  const dollars = [{ face: 100, cnt: 9 }];
  return [
    coin(1, -1, {}),
    coin(2, -30, {
      crncyCd: 'USD',
      odrStcd: 'PAID',
      coinList: dollars,
      cntdList: [{ face: 100, cnt: 8 }],

      paidAmt: worthOf(world, 'USD', [{ face: 100, cnt: 8 }]),
      cntdYMS: daysFrom(world.now(), -29, '120500'),
    }),
    coin(3, -50, { odrStcd: 'OVER' }),
  ];
}

/** The last day on which a code is taken. */
export const lastCoinDayOf = ({ odrYMS }: CoinOrder) =>
  addDays(odrYMS.slice(0, 8), termsOn(odrYMS.slice(0, 8)).coins.days);

export const coinOrdersOf = (context: At): CoinOrder[] =>
  remembered<CoinOrder[]>(context, 'exchange.coins', ({ id, person }, world) =>
    begun(world, id, person?.walletMberIdnfiNo ?? ''),
  );
export const allCoins = (world: World): CoinOrder[] =>
  [...world.room('exchange.coins', () => new Map<string, CoinOrder[]>()).values()].flat();

/** Points are paid at once; won on the next bank day, by due work. */
export function payCoins(world: World, order: CoinOrder): void {
  const { memberId, payCd, paidAmt, odrNo } = order;
  const sum = payCd === 'WON' ? { won: paidAmt } : { points: paidAmt };
  const title = { ko: '동전 환전', en: 'Coins exchanged' };
  payToMember({ get: () => world }, { room: 'FEX', from: 'exchange', memberId, title, ...sum });
  order.odrStcd = 'PAID';
  const paid = formatMoney(paidAmt);
  notify(world, memberId, {
    title: { ko: '동전을 바꿨어요', en: 'Your coins were exchanged' },
    text:
      payCd === 'WON'
        ? { ko: `${paid}원을 대표 연결 계좌로 받았어요.`, en: `₩${paid} is in your main account.` }
        : { ko: `${paid}P를 받았어요.`, en: `You got ${paid} P.` },
    link: `/exchange/FEX01001?orderId=${odrNo}`,
  });
}

/** What a machine counts; what it does not take falls into the tray. */
export function count(world: World, order: CoinOrder, cntdList: Pieces[]): CoinOrder {
  const place = placeAt(order.plcId);
  const taken = cntdList.filter(({ face }) => place && coinsAt(place, order.crncyCd).includes(face));
  const paidAmt = Math.min(worthOf(world, order.crncyCd, taken), leftToday(world, order.memberId));
  Object.assign(order, { cntdList: taken, cntdYMS: seoulTime(world.now()), odrStcd: 'CNTD', paidAmt });
  if (paidAmt === 0) order.odrStcd = 'RTND';
  else if (order.payCd === 'PNT') payCoins(world, order);
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
  const { memberId: _, hasWaited: __, ...shown } = order;
  const place = placeAt(order.plcId);
  return {
    ...shown,

    plcNm: place?.plcNm,
    addr: place?.addr,
    lmtYmd: lastCoinDayOf(order),
    qrCtnt: order.odrStcd === 'CODE' ? `FEXC:${order.odrNo}` : '',
  };
}
