import { Gone } from '@wallet/kit/app';
import type { ReactNode } from 'react';
import { messages } from '../messages/index.ts';
import type { Wish } from '../model/fx.ts';

const reasons = {
  FFC_CLOSED: 'closed',
  FFC_FEED: 'feed',
  FFC_FUNDS: 'funds',
  FFC_LEAST: 'least',
  FFC_BELOW_UNIT: 'belowUnit',
  FFC_MORE_THAN_HELD: 'moreThanHeld',
  FFC_LIMIT_DAY: 'limitDay',
  FFC_LIMIT_MON: 'limitMonth',
  FFC_LIMIT_YEAR: 'limitYear',
  FFC_LIMIT_HOLD: 'limitHolding',
  FFC_LIMIT_UNCK: 'limitUnchecked',
  FFC_HELD: 'held',
  FFC_ACCOUNT_CLOSED: 'accountClosed',
} as const;
const screens = { buy: 'FFC21000', sell: 'FFC25000', exchange: 'FFC26000' } as const;

/** What stands there where no rate is given: why, and the way back to the amount. */
export function useInstead({ side, currency, to }: Wish): Readonly<Record<string, ReactNode>> {
  const t = messages.use();
  const query = side === 'exchange' ? `from=${currency}${to ? `&to=${to}` : ''}` : `crncyCd=${currency}`;
  const amount = `/fcpurs/${screens[side]}?${query}`;
  const ways = Object.entries(reasons).map(([code, id]) => [
    code,
    <Gone key={code} to={amount} title={t.refusals[id]} description="" action={t.quote.change} />,
  ]);
  return { ...Object.fromEntries(ways), FFC_NOT_OPEN: <Gone to="FFC10000" {...t.gone} /> };
}
