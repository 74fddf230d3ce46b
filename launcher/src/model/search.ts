import { plain } from '@wallet/kit/format';
import type { OpenCard } from './cards.ts';
import { isNamed } from './named.ts';

/** Other words that customers use for a service or an action, by its id, in both languages. */
const otherWords: Readonly<Record<string, readonly string[]>> = {
  forest: ['휴양림', '숲', '캠핑', '숙소', '산장', 'camping', 'lodge'],
  rail: ['열차', 'ktx', '철도', 'train'],
  point: ['적립', '마일리지', '포인트리', 'reward'],
  gpayment: ['해외', '일본', '중국', '대만', '환율', 'abroad', 'overseas'],
  fpayment: ['매장', '가게', '결제', 'qr', 'shop'],
  coupon: ['할인', 'discount'],
  book: ['도서', '책', '대출', 'library'],
  moid: ['신분증', '주민등록증', '운전면허', 'identity'],
  gmid: ['신분증', 'identity'],
  gold: ['골드', '금'],
  exchange: ['환율', '달러', '엔', '유로', '현찰', '공항', 'rates', 'cash'],
  fcpurs: ['환율', '달러', '엔', '유로', '환전', 'rates', 'dollar'],
  smat: ['비행기', '항공', 'flight'],
  pass: ['여권', 'passport'],
  cib: ['검사', '차', '벌점', 'inspection', 'points'],
  tax: ['세금', '재산세', '자동차세'],
  canp: ['탄소', '환경'],
  dnt: ['기부', '고향'],
  trading: ['중고', '안전결제', '에스크로', '당근', 'escrow', 'second-hand'],
  rates: ['환율', '달러', '엔', '유로', 'dollar', 'yen', 'exchange'],
  charge: ['충전', '입금', 'top up'],
  send: ['송금', '선물', '보내기', 'transfer'],
  code: ['바코드', '결제', 'barcode'],
  scan: ['스캔', '카메라', 'qr', 'camera'],
  bookings: ['예약', '취소', 'booking', 'cancel'],
  history: ['내역', '거래', '사용', 'transactions'],
  rooms: ['휴양림', '빈방', '주말', 'weekend'],
};

/** Whether a name is meant though one letter of what was typed is wrong, missing or too many. */
export function isAlmostNamed(names: readonly string[], typed: string): boolean {
  const wanted = letters(typed);
  // Of fewer letters than these, one wrong is too much to guess.
  if (wanted.length < 4) return false;
  return names.map(letters).some((name) => {
    for (let from = 0; from <= name.length - wanted.length + 1; from += 1) {
      for (const length of [wanted.length, wanted.length - 1, wanted.length + 1])
        if (differsByOne(name.slice(from, from + length), wanted)) return true;
    }
    return false;
  });
}

/** Korean syllables apart into their letters: 후양림 is one letter from 휴양림. */
const letters = (text: string) => plain(text).replaceAll(' ', '').normalize('NFD');

function differsByOne(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && same < other.length && one[same] === other[same]) same += 1;
  const restOf = (text: string, skipped: number) => text.slice(same + skipped);
  if (one.length === other.length) return restOf(one, 1) === restOf(other, 1);
  return one.length > other.length
    ? restOf(one, 1) === restOf(other, 0)
    : restOf(one, 0) === restOf(other, 1);
}

/** What is found by its names; where nothing is, what almost has such a name. */
export function foundBy<T>(
  all: readonly T[],
  typed: string,
  namesOf: (one: T) => readonly string[],
  idOf: (one: T) => string,
): T[] {
  const names = (one: T) => [...namesOf(one), ...(otherWords[idOf(one)] ?? [])];
  const found = all.filter((one) => isNamed(names(one), typed));
  return found.length > 0 ? found : all.filter((one) => isAlmostNamed(names(one), typed));
}

/** The services that a customer means, by any of their names. */
export function searched(cards: readonly OpenCard[], typed: string): OpenCard[] {
  return foundBy(
    cards,
    typed,
    ({ name, page: { title } }) => [name, ...(title ? [title.ko, title.en] : [])],
    ({ id }) => id,
  );
}

/** Where what was typed stands in a name: before, itself, after; null where it is meant in another way. */
export function markedIn(name: string, typed: string): [string, string, string] | null {
  const wanted = plain(typed);
  const from = wanted === '' ? -1 : name.toLowerCase().indexOf(wanted);
  if (from < 0) return null;
  return [name.slice(0, from), name.slice(from, from + wanted.length), name.slice(from + wanted.length)];
}
