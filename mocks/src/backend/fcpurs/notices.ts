import type { Hono } from 'hono';
import { languageOf, spoken } from '../language.ts';
import { memberOf, ok, type RoomEnv } from '../room.ts';
import { daysFrom } from '../seoulTime.ts';

const notices = [
  {
    days: -2,
    anounTitl: { ko: '12월 25일 성탄절에는 환전을 쉬어요', en: 'No exchange on 25 December' },
    anounCtnt: {
      ko: '은행이 쉬는 날에는 외화를 사고팔 수 없어요.\n해외 결제와 보내기는 그대로 할 수 있어요.',
      en: 'Currency is not traded on bank holidays.\nPaying abroad and sending go on as usual.',
    },
  },
  {
    days: -20,
    anounTitl: { ko: '밤 11시 50분부터 20분 동안 쉬어요', en: 'A pause of 20 minutes every night' },
    anounCtnt: {
      ko: '매일 23:50부터 00:10까지 은행 점검 시간이에요.\n자동 구매는 다음 영업시간에 이어져요.',
      en: 'The bank rests from 23:50 to 00:10 every day.\nAutomatic purchases go on when it opens again.',
    },
  },
  {
    days: -45,
    anounTitl: {
      ko: '외화 지갑에서 바로 현찰을 찾을 수 있어요',
      en: 'Pick up cash straight from your wallet',
    },
    anounCtnt: {
      ko: '가진 외화를 지점, 공항, 키오스크에서 지폐로 찾아 보세요.\n7일 넘게 둔 외화는 수수료가 없어요.',
      en: 'Pick up what you hold in cash at branches, airports and kiosks.\nWhat has lain here for over 7 days costs nothing.',
    },
  },
] as const;

/** Notices of the wallet, in the form of the payment's (2-payment s7.1). */
export function noticeRoutes(routes: Hono<RoomEnv>): void {
  routes.post('/fcpurs-fe/cust/v1/notice-list', (context) => {
    memberOf(context);
    const world = context.get('world');
    const results = notices.map(({ days, ...one }, place) => ({
      anounSerno: `FN${place + 1}`,
      anounDstcd: '01',
      ...one,
      anounRegiYMS: daysFrom(world.now(), days, '090000'),
    }));
    return ok(context, spoken({ results }, languageOf(context)));
  });
}
