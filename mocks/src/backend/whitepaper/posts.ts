import type { Words } from '../language.ts';
import { daysFrom } from '../seoulTime.ts';

/** An upper post. Subjects: 01 first steps, 02 payment and points, 03 identity and documents, 04 daily life. */
export interface WirePost {
  upPstID: string;
  pstSbjtDstcd: '01' | '02' | '03' | '04';
  /** its picture: 01 phone, 02 bell, 03 coin, 04 ID card, 05 forest */
  pstImgDstcd: '01' | '02' | '03' | '04' | '05';
  pstTitl: Words;
  pstSmryCtnt: Words;
  pstRegiYMS: string;
}

interface WireChapter {
  pstID: string;
  pstTitl: Words;
  /** html */
  pstCtnt: Words;
}

/** In the order of the book. */
export function postsAt(now: Date): WirePost[] {
  return [
    {
      upPstID: 'WP01',
      pstSbjtDstcd: '01',
      pstImgDstcd: '01',
      pstTitl: { ko: '월렛 시작하기', en: 'Start with the wallet' },
      pstSmryCtnt: {
        ko: '가입부터 첫 화면까지, 처음 쓰시는 분을 위한 안내예요.',
        en: 'From signing up to the first screen, for those new to it.',
      },
      pstRegiYMS: daysFrom(now, -40, '100000'),
    },
    {
      upPstID: 'WP02',
      pstSbjtDstcd: '01',
      pstImgDstcd: '02',
      pstTitl: { ko: '알림을 내게 맞추기', en: 'Choose your notifications' },
      pstSmryCtnt: { ko: '꼭 필요한 알림만 받는 방법이에요.', en: 'How to get only those you need.' },
      pstRegiYMS: daysFrom(now, -33, '100000'),
    },
    {
      upPstID: 'WP03',
      pstSbjtDstcd: '02',
      pstImgDstcd: '03',
      pstTitl: { ko: '포인트 모으고 쓰기', en: 'Earn and use points' },
      pstSmryCtnt: {
        ko: '적립부터 현장 결제까지 포인트를 쓰는 모든 방법이에요.',
        en: 'From earning to paying in a shop, all that points can do.',
      },
      pstRegiYMS: daysFrom(now, -25, '100000'),
    },
    {
      upPstID: 'WP04',
      pstSbjtDstcd: '03',
      pstImgDstcd: '04',
      pstTitl: { ko: '모바일 신분증 발급하기', en: 'Get a mobile ID' },
      pstSmryCtnt: {
        ko: '준비물과 발급 순서, 분실하셨을 때 할 일을 정리했어요.',
        en: 'What to bring, how it is issued, and what to do if you lose it.',
      },
      pstRegiYMS: daysFrom(now, -14, '100000'),
    },
    {
      upPstID: 'WP05',
      pstSbjtDstcd: '04',
      pstImgDstcd: '05',
      pstTitl: { ko: '휴양림 예약 한 번에 끝내기', en: 'Book a forest lodge in one go' },
      pstSmryCtnt: {
        ko: '날짜 선택, 결제, 취소 수수료까지 차례로 알려 드려요.',
        en: 'Dates, payment and cancellation fees, step by step.',
      },
      pstRegiYMS: daysFrom(now, -5, '100000'),
    },
  ];
}

