import type { Words } from '../language.ts';

const w = (ko: string, en: string): Words => ({ ko, en });

/** What somebody fills in for a kind of certificate: a switch, or a choice that has to be made. */
interface IssuerField {
  fldId: string;
  fldNm: Words;
  fldDesc?: Words;
  optList: { optId: string; optNm: Words }[];
}

type Office = keyof typeof offices;

/** Who issues, and between which hours (HHmm in Seoul). */
export const offices = {
  gov: { nm: w('정부24', 'Government 24'), from: '0000', until: '2400' },
  court: { nm: w('대법원 가족관계', 'Court family register'), from: '0600', until: '2330' },
  nhis: { nm: w('국민건강보험공단', 'Health insurance'), from: '0000', until: '2400' },
  tax: { nm: w('국세청', 'National Tax Service'), from: '0900', until: '2200' },
  nps: { nm: w('국민연금공단', 'National Pension'), from: '0000', until: '2400' },
  school: { nm: w('교육부', 'Ministry of Education'), from: '0000', until: '2400' },
  car: { nm: w('국토교통부', 'Ministry of Land'), from: '0700', until: '2300' },
  police: { nm: w('경찰청', 'Police'), from: '0000', until: '2400' },
  local: { nm: w('행정안전부', 'Ministry of the Interior'), from: '0000', until: '2400' },
  exit: { nm: w('법무부', 'Ministry of Justice'), from: '0000', until: '2400' },
  animal: { nm: w('농림축산식품부', 'Ministry of Agriculture'), from: '0000', until: '2400' },
} as const;

type LifeEvent = 'LOAN' | 'MOVE' | 'JOB' | 'SCHL' | 'TRVL';

export interface Kind {
  kndId: string;
  kndNm: Words;
  ofc: Office;
  says: Words;
  evntList: readonly LifeEvent[];
  fee: number;
  days: number;
  pages: number;
  /** 52 normal, 53 re-issue are told apart for these alone */
  fmlyYn: 'Y' | 'N';
  /** what the document comes as (assumed): a PDF, data with a sheet, or opened once */
  ecdwTyCode: 'P' | 'X' | 'O';
  fields: readonly IssuerField[];
  /** what the issuer answers in the stand-in, where it is not issued */
  rspnsCode?: '10' | '20' | '31';
  /** its file cannot be drawn */
  isBroken?: true;
  who?: 'citizen' | 'foreigner';
}

const yn = (fldId: string, ko: string, en: string, hint?: Words): IssuerField => ({
  fldId,
  fldNm: w(ko, en),
  optList: [],
  ...(hint && { fldDesc: hint }),
});
const years: IssuerField = {
  fldId: 'YEAR',
  fldNm: w('어느 해의 증명서인가요?', 'Which year?'),
  optList: [
    { optId: '2025', optNm: w('2025년', '2025') },
    { optId: '2024', optNm: w('2024년', '2024') },
  ],
};
const addresses: IssuerField = {
  fldId: 'ADDR',
  fldNm: w('어느 주소로 발급할까요?', 'Which address?'),
  optList: [
    { optId: 'A1', optNm: w('서울 마포구 (지금 주소)', 'Mapo-gu, Seoul (present)') },
    { optId: 'A2', optNm: w('경기 수원시 (이전 주소)', 'Suwon (former)') },
  ],
};

type Row = readonly [
  kndId: string,
  kndNm: Words,
  ofc: Office,
  says: Words,
  evntList: readonly LifeEvent[],
  more?: Partial<Kind>,
];

