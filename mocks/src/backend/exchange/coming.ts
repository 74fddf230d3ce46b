import { formatMoney } from '@wallet/kit/format';
import type { ComingOf } from '../coming.ts';
import { lastDayOf, ordersOf } from './orders.ts';

/** Cash that waits to be fetched, until the day on which it is sold back. */
export const cashComing: ComingOf = (context) =>
  ordersOf(context)
    .filter(({ odrStcd }) => odrStcd === 'PAID')
    .map((order) => ({
      id: order.odrNo,
      kind: 'BOOK' as const,
      at: order.ymd,
      until: lastDayOf(order),
      screen: 'FEX01101',
      name: {
        ko: `${order.crncyCd} ${formatMoney(order.amt)} 찾기`,
        en: `Pick up ${order.crncyCd} ${formatMoney(order.amt)}`,
      },
    }));
