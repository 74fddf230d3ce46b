import { expandBirth, isOfAge, todaySeoul } from '@wallet/kit/format';
import type { Context } from 'hono';
import type { Words } from '../language.ts';
import { AnswerError, memberOf, type RoomEnv, type World } from '../room.ts';
import { daysFrom } from '../seoulTime.ts';
import { type Own, token } from './tokens.ts';

export type At = Context<RoomEnv>;

interface EventPlan {
  evntId: string;
  evntNm: Words;
  ctnt: Words;
  stock: number;
  code?: string;
  age?: number;
  startsIn: number;
  endsIn: number;
}

const plans: readonly EventPlan[] = [
  {
    evntId: 'E1',
    evntNm: { ko: '가온숲 새 아침', en: 'New morning in Gaon forest' },
    stock: 3,

    ctnt: { ko: '누구나 하나씩 받을 수 있어요', en: 'One for everybody' },
    startsIn: -3,
    endsIn: 10,
  },
  {
    evntId: 'E2',
    evntNm: { ko: '봄 전시 방문 기념', en: 'Spring exhibition visit' },
    stock: 50,

    ctnt: { ko: '전시장에 있는 코드를 입력해요', en: 'With the code at the exhibition' },
    code: 'SPRING26',

    startsIn: -1,
    endsIn: 20,
  },
  {
    evntId: 'E3',
    evntNm: { ko: '와인 시음회 기념', en: 'Wine tasting' },
    stock: 20,
    age: 19,

    ctnt: { ko: '만 19세부터 받을 수 있어요', en: 'From the age of 19' },
    startsIn: -1,
    endsIn: 5,
  },
  {
    evntId: 'E4',
    evntNm: { ko: '새해 첫 해돋이', en: 'First sunrise' },
    stock: 100,

    ctnt: { ko: '내일부터 받을 수 있어요', en: 'Opens tomorrow' },
    startsIn: 1,
    endsIn: 8,
  },
  {
    evntId: 'E5',
    evntNm: { ko: '야구장 개막전', en: 'Opening match' },
    stock: 0,

    ctnt: { ko: '개막전 관람 기념', en: 'For who was there' },
    startsIn: -5,
    endsIn: 2,
  },
];

const takenOf = (world: World) => world.room('nft.events', () => new Map<string, number>());

function standing(context: At, { claims }: Own, plan: EventPlan): string {
  const left = plan.stock - (takenOf(context.get('world')).get(plan.evntId) ?? 0);
  if (claims.includes(plan.evntId)) return 'MINE';
  if (plan.startsIn > 0) return 'SOON';
  return left > 0 ? 'OPEN' : 'SOLD';
}

export function eventsOf(context: At, own: Own) {
  const world = context.get('world');
  return plans.map((plan) => ({
    evntId: plan.evntId,
    evntNm: plan.evntNm,
    ctnt: plan.ctnt,
    sttus: standing(context, own, plan),

    lftCnt: Math.max(0, plan.stock - (takenOf(world).get(plan.evntId) ?? 0)),
    codeYn: plan.code ? 'Y' : 'N',

    startYmd: daysFrom(world.now(), plan.startsIn).slice(0, 8),
    endYmd: daysFrom(world.now(), plan.endsIn).slice(0, 8),
  }));
}

/** One a customer and event, while there are some; answers the token. */
export function claim(context: At, own: Own, evntId: string, code: string): string {
  const refuse = (why: string, message: string): never => {
    throw new AnswerError(why, message);
  };
  const world = context.get('world');
  const plan = plans.find((one) => one.evntId === evntId) ?? refuse('NFT_EVENT_OVER', '끝난 이벤트예요.');
  const state = standing(context, own, plan);
  if (state === 'MINE') refuse('NFT_CLAIMED', '한 사람이 한 번만 받을 수 있어요.');
  if (state === 'SOLD') refuse('NFT_SOLD_OUT', '준비한 수량이 모두 나갔어요.');
  if (state === 'SOON') refuse('NFT_SOON', '아직 시작하지 않았어요.');
  const { birth, custGubn } = memberOf(context);
  if (!isOfAge(expandBirth(birth, custGubn), plan.age ?? 0, todaySeoul(world.now())))
    refuse('NFT_AGE', '나이가 맞지 않아 받을 수 없어요.');
  if (plan.code && plan.code !== code.trim().toUpperCase()) refuse('NFT_CODE', '코드가 맞지 않아요.');
  takenOf(world).set(evntId, (takenOf(world).get(evntId) ?? 0) + 1);
  const made = token(world, `T${6000 + world.nextNumber('nft.token')}`, plan.evntNm, plan.evntNm, {
    newYn: 'Y',
  });
  own.claims.push(evntId);
  own.tokens.unshift(made);
  return made.tknId;
}
