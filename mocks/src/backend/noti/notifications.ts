import { daysFrom } from '../seoulDays.ts';

/** One notification of the inbox. Kinds: 01 use of services, 02 benefits, 03 guidance. */
export interface WireNotification {
  alrmSerno: string;
  alrmDstcd: string;
  alrmTitl: string;
  alrmCtnt: string;
  alrmRegiYMS: string;
  readYn: 'Y' | 'N';
  alrmLinkNm: string;
  alrmLinkUrlCtnt: string;
}

type Sent = Omit<WireNotification, 'readYn' | 'alrmLinkNm' | 'alrmLinkUrlCtnt'> &
  Partial<Pick<WireNotification, 'alrmLinkNm' | 'alrmLinkUrlCtnt'>>;

function filled(sent: Sent, readYn: 'Y' | 'N'): WireNotification {
  return { alrmLinkNm: '', alrmLinkUrlCtnt: '', ...sent, readYn };
}

/** Sent to everybody, visitors too. */
export function publicNotifications(now: Date): WireNotification[] {
  const sent: Sent[] = [
    {
      alrmSerno: 'P2003',
      alrmDstcd: '03',
      alrmTitl: '월렛 점검 안내',
      alrmCtnt:
        '일요일 새벽 2시부터 4시까지 더 안정적인 서비스를 위해 점검합니다.\n점검 중에는 결제와 조회를 이용하실 수 없습니다.',
      alrmRegiYMS: daysFrom(now, -1, '100000'),
      alrmLinkNm: '점검 공지 보기',
      alrmLinkUrlCtnt: 'FAL21100|anounSerno=N1012',
    },
    {
      alrmSerno: 'P2002',
      alrmDstcd: '02',
      alrmTitl: '가을 산책 걷기 이벤트',
      alrmCtnt: '하루 5천 걸음만 걸어도 포인트 응모권을 드립니다.',
      alrmRegiYMS: daysFrom(now, -4, '110000'),
      alrmLinkNm: '이벤트 보기',
      alrmLinkUrlCtnt: 'FAL31100|hirkEvntID=EV1001',
    },
    {
      alrmSerno: 'P2001',
      alrmDstcd: '03',
      alrmTitl: '월렛 활용백서가 새로 나왔습니다',
      alrmCtnt: '처음 쓰시는 분도 쉽게 따라 할 수 있도록 월렛 사용법을 정리했습니다.',
      alrmRegiYMS: daysFrom(now, -20, '093000'),
      alrmLinkNm: '활용백서 보기',
      alrmLinkUrlCtnt: 'FUW10000',
    },
  ];
  return sent.map((each) => filled(each, 'Y'));
}

/** A member's own, as they stand at the start; the first ones are unread. */
export function ownNotifications(now: Date): WireNotification[] {
  const first: Sent[] = [
    {
      alrmSerno: 'M3005',
      alrmDstcd: '01',
      alrmTitl: '휴양림 예약이 완료되었습니다',
      alrmCtnt: '가온 자연휴양림 예약이 완료되었습니다.\n예약 내역에서 이용 안내를 확인해 주세요.',
      alrmRegiYMS: daysFrom(now, 0, '000500'),
      alrmLinkNm: '예약 내역 보기',
      alrmLinkUrlCtnt: '/forest/FTR61000',
    },
    {
      alrmSerno: 'M3004',
      alrmDstcd: '02',
      alrmTitl: '이번 달 포인트 두 배 적립',
      alrmCtnt: '월렛으로 결제하시면 이번 달 말일까지 포인트를 두 배로 적립해 드립니다.',
      alrmRegiYMS: daysFrom(now, -2, '141500'),
      alrmLinkNm: '이벤트 보기',
      alrmLinkUrlCtnt: 'FAL31100|hirkEvntID=GRP%2F2026-11',
    },
    {
      alrmSerno: 'M3003',
      alrmDstcd: '01',
      alrmTitl: '포인트 1,200P가 적립되었습니다',
      alrmCtnt: '현장 결제로 포인트 1,200P가 적립되었습니다.',
      alrmRegiYMS: daysFrom(now, -3, '183000'),
    },
  ];
  // Enough for a second page.
  const older: Sent[] = Array.from({ length: 14 }, (_, index) => ({
    alrmSerno: `M${2900 - index}`,
    alrmDstcd: '01',
    alrmTitl: `포인트 ${(index + 1) * 100}P가 적립되었습니다`,
    alrmCtnt: `현장 결제로 포인트 ${(index + 1) * 100}P가 적립되었습니다.`,
    alrmRegiYMS: daysFrom(now, -6 - index * 3, '120000'),
  }));
  return [...first.map((each) => filled(each, 'N')), ...older.map((each) => filled(each, 'Y'))];
}
