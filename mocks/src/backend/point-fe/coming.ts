import { formatCount } from '@wallet/kit/format';
import type { ComingOf } from '../coming.ts';
import { expiringSoon } from './historiesBatches.ts';
import { hasPointWallet } from './walletState.ts';

/** The points that end first. */
export const pointsEnding: ComingOf = (context) => {
  if (!hasPointWallet(context)) return [];
  return expiringSoon(context)
    .filter(({ amt }) => Number(amt) > 0)
    .slice(0, 1)
    .map(({ expYmd, amt }) => ({
      id: expYmd,
      kind: 'EXPR',
      at: expYmd,
      screen: 'FPO10000',
      name: {
        ko: `곧 사라지는 ${formatCount(Number(amt))}P`,
        en: `${formatCount(Number(amt))}P expiring`,
      },
    }));
};
