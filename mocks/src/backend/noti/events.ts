import { prizeNumber } from '../cpon/registering.ts';
import type { Words } from '../language.ts';
import { daysFrom } from '../seoulTime.ts';

/** One event. The times are the first moment of it and the first moment after it. */
export interface WireEvent {
  hirkEvntID: string;
  evntTitl: Words;
  evntSmryCtnt: Words;
  evntStartYMS: string;
  evntEndYMS: string;
  evntImgDstcd: string;
  /** html */
  evntCtnt: Words;
  evntLinkNm: Words;
  evntLinkUrlCtnt: string;
  /** when the winners are named; empty where nobody wins anything */
  przwnAnounYMS: string;
}

/** A prize and who won it, as it may be published: names and numbers masked by the server. */
export interface WirePrize {
  przNm: Words;
  przwnList: { przwnNm: string; mphonNo: string }[];
}

const notes: Words = {
  ko: '<h3>유의사항</h3><ul><li>이벤트는 사정에 따라 바뀌거나 일찍 끝날 수 있어요.</li><li>부정한 방법으로 참여하신 경우 당첨이 취소돼요.</li></ul>',
  en: '<h3>Please note</h3><ul><li>The event may change or end early.</li><li>Prizes won by abuse are withdrawn.</li></ul>',
};

const before = (now: Date, start: number, end: number) => ({
  evntStartYMS: daysFrom(now, start),
  evntEndYMS: daysFrom(now, end),
});

