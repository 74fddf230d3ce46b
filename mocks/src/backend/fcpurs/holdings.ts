import { formatMoney, fromMinorUnits } from '@wallet/kit/format';
import type { Holding, HoldingsOf } from '../holdings.ts';
import { autoHoldings } from './auto.ts';
import { cashSeen } from './cash.ts';
import { waitingSends } from './sends.ts';
import { fxOf, pocketsOf } from './wallet.ts';

/** Currency that is held, sends and cash orders under way, and what buys by itself. */
export const fxHoldings: HoldingsOf = (context) => {
  const fx = fxOf(context);
  if (fx.state !== 'OPEN') return [];
  const pockets = pocketsOf(context, fx).map(({ crncyCd, amt }): Holding => {
    return {
      id: crncyCd,
      kind: 'CURRENCY',
      name: { ko: `외화 지갑 ${crncyCd}`, en: `${crncyCd} in the currency wallet` },
      amount: { currency: crncyCd, value: fromMinorUnits(amt, crncyCd) },
      onLeave: 'BLCK',
      fate: { ko: '먼저 팔거나 출금해 주세요.', en: 'Please sell or withdraw it first.' },
      screen: `FFC25000?crncyCd=${crncyCd}`,
    };
  });
  const sends = waitingSends(context).map(({ sendNo, crncyCd, amt, isIn }): Holding => {
    return {
      id: sendNo,
      kind: 'GIFT',
      name: isIn ? { ko: '받을 외화', en: 'Money to accept' } : { ko: '보낸 외화', en: 'Money on its way' },
      amount: { currency: crncyCd, value: fromMinorUnits(amt, crncyCd) },
      onLeave: isIn ? 'ENDS' : 'BLCK',
      fate: isIn
        ? { ko: '받지 않으면 보낸 분에게 돌아가요.', en: 'It returns to the sender.' }
        : {
            ko: '돌려받거나, 상대가 받을 때까지 기다려 주세요.',
            en: 'Take it back, or wait until it is accepted.',
          },
      screen: `${isIn ? 'FFC42100' : 'FFC41300'}?sendId=${sendNo}`,
    };
  });
  const cash = cashSeen(context).map(({ odrNo, crncyCd, amt }): Holding => {
    return {
      id: odrNo,
      kind: 'ORDER',
      name: {
        ko: `찾을 현찰 ${formatMoney(amt)} ${crncyCd}`,
        en: `${formatMoney(amt)} ${crncyCd} to pick up`,
      },
      amount: { currency: crncyCd, value: String(amt) },
      onLeave: 'BLCK',
      fate: { ko: '찾거나 신청을 취소해 주세요.', en: 'Please pick it up or cancel it.' },
      screen: `FFC54200?orderId=${odrNo}`,
    };
  });
  return [...pockets, ...sends, ...cash, ...autoHoldings(context)];
};
