import { bankPause } from '../bankHours.ts';
import { seoulTime } from '../seoulTime.ts';

/** `23:50` by the twelve hours of a clock, midnight as the language has it. */
function clockOf(time: string, midnight: string): string {
  const [hour = '', minute = ''] = time.split(':');
  return `${Number(hour) % 12 || midnight}:${minute}`;
}

/** What the bar at the top of home says. */
export function emergencyNotices(now: Date) {
  const { from, until } = bankPause;
  return [
    {
      anounSerno: 'EN0001',
      anounTitl: {
        // The bar has room for one short line.
        ko: `오늘 밤 ${clockOf(from, '0')}~${clockOf(until, '0')} 은행 점검`,
        en: `Bank maintenance ${clockOf(from, '12')} PM–${clockOf(until, '12')} AM`,
      },
      anounCtnt: {
        ko: `은행 점검 중에는 계좌에서 보내기와 포인트 충전이 늦어질 수 있어요. 다른 서비스는 그대로 쓸 수 있어요.`,
        en: `Sending from an account and charging points may take longer meanwhile. Everything else works as usual.`,
      },
      anounRegiYMS: `${seoulTime(now).slice(0, 8)}090000`,
      pupYn: 'Y',
      anounDstcd: '01',
      natnlCd: 'KR',
    },
  ];
}
