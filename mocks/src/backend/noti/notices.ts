import { dayText } from '@wallet/kit/format';
import type { Words } from '../language.ts';
import { daysFrom } from '../seoulTime.ts';

/** One notice, under the names of 1-shell s3 (R154). Kinds: 01 notice, 02 guide (2-payment s3.4). */
export interface WireNotice {
  anounSerno: string;
  anounTitl: Words;
  /** html */
  anounCtnt: Words;
  anounRegiYMS: string;
  pupYn: 'Y' | 'N';
  anounDstcd: '01' | '02';
  natnlCd: string;
}

type Written = Pick<WireNotice, 'anounSerno' | 'anounTitl' | 'anounCtnt' | 'anounRegiYMS'> &
  Partial<WireNotice>;

const filled = (written: Written): WireNotice => ({
  pupYn: 'N',
  anounDstcd: '01',
  natnlCd: 'KR',
  ...written,
});

/** What was told before, newest first. */
const earlier: readonly { title: Words; text: Words; isGuide?: true }[] = [
  {
    title: { ko: '12월 연휴 환전과 해외로 보내기 시간', en: 'Remittance and exchange hours in December' },
    text: {
      ko: '12월 25일과 1월 1일에는 환전과 해외로 보내기를 접수하지 않아요. 결제와 포인트는 평소처럼 쓸 수 있어요.',
      en: 'No exchange or remittance on 25 December and 1 January. Payments and points work as usual.',
    },
  },
  {
    title: { ko: '포인트 이용약관이 바뀌어요', en: 'Changes to points terms' },
    text: {
      ko: '소멸 예정 포인트를 30일 전에 알려 드리는 조항이 더해져요. 동의하지 않으면 시행 전에 포인트 지갑을 닫을 수 있어요.',
      en: 'We will tell you 30 days before points run out. If you do not agree, you can close your point wallet before.',
    },
  },
  {
    title: { ko: '가족관계증명서 발급이 늦어지고 있어요', en: 'Delays in family certificates' },
    text: {
      ko: '발급 기관의 시스템 사정으로 가족관계증명서가 최대 1시간 늦게 도착해요. 다른 증명서는 바로 받을 수 있어요.',
      en: 'Because of the office that issues them, family certificates can take up to an hour longer. All others are issued at once.',
    },
  },
  {
    title: { ko: '휴대폰을 바꿨을 때 하는 일', en: 'Switching to a new phone' },
    text: {
      ko: '새 휴대폰에서 로그인하고 인증서를 다시 등록해 주세요. 포인트와 예약은 그대로 남아 있어요.',
      en: 'Sign in on the new phone and register your certificate again. Points and bookings are still there.',
    },
    isGuide: true,
  },
  {
    title: { ko: '태국과 베트남에서 QR 결제를 시작해요', en: 'QR payments in Thailand and Vietnam' },
    text: {
      ko: '현지 가맹점에서 환전 없이 QR로 결제해 보세요. 결제 전에 그날의 환율로 원화 금액을 보여 드려요.',
      en: 'Pay by QR at shops there without changing money. You see the price in won before you pay.',
    },
  },
  {
    title: { ko: '월렛을 사칭한 문자를 조심하세요', en: 'Watch out for fake Wallet texts' },
    text: {
      ko: '월렛은 문자로 비밀번호나 인증번호를 묻지 않아요. 문자 속 주소를 누르지 말고 고객센터로 알려 주세요.',
      en: 'We never ask for passwords or codes by text message. Do not follow links in one; tell our customer centre.',
    },
  },
  {
    title: { ko: '자연휴양림 겨울 성수기 예약 일정', en: 'Booking forest stays for the winter' },
    text: {
      ko: '1월 숙박은 12월 1일 오전 9시부터 선착순으로 예약할 수 있어요. 한 사람이 한 번에 3박까지 잡을 수 있어요.',
      en: 'Stays in January can be booked from 9 AM on 1 December, up to three nights at once.',
    },
  },
  {
    title: { ko: '간편 비밀번호를 안전하게 정하는 방법', en: 'How to choose a safe PIN' },
    text: {
      ko: '생일이나 전화번호, 같은 숫자가 이어지는 번호는 피해 주세요. 내 정보에서 언제든 바꿀 수 있어요.',
      en: 'Avoid birthdays, phone numbers and repeated figures. You can change it at any time on my page.',
    },
    isGuide: true,
  },
];

