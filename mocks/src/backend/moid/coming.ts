import type { ComingOf } from '../coming.ts';
import { names } from './kinds.ts';
import { isDue, walletOf } from './wallet.ts';

/** Mobile IDs in their last days. */
export const mobileIdsComing: ComingOf = (context) =>
  walletOf(context)
    .cards.filter((card) => card.isHere && isDue(context, card))
    .map(({ vcId, vcType, expYmd }) => ({
      id: vcId,
      kind: 'DUE' as const,
      at: expYmd,
      screen: 'FMC10000',
      name: { ko: `모바일 ${names[vcType].ko} 다시 발급`, en: `Get your mobile ${names[vcType].en} anew` },
    }));
