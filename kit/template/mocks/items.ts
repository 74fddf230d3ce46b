import { seoulDate } from '../seoulTime.ts';

const DAY = 86_400_000;
const names = ['정기 이용', '일일 이용', '추가 이용'];

/** What a member has used, by dates before now. */
export function itemsAt(now: Date) {
  return names.map((itemNm, index) => ({
    itemNo: String(1001 + index),
    itemNm,
    itemAmt: 4000 * (index + 1),
    useYmd: seoulDate(new Date(now.getTime() - (names.length - index) * DAY)),
    itemStcd: index === 0 ? '09' : '01',
  }));
}
