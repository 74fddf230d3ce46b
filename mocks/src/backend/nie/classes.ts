import type { Words } from '../language.ts';

/** Who comes: 19 to 64, 13 to 18, 5 to 12, and who enters free: under 5, 65 and over, disabled, veterans. */
export const kinds = ['ADLT', 'YUTH', 'CHLD', 'FREE'] as const;
export type Kind = (typeof kinds)[number];
type Prices = Partial<Record<Kind, number>>;

/** An exhibition, a class or a guided walk; what it costs is paid at the gate. */
export interface Class {
  eduId: string;
  eduKnd: 'EXHB' | 'EDU' | 'TOUR';
  eduNm: Words;
  eduCtnt: Words;
  trgetAge: Words;
  plcNm: Words;
  /** won, by who may come */
  prices: Prices;
  /** children are under 8: one grown-up at least */
  needsGuardian?: boolean;
  /** weekdays, 0 is Sunday */
  on: readonly number[];
  times: readonly (readonly [begins: string, ends: string])[];
  cpcty: number;
  /** so many of them are others' on every day */
  taken: number;
}

const words = (ko: string, en: string): Words => ({ ko, en });
const places = {
  ecorium: words('에코리움', 'Ecorium'),
  field: words('금구리 구역', 'Geumguri fields'),
  class: words('생태교육관', 'Education hall'),
};
const everyone = words('누구나', 'Everyone');
const little = words('5~7세와 보호자', 'Ages 5 to 7 with a guardian');
const pupils = words('8~12세', 'Ages 8 to 12');
const youth = words('13~18세', 'Ages 13 to 18');
const grown = words('19세 이상', '19 and over');
const entry: Prices = { ADLT: 5000, YUTH: 3000, CHLD: 2000, FREE: 0 };
const free: Prices = { ADLT: 0, YUTH: 0, CHLD: 0, FREE: 0 };
const daily = [0, 1, 2, 3, 4, 5, 6];
const weekend = [0, 6];

type Row = Omit<Class, 'eduId' | 'eduKnd' | 'eduNm' | 'eduCtnt' | 'plcNm'>;
const row = (
  [eduId, eduKnd, place]: readonly [string, Class['eduKnd'], keyof typeof places],
  [ko, en, koText, enText]: readonly [string, string, string, string],
  rest: Row,
): Class => ({
  eduId,
  eduKnd,
  plcNm: places[place],
  eduNm: words(ko, en),
  eduCtnt: words(koText, enText),
  ...rest,
});

