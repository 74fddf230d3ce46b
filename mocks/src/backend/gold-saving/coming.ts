import { formatMoney } from '@wallet/kit/format';
import type { ComingOf } from '../coming.ts';
import { goldOf } from './account.ts';

/** The next runs of automatic saving. */
export const savingsComing: ComingOf = (context) =>
  goldOf(context)
    .plans.filter(({ planStcd }) => planStcd === 'ACTV')
    .map(({ planNo, nextYmd, planAmt }) => ({
      id: planNo,
      kind: 'BOOK',
      at: nextYmd,
      screen: 'FGS41000',
      name: {
        ko: `금 ${formatMoney(planAmt)}원 자동 적립`,
        en: `Gold for ₩${formatMoney(planAmt)}, saved automatically`,
      },
    }));
