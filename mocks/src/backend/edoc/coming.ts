import { addDays } from '@wallet/kit/format';
import type { ComingOf } from '../coming.ts';
import { seoulDate } from '../seoulTime.ts';
import { hasAgreed, isShown, knownOf } from './own.ts';

const SOON_DAYS = 30;

/** Of what was bought: until when it goes back, and until when it is repaired for nothing. */
export const receiptsEnding: ComingOf = (context) => {
  if (!hasAgreed(context)) return [];
  const today = seoulDate(context.get('world').now());
  const isSoon = (day: string) => day >= today && day <= addDays(today, SOON_DAYS);
  return knownOf(context).receipts.flatMap((one) => {
    if (!isShown(one) || one.rfndSttus === 'ALL') return [];
    const row = { id: one.rceitpNo, kind: 'EXPR' as const, screen: 'FEC21300' };
    const product = one.itemList[0]?.itemNm ?? one.frchsNm;
    const warranty = { ko: `${product} 무상 보증`, en: `${product}, warranty` };
    const exchange = { ko: `${one.frchsNm} 교환·환불`, en: `${one.frchsNm}, return` };
    return [
      ...(one.wrntyRmndYn === 'Y' && isSoon(one.wrntyEndYmd)
        ? [{ ...row, name: warranty, at: one.wrntyEndYmd }]
        : []),
      ...(one.exchngRmndYn === 'Y' && isSoon(one.exchngEndYmd)
        ? [{ ...row, name: exchange, at: one.exchngEndYmd }]
        : []),
    ];
  });
};
