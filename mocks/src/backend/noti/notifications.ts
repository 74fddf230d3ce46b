import { addDays, dayText, formatCount, todaySeoul } from '@wallet/kit/format';
import { findRoom } from '../forest/forests.ts';
import { nightAmount } from '../forest/nights.ts';
import type { Words } from '../language.ts';
import { daysFrom } from '../seoulTime.ts';
import { maintenanceDay } from './notices.ts';

interface WireFact {
  dtlNm: Words;
  dtlCtnt: Words;
}

const fact = (name: readonly [string, string], text: readonly [string, string]): WireFact => ({
  dtlNm: { ko: name[0], en: name[1] },
  dtlCtnt: { ko: text[0], en: text[1] },
});

/** One notification of the inbox, its words in both languages. Kinds: 01 use of services, 02 benefits, 03 guidance. */
export interface WireNotification {
  alrmSerno: string;
  alrmDstcd: string;
  alrmTitl: Words;
  alrmCtnt: Words;
  /** what it is about, in figures and days */
  alrmDtlList: WireFact[];
  alrmRegiYMS: string;
  readYn: 'Y' | 'N';
  alrmLinkNm: Words;
  alrmLinkUrlCtnt: string;
}

export type Sent = Omit<WireNotification, 'readYn' | 'alrmLinkNm' | 'alrmLinkUrlCtnt' | 'alrmDtlList'> &
  Partial<Pick<WireNotification, 'alrmLinkNm' | 'alrmLinkUrlCtnt' | 'alrmDtlList'>>;

/** A notification with what it need not have. */
export function filled(sent: Sent, readYn: 'Y' | 'N'): WireNotification {
  return { alrmLinkNm: { ko: '', en: '' }, alrmLinkUrlCtnt: '', alrmDtlList: [], ...sent, readYn };
}

/** Sent to everybody, visitors too. */
export function publicNotifications(now: Date): WireNotification[] {
  const day = maintenanceDay(now);
  const sent: Sent[] = [
    {
      alrmSerno: 'P2003',
      alrmDstcd: '03',
      alrmTitl: { ko: '월렛 점검 안내', en: 'Wallet maintenance' },
      alrmCtnt: {
        ko: `${day.ko} 새벽 2시부터 4시까지 점검해요. 그동안은 결제와 조회를 이용하실 수 없어요.`,
        en: `${day.en}, 2 AM to 4 AM. Payments and account views are unavailable then.`,
      },
      alrmDtlList: [
        fact(['점검 날짜', 'Day'], [day.ko, day.en]),
        fact(['점검 시간', 'Time'], ['02:00~04:00', '2 AM to 4 AM']),
        fact(
          ['멈추는 서비스', 'Affected'],
          ['결제, 포인트 조회, 증명서 발급', 'Payments, points, certificates'],
        ),
      ],
      alrmRegiYMS: daysFrom(now, -1, '100000'),
      alrmLinkNm: { ko: '공지 보기', en: 'See the notice' },
      alrmLinkUrlCtnt: 'FAL21100|anounSerno=N1012',
    },
    {
      alrmSerno: 'P2002',
      alrmDstcd: '02',
      alrmTitl: { ko: '가을 산책 걷기 이벤트', en: 'Autumn walking event' },
      alrmCtnt: {
        ko: '하루 5천 걸음만 걸어도 포인트 응모권을 드려요.',
        en: 'Walk 5,000 steps a day for a chance to win points.',
      },
      alrmRegiYMS: daysFrom(now, -4, '110000'),
      alrmLinkNm: { ko: '이벤트 보기', en: 'See the event' },
      alrmLinkUrlCtnt: 'FAL31100|hirkEvntID=EV1001',
    },
    {
      alrmSerno: 'P2001',
      alrmDstcd: '03',
      alrmTitl: { ko: '월렛 활용백서가 새로 나왔어요', en: 'The wallet guide is out' },
      alrmCtnt: {
        ko: '처음 쓰시는 분도 쉽게 따라 할 수 있도록 월렛 사용법을 정리했어요.',
        en: 'How to use the wallet, step by step, for those who are new to it.',
      },
      alrmRegiYMS: daysFrom(now, -20, '093000'),
      alrmLinkNm: { ko: '활용백서 보기', en: 'Read the guide' },
      alrmLinkUrlCtnt: 'FUW10000',
    },
  ];
  return sent.map((each) => filled(each, 'Y'));
}

