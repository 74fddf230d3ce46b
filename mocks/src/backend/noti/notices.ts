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

/** Newest first, what is important before all others. */
export function noticesAt(now: Date): WireNotice[] {
  const named: Written[] = [
    {
      anounSerno: 'N1012',
      anounTitl: { ko: '시스템 점검 안내 (일요일 02:00~04:00)', en: 'Maintenance (Sunday 02:00 to 04:00)' },
      anounCtnt: {
        ko: `<p>더 안정적인 서비스를 위해 아래와 같이 점검해요.</p>
<table><caption>점검 일정</caption><tr><th scope="row">일시</th><td>이번 주 일요일 02:00~04:00</td></tr><tr><th scope="row">대상</th><td>결제, 포인트 조회, 증명서 발급</td></tr></table>
<p>점검 시간에는 이 서비스들을 이용하실 수 없어요. 이용에 불편을 드려 죄송해요.</p>
<p>진행 상황은 <a href="FAL21000">공지사항</a>에서 확인하실 수 있어요.</p>`,
        en: `<p>We maintain the wallet so that it stays reliable.</p>
<table><caption>Maintenance</caption><tr><th scope="row">When</th><td>This Sunday, 02:00 to 04:00</td></tr><tr><th scope="row">What</th><td>Payments, points, certificates</td></tr></table>
<p>These services cannot be used meanwhile. We are sorry for the inconvenience.</p>
<p>You can follow it in the <a href="FAL21000">notices</a>.</p>`,
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
  const older: Written[] = Array.from({ length: 8 }, (_, index) => ({
    anounSerno: `N${1008 - index}`,
    anounTitl: { ko: `${8 - index}차 서비스 개선 안내`, en: `Improvements, part ${8 - index}` },
    anounCtnt: {
      ko: '<p>이용하시기 더 편하도록 화면과 속도를 개선했어요.</p>',
      en: '<p>Screens are easier to use, and faster.</p>',
    },
    anounRegiYMS: daysFrom(now, -20 - index * 9, '100000'),
    anounDstcd: index % 4 === 3 ? '02' : '01',
  }));
  return [...named, ...older].map(filled);
}
