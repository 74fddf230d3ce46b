/** Somebody whose points become ours, and ours theirs. */
export interface Partner {
  prtnCd: string;
  prtnName: string;
  prtnEngName: string;
  /** What their points are called. */
  untName: string;
  untEngName: string;
  /** Our points for one of theirs, as a decimal text. */
  inRt: string;
  /** Theirs for one of ours. */
  outRt: string;
  /** At least so many of what is given. */
  minAmt: string;
  /** Takes so many seconds to carry out an order. */
  seconds: number;
  /** What a member has there at the start. */
  opening: number;
}

export const partners: readonly Partner[] = [
  {
    prtnCd: 'RAON',
    prtnName: '라온포인트',
    prtnEngName: 'Raon Points',
    untName: 'P',
    untEngName: 'P',
    inRt: '1',
    outRt: '1',
    minAmt: '100',
    seconds: 0,
    opening: 12_340,
  },
  {
    prtnCd: 'MARU',
    prtnName: '마루쇼핑 적립금',
    prtnEngName: 'Maru Shopping Credits',
    untName: '원',
    untEngName: 'credits',
    inRt: '0.85',
    outRt: '1',
    minAmt: '500',
    seconds: 0,
    opening: 4700,
  },
  {
    prtnCd: 'GIREUM',
    prtnName: '기름나라 포인트',
    prtnEngName: 'Gireum Fuel Points',
    untName: 'P',
    untEngName: 'P',
    inRt: '0.9',
    outRt: '1',
    minAmt: '1000',
    seconds: 0,
    opening: 850,
  },
  {
    prtnCd: 'HANAIR',
    prtnName: '한항공 마일리지',
    prtnEngName: 'Han Air Miles',
    untName: '마일',
    untEngName: 'miles',
    inRt: '12',
    outRt: '0.05',
    minAmt: '100',
    seconds: 4,
    opening: 3200,
  },
];

export function findPartner(code: string): Partner | undefined {
  return partners.find(({ prtnCd }) => prtnCd === code);
}