interface Everyday {
  title: Words;
  text: Words;
  facts?: WireFact[];
  /** 03 is guidance; use of services unless told */
  kind?: '03';
  /** where it leads and what its button says; not every one leads somewhere */
  to?: readonly [link: string, ko: string, en: string];
}

/** Where points that came or went are told in full. */
const pointHistory = ['/point/FPO41100', '이용 내역 보기', 'See your points'] as const;

/** What comes of using the wallet every day. */
const everyday: readonly Everyday[] = [
  {
    title: { ko: '포인트 320P가 적립됐어요', en: 'You earned 320P' },
    text: { ko: '한빛마트 결제로 적립됐어요.', en: 'From your payment at Hanbit Mart.' },
    facts: [
      fact(['적립 포인트', 'Points'], ['320P', '320P']),
      fact(['가맹점', 'Shop'], ['한빛마트', 'Hanbit Mart']),
    ],
    to: pointHistory,
  },
  {
    title: { ko: '주민등록등본을 발급했어요', en: 'Your resident record is ready' },
    text: { ko: '전자문서지갑에서 90일 동안 볼 수 있어요.', en: 'It stays in your wallet for 90 days.' },
    to: ['/certi/FCE15000', '증명서 보기', 'See the certificate'],
  },
  {
    title: { ko: '12,400원을 결제했어요', en: 'You paid ₩12,400' },
    text: { ko: '서림커피에서 QR로 결제했어요.', en: 'QR payment at Seorim Coffee.' },
    facts: [
      fact(['결제 금액', 'Amount'], ['12,400원', '₩12,400']),
      fact(['가맹점', 'Shop'], ['서림커피', 'Seorim Coffee']),
      fact(['결제 방법', 'Paid by'], ['QR 결제', 'QR']),
    ],
    to: ['/fpayment/FFQ03000', '결제 보기', 'See your payments'],
  },
  {
    title: { ko: '포인트 5,000P를 보냈어요', en: 'You sent 5,000P' },
    text: { ko: '박*훈 님이 받았어요.', en: 'Received by Park J****.' },
    facts: [
      fact(['보낸 포인트', 'Points'], ['5,000P', '5,000P']),
      fact(['받은 사람', 'Received by'], ['박*훈', 'Park J****']),
    ],
    to: pointHistory,
  },
  {
    title: { ko: '쿠폰 2장이 곧 끝나요', en: 'Two coupons expire soon' },
    text: { ko: '두 장 모두 3일 안에 써야 해요.', en: 'You have three days left to use them.' },
    to: ['/cpon/FCP10000', '쿠폰 보기', 'See your coupons'],
  },
];

/** Enough for a second page. */
const OLDER = 14;

/** The oldest of them, and it leads nowhere. */
const passwordChanged: Everyday = {
  title: { ko: '비밀번호를 바꿨어요', en: 'Your password was changed' },
  text: {
    ko: '직접 바꾸지 않았다면 고객센터에 알려 주세요.',
    en: 'If it was not you, tell our customer centre.',
  },
  kind: '03',
};

