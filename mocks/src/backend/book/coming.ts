import type { ComingOf } from '../coming.ts';
import { bookOf } from './catalog.ts';
import { openLoans, reservationsAt } from './shelf.ts';

/** Books to bring back, to fetch and to pay for. */
export const booksComing: ComingOf = (context) => {
  const due = (
    id: string,
    bookId: string,
    at: string,
    todo: readonly [ko: string, en: string],
    screen: string,
  ) => {
    const { ko, en } = bookOf(bookId)?.ttl ?? { ko: '', en: '' };
    const name = { ko: `${ko} ${todo[0]}`, en: `${todo[1]} ${en}` };
    return { id, kind: 'DUE' as const, name, at, screen };
  };
  const loans = openLoans(context).map(({ lonNo, bookId, dueYmd }) =>
    due(lonNo, bookId, dueYmd, ['반납', 'Return'], 'FBK61000'),
  );
  const ready = reservationsAt(context).flatMap(({ sttus, rsrvNo, bookId, untlYMS }) => {
    if (sttus === 'REDY') return due(rsrvNo, bookId, untlYMS, ['받으러 가기', 'Pick up'], 'FBK62000');
    return sttus === 'PAY' ? due(rsrvNo, bookId, untlYMS, ['배송비 결제', 'Pay for'], 'FBK62000') : [];
  });
  return [...loans, ...ready];
};
