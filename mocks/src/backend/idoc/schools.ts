import type { Words } from '../language.ts';

/** A school as the ministry's register has it (schulNm, schulKndScNm, orgRdnma), and whether it takes part. */
export interface School {
  schlCd: string;
  schulNm: Words;
  schulKndScNm: '초등학교' | '중학교' | '고등학교' | '특수학교' | '각종학교';
  lctnScNm: Words;
  orgRdnma: Words;
  orgTelno: string;
  prtcYn: 'Y' | 'N';
}

const regions = {
  서울: { ko: '서울', en: 'Seoul' },
  대전: { ko: '대전', en: 'Daejeon' },
  부산: { ko: '부산', en: 'Busan' },
  경기: { ko: '경기', en: 'Gyeonggi' },
} as const;

const school = (
  schlCd: string,
  ko: string,
  en: string,
  schulKndScNm: School['schulKndScNm'],
  region: keyof typeof regions,
  orgRdnma: Words,
  prtcYn: School['prtcYn'] = 'Y',
): School => ({
  schlCd,
  schulNm: { ko, en },
  schulKndScNm,
  lctnScNm: regions[region],
  orgRdnma,
  prtcYn,
  orgTelno: `02-6000-${schlCd.slice(-4)}`,
});

const schools: readonly School[] = [
  school('B107110101', '서울새봄초등학교', 'Seoul Saebom Elementary School', '초등학교', '서울', {
    ko: '서울특별시 마포구 새봄로 12',
    en: '12 Saebom-ro, Mapo-gu, Seoul',
  }),
  school('G107110102', '중앙초등학교', 'Jungang Elementary School', '초등학교', '대전', {
    ko: '대전광역시 중구 대종로 480',
    en: '480 Daejong-ro, Jung-gu, Daejeon',
  }),
  school('C107110103', '중앙초등학교', 'Jungang Elementary School', '초등학교', '부산', {
    ko: '부산광역시 중구 중앙대로 63',
    en: '63 Jungang-daero, Jung-gu, Busan',
  }),
  school('B107110204', '한빛중학교', 'Hanbit Middle School', '중학교', '서울', {
    ko: '서울특별시 성동구 한빛길 31',
    en: '31 Hanbit-gil, Seongdong-gu, Seoul',
  }),
  school('J107110305', '가람고등학교', 'Garam High School', '고등학교', '경기', {
    ko: '경기도 수원시 팔달구 가람로 7',
    en: '7 Garam-ro, Paldal-gu, Suwon',
  }),
  school('B107110406', '해솔특수학교', 'Haesol Special School', '특수학교', '서울', {
    ko: '서울특별시 강서구 해솔길 5',
    en: '5 Haesol-gil, Gangseo-gu, Seoul',
  }),
  school(
    'B107110507',
    '누리국제학교',
    'Nuri International School',
    '각종학교',
    '서울',
    { ko: '서울특별시 용산구 누리로 90', en: '90 Nuri-ro, Yongsan-gu, Seoul' },
    'N',
  ),
];

export const schoolOf = (schlCd: string): School | undefined =>
  schools.find((school) => school.schlCd === schlCd);

/** Schools by name or a part of it, in both languages. */
export const findSchools = (words: string): School[] => {
  const asked = words.trim().toLowerCase();
  return schools.filter(({ schulNm: { ko, en } }) => `${ko} ${en.toLowerCase()}`.includes(asked));
};

/** Cheaper with a student card: by its place, or online; some with a coupon. */
export const benefits = [
  {
    bnftId: 'B1',
    plcNm: { ko: '도담박물관', en: 'Dodam Museum' },
    kndCd: 'MUSE',
    amt: 2000,
    nrmlAmt: 5000,

    addr: { ko: '서울 종로구 도담길 4', en: '4 Dodam-gil, Jongno-gu, Seoul' },
    lat: 37.5781,
    lon: 126.9802,
    cponYn: 'N',
  },
  {
    bnftId: 'B2',
    plcNm: { ko: '별빛시네마', en: 'Starlight Cinema' },
    kndCd: 'CINE',
    amt: 9000,
    nrmlAmt: 14000,

    addr: { ko: '서울 마포구 양화로 188', en: '188 Yanghwa-ro, Mapo-gu, Seoul' },
    lat: 37.5571,
    lon: 126.9245,
    cponYn: 'Y',
  },
  {
    bnftId: 'B3',
    plcNm: { ko: '구름커피', en: 'Cloud Coffee' },
    kndCd: 'CAFE',
    amt: 2500,
    nrmlAmt: 3500,

    addr: { ko: '경기 수원시 팔달구 정조로 830', en: '830 Jeongjo-ro, Suwon' },
    lat: 37.2816,
    lon: 127.0147,
    cponYn: 'Y',
  },
  {
    bnftId: 'B4',
    plcNm: { ko: '책누리 전자책', en: 'Chaeknuri e-books' },
    kndCd: 'BOOK',
    amt: 4900,
    nrmlAmt: 9900,

    addr: { ko: '', en: '' },
    lat: 0,
    lon: 0,
    cponYn: 'N',
  },
] as const;
