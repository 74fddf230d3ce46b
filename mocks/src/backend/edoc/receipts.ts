import { addDays, addMonths } from '@wallet/kit/format';
import type { World } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';
import { type Kind, type Shop, shops } from './shops.ts';

export interface Receipt {
  rceitpNo: string;
  brndId: string;
  frchsNm: string;
  bsnmNo: string;
  telNo: string;
  useYmdhms: string;
  knd: Kind;
  mnsKnd: 'CARD' | 'PAY' | 'CASH' | 'PNT';
  mnsNm: string;
  itemList: { itemNm: string; cnt: number; amt: number }[];
  totAmt: number;
  splpcAmt: number;
  vat: number;
  pntUseAmt: number;
  crncyCd: string;
  frgnAmt: string;
  brcdKnd: string;
  brcd: string;
  /** empty where nothing is taken back */
  exchngEndYmd: string;
  exchngRmndYn: 'Y' | 'N';
  wrntyEndYmd: string;
  wrntyMdl: string;
  wrntyTelNo: string;
  wrntyImg: string;
  wrntyRmndYn: 'Y' | 'N';
  rfndSttus: 'NONE' | 'PART' | 'ALL';
  /** of a refund: which receipt it closes */
  orgRceitpNo: string;
  newYn: 'Y' | 'N';
  dplctYn: 'Y' | 'N';
  slfRgstYn: 'Y' | 'N';
  img: string;
  memo: string;
  hideYn: 'Y' | 'N';
  /** since when it is in the bin */
  delYmd: string;
}

const card = ['CARD', '새벽카드 ··1234'] as const;
const means = [card, card, ['PAY', '월렛 결제'], card, ['CASH', '현금']] as const;

type Line = readonly [itemNm: string, price: number, cnt: number];

export interface Made extends Partial<Receipt> {
  shop: Shop;
  at: string;
  lines: readonly Line[];
}

/** A receipt as its shop sends it: VAT is inside the price. */
export function receiptOf(world: World, { shop, at, lines, ...more }: Made): Receipt {
  const itemList = lines.map(([itemNm, price, cnt]) => ({ itemNm, cnt, amt: price * cnt }));
  const totAmt = more.totAmt ?? itemList.reduce((sum, { amt }) => sum + amt, 0);
  const splpcAmt = Math.round(totAmt / 1.1);
  const number = String(world.nextNumber('edoc.receipt')).padStart(6, '0');
  const day = at.slice(0, 8);
  const [mnsKnd, mnsNm] = card;
  return {
    rceitpNo: `R${number}`,
    brndId: shop.brndId,
    frchsNm: shop.frchsNm,
    bsnmNo: shop.bsnmNo,

    telNo: shop.telNo,
    useYmdhms: at,
    knd: shop.knd,
    mnsKnd,
    mnsNm,
    itemList,
    totAmt,

    splpcAmt,
    vat: totAmt - splpcAmt,
    pntUseAmt: 0,
    crncyCd: 'KRW',
    frgnAmt: '',

    brcdKnd: 'C128',
    brcd: `${day}${shop.bsnmNo.slice(-5)}${number}`,
    exchngEndYmd: shop.exchngDays > 0 && totAmt > 0 ? addDays(day, shop.exchngDays) : '',
    wrntyEndYmd: shop.wrntyMonths > 0 && totAmt > 0 ? addMonths(day, shop.wrntyMonths) : '',

    exchngRmndYn: 'N',
    wrntyMdl: '',
    wrntyTelNo: '',
    wrntyImg: '',
    wrntyRmndYn: 'Y',

    rfndSttus: 'NONE',
    orgRceitpNo: '',
    newYn: 'N',
    dplctYn: 'N',
    slfRgstYn: 'N',
    img: '',
    memo: '',

    hideYn: 'N',
    delYmd: '',
    ...more,
  };
}

const shopAt = (index: number): Shop => shops[index % shops.length] as Shop;
const linesOf = ({ items }: Shop, from: number, count: number): Line[] =>
  Array.from({ length: Math.min(count, items.length) }, (_, at) => {
    const [name, price] = items[(from + at) % items.length] as readonly [string, number];
    return [name, price, 1 + ((from + at) % 2)];
  });

