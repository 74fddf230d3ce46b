import { formatMoney } from '@wallet/kit/format';
import type { ComingOf } from '../coming.ts';
import { plansSeen } from './auto.ts';
import { cashSeen, lastDayOf } from './cash.ts';

/** Cash that waits to be fetched, and the next runs of plans on days. */
export const currencyComing: ComingOf = (context) => [
  ...cashSeen(context).map((order) => ({
    id: order.odrNo,
    kind: 'BOOK' as const,
    at: order.ymd,
    until: lastDayOf(order),
    screen: 'FFC54200',
    name: {
      ko: `${order.crncyCd} ${formatMoney(order.amt)} 현찰 찾기`,
      en: `Pick up ${order.crncyCd} ${formatMoney(order.amt)}`,
    },
  })),
  ...plansSeen(context)
    .filter(({ kndCd, planStcd }) => kndCd === 'DAYS' && planStcd === 'ACTV')
    .map(({ planNo, nextYmd, crncyCd, buyAmt }) => ({
      id: planNo,
      kind: 'BOOK' as const,
      at: nextYmd,
      screen: 'FFC31000',
      name: {
        ko: `${crncyCd} ${formatMoney(buyAmt)}원 자동 구매`,
        en: `${crncyCd} for ₩${formatMoney(buyAmt)}, bought automatically`,
      },
    })),
];