/** The Sunday of the next maintenance, from 2 to 4 in the morning: today until it is over. */
export function maintenanceDay(now: Date): Words {
  const seoul = new Date(now.getTime() + 9 * 3_600_000);
  const weekday = seoul.getUTCDay();
  const isOver = weekday === 0 && seoul.getUTCHours() >= 4;
  const date = daysFrom(now, isOver ? 7 : (7 - weekday) % 7);
  return { ko: dayText(date, 'ko'), en: dayText(date, 'en') };
}

/** In a title: neither a day nor an hour is broken over two lines. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

/** Newest first, what is important before all others. */
export function noticesAt(now: Date): WireNotice[] {
  const sunday = maintenanceDay(now);
  const named: Written[] = [
    {
      anounSerno: 'N1012',
      anounTitl: {
        ko: `${unbroken(sunday.ko)} 새벽 시스템 점검 안내`,
        en: `Maintenance on ${unbroken(`${sunday.en}, 2 AM`)}`,
      },
      anounCtnt: {
        ko: `<p>더 안정적인 서비스를 위해 아래와 같이 점검해요.</p>
<table><caption>점검 일정</caption><tr><th scope="row">일시</th><td>${sunday.ko} 02:00~04:00</td></tr><tr><th scope="row">대상</th><td>결제, 포인트 조회, 증명서 발급</td></tr></table>
<p>점검 시간에는 이 서비스들을 이용하실 수 없어요. 이용에 불편을 드려 죄송해요.</p>`,
        en: `<p>We maintain the wallet so that it stays reliable.</p>
<table><caption>Maintenance</caption><tr><th scope="row">When</th><td>${sunday.en}, 02:00 to 04:00</td></tr><tr><th scope="row">What</th><td>Payments, points, certificates</td></tr></table>
<p>These services cannot be used meanwhile. We are sorry for the inconvenience.</p>`,
      },
      anounRegiYMS: daysFrom(now, -1, '090000'),
      pupYn: 'Y',
    },
    {
      anounSerno: 'N1011',
      anounTitl: { ko: '개인정보 처리방침 개정 안내', en: 'Changes to our privacy policy' },
      anounCtnt: {
        ko: `<p>개인정보 처리방침이 다음과 같이 바뀌어요.</p><ul><li>위탁 업체 현황 정비</li><li>보유 기간 문구를 알기 쉽게 변경</li></ul><p>바뀐 내용은 시행일 7일 전부터 <a href="https://www.privacy.go.kr/">개인정보 포털</a>의 안내를 함께 참고해 주세요.</p>`,
        en: `<p>Our privacy policy changes as follows.</p><ul><li>The list of processors is brought up to date</li><li>How long data is kept is said more plainly</li></ul><p>The <a href="https://www.privacy.go.kr/">privacy portal</a> tells more, from 7 days before it takes effect.</p>`,
      },
      anounRegiYMS: daysFrom(now, -5, '100000'),
    },
    {
      anounSerno: 'N1010',
      anounTitl: { ko: '일본 가맹점 결제 일시 중단 안내', en: 'Payments in Japan are paused' },
      anounCtnt: {
        ko: '<p>현지 결제사 사정으로 일본 일부 가맹점에서 QR 결제가 일시 중단돼요.</p>',
        en: '<p>QR payments are paused at some shops in Japan, as our partner there has asked.</p>',
      },
      anounRegiYMS: daysFrom(now, -8, '150000'),
      natnlCd: 'JP',
    },
    {
      anounSerno: 'N1009',
      anounTitl: { ko: '월렛 알림을 받는 방법', en: 'How to get notifications' },
      anounCtnt: {
        ko: `<h3>알림이 오지 않을 때</h3><ol><li>휴대폰 설정에서 월렛 알림을 켜 주세요.</li><li><a href="FAL13000">알림 설정</a>에서 받고 싶은 알림을 켜 주세요.</li></ol>`,
        en: `<h3>When none arrive</h3><ol><li>Turn on notifications for the wallet in the settings of your phone.</li><li>Turn on those you want in the <a href="FAL13000">notification settings</a>.</li></ol>`,
      },
      anounRegiYMS: daysFrom(now, -12, '100000'),
      anounDstcd: '02',
    },
  ];
  const older: Written[] = earlier.map(({ title, text, isGuide }, index) => ({
    anounSerno: `N${1008 - index}`,
    anounTitl: title,
    anounCtnt: { ko: `<p>${text.ko}</p>`, en: `<p>${text.en}</p>` },
    anounRegiYMS: daysFrom(now, -20 - index * 9, '100000'),
    anounDstcd: isGuide ? '02' : '01',
  }));
  return [...named, ...older].map(filled);
}
