import { maskAccount, maskName } from '@wallet/kit/format';

/** The account that points were charged out of before the ledger opened. */
const MAIN_ACCOUNT = `국민은행 ${maskAccount('12345601234567')}`;

/** One move of points before the ledger opened. */
export interface PastMove {
  /** Days before the opening. */
  days: number;
  kind: string;
  amount: number;
  titl: string;
  titlEng: string;
  cntrName?: string;
  /** Points that came in are worth something for so many months. */
  months: number;
}

type Pattern = Omit<PastMove, 'days' | 'amount'> & { amounts: readonly number[] };

const patterns: readonly Pattern[] = [
  {
    kind: 'earn',
    titl: '체크카드 결제 적립',
    titlEng: 'Debit card purchase',
    amounts: [312, 184, 655],
    months: 24,
  },
  {
    kind: 'earn',
    titl: '온마트 적립',
    titlEng: 'Onmart purchase',
    amounts: [740, 520, 1130],
    months: 24,
    cntrName: '온마트',
  },
  {
    kind: 'use',
    titl: '카페마루 사용',
    titlEng: 'Used at Cafe Maru',
    amounts: [-4500, -5200],
    months: 0,
    cntrName: '카페마루 시청점',
  },
  { kind: 'event', titl: '출석 이벤트 적립', titlEng: 'Attendance event', amounts: [100, 300], months: 6 },
  {
    kind: 'charge',
    titl: '포인트 충전',
    titlEng: 'Points charged',
    amounts: [20_000, 10_000],
    months: 60,
    cntrName: MAIN_ACCOUNT,
  },
  {
    kind: 'use',
    titl: '새벽편의점 사용',
    titlEng: 'Used at Dawn Store',
    amounts: [-2300, -1800, -3650],
    months: 0,
    cntrName: '새벽편의점 을지로점',
  },
  { kind: 'earn', titl: '급여 이체 우대 적립', titlEng: 'Salary account bonus', amounts: [3000], months: 24 },
  {
    kind: 'send',
    titl: '포인트 보내기',
    titlEng: 'Points sent',
    amounts: [-5000, -3000],
    months: 0,
    cntrName: maskName('박지우'),
  },
  {
    kind: 'convert',
    titl: '라온포인트 전환',
    titlEng: 'From Raon Points',
    amounts: [2000, 1500],
    months: 24,
    cntrName: '라온포인트',
  },
  {
    kind: 'use',
    titl: '책방나루 사용',
    titlEng: 'Used at Naru Books',
    amounts: [-12_600, -9800],
    months: 0,
    cntrName: '책방나루',
  },
  {
    kind: 'withdraw',
    titl: '계좌로 전환',
    titlEng: 'Moved to account',
    amounts: [-4000],
    months: 0,
    cntrName: MAIN_ACCOUNT,
  },
  {
    kind: 'accept',
    titl: '포인트 받기',
    titlEng: 'Points received',
    amounts: [5000, 2500],
    months: 12,
    cntrName: maskName('최도윤'),
  },
];

type Latest = Pick<PastMove, 'days' | 'amount' | 'months'> & Omit<Pattern, 'amounts' | 'months'>;
const gift = { kind: 'event', titl: '기간 한정 이벤트 적립', titlEng: 'Limited-time event' };
const visit = { kind: 'event', titl: '출석 이벤트 적립', titlEng: 'Attendance event' };
const card = { kind: 'earn', titl: '체크카드 결제 적립', titlEng: 'Debit card purchase' };
const mart = { kind: 'earn', titl: '온마트 적립', titlEng: 'Onmart purchase', cntrName: '온마트' };
const friend = {
  kind: 'accept',
  titl: '포인트 받기',
  titlEng: 'Points received',
  cntrName: maskName('최도윤'),
};

const latest: readonly Latest[] = [
  { ...gift, days: 19, amount: 500, months: 1 },
  { ...card, days: 17, amount: 700, months: 2 },
  { ...gift, days: 15, amount: 300, months: 1 },
  { ...friend, days: 13, amount: 900, months: 3 },
  { ...mart, days: 11, amount: 400, months: 2 },
  { ...card, days: 9, amount: 600, months: 3 },
  { ...visit, days: 7, amount: 350, months: 4 },
  { ...friend, days: 5, amount: 250, months: 5 },
  { ...mart, days: 3, amount: 450, months: 6 },
  { ...visit, days: 1, amount: 200, months: 2 },
];

/** So many moves that the balance is `balance` at their end; oldest first, the same for everybody. */
export function pastMoves(balance: number, count = 64): PastMove[] {
  const repeated = Array.from({ length: count }, (_, place): PastMove => {
    const { amounts, ...pattern } = patterns[place % patterns.length] as Pattern;
    const amount = amounts[Math.floor(place / patterns.length) % amounts.length] ?? 0;
    return { ...pattern, amount, days: 170 - Math.floor((place * 148) / count) };
  });
  const moves = [...repeated, ...latest];
  const sum = moves.reduce((total, { amount }) => total + amount, 0);
  const first: PastMove = {
    days: 175,
    kind: 'charge',
    amount: balance - sum,
    months: 60,

    titl: '포인트 충전',
    titlEng: 'Points charged',
    cntrName: MAIN_ACCOUNT,
  };
  return [first, ...moves];
}
