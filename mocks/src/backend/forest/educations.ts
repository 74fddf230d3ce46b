import { plusDays, seoulDay } from './days.ts';

/** A guided programme; it is held on some days after today. */
export interface Education {
  eduId: string;
  forestId: string;
  eduNm: string;
  eduEngNm: string;
  eduCtnt: string;
  eduEngCtnt: string;
  trgtCtnt: string;
  trgtEngCtnt: string;
  bgnHm: string;
  rqdMi: number;
  cpctCnt: number;
  /** Already applied for by others. */
  takenCnt: number;
  inDays: number;
}

export interface EducationBooking {
  eduBkngNo: string;
  memberId: string;
  intentId: string;
  eduId: string;
  eduYmd: string;
  prsnCnt: number;
  aplcntNm: string;
  aplcntMtlno: string;
  eduBkngStcd: 'APLY' | 'CNCL';
}

export const educations: readonly Education[] = [
  {
    eduId: 'E01',
    forestId: 'F01',
    eduNm: '숲해설 산책',
    eduEngNm: 'Guided forest walk',
    eduCtnt: '숲해설가와 함께 잣나무 숲길을 걸으며 나무와 새 이야기를 들어요.',
    eduEngCtnt: 'Walk the pine trail with a guide and hear about its trees and birds.',

    trgtCtnt: '누구나',
    trgtEngCtnt: 'Everyone',

    bgnHm: '1000',
    rqdMi: 90,
    cpctCnt: 20,
    takenCnt: 12,
    inDays: 3,
  },
  {
    eduId: 'E02',
    forestId: 'F05',
    eduNm: '유아 숲체험',
    eduEngNm: 'Forest play for children',
    eduCtnt: '도토리와 낙엽으로 놀며 숲과 친해지는 시간이에요. 보호자가 함께해요.',
    eduEngCtnt: 'Children play with acorns and leaves, together with a guardian.',

    trgtCtnt: '5~7세 어린이와 보호자',
    trgtEngCtnt: 'Children of 5 to 7 with a guardian',

    bgnHm: '1330',
    rqdMi: 60,
    cpctCnt: 12,
    takenCnt: 10,
    inDays: 5,
  },
  {
    eduId: 'E03',
    forestId: 'F07',
    eduNm: '대나무 공예',
    eduEngNm: 'Bamboo craft',
    eduCtnt: '담양 대나무로 나만의 찻잔 받침을 만들어요.',
    eduEngCtnt: 'Make your own coaster out of Damyang bamboo.',

    trgtCtnt: '초등학생 이상',
    trgtEngCtnt: 'From 8 years',

    bgnHm: '1500',
    rqdMi: 120,
    cpctCnt: 10,
    takenCnt: 10,
    inDays: 6,
  },
  {
    eduId: 'E04',
    forestId: 'F03',
    eduNm: '밤하늘 별 보기',
    eduEngNm: 'Stargazing',
    eduCtnt: '고원 관측대에서 망원경으로 계절 별자리를 찾아봐요.',
    eduEngCtnt: 'Find the constellations of the season with a telescope.',

    trgtCtnt: '누구나',
    trgtEngCtnt: 'Everyone',

    bgnHm: '2000',
    rqdMi: 80,
    cpctCnt: 16,
    takenCnt: 4,
    inDays: 9,
  },
  {
    eduId: 'E05',
    forestId: 'F08',
    eduNm: '편백숲 명상',
    eduEngNm: 'Cypress meditation',
    eduCtnt: '편백 숲에서 호흡을 고르고 몸을 풀어 주는 산림치유 프로그램이에요.',
    eduEngCtnt: 'Breathe and stretch among the cypresses.',

    trgtCtnt: '만 14세 이상',
    trgtEngCtnt: 'From 14 years',

    bgnHm: '0930',
    rqdMi: 100,
    cpctCnt: 15,
    takenCnt: 6,
    inDays: 12,
  },
];

export function findEducation(eduId: string): Education | undefined {
  return educations.find((education) => education.eduId === eduId);
}

export function educationDay(education: Education, now: Date): string {
  return plusDays(seoulDay(now), education.inDays);
}