export const classes: readonly Class[] = [
  row(
    ['E01', 'EXHB', 'ecorium'],
    ['에코리움', 'Ecorium', '열대부터 극지까지 다섯 기후를 걸어요.', 'Five climates, tropics to poles.'],
    {
      trgetAge: everyone,
      prices: entry,
      on: daily,
      cpcty: 300,
      taken: 120,
      times: [
        ['0930', '1230'],
        ['1300', '1600'],
      ],
    },
  ),
  row(
    ['E02', 'EXHB', 'class'],
    ['개미 특별전', 'Ants', '살아 있는 개미의 집을 들여다봐요.', 'Look into living ant nests.'],
    { trgetAge: everyone, prices: free, on: daily, times: [['1000', '1600']], cpcty: 80, taken: 30 },
  ),
  row(
    ['E03', 'TOUR', 'ecorium'],
    ['에코리움 생태해설', 'Guided Ecorium', '해설사와 다섯 기후를 걸어요.', 'Five climates with a guide.'],
    {
      trgetAge: everyone,
      prices: free,
      on: daily,
      cpcty: 20,
      taken: 8,
      times: [
        ['1030', '1130'],
        ['1400', '1500'],
      ],
    },
  ),
  row(
    ['E04', 'TOUR', 'field'],
    ['겨울새 관찰', 'Winter birds', '망원경으로 새를 찾아요.', 'Finding birds by telescope.'],
    { trgetAge: everyone, prices: free, on: weekend, times: [['0930', '1100']], cpcty: 15, taken: 14 },
  ),
  row(
    ['E05', 'EDU', 'class'],
    ['꼬마 탐험대', 'Little explorers', '흙과 나뭇잎을 만지며 놀아요.', 'Play with soil and leaves.'],
    {
      trgetAge: little,
      prices: { CHLD: 0, ADLT: 0 },
      needsGuardian: true,
      on: weekend,

      times: [['1400', '1530']],
      cpcty: 16,
      taken: 6,
    },
  ),
  row(
    ['E06', 'EDU', 'class'],
    ['나뭇잎 손수건', 'Leaf prints', '나뭇잎으로 손수건을 물들여요.', 'Print a scarf with leaves.'],
    { trgetAge: pupils, prices: { CHLD: 3000 }, on: [0, 6], times: [['1000', '1130']], cpcty: 12, taken: 3 },
  ),
  row(
    ['E07', 'EDU', 'class'],
    ['물속 생물 교실', 'Pond life', '현미경으로 물속을 봐요.', 'A pond under the microscope.'],
    { trgetAge: pupils, prices: { CHLD: 0 }, on: [3, 6], times: [['1500', '1630']], cpcty: 12, taken: 12 },
  ),
  row(
    ['E08', 'EDU', 'class'],
    ['연구원의 하루', 'A researcher’s day', '연구실에서 하루를 보내요.', 'A day in the laboratory.'],
    { trgetAge: youth, prices: { YUTH: 0 }, on: [6], times: [['1000', '1500']], cpcty: 10, taken: 4 },
  ),
  row(
    ['E09', 'EDU', 'class'],
    ['식물 세밀화', 'Botanical drawing', '꽃 한 송이를 그려요.', 'Drawing one flower.'],
    { trgetAge: grown, prices: { ADLT: 5000 }, on: [5], times: [['1330', '1600']], cpcty: 10, taken: 5 },
  ),
  row(
    ['E10', 'EDU', 'field'],
    ['가족 습지 산책', 'Wetland walk', '온 가족이 습지를 걸어요.', 'A family walk in the wetland.'],
    { trgetAge: everyone, prices: free, on: weekend, times: [['1530', '1700']], cpcty: 20, taken: 9 },
  ),
  row(
    ['E11', 'EDU', 'class'],
    ['씨앗 연구소', 'Seed lab', '씨앗이 날아가는 법을 실험해요.', 'How seeds fly.'],
    { trgetAge: pupils, prices: { CHLD: 0 }, on: [2, 4], times: [['1500', '1600']], cpcty: 12, taken: 2 },
  ),
  row(
    ['E12', 'TOUR', 'field'],
    ['숲길 해설', 'Forest path', '사슴생태원까지 함께 걸어요.', 'To the deer garden with a guide.'],
    { trgetAge: everyone, prices: free, on: daily, times: [['1100', '1200']], cpcty: 20, taken: 5 },
  ),
];

export const rules: readonly Words[] = [
  words('시작 10분 전까지 와서 QR 코드를 보여 주세요.', 'Show your QR code ten minutes before it begins.'),
  words('8세보다 어린 아이는 보호자와 함께해요.', 'Children under 8 come with a guardian.'),
  words('교육과 해설도 입장료는 따로 내요.', 'Entry is paid apart from classes and walks.'),
  words('반려동물은 함께 들어갈 수 없어요.', 'Pets are not admitted.'),
];

export const terms = (ko: string, en: string) => [
  {
    hirkStpulId: 'FNE_01',
    mandanYn: 'Y',
    stpulName: words('이용과 취소 규정', 'Use and cancelling'),
    stpulCtnt: words(ko, en),
  },
];
export const classTerms = terms(
  '시작 전날 17시까지 취소할 수 있어요.\n한 분기에 두 번 오지 않으면 한 달 동안 예약할 수 없어요.',
  'Cancel until 17:00 of the day before.\nTwo absences in a quarter close booking for a month.',
);