const rows: readonly Row[] = [
  [
    ...(['RSDT', w('주민등록등본', 'Resident register'), 'gov'] as const),
    w('함께 사는 사람과 주소를 증명해요.', 'Who lives at your address, and where.'),
    ['LOAN', 'MOVE', 'SCHL'],
    {
      who: 'citizen',
      fields: [
        yn(
          'MOVD',
          '주소를 옮긴 사유',
          'Reasons of moving',
          w('직업, 가족처럼 이사한 까닭이에요', 'Such as work or family'),
        ),
        yn(
          ...(['HOUS', '세대 구성 사유와 날짜', 'How the household began'] as const),
          w('세대를 언제, 왜 만들었는지 나와요', 'When and why it was set up'),
        ),
        yn(
          'FRMR',
          '지난 주소',
          'Former addresses',
          w('지금 주소 앞에 살던 곳이에요', 'Where you lived before'),
        ),
        yn(
          ...(['HEAD', '세대주의 이름과 관계', 'Head of the household'] as const),
          w('누구의 세대인지 나와요', 'Whose household it is'),
        ),
      ],
    },
  ],
  [
    ...(['RSAB', w('주민등록초본', 'Resident abstract'), 'gov'] as const),
    w('나의 주소가 바뀐 기록을 증명해요.', 'Your own addresses over time.'),
    ['LOAN', 'JOB'],
    { who: 'citizen', fields: [addresses, yn('FRMR', '지난 주소', 'Former addresses')] },
  ],
  [
    ...(['FMLY', w('가족관계증명서', 'Family certificate'), 'court'] as const),
    w('부모, 배우자, 자녀와의 관계를 증명해요.', 'Parents, spouse and children.'),
    ['LOAN', 'SCHL', 'TRVL'],
    { who: 'citizen', fmlyYn: 'Y', fields: [yn('DTLS', '상세 증명서로 발급', 'Detailed')] },
  ],
  [
    ...(['BASC', w('기본증명서', 'Basic certificate'), 'court'] as const),
    w('출생과 이름을 증명해요.', 'Birth and name.'),
    ['JOB'],
    { who: 'citizen', fmlyYn: 'Y', fields: [yn('DTLS', '상세 증명서로 발급', 'Detailed')] },
  ],
  [
    ...(['MRRG', w('혼인관계증명서', 'Marriage certificate'), 'court'] as const),
    w('혼인한 기록을 증명해요.', 'Marriage.'),
    ['LOAN'],
    { who: 'citizen', fmlyYn: 'Y', ecdwTyCode: 'O' },
  ],
  [
    ...(['HLTH', w('건강보험 자격득실확인서', 'Health insurance record'), 'nhis'] as const),
    w('직장과 지역 가입 기록을 증명해요.', 'When you were insured, and where.'),
    ['LOAN', 'JOB'],
    { pages: 3 },
  ],
  [
    ...(['HPAY', w('건강보험료 납부확인서', 'Health insurance payments'), 'nhis'] as const),
    w('낸 건강보험료를 증명해요.', 'What you paid.'),
    ['LOAN'],
    { fields: [years], ecdwTyCode: 'X' },
  ],
  [
    ...(['INCM', w('소득금액증명', 'Income'), 'tax'] as const),
    w('한 해의 소득을 증명해요.', 'Your income of a year.'),
    ['LOAN'],
    { fields: [years] },
  ],
  [
    ...(['TAXC', w('납세증명서', 'Tax clearance'), 'tax'] as const),
    w('밀린 국세가 없음을 증명해요.', 'No national tax is due.'),
    ['LOAN'],
    { days: 30 },
  ],
  [
    ...(['BSNS', w('사업자등록증명', 'Business registration'), 'tax'] as const),
    w('사업자등록을 증명해요.', 'Your business is registered.'),
    ['LOAN'],
    { days: 30 },
  ],
  [
    ...(['PNSN', w('국민연금 가입증명서', 'Pension record'), 'nps'] as const),
    w('국민연금에 가입한 기간을 증명해요.', 'How long you paid.'),
    ['LOAN', 'JOB'],
    { pages: 40 },
  ],
  [
    ...(['GRAD', w('졸업증명서', 'Graduation'), 'school'] as const),
    w('졸업한 학교와 날짜를 증명해요.', 'School and day.'),
    ['JOB', 'SCHL'],
    { rspnsCode: '10' },
  ],
  [
    ...(['CARR', w('자동차등록원부', 'Car register'), 'car'] as const),
    w('자동차의 소유와 저당 기록을 증명해요.', 'Owner and liens of a car.'),
    ['LOAN'],
    { fee: 300, isBroken: true },
  ],
  [
    ...(['DRIV', w('운전경력증명서', 'Driving record'), 'police'] as const),
    w('면허와 운전 기록을 증명해요.', 'Licence and driving record.'),
    ['JOB'],
    { rspnsCode: '31' },
  ],
  [
    ...(['LTAX', w('지방세 납세증명서', 'Local tax clearance'), 'local'] as const),
    w('밀린 지방세가 없음을 증명해요.', 'No local tax is due.'),
    ['MOVE'],
    { days: 30, rspnsCode: '20' },
  ],
  [
    ...(['EXIT', w('출입국사실증명', 'Entries and exits'), 'exit'] as const),
    w('나라를 드나든 날을 증명해요.', 'When you entered and left.'),
    ['TRVL', 'SCHL'],
    { fields: [yn('PLCE', '나라 이름 넣기', 'With countries')] },
  ],
  [
    ...(['PETR', w('동물등록증', 'Animal registration'), 'animal'] as const),
    w('반려동물의 등록을 증명해요.', 'Your pet is registered.'),
    ['MOVE'],
  ],
  [
    ...(['ALEN', w('외국인등록사실증명', 'Alien registration'), 'exit'] as const),
    w('외국인등록과 체류지를 증명해요.', 'Registration and address in Korea.'),
    ['LOAN', 'MOVE'],
    { who: 'foreigner' },
  ],
];

