import { addDays, daysBetween, formatCount, instantOf } from '@wallet/kit/format';
import { bankDay } from '../holidays.ts';
import type { Words } from '../language.ts';
import { accountName, ledgerOf } from '../ledger/index.ts';
import { notify } from '../noti/inbox.ts';
import type { Persona } from '../persona.ts';
import { memosOf, moves } from '../point-fe/transactionsBook.ts';
import type { World } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';

type Kind = 'MOB1' | 'MOB2' | 'BASC' | 'OPER';

/** CHSN is to come, ASKD its postponement is asked for, AGRD it is postponed, RFSD it stands all the same. */
type Status = 'CHSN' | 'ASKD' | 'AGRD' | 'RFSD' | 'DONE' | 'ABSN';

export interface Training {
  trnngId: string;
  knd: Kind;
  plcId: string;
  bgngDttm: string;
  endDttm: string;
  hrs: number;
  trnngSttus: Status;
  rsnCd: string;
  /** why it was refused */
  ansCtnt: Words;
  /** NONE before its day and until the code is read */
  gateSttus: 'NONE' | 'IN' | 'OUT';
  acNo: string;
  payYmd: string;
  paidYn: 'Y' | 'N';
}

/** Won by kind of training from a day on; travel money for who comes by the day. The newest row first. */
const payTable: readonly ({ from: string; trvl: number } & Record<Kind, number>)[] = [
  { from: '20260101', MOB1: 95_000, MOB2: 50_000, BASC: 10_000, OPER: 10_000, trvl: 6000 },
  { from: '20250101', MOB1: 82_000, MOB2: 40_000, BASC: 0, OPER: 0, trvl: 6000 },
];
export function payOf({ knd, bgngDttm }: Training): { payAmt: number; trvlAmt: number } {
  const row = payTable.find(({ from }) => from <= bgngDttm.slice(0, 8));
  return { payAmt: row?.[knd] ?? 0, trvlAmt: knd === 'MOB1' ? 0 : (row?.trvl ?? 0) };
}

/** What a postponement may be asked for; some reasons count on the day itself. */
export const reasons = [
  [
    'ILL',
    { ko: '질병·부상', en: 'Illness or injury' },
    { ko: '진단서 (3주 이상)', en: 'diagnosis, three weeks' },
    'Y',
    0,
  ],
  [
    'FMLY',
    { ko: '가족 사망·위독', en: 'Death in the family' },
    { ko: '사망·진단 서류', en: 'its papers' },
    'Y',
    0,
  ],
  ['WEDD', { ko: '결혼', en: 'Wedding' }, { ko: '청첩장', en: 'invitation' }, 'N', 0],
  ['EXAM', { ko: '시험', en: 'Examination' }, { ko: '수험표', en: 'admission slip' }, 'N', 3],
  [
    'WORK',
    { ko: '중요한 업무', en: 'Important work' },
    { ko: '회사 확인서', en: 'paper of the employer' },
    'N',
    6,
  ],
  ['ABRD', { ko: '국외 체류', en: 'Abroad' }, { ko: '', en: '' }, 'N', 0],
] as const;

export type Reason = (typeof reasons)[number][0];

const hoursOf: Readonly<Record<Kind, number>> = { MOB1: 28, MOB2: 32, BASC: 8, OPER: 6 };
type Row = [knd: Kind, inDays: number, days: number, status: Status, reason?: string];

/** Who is called when: days from the start of the world. */
const called: Readonly<Record<string, readonly Row[]>> = {
  reservist: [
    ['MOB2', 12, 4, 'CHSN'],
    ['MOB2', -400, 4, 'DONE'],
    ['MOB2', -480, 4, 'AGRD', 'WORK'],
  ],
  developer: [
    ['BASC', 0, 1, 'CHSN'],
    ['OPER', 3, 1, 'CHSN'],
    ['OPER', -2, 1, 'DONE'],
    ['BASC', -400, 1, 'ABSN'],
  ],
};

/** The last of so many working days. */
export const lastOf = (first: string, days: number) =>
  Array.from({ length: days - 1 }).reduce<string>((day) => bankDay(addDays(day, 1)), first);

export function trainingsOf({ id }: Persona, world: World): Training[] {
  const today = seoulDate(world.now());
  return (called[id] ?? []).map(([knd, inDays, days, trnngSttus, rsnCd = ''], at) => {
    const first = inDays === 0 ? today : bankDay(addDays(today, inDays));
    const isOver = trnngSttus === 'DONE';
    return {
      trnngId: `R${at + 1}`,
      knd,
      plcId: 'T01',
      hrs: hoursOf[knd],
      trnngSttus,
      rsnCd,

      bgngDttm: `${first}090000`,
      endDttm: `${lastOf(first, days)}180000`,
      ansCtnt: { ko: '', en: '' },

      gateSttus: isOver ? 'OUT' : 'NONE',
      acNo: isOver ? '12345601234567' : '',
      // What was paid before the world began is not in its books any more; what is still to come will be.

      payYmd: isOver ? addDays(first, 4) : '',
      paidYn: isOver && inDays < -4 ? 'Y' : 'N',
    };
  });
}

/** When the pay of a training goes to the account: at nine of its day. */
export const paidAt = ({ payYmd }: Training): number => instantOf(`${payYmd}0900`);

/** The training whose pay is due next; undefined where all is paid. */
export const nextToPay = (trainings: readonly Training[]): Training | undefined =>
  trainings
    .filter(({ paidYn, payYmd }) => paidYn !== 'Y' && payYmd !== '')
    .toSorted((one, other) => one.payYmd.localeCompare(other.payYmd))[0];

/** Pays a training into the account of its member, who is notified. */
export function payTraining(world: World, memberId: string, one: Training): void {
  one.paidYn = 'Y';
  const { payAmt, trvlAmt } = payOf(one);
  const { number } = ledgerOf(world).post({
    at: world.now().toISOString(),
    kind: 'mili.pay',
    entries: moves(
      accountName.merchant('mili'),
      accountName.bank(memberId, one.acNo),
      'KRW',
      payAmt + trvlAmt,
    ),
  });
  memosOf(world).set(number, { titl: '예비군 훈련비', titlEng: 'Reserve training' });
  const won = formatCount(payAmt + trvlAmt);
  notify(world, memberId, {
    title: { ko: '훈련비가 들어왔어요', en: 'Your training pay is here' },
    text: { ko: `${won}원을 계좌로 보냈어요.`, en: `₩${won} went to your account.` },
    link: '/mili/FYB10000',
  });
}

export const isToday = (world: World, { bgngDttm, endDttm }: Training) => {
  const today = seoulDate(world.now());
  return bgngDttm.slice(0, 8) <= today && today <= endDttm.slice(0, 8);
};
export const daysUntil = (world: World, ymd: string) => daysBetween(seoulDate(world.now()), ymd.slice(0, 8));

/** Hours that a year of the reserve owes. */
export const owedHours = (year: number) => (year <= 4 ? 32 : year <= 6 ? 20 : 0);