/** What is odd about receipts, each once. */
function oddOnes(world: World, today: string): Receipt[] {
  const of = (brndId: string) => shops.find((one) => one.brndId === brndId) as Shop;
  const [mart, coffee, store, clothes, living] = [of('B01'), of('B02'), of('B03'), of('B05'), of('B08')];
  const make = (shop: Shop, days: number, lines: readonly Line[], more: Partial<Made> = {}) =>
    receiptOf(world, { ...more, shop, lines, at: `${addDays(today, -days)}${more.at ?? '183012'}` });
  const many = Array.from({ length: 62 }, (_, at): Line => [`장보기 품목 ${at + 1}`, 700 + at * 50, 1]);
  const shirt = make(clothes, 6, [
    ['면 셔츠', 39_900, 1],
    ['니트', 59_900, 1],
  ]);
  const lastOfMonth = addDays(`${today.slice(0, 6)}01`, -1);
  return [
    make(mart, 3, many),
    { ...shirt, rfndSttus: 'PART' },
    make(clothes, 2, [['니트 (환불)', -59_900, 1]], { orgRceitpNo: shirt.rceitpNo }),
    make(coffee, 1, [['아메리카노', 4500, 1]], { at: '083000', newYn: 'Y' }),
    make(coffee, 1, [['아메리카노', 4500, 1]], { at: '083001', dplctYn: 'Y', newYn: 'Y' }),
    receiptOf(world, { shop: store, at: `${lastOfMonth}235958`, lines: [['도시락', 5200, 1]] }),
    make(clothes, 14, [['양말 3켤레', 9900, 2]]),
    make(clothes, 15, [['니트', 59_900, 1]]),
    {
      ...make(of('B09'), 345, [['무선 청소기', 349_000, 1]]),

      wrntyEndYmd: addDays(today, 20),
      wrntyMdl: 'HB-V700',
      wrntyTelNo: '1588-0000',
    },
    make(coffee, 20, [['Iced latte', 17_500, 1]], {
      frchsNm: 'CLOUD COFFEE SEATTLE',
      crncyCd: 'USD',
      frgnAmt: '12.50',
      brcdKnd: 'XK1',
    }),
    make(store, 5, [['도시락', 5200, 1]], { totAmt: 0, pntUseAmt: 5200, mnsKnd: 'PNT', mnsNm: '포인트' }),
    make(living, 8, [['수건 5장', 15_000, 1]], {
      frchsNm: '반짝생활 서울특별시 영등포구 문래동 로데오 복합문화공간 지하 2층 생활용품 전문 직영 1호점',
    }),
  ];
}

const DAYS_APART = 2.5;

/** Fourteen months of a life, the newest first. */
export function yearOf(world: World, count = 167): Receipt[] {
  const today = seoulDate(world.now());
  const usual = Array.from({ length: count }, (_, at) => {
    const shop = shopAt(at * 5 + Math.trunc(at / 9));
    // Machines are not bought every other week.
    const other = shop.wrntyMonths > 0 && at % 3 > 0 ? shopAt(at) : shop;
    const hour = String(8 + ((at * 7) % 13)).padStart(2, '0');
    const [mnsKnd, mnsNm] = means[at % means.length] ?? card;
    return receiptOf(world, {
      shop: other,
      at: `${addDays(today, -1 - Math.trunc(at * DAYS_APART))}${hour}${String((at * 13) % 60).padStart(2, '0')}07`,
      lines: linesOf(other, at, 1 + (at % 3)),

      mnsKnd,
      mnsNm,
      memo: at === 4 ? '팀 회식' : '',
    });
  });
  const photo = receiptOf(world, {
    shop: shopAt(3),
    at: `${addDays(today, -11)}124100`,
    lines: [],

    totAmt: 9000,
    slfRgstYn: 'Y',
    brcdKnd: '',
    brcd: '',
    img: paperPicture,
  });
  return inOrder([...usual, ...oddOnes(world, today), photo]);
}

export const inOrder = (all: readonly Receipt[]) =>
  all.toSorted((a, b) => b.useYmdhms.localeCompare(a.useYmdhms));

/** A slip of paper on a table, as somebody's camera saw it: a small PNG in place of a photo. */
export const paperPicture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAHgAAAC0CAIAAADQLH9KAAABg0lEQVR42u3YIQ6EMBRFUVaCQqBRCNaGRLEsNJKlkIDCopu2NPQkT484af6Q2xz7ZhnWIAAN2kCDBk0BNGgDDRo0hYKh7+usdqBBgwYNGjRo0KBBgwYNGjRo0O9N4/D5QIMGDRo0aNA+73zegQYNGjRo0KBBgwYNGvQfoNdlTrowoFi/XxF0mD5oL9qNBg0aNGjQoEGDBg0aNGjQoLUOrUO986LVOzcaNGjQoEGDBg0aNGjQoEGD1jrUO/XOi3aj/RmCBg0aNGjQoEGDBg0aNGj1TutQ77xo9c6NBg0aNGjQoEGDBg0aNGjQoLUOUUm986LdaH+GoEGDBg0aNGjQoEGDBg1avdM61DvQXrQbDRo0aNCgQYMGDRo0aNCgQWsd6p1650Wrd240aNCgQYMGDRo0aNCgQYMGrXWod6KS0wEaNGjQoEGDBg0adAHQfdcmHWjQoEGDBg0atM870KBBgwYNGjRo0KBBgwYNGjRo0KAt9kCDBm2gQYNGABq0gQYNmkKWPbiVzVUXG3YWAAAAAElFTkSuQmCC';
