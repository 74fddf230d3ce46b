import { formatCount } from '@wallet/kit/format';
import type { Holding, HoldingsOf } from '../holdings.ts';
import { bookOf, interLoan } from './catalog.ts';
import { isOpen, openLoans, type Reservation, reservationsAt } from './shelf.ts';

const title = (bookId: string) => bookOf(bookId)?.ttl ?? { ko: '책', en: 'A book' };

function reservation({ rsrvNo, bookId, sttus }: Reservation): Holding {
  const own = { id: rsrvNo, name: title(bookId), screen: 'FBK62000' } as const;
  if (sttus === 'WAY') {
    return {
      ...own,
      kind: 'ORDER',
      amount: { currency: 'KRW', value: String(interLoan.toPay) },
      onLeave: 'BLCK',
      fate: {
        ko: '결제한 책바다 책이 오고 있어요. 책을 받고 반납한 뒤에 탈퇴할 수 있어요.',
        en: 'The book you paid for is on its way. Receive and return it before you leave.',
      },
    };
  }
  const won = formatCount(interLoan.toPay);
  return {
    ...own,
    kind: 'HOLD',
    onLeave: 'ENDS',
    fate:
      sttus === 'PAY'
        ? {
            ko: `탈퇴하면 신청이 취소되고, ${won}원은 빠져나가지 않아요.`,
            en: `Leaving cancels it, and ₩${won} is not taken.`,
          }
        : { ko: '탈퇴하면 예약이 취소돼요.', en: 'Leaving cancels the reservation.' },
  };
}

/** Books that are lent, on their way, or reserved. */
export const bookHoldings: HoldingsOf = (member) => [
  ...openLoans(member).map(
    ({ lonNo, bookId }): Holding => ({
      id: lonNo,
      kind: 'LOAN',
      name: title(bookId),
      onLeave: 'BLCK',
      fate: { ko: '반납한 뒤에 탈퇴할 수 있어요.', en: 'Return it before you leave.' },
      screen: 'FBK61000',
    }),
  ),
  ...reservationsAt(member).filter(isOpen).map(reservation),
];