/** Running ones first to end, then the ended ones. */
export function eventsAt(now: Date): WireEvent[] {
  return [
    {
      hirkEvntID: 'EV1001',
      evntTitl: { ko: '가을 산책 걷기 이벤트', en: 'Autumn walking event' },
      evntSmryCtnt: {
        ko: '하루 5천 걸음, 포인트 응모권을 드려요.',
        en: '5,000 steps a day, and a chance to win points.',
      },
      ...before(now, -10, 12),
      evntImgDstcd: 'WALK',
      evntCtnt: {
        ko: `<h3>참여 방법</h3><ol><li>월렛에서 걸음 수 연동에 동의해요.</li><li>하루 5천 걸음을 걸으면 응모권 한 장을 드려요.</li></ol><h3>경품</h3><table><tr><th scope="row">1등 (3명)</th><td>포인트 100,000P</td></tr><tr><th scope="row">2등 (100명)</th><td>포인트 5,000P</td></tr></table>${notes.ko}`,
        en: `<h3>How to take part</h3><ol><li>Agree that the wallet counts your steps.</li><li>For 5,000 steps a day you get one ticket.</li></ol><h3>Prizes</h3><table><tr><th scope="row">1st (3 people)</th><td>100,000 points</td></tr><tr><th scope="row">2nd (100 people)</th><td>5,000 points</td></tr></table>${notes.en}`,
      },
      evntLinkNm: { ko: '걷기 시작하기', en: 'Start walking' },
      evntLinkUrlCtnt: '/lab/FLA61000?type=walk&event=EV1001',
      przwnAnounYMS: daysFrom(now, 20),
    },
    {
      hirkEvntID: 'GRP/2026-11',
      evntTitl: { ko: '이번 달 포인트 두 배 적립', en: 'Double points this month' },
      evntSmryCtnt: {
        ko: '포인트를 모으고 쓰는 방법을 모았어요.',
        en: 'How to collect and spend points.',
      },
      ...before(now, -15, 15),
      evntImgDstcd: 'COIN',
      evntCtnt: {
        ko: `<p>가맹점에서 포인트로 먼저 결제하고 모자란 만큼만 계좌에서 내실 수 있어요.</p><p>자세한 기준은 <a href="FAL21000">공지사항</a>에서 확인해 주세요.</p>${notes.ko}`,
        en: `<p>At shops you can pay with points first, and only the rest out of your account.</p><p>See the <a href="FAL21000">notices</a> for details.</p>${notes.en}`,
      },
      evntLinkNm: { ko: '', en: '' },
      evntLinkUrlCtnt: '',
      przwnAnounYMS: '',
    },
    {
      hirkEvntID: 'EV1002',
      evntTitl: { ko: '휴양림 첫 예약 축하 쿠폰', en: 'A coupon for your first forest stay' },
      evntSmryCtnt: {
        ko: '월렛에서 처음 예약하시는 분께 5천 원 쿠폰을 드려요.',
        en: '5,000 won off for those who book in the wallet for the first time.',
      },
      ...before(now, -30, 40),
      evntImgDstcd: 'FOREST',
      evntCtnt: {
        ko: `<p>월렛에서 휴양림을 처음 예약하시면 다음에 쓰실 수 있는 5천 원 쿠폰을 드려요.</p>${notes.ko}`,
        en: `<p>Book a forest stay in the wallet for the first time, and get a coupon of 5,000 won for the next one.</p>${notes.en}`,
      },
      evntLinkNm: { ko: '휴양림 예약하기', en: 'Book a forest stay' },
      evntLinkUrlCtnt: '/forest/FTR10000',
      przwnAnounYMS: '',
    },
    {
      hirkEvntID: 'EV0909',
      evntTitl: { ko: '여름휴가 인증 이벤트', en: 'Summer holiday event' },
      evntSmryCtnt: {
        ko: '여행지에서 월렛 결제를 인증해 주세요.',
        en: 'Show us that you paid with the wallet on holiday.',
      },
      ...before(now, -70, -6),
      evntImgDstcd: 'GIFT',
      evntCtnt: {
        ko: `<p>여행지에서 월렛으로 결제한 분 가운데 추첨하여 경품을 드려요.</p>${notes.ko}`,
        en: `<p>Among those who paid with the wallet on holiday we draw the winners.</p>${notes.en}`,
      },
      evntLinkNm: { ko: '', en: '' },
      evntLinkUrlCtnt: '',
      przwnAnounYMS: daysFrom(now, -2, '100000'),
    },
    {
      hirkEvntID: 'EV0908',
      evntTitl: { ko: '전자영수증 모으기', en: 'Collect electronic receipts' },
      evntSmryCtnt: {
        ko: '종이 영수증 대신 전자영수증을 모아 주세요.',
        en: 'Collect electronic receipts instead of paper ones.',
      },
      ...before(now, -50, -3),
      evntImgDstcd: 'TICKET',
      evntCtnt: {
        ko: `<p>전자영수증 10장을 모으신 분 가운데 추첨하여 경품을 드려요.</p>${notes.ko}`,
        en: `<p>Among those who collected 10 electronic receipts we draw the winners.</p>${notes.en}`,
      },
      evntLinkNm: { ko: '', en: '' },
      evntLinkUrlCtnt: '',
      przwnAnounYMS: daysFrom(now, 4, '100000'),
    },
    {
      hirkEvntID: 'EV0907',
      evntTitl: { ko: '봄맞이 포인트 적립', en: 'Spring points' },
      evntSmryCtnt: { ko: '봄 한 달 동안 포인트를 더 드렸어요.', en: 'More points for a month of spring.' },
      ...before(now, -200, -170),
      evntImgDstcd: 'COIN',
      evntCtnt: {
        ko: `<p>봄 한 달 동안 결제하신 모든 분께 포인트를 더 적립해 드렸어요.</p>`,
        en: `<p>Everybody who paid during a month of spring earned more points.</p>`,
      },
      evntLinkNm: { ko: '', en: '' },
      evntLinkUrlCtnt: '',
      przwnAnounYMS: '',
    },
  ];
}

const voucher: Words = { ko: '국내 여행 상품권 30만 원', en: 'A travel voucher of 300,000 won' };

/** Who won, once it is announced. */
export const prizesOf: Readonly<Record<string, readonly WirePrize[]>> = {
  EV0909: [
    {
      przNm: voucher,
      przwnList: [
        { przwnNm: '김*늘', mphonNo: '010-****-1201' },
        { przwnNm: '박*훈', mphonNo: '010-****-7730' },
      ],
    },
    {
      przNm: { ko: '포인트 5,000P', en: '5,000 points' },
      przwnList: [
        { przwnNm: '이*수', mphonNo: '010-****-0412' },
        { przwnNm: '최*', mphonNo: '010-****-5566' },
        { przwnNm: 'E** J******', mphonNo: '010-****-2093' },
      ],
    },
  ],
};

/** What a member won, by event and member, and the name that stands for them; taking part and winning nothing is null. */
export const partOf: Readonly<
  Record<string, Readonly<Record<string, { przNm: Words; number: string; mphonNo: string } | null>>>
> = {
  EV0909: {
    W000000001: { przNm: voucher, number: prizeNumber, mphonNo: '010-****-1201' },
    W000000003: null,
  },
};
