import type { Hono } from 'hono';
import { bankPause } from '../bankHours.ts';
import { outDataOk, type RoomEnv } from '../room.ts';

interface Notice {
  anounSerno: string;
  anounTitl: string;
  anounEngTitl: string;
  anounCtnt: string;
  anounEngCtnt: string;
  anounRegiYMS: string;
}

const notices: readonly Notice[] = [
  {
    anounSerno: 'PN0004',
    anounTitl: '연말 포인트 소멸 안내',
    anounEngTitl: 'Points that expire at the end of the year',
    anounCtnt:
      '이벤트로 받은 포인트는 안내된 유효기간이 지나면 소멸해요.\n곧 사라지는 포인트는 포인트 홈에서 보실 수 있어요.',
    anounEngCtnt:
      'Points from events expire on the day that was announced.\nThe points home shows those that expire soon.',
    anounRegiYMS: '20261118090000',
  },
  {
    anounSerno: 'PN0003',
    anounTitl: `은행 점검 시간 안내 (매일 ${bankPause.from}~${bankPause.until})`,
    anounEngTitl: `Bank maintenance (every day ${bankPause.from} to ${bankPause.until})`,
    anounCtnt:
      '점검 시간에는 충전과 출금이 늦어질 수 있어요. 요청하신 거래는 점검이 끝나면 한 번만 처리돼요.',
    anounEngCtnt:
      'Charging and withdrawing may take longer during maintenance. What you asked for is carried out once when it ends.',
    anounRegiYMS: '20261102100000',
  },
  {
    anounSerno: 'PN0002',
    anounTitl: '외화포인트에 엔화가 추가됐어요',
    anounEngTitl: 'Foreign currency points now in yen',
    anounCtnt: '달러에 이어 엔화 포인트도 환전하고 보관하실 수 있어요.',
    anounEngCtnt: 'Beside dollars you can now exchange and keep points in yen.',
    anounRegiYMS: '20260915100000',
  },
  {
    anounSerno: 'PN0001',
    anounTitl: '전자금융거래 이용약관 개정 안내',
    anounEngTitl: 'Changed terms of electronic financial transactions',
    anounCtnt: '2026년 9월 1일부터 개정된 약관이 적용돼요. 동의한 약관은 설정에서 보실 수 있어요.',
    anounEngCtnt: 'New terms apply from 1 September 2026. You find the terms you agreed to in settings.',
    anounRegiYMS: '20260801090000',
  },
];

/** Notices of the point area. The path is ours, the fields are those of 2-payment s3.1. */
export function helpRoutes(routes: Hono<RoomEnv>): void {
  routes.post('/point-fe/cust/v1/notice-list', (context) => outDataOk(context, { results: notices }));
}
