import { v } from '@wallet/kit/schema';
import type { Hono } from 'hono';
import { pageOf } from '../paged.ts';
import { headerOk, memberOf, type RoomEnv, readBody } from '../room.ts';
import { seoulTime } from '../seoulTime.ts';

const PAGE = 8;
const DAY = 24 * 60 * 60 * 1000;
const body = v.object({ pageNo: v.optional(v.union([v.string(), v.number()])) });

const notices: readonly [title: string, content: string][] = [
  ['가맹점 QR결제 시스템 점검 안내', '매월 셋째 주 일요일 00:30부터 01:30까지 결제를 잠시 쉽니다.'],
  ['포인트 우선 결제 추가 적립', '포인트로 먼저 결제하시면 결제 금액의 5%를 포인트로 더 드립니다.'],
  ['새로운 가맹점이 함께합니다', '전통시장 1,200곳에서 QR결제를 이용하실 수 있습니다.'],
  ['결제 비밀번호를 지켜 주세요', '은행은 어떤 경우에도 결제 비밀번호를 묻지 않습니다.'],
];
const notes: readonly [title: string, content: string][] = [
  [
    '결제 코드는 3분 동안 유효합니다',
    '시간이 지나면 새 코드를 만들어 주세요. 화면을 캡처한 코드는 쓸 수 없습니다.',
  ],
  [
    '모자란 포인트는 대표 연결 계좌에서 나갑니다',
    '포인트를 먼저 쓰고, 모자란 금액은 대표 연결 계좌에서 출금합니다.',
  ],
  ['결제 취소는 가맹점에서 합니다', '결제한 가맹점에 요청하시면 쓴 포인트와 금액이 그대로 돌아옵니다.'],
  ['한 번에 200만 원까지 결제합니다', '한도를 넘는 금액은 나누어 결제하실 수 없습니다.'],
  ['결과를 모를 때는 다시 결제하지 마세요', '이용내역이나 결제 결과 확인에서 결과를 먼저 확인해 주세요.'],
];

/** Notices (01) and notes (02) of franchise payment, in pages. */
export function boardRoutes(routes: Hono<RoomEnv>): void {
  const board = (path: string, texts: readonly [string, string][], count: number, kind: '01' | '02') =>
    routes.post(`/fran-qrpayment-fe/common/v1/${path}`, async (context) => {
      memberOf(context);
      const { pageNo } = await readBody(context, body);
      const now = context.get('world').now().getTime();
      const all = Array.from({ length: count }, (_, index) => {
        const [anounTitl, anounCtnt] = texts[index % texts.length] ?? ['', ''];
        return {
          anounSerno: `${kind}${String(count - index).padStart(4, '0')}`,
          anounTitl,
          anounCtnt,
          anounRegiYMS: seoulTime(new Date(now - (index * 6 + 1) * DAY)),
          pupYn: 'N',
          anounDstcd: kind,
          natnlCd: 'KR',
        };
      });
      return headerOk(context, pageOf(all, pageNo === undefined ? undefined : String(pageNo), PAGE));
    });

  board('qr-notice-list', notices, 19, '01');
  board('qr-note-list', notes, notes.length, '02');
}
