import { daysFrom } from '../seoulTime.ts';

/** An upper post. Subjects: 01 first steps, 02 payment and points, 03 identity and documents, 04 daily life. */
export interface WirePost {
  upPstID: string;
  pstSbjtDstcd: '01' | '02' | '03' | '04';
  pstTitl: string;
  pstSmryCtnt: string;
  pstRegiYMS: string;
}

interface WireChapter {
  pstID: string;
  pstTitl: string;
  /** html */
  pstCtnt: string;
}

/** In the order of the book. */
export function postsAt(now: Date): WirePost[] {
  return [
    {
      upPstID: 'WP01',
      pstSbjtDstcd: '01',
      pstTitl: '월렛 시작하기',
      pstSmryCtnt: '가입부터 첫 화면까지, 처음 쓰시는 분을 위한 안내예요.',
      pstRegiYMS: daysFrom(now, -40, '100000'),
    },
    {
      upPstID: 'WP02',
      pstSbjtDstcd: '01',
      pstTitl: '알림을 내게 맞추기',
      pstSmryCtnt: '꼭 필요한 알림만 받는 방법이에요.',
      pstRegiYMS: daysFrom(now, -33, '100000'),
    },
    {
      upPstID: 'WP03',
      pstSbjtDstcd: '02',
      pstTitl: '포인트 모으고 쓰기',
      pstSmryCtnt: '적립부터 현장 결제까지 포인트를 쓰는 모든 방법이에요.',
      pstRegiYMS: daysFrom(now, -25, '100000'),
    },
    {
      upPstID: 'WP04',
      pstSbjtDstcd: '03',
      pstTitl: '모바일 신분증 발급하기',
      pstSmryCtnt: '준비물과 발급 순서, 분실하셨을 때 할 일을 정리했어요.',
      pstRegiYMS: daysFrom(now, -14, '100000'),
    },
    {
      upPstID: 'WP05',
      pstSbjtDstcd: '04',
      pstTitl: '휴양림 예약 한 번에 끝내기',
      pstSmryCtnt: '날짜 선택, 결제, 취소 수수료까지 차례로 알려 드려요.',
      pstRegiYMS: daysFrom(now, -5, '100000'),
    },
  ];
}

export const chaptersOf: Readonly<Record<string, readonly WireChapter[]>> = {
  WP01: [
    {
      pstID: 'WP01-1',
      pstTitl: '가입 준비물',
      pstCtnt:
        '<p>본인 명의 휴대폰과 신분증을 준비해 주세요.</p><ul><li>만 14세 미만은 보호자 동의가 필요해요.</li><li>외국인 고객은 외국인등록증으로 가입하실 수 있어요.</li></ul>',
    },
    {
      pstID: 'WP01-2',
      pstTitl: '가입 순서',
      pstCtnt:
        '<ol><li>휴대폰으로 본인 확인을 해요.</li><li>약관에 동의해요.</li><li>비밀번호를 정하면 끝이에요.</li></ol><p>지금 <a href="/mber/FME72000">가입하기</a></p>',
    },
    {
      pstID: 'WP01-3',
      pstTitl: '첫 화면 살펴보기',
      pstCtnt:
        '<p>첫 화면에서는 내 자산과 카드를 한눈에 보실 수 있어요. 카드 순서는 언제든지 바꾸실 수 있어요.</p>',
    },
  ],
  WP02: [
    {
      pstID: 'WP02-1',
      pstTitl: '알림의 종류',
      pstCtnt:
        '<p>알림은 세 가지예요.</p><table><caption>알림 종류</caption><tr><th scope="col">종류</th><th scope="col">내용</th></tr><tr><td>이용·적립</td><td>예약, 결제, 적립</td></tr><tr><td>안내</td><td>점검, 약관 변경</td></tr><tr><td>혜택</td><td>이벤트, 할인 (동의하신 분께만)</td></tr></table>',
    },
    {
      pstID: 'WP02-2',
      pstTitl: '켜고 끄기',
      pstCtnt: '<p><a href="FAL13000">알림 설정</a>에서 종류마다 켜고 끄실 수 있어요.</p>',
    },
  ],
  WP03: [
    {
      pstID: 'WP03-1',
      pstTitl: '모으기',
      pstCtnt: '<p>월렛으로 결제하시면 결제 금액의 일부가 포인트로 쌓여요.</p>',
    },
    {
      pstID: 'WP03-2',
      pstTitl: '쓰기',
      pstCtnt: '<p>가맹점에서 결제하실 때 1포인트를 1원처럼 쓰실 수 있어요.</p>',
    },
  ],
  WP04: [
    {
      pstID: 'WP04-1',
      pstTitl: '발급하기',
      pstCtnt:
        '<p>실물 신분증을 들고 가까운 발급 기관을 방문해 주세요.</p><p>발급 기관은 <a href="https://www.mobileid.go.kr/">모바일 신분증 누리집</a>에서 찾으실 수 있어요.</p>',
    },
    {
      pstID: 'WP04-2',
      pstTitl: '휴대폰을 잃어버리셨다면',
      pstCtnt: '<p>다른 사람이 쓰지 못하도록 바로 분실 신고를 해 주세요.</p>',
    },
  ],
  WP05: [
    {
      pstID: 'WP05-1',
      pstTitl: '예약하기',
      pstCtnt:
        '<p>내일부터 42일 뒤까지 한 번에 3박까지 예약하실 수 있어요. <a href="/forest/FTR10000">휴양림 찾아보기</a></p>',
    },
    {
      pstID: 'WP05-2',
      pstTitl: '취소하기',
      pstCtnt: '<p>이용일 5일 전까지는 수수료 없이 취소하실 수 있어요.</p>',
    },
  ],
};