export const chaptersOf: Readonly<Record<string, readonly WireChapter[]>> = {
  WP01: [
    {
      pstID: 'WP01-1',
      pstTitl: { ko: '가입 준비물', en: 'What you need' },
      pstCtnt: {
        ko: '<p>본인 명의 휴대폰과 신분증을 준비해 주세요.</p><ul><li>만 14세 미만은 보호자 동의가 필요해요.</li><li>외국인 고객은 외국인등록증으로 가입하실 수 있어요.</li></ul>',
        en: '<p>Have a phone in your own name and an ID card ready.</p><ul><li>Under 14, a parent or guardian has to agree.</li><li>From abroad? Sign up with your residence card.</li></ul>',
      },
    },
    {
      pstID: 'WP01-2',
      pstTitl: { ko: '가입 순서', en: 'How to sign up' },
      pstCtnt: {
        ko: '<ol><li>휴대폰으로 본인 확인을 해요.</li><li>약관에 동의해요.</li><li>비밀번호를 정하면 끝이에요.</li></ol><p>지금 <a href="/mber/FME72000">가입하기</a></p>',
        en: '<ol><li>Verify yourself with your phone.</li><li>Agree to the terms.</li><li>Choose a password, and you are done.</li></ol><p><a href="/mber/FME72000">Sign up now</a></p>',
      },
    },
    {
      pstID: 'WP01-3',
      pstTitl: { ko: '첫 화면 살펴보기', en: 'A look at the first screen' },
      pstCtnt: {
        ko: '<p>첫 화면에서는 내 자산과 카드를 한눈에 보실 수 있어요. 카드 순서는 언제든지 바꾸실 수 있어요.</p>',
        en: '<p>It shows your assets and cards at a glance. You can change the order of cards at any time.</p>',
      },
    },
  ],
  WP02: [
    {
      pstID: 'WP02-1',
      pstTitl: { ko: '알림의 종류', en: 'Kinds of notifications' },
      pstCtnt: {
        ko: '<p>알림은 세 가지예요.</p><table><caption>알림 종류</caption><tr><th scope="col">종류</th><th scope="col">내용</th></tr><tr><td>이용·적립</td><td>예약, 결제, 적립</td></tr><tr><td>안내</td><td>점검, 약관 변경</td></tr><tr><td>혜택</td><td>이벤트, 할인 (동의하신 분께만)</td></tr></table>',
        en: '<p>There are three kinds.</p><table><caption>Kinds of notifications</caption><tr><th scope="col">Kind</th><th scope="col">About</th></tr><tr><td>Activity</td><td>Bookings, payments, points</td></tr><tr><td>Service</td><td>Maintenance, new terms</td></tr><tr><td>Benefits</td><td>Events and discounts, if you agreed</td></tr></table>',
      },
    },
    {
      pstID: 'WP02-2',
      pstTitl: { ko: '켜고 끄기', en: 'Turn them on and off' },
      pstCtnt: {
        ko: '<p><a href="FAL13000">알림 설정</a>에서 종류마다 켜고 끄실 수 있어요.</p>',
        en: '<p>Turn each kind on or off in <a href="FAL13000">notification settings</a>.</p>',
      },
    },
  ],
  WP03: [
    {
      pstID: 'WP03-1',
      pstTitl: { ko: '모으기', en: 'Earn' },
      pstCtnt: {
        ko: '<p>월렛으로 결제하시면 결제 금액의 일부가 포인트로 쌓여요.</p>',
        en: '<p>Pay with the wallet, and part of what you pay comes back as points.</p>',
      },
    },
    {
      pstID: 'WP03-2',
      pstTitl: { ko: '쓰기', en: 'Use' },
      pstCtnt: {
        ko: '<p>가맹점에서 결제하실 때 1포인트를 1원처럼 쓰실 수 있어요.</p>',
        en: '<p>In shops, one point is worth one won.</p>',
      },
    },
  ],
  WP04: [
    {
      pstID: 'WP04-1',
      pstTitl: { ko: '발급하기', en: 'Get it issued' },
      pstCtnt: {
        ko: '<p>실물 신분증을 들고 가까운 발급 기관을 방문해 주세요.</p><p>발급 기관은 <a href="https://www.mobileid.go.kr/">모바일 신분증 누리집</a>에서 찾으실 수 있어요.</p>',
        en: '<p>Visit an office near you with your ID card.</p><p>Find one on the <a href="https://www.mobileid.go.kr/">Mobile ID website</a>.</p>',
      },
    },
    {
      pstID: 'WP04-2',
      pstTitl: { ko: '휴대폰을 잃어버리셨다면', en: 'If you lose your phone' },
      pstCtnt: {
        ko: '<p>다른 사람이 쓰지 못하도록 바로 분실 신고를 해 주세요.</p>',
        en: '<p>Report it at once, so that nobody else can use it.</p>',
      },
    },
  ],
  WP05: [
    {
      pstID: 'WP05-1',
      pstTitl: { ko: '예약하기', en: 'Book' },
      pstCtnt: {
        ko: '<p>내일부터 42일 뒤까지 한 번에 3박까지 예약하실 수 있어요. <a href="/forest/FTR10000">휴양림 찾아보기</a></p>',
        en: '<p>Book up to 3 nights at a time, from tomorrow until 42 days from now. <a href="/forest/FTR10000">Find a forest lodge</a></p>',
      },
    },
    {
      pstID: 'WP05-2',
      pstTitl: { ko: '취소하기', en: 'Cancel' },
      pstCtnt: {
        ko: '<p>이용일 5일 전까지는 수수료 없이 취소하실 수 있어요.</p>',
        en: '<p>Cancelling is free until 5 days before you arrive.</p>',
      },
    },
  ],
};
