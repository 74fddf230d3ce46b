import { addDays, daysBetween } from '@wallet/kit/format';
import { languageOf, spoken, type Words } from '../language.ts';
import type { World } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import { type At, breedOf, firstDay, type Kind, refuse, today } from './animals.ts';
import { portrait } from './portrait.ts';

export interface Report {
  rprtId: string;
  /** empty for a town's own notice */
  memberId: string;
  intentId: string;
  /** LOST by its owner, FOND by somebody, NTCE kept by a centre and announced by the town */
  rprtKnd: 'LOST' | 'FOND' | 'NTCE';
  anmlId: string;
  anmlKnd: Kind;
  anmlNm: string;
  brdCd: string;
  colr: string;
  rgn: Region;
  plcNm: string | Words;
  /** when it was lost or found */
  hpnYMS: string;
  ftr: string | Words;
  image: string;
  sttus: 'OPEN' | 'RNTD';
  /** until when it is shown, or until when the town keeps it for its owner */
  endYmd: string;
  msgList: { msgId: string; ctnt: string; sndYMS: string; intentId: string }[];
}

export const regions = {
  YDP: { ko: '영등포구', en: 'Yeongdeungpo-gu' },
  MPO: { ko: '마포구', en: 'Mapo-gu' },
  DJK: { ko: '동작구', en: 'Dongjak-gu' },
} as const;
type Region = keyof typeof regions;
/** A report is shown for so many days, and can be renewed. */
export const LIFE_DAYS = 30;

const words = (ko: string, en: string): Words => ({ ko, en });
type Row = readonly [
  ...[id: string, kind: Report['rprtKnd'], animal: Kind, brdCd: string, colr: string, region: Region],
  ...[daysAgo: number, daysLeft: number, place: Words, marks: Words],
];
const rows: readonly Row[] = [
  [
    'R1',
    'LOST',
    'DOG',
    'D9',
    'YLLW',
    'YDP',
    9,
    21,
    words('여의도공원 세종대왕상 근처', 'Yeouido Park, near the statue'),
    words('빨간 목줄, 사람을 잘 따라요', 'Red collar, friendly'),
  ],
  [
    'R2',
    'FOND',
    'DOG',
    'D1',
    'WHTE',
    'MPO',
    0,
    30,
    words('공덕역 3번 출구', 'Gongdeok station, exit 3'),
    words('분홍 옷을 입었어요', 'Wears a pink coat'),
  ],
  [
    'R3',
    'NTCE',
    'DOG',
    'D15',
    'MIXD',
    'YDP',
    6,
    1,
    words('도림천 산책로', 'Dorimcheon path'),
    words('오른쪽 귀가 접혔어요', 'Right ear folded'),
  ],
  [
    'R4',
    'NTCE',
    'CAT',
    'C1',
    'CHSE',
    'DJK',
    2,
    5,
    words('노량진로 골목', 'Alley off Noryangjin-ro'),
    words('꼬리가 짧아요', 'Short tail'),
  ],
  [
    'R5',
    'LOST',
    'CAT',
    'C2',
    'GRAY',
    'MPO',
    1,
    29,
    words('망원동 주택가', 'Mangwon-dong'),
    words('겁이 많아요, 이름은 구름', 'Shy, called Gureum'),
  ],
  [
    'R6',
    'FOND',
    'DOG',
    'D8',
    'BRWN',
    'DJK',
    1,
    29,
    words('보라매공원 운동장', 'Boramae Park'),
    words('파란 하네스', 'Blue harness'),
  ],
  [
    'R7',
    'LOST',
    'DOG',
    'D7',
    'BLCK',
    'DJK',
    40,
    -10,
    words('사당역', 'Sadang station'),
    words('갈색 목줄', 'Brown collar'),
  ],
];

function seeded(world: World): Report[] {
  const first = firstDay(world);
  return rows.map(([rprtId, rprtKnd, anmlKnd, brdCd, colr, rgn, ago, left, plcNm, ftr]) => ({
    rprtId,
    rprtKnd,
    anmlKnd,
    brdCd,
    colr,
    rgn,
    plcNm,
    ftr,
    intentId: `seeded-${rprtId}`,
    memberId: rprtId === 'R1' ? 'W000000092' : rprtKnd === 'NTCE' ? '' : 'W000000004',

    anmlId: rprtId === 'R1' ? 'A4' : '',
    anmlNm: rprtId === 'R1' ? '보리' : '',

    hpnYMS: `${addDays(first, -ago)}183000`,
    endYmd: addDays(first, left),
    sttus: 'OPEN',
    image: portrait(anmlKnd, colr),
    msgList:
      rprtId === 'R1'
        ? [
            {
              msgId: 'M1',
              intentId: 'seeded-M1',
              sndYMS: `${addDays(first, -1)}211500`,
              ctnt: '어제 저녁 한강 쪽 산책로에서 비슷한 강아지를 봤어요.',
            },
          ]
        : [],
  }));
}

export const reportsNow = (world: World): Report[] => world.room('pems.reports', seeded);
export const reportAt = (context: At, rprtId: string | undefined): Report =>
  reportsNow(context.get('world')).find((one) => one.rprtId === rprtId) ??
  refuse('PEMS_NOT_FOUND', '알림을 찾을 수 없어요.');

export const standingOf = (context: At, one: Report): 'OPEN' | 'RNTD' | 'CLSD' =>
  one.sttus === 'OPEN' && one.endYmd < today(context) ? 'CLSD' : one.sttus;
const isMine = (context: At, one: Report) =>
  one.memberId !== '' && one.memberId === context.get('world').person?.walletMberIdnfiNo;
export const myReport = (context: At, rprtId: string): Report => {
  const one = reportAt(context, rprtId);
  return isMine(context, one) ? one : refuse('PEMS_NOT_FOUND', '알림을 찾을 수 없어요.');
};

/** What everybody may see: town and place, nobody's name, number or address (services page, section 4). */
export function reportToWire(context: At, one: Report, isWhole = false): object {
  const { memberId: _, intentId: __, anmlId, msgList, rgn, ...rest } = one;
  const mine = isMine(context, one);
  return spoken(
    {
      ...rest,
      rgnCd: rgn,
      rgn: regions[rgn],
      brdNm: breedOf(one.brdCd),

      sttus: standingOf(context, one),
      mineYn: mine ? 'Y' : 'N',
      leftDayCnt: Math.max(0, daysBetween(today(context), one.endYmd)),
      ...(isWhole && mine
        ? { anmlId, msgList: msgList.map(({ msgId, ctnt, sndYMS }) => ({ msgId, ctnt, sndYMS })) }
        : {}),
    },
    languageOf(context),
  );
}

export function addReport(
  world: World,
  given: Omit<Report, 'rprtId' | 'sttus' | 'endYmd' | 'msgList'>,
): Report {
  const one: Report = {
    ...given,

    rprtId: `R${100 + world.nextNumber('pems.report')}`,
    sttus: 'OPEN',
    msgList: [],
    endYmd: addDays(seoulDate(world.now()), LIFE_DAYS),
  };
  reportsNow(world).push(one);
  return one;
}

export const messageNow = (world: World, ctnt: string, intentId: string) => ({
  msgId: `M${100 + world.nextNumber('pems.message')}`,
  ctnt,
  intentId,
  sndYMS: seoulTime(world.now()),
});
