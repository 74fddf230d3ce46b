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
      evntTitl: { ko: '가을 산책하기 좋은 휴양림', en: 'Forests for an autumn walk' },
      evntSmryCtnt: {
        ko: '산책길이 있는 휴양림을 모았어요.',
        en: 'Lodges with a trail at the door.',
      },
      ...before(now, -10, 12),
      evntImgDstcd: 'WALK',
      evntCtnt: {
        ko: '<h3>산책길이 있는 휴양림</h3><p>숲나들e에서 산책길을 골라 찾으면 걷기 좋은 휴양림을 볼 수 있어요.</p><p>응모하거나 경품을 드리는 이벤트는 아니에요.</p>',
        en: '<h3>Lodges with a trail</h3><p>Choose trails in Forest lodges to see where to walk.</p><p>There is no draw and no prize.</p>',
      },
      evntLinkNm: { ko: '휴양림 보기', en: 'See the lodges' },
      evntLinkUrlCtnt: '/forest/FTR10000',
      przwnAnounYMS: '',
    },
    {
      hirkEvntID: 'GRP/2026-11',
      evntTitl: { ko: '포인트를 쓰는 세 가지 방법', en: 'Three ways to use points' },
      evntSmryCtnt: {
        ko: '매장에서, 쿠폰 마켓에서, 친구에게 쓸 수 있어요.',
        en: 'In shops, in the coupon market, or for a friend.',
      },
      ...before(now, -15, 15),
      evntImgDstcd: 'COIN',
      evntCtnt: {
        ko: '<ol><li>매장에서 QR로 결제할 때 포인트를 먼저 써요.</li><li>쿠폰 마켓에서 포인트로 쿠폰을 사요.</li><li>친구에게 포인트를 보내요.</li></ol><p>새 소식은 <a href="FAL21000">공지사항</a>에서 확인해 주세요.</p>',
        en: '<ol><li>Use points first when you pay by QR in a shop.</li><li>Buy coupons with points in the coupon market.</li><li>Send points to a friend.</li></ol><p>The <a href="FAL21000">notices</a> have what is new.</p>',
      },
      evntLinkNm: { ko: '', en: '' },
      evntLinkUrlCtnt: '',
      przwnAnounYMS: '',
    },
    {
      hirkEvntID: 'EV1002',
      evntTitl: { ko: '휴양림을 처음 예약하는 분께', en: 'For your first forest stay' },
      evntSmryCtnt: {
        ko: '월렛에서 휴양림을 예약하는 방법을 알려 드려요.',
        en: 'How to book a forest stay in the wallet.',
      },
      ...before(now, -30, 40),
      evntImgDstcd: 'FOREST',
      evntCtnt: {
        ko: '<p>날짜와 사람 수를 고르면 빈방과 값을 바로 볼 수 있어요. 취소할 때 돌려받는 금액은 예약하기 전에 알려 드려요.</p>',
        en: '<p>Choose days and people to see free rooms and their prices. What you get back when you cancel is shown before you book.</p>',
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