export const kinds: readonly Kind[] = rows.map(([kndId, kndNm, ofc, says, evntList, more = {}]) => ({
  kndId,
  kndNm,
  ofc,
  says,
  evntList,
  fee: 0,
  days: 90,
  pages: 1,
  fmlyYn: 'N',
  ecdwTyCode: 'P',
  fields: [],
  ...more,
}));

export const kindOf = (kndId: string): Kind | undefined => kinds.find((one) => one.kndId === kndId);

const receiverNames: readonly (readonly [ko: string, en: string])[] = [
  ...([
    ['새벽은행', 'Dawn Bank'],
    ['한빛은행', 'Hanbit Bank'],
    ['가온저축은행', 'Gaon Savings Bank'],
    ['다온카드', 'Daon Card'],
  ] as const),
  ...([
    ['누리보험', 'Nuri Insurance'],
    ['한국주택금융공사', 'Housing Finance'],
    ['한국장학재단', 'Student Aid'],
    ['새솔대학교', 'Saesol University'],
  ] as const),
  ...([
    ['가람대학교', 'Garam University'],
    ['서울시교육청', 'Seoul Education Office'],
    ['마포구청', 'Mapo District'],
    ['수원시청', 'Suwon City'],
  ] as const),
  ...([
    ['국민연금공단', 'National Pension'],
    ['국민건강보험공단', 'Health Insurance'],
    ['근로복지공단', 'Workers’ Welfare'],
    ['고용센터', 'Job Centre'],
  ] as const),
  ...([
    ['한국토지주택공사', 'Land and Housing'],
    ['서울주택도시공사', 'Seoul Housing'],
    ['병무청', 'Military Office'],
    ['법원행정처', 'Court Administration'],
  ] as const),
  ...([
    ['출입국사무소', 'Immigration Office'],
    ['새벽전자 인사팀', 'Dawn Electronics HR'],
    ['한빛병원', 'Hanbit Hospital'],
    ['누리법무사', 'Nuri Law Office'],
  ] as const),
];

/** The organisations that can receive; the savings bank sends everything back. */
export const receivers = receiverNames.map(([ko, en], at) => ({
  orgId: `O${String(at + 1).padStart(2, '0')}`,
  orgNm: w(ko, en),
}));
export const REFUSES = 'O03';
