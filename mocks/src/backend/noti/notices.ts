import { daysFrom } from '../seoulDays.ts';

/** One notice, under the names of 1-shell s3 (R154). Kinds: 01 notice, 02 guide (2-payment s3.4). */
export interface WireNotice {
  anounSerno: string;
  anounTitl: string;
  /** html */
  anounCtnt: string;
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
      anounTitl: '시스템 점검 안내 (일요일 02:00~04:00)',
      anounCtnt: `<p>더 안정적인 서비스를 위해 아래와 같이 점검합니다.</p>
<table><caption>점검 일정</caption><tr><th scope="row">일시</th><td>이번 주 일요일 02:00~04:00</td></tr><tr><th scope="row">대상</th><td>결제, 포인트 조회, 증명서 발급</td></tr></table>
<p>점검 시간에는 해당 서비스를 이용하실 수 없습니다. 이용에 불편을 드려 죄송합니다.</p>
<p>진행 상황은 <a href="FAL21000">공지사항</a>에서 확인하실 수 있습니다.</p>`,
      anounRegiYMS: daysFrom(now, -1, '090000'),
      pupYn: 'Y',
    },
    {
      anounSerno: 'N1011',
      anounTitl: '개인정보 처리방침 개정 안내',
      anounCtnt: `<p>개인정보 처리방침이 다음과 같이 바뀝니다.</p><ul><li>위탁 업체 현황 정비</li><li>보유 기간 문구를 알기 쉽게 변경</li></ul><p>바뀐 내용은 시행일 7일 전부터 <a href="https://www.privacy.go.kr/">개인정보 포털</a>의 안내를 함께 참고해 주세요.</p>`,
      anounRegiYMS: daysFrom(now, -5, '100000'),
    },
    {
      anounSerno: 'N1010',
      anounTitl: '일본 가맹점 결제 일시 중단 안내',
      anounCtnt: '<p>현지 결제사 사정으로 일본 일부 가맹점에서 QR 결제가 일시 중단됩니다.</p>',
      anounRegiYMS: daysFrom(now, -8, '150000'),
      natnlCd: 'JP',
    },
    {
      anounSerno: 'N1009',
      anounTitl: '월렛 알림을 받는 방법',
      anounCtnt: `<h3>알림이 오지 않을 때</h3><ol><li>휴대폰 설정에서 월렛 알림을 켜 주세요.</li><li><a href="FAL13000">알림 설정</a>에서 받고 싶은 알림을 켜 주세요.</li></ol>`,
      anounRegiYMS: daysFrom(now, -12, '100000'),
      anounDstcd: '02',
    },
  ];
  const older: Written[] = Array.from({ length: 8 }, (_, index) => ({
    anounSerno: `N${1008 - index}`,
    anounTitl: `${8 - index}차 서비스 개선 안내`,
    anounCtnt: '<p>이용하시기 더 편하도록 화면과 속도를 개선했습니다.</p>',
    anounRegiYMS: daysFrom(now, -20 - index * 9, '100000'),
    anounDstcd: index % 4 === 3 ? '02' : '01',
  }));
  return [...named, ...older].map(filled);
}
