import { seoulTime } from '../seoulTime.ts';

/** What the bar at the top of home says. */
export function emergencyNotices(now: Date) {
  return [
    {
      anounSerno: 'EN0001',
      anounTitl:
        '일부 은행 점검으로 오늘 밤 11시 30분부터 다음 날 0시 30분까지 계좌 이체와 충전이 제한됩니다.',
      anounCtnt:
        '은행 공동망 점검으로 오늘 밤 11시 30분부터 다음 날 0시 30분까지 계좌 이체와 포인트 충전을 이용할 수 없습니다. 이용에 불편을 드려 죄송합니다.',
      anounRegiYMS: `${seoulTime(now).slice(0, 8)}090000`,
      pupYn: 'Y',
      anounDstcd: '01',
      natnlCd: 'KR',
    },
  ];
}
