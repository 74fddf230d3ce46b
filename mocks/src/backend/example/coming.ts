import type { ComingOf } from '../coming.ts';
import { memberOf } from '../room.ts';
import { branches } from './branches.ts';
import { isOpen, visitsNow } from './visits.ts';

/** The visit that is booked. */
export const visitComing: ComingOf = (context) => {
  const { walletMberIdnfiNo } = memberOf(context);
  return visitsNow(context.get('world'))
    .filter((one) => isOpen(one) && one.memberId === walletMberIdnfiNo)
    .map(({ vstNo, brncNo, vstYmd, vstHm }) => ({
      id: vstNo,
      kind: 'BOOK',
      at: `${vstYmd}${vstHm}00`,
      screen: 'ExampleDone',
      name: branches.find((one) => one.brncNo === brncNo)?.brncNm ?? { ko: '지점 방문', en: 'Branch visit' },
    }));
};