/** What the stay costs and when it begins and ends, as the forest has it. */
function factsOfStay(from: string): WireFact[] {
  const until = addDays(from, 1);
  const room = findRoom('F01R1')?.room;
  const won = room ? formatCount(nightAmount(room, from)) : '';
  return [
    fact(['입실', 'Check-in'], [`${dayText(from, 'ko')} 오후 3시`, `${dayText(from, 'en')}, 3 PM`]),
    fact(['퇴실', 'Check-out'], [`${dayText(until, 'ko')} 오전 11시`, `${dayText(until, 'en')}, 11 AM`]),
    fact(['인원', 'Guests'], ['3명, 차량 1대', '3 guests, 1 car']),
    fact(['결제 금액', 'Paid'], [`${won}원`, `₩${won}`]),
  ];
}

/**
 * A member's own, as they stand at the start; the first ones are unread. The stay is the one that the forest knows of
 * (`forestState`): each says what it is about, not its title once more.
 */
export function ownNotifications(now: Date): WireNotification[] {
  const stay = addDays(todaySeoul(now), 5);
  const first: Sent[] = [
    {
      alrmSerno: 'M3005',
      alrmDstcd: '01',
      alrmTitl: { ko: '휴양림 예약이 완료됐어요', en: 'Your forest stay is booked' },
      alrmCtnt: {
        ko: `${dayText(stay, 'ko')}부터 1박, 가온숲 자연휴양림 잣나무집이에요.`,
        en: `Gaon Forest Lodge, Pine House: one night from ${dayText(stay, 'en')}.`,
      },
      alrmDtlList: factsOfStay(stay),
      alrmRegiYMS: daysFrom(now, 0, '000500'),
      alrmLinkNm: { ko: '예약 보기', en: 'See your bookings' },
      alrmLinkUrlCtnt: '/forest/FTR61000',
    },
    {
      alrmSerno: 'M3004',
      alrmDstcd: '02',
      alrmTitl: { ko: '이번 달 포인트 두 배 적립', en: 'Double points this month' },
      alrmCtnt: {
        ko: '이벤트 기간에 월렛으로 결제하시면 포인트를 두 배로 적립해 드려요.',
        en: 'Pay with the wallet while the event runs and earn double points.',
      },
      alrmRegiYMS: daysFrom(now, -2, '141500'),
      alrmLinkNm: { ko: '이벤트 보기', en: 'See the event' },
      alrmLinkUrlCtnt: 'FAL31100|hirkEvntID=GRP%2F2026-11',
    },
    {
      alrmSerno: 'M3003',
      alrmDstcd: '01',
      alrmTitl: { ko: '포인트 1,200P가 적립됐어요', en: 'You earned 1,200P' },
      alrmCtnt: {
        ko: '한빛마트에서 현장 결제하고 받은 포인트예요.',
        en: 'From your payment at Hanbit Mart.',
      },
      alrmDtlList: [
        fact(['적립 포인트', 'Points'], ['1,200P', '1,200P']),
        fact(['가맹점', 'Shop'], ['한빛마트', 'Hanbit Mart']),
      ],
      alrmRegiYMS: daysFrom(now, -3, '183000'),
      alrmLinkNm: { ko: pointHistory[1], en: pointHistory[2] },
      alrmLinkUrlCtnt: pointHistory[0],
    },
  ];
  const older: Sent[] = Array.from({ length: OLDER }, (_, index) => {
    const {
      title,
      text,
      facts = [],
      kind = '01',
      to: [link = '', ko = '', en = ''] = [],
    } = index === OLDER - 1 ? passwordChanged : (everyday[index % everyday.length] as Everyday);
    return {
      alrmSerno: `M${2900 - index}`,
      alrmDstcd: kind,
      alrmTitl: title,
      alrmCtnt: text,
      alrmDtlList: facts,
      alrmLinkNm: { ko, en },
      alrmLinkUrlCtnt: link,
      alrmRegiYMS: daysFrom(
        now,
        -6 - index * 3,
        `${String(9 + ((index * 5) % 12)).padStart(2, '0')}${String((index * 17) % 60).padStart(2, '0')}00`,
      ),
    };
  });
  return [...first.map((each) => filled(each, 'N')), ...older.map((each) => filled(each, 'Y'))];
}
