import { seoulDate } from '../seoulTime.ts';

const DAY = 86_400_000;
const names = ['정기 이용', '일일 이용', '추가 이용'];
const count = 12;
const pageSize = 10;

/** What a member has used, newest first, by dates before now. */
export function itemsAt(now: Date) {
  return Array.from({ length: count }, (_, index) => ({
    itemNo: String(1000 + count - index),
    itemNm: names[index % names.length],
    itemAmt: 12_000 - index * 800,
    useYmd: seoulDate(new Date(now.getTime() - (index + 1) * DAY)),
    itemStcd: index === 2 ? '09' : '01',
  }));
}

/** The page that begins with an item, or the first one; and which item the next page begins with. */
export function pageFrom(items: ReturnType<typeof itemsAt>, itemNo: string | undefined) {
  const start = Math.max(
    0,
    items.findIndex((item) => item.itemNo === itemNo),
  );
  return {
    itemList: items.slice(start, start + pageSize),
    nextItemNo: items[start + pageSize]?.itemNo ?? '',
  };
}
