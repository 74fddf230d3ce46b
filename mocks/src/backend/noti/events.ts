import { daysFrom } from '../seoulDays.ts';

/** One event. The times are the first moment of it and the first moment after it. */
export interface WireEvent {
  hirkEvntID: string;
  evntTitl: string;
  evntSmryCtnt: string;
  evntStartYMS: string;
  evntEndYMS: string;
  evntImgDstcd: string;
  /** html */
  evntCtnt: string;
  evntLinkNm: string;
  evntLinkUrlCtnt: string;
  /** when the winners are named; empty where nobody wins anything */
  przwnAnounYMS: string;
}

/** A prize and who won it, as it may be published: names and numbers masked by the server. */
export interface WirePrize {
  przNm: string;
  przwnList: { przwnNm: string; mphonNo: string }[];
}

const notes =
  '<h3>유의사항</h3><ul><li>이벤트는 사정에 따라 바뀌거나 일찍 끝날 수 있습니다.</li><li>부정한 방법으로 참여하신 경우 당첨이 취소됩니다.</li></ul>';

const before = (now: Date, start: number, end: number) => ({
  evntStartYMS: daysFrom(now, start),
  evntEndYMS: daysFrom(now, end),
});

/** Running ones first to end, then the ended ones. */
export function eventsAt(now: Date): WireEvent[] {
  return [
    {
      hirkEvntID: 'EV1001',
      evntTitl: '가을 산책 걷기 이벤트',
      evntSmryCtnt: '하루 5천 걸음, 포인트 응모권을 드립니다.',
      ...before(now, -10, 12),
      evntImgDstcd: 'WALK',
      evntCtnt: `<h3>참여 방법</h3><ol><li>월렛에서 걸음 수 연동에 동의합니다.</li><li>하루 5천 걸음을 걸으면 응모권 한 장을 드립니다.</li></ol><h3>경품</h3><table><tr><th scope="row">1등 (3명)</th><td>포인트 100,000P</td></tr><tr><th scope="row">2등 (100명)</th><td>포인트 5,000P</td></tr></table>${notes}`,
      evntLinkNm: '새 서비스 체험하러 가기',
      evntLinkUrlCtnt: '/lab/FLA61000?type=walk&event=EV1001',
      przwnAnounYMS: daysFrom(now, 20),
    },
    {
      hirkEvntID: 'GRP/2026-11',
      evntTitl: '이번 달 포인트 두 배 적립',
      evntSmryCtnt: '월렛으로 결제하면 포인트가 두 배입니다.',
      ...before(now, -15, 15),
      evntImgDstcd: 'COIN',
      evntCtnt: `<p>기간 중 월렛으로 결제하시면 기본 적립의 두 배를 드립니다. 따로 응모하지 않으셔도 됩니다.</p><p>자세한 적립 기준은 <a href="FAL21000">공지사항</a>에서 확인해 주세요.</p>${notes}`,
      evntLinkNm: '',
      evntLinkUrlCtnt: '',
      przwnAnounYMS: '',
    },
    {
      hirkEvntID: 'EV1002',
      evntTitl: '휴양림 첫 예약 축하 쿠폰',
      evntSmryCtnt: '월렛에서 처음 예약하시는 분께 5천 원 쿠폰을 드립니다.',
      ...before(now, -30, 40),
      evntImgDstcd: 'FOREST',
      evntCtnt: `<p>월렛에서 휴양림을 처음 예약하시면 다음에 쓰실 수 있는 5천 원 쿠폰을 드립니다.</p>${notes}`,
      evntLinkNm: '휴양림 예약하기',
      evntLinkUrlCtnt: '/forest/FTR10000',
      przwnAnounYMS: '',
    },
    {
      hirkEvntID: 'EV0909',
      evntTitl: '여름휴가 인증 이벤트',
      evntSmryCtnt: '여행지에서 월렛 결제를 인증해 주세요.',
      ...before(now, -70, -6),
      evntImgDstcd: 'GIFT',
      evntCtnt: `<p>여행지에서 월렛으로 결제한 분 가운데 추첨하여 경품을 드립니다.</p>${notes}`,
      evntLinkNm: '',
      evntLinkUrlCtnt: '',
      przwnAnounYMS: daysFrom(now, -2, '100000'),
    },
    {
      hirkEvntID: 'EV0908',
      evntTitl: '전자영수증 모으기',
      evntSmryCtnt: '종이 영수증 대신 전자영수증을 모아 주세요.',
      ...before(now, -50, -3),
      evntImgDstcd: 'TICKET',
      evntCtnt: `<p>전자영수증 10장을 모으신 분 가운데 추첨하여 경품을 드립니다.</p>${notes}`,
      evntLinkNm: '',
      evntLinkUrlCtnt: '',
      przwnAnounYMS: daysFrom(now, 4, '100000'),
    },
    {
      hirkEvntID: 'EV0907',
      evntTitl: '봄맞이 포인트 적립',
      evntSmryCtnt: '봄 한 달 동안 포인트를 더 드렸습니다.',
      ...before(now, -200, -170),
      evntImgDstcd: 'COIN',
      evntCtnt: `<p>봄 한 달 동안 결제하신 모든 분께 포인트를 더 적립해 드렸습니다.</p>`,
      evntLinkNm: '',
      evntLinkUrlCtnt: '',
      przwnAnounYMS: '',
    },
  ];
}

/** Who won, once it is announced. */
export const prizesOf: Readonly<Record<string, readonly WirePrize[]>> = {
  EV0909: [
    {
      przNm: '국내 여행 상품권 30만 원',
      przwnList: [
        { przwnNm: '김*늘', mphonNo: '010-****-1201' },
        { przwnNm: '박*훈', mphonNo: '010-****-7730' },
      ],
    },
    {
      przNm: '포인트 5,000P',
      przwnList: [
        { przwnNm: '이*수', mphonNo: '010-****-0412' },
        { przwnNm: '최*', mphonNo: '010-****-5566' },
        { przwnNm: 'E** J******', mphonNo: '010-****-2093' },
      ],
    },
  ],
};

/** What a member won, by event and member; taking part and winning nothing is an empty text. */
export const partOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  EV0909: { W000000001: '국내 여행 상품권 30만 원', W000000003: '' },
};
