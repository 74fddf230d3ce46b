import { addDays, dayText, formatCount, todaySeoul } from '@wallet/kit/format';
import type { Context } from 'hono';
import { findRoom } from '../forest/forests.ts';
import { nightAmount } from '../forest/nights.ts';
import type { Persona } from '../personas.ts';
import { movesOf, type PointMove } from '../point-fe/historiesMoves.ts';
import type { RoomEnv, World } from '../room.ts';
import { daysFrom, seoulTime } from '../seoulTime.ts';
import { fact, filled, type WireFact, type WireNotification } from './notifications.ts';

/** What the stay costs and when it begins and ends, as the forest has it. */
function factsOfStay(from: string): WireFact[] {
  const until = addDays(from, 1);
  const room = findRoom('F01R1')?.room;
  const won = room ? formatCount(nightAmount(room, from)) : '';
  return [
    fact(['입실', 'Check-in'], [`${dayText(from, 'ko')} 오후 3시`, `${dayText(from, 'en')}, 3 PM`]),
    fact(['퇴실', 'Check-out'], [`${dayText(until, 'ko')} 오전 11시`, `${dayText(until, 'en')}, 11 AM`]),
    fact(['인원', 'Guests'], ['3명, 차량 1대', '3 guests, 1 car']),
    fact(['결제 금액', 'Paid'], [`${won}원`, `₩${won}`]),
  ];
}

/** The stay that the forest knows of (`forestState`): this persona alone has it. */
const STAYS = 'member';
/** So many of the newest moves of points were notified; with the rest enough for a second page. */
const MOVES = 16;
/** Of those the newest are not read yet. */
const NEW = 2;
const NEW_DAYS = 5;
/** When a member with a past joined (`comm/agreements.ts`). */
const JOINED_DAYS = 120;

function stayNotification(now: Date): WireNotification {
  const stay = addDays(todaySeoul(now), 5);
  return filled(
    {
      alrmSerno: 'M3005',
      alrmDstcd: '01',
      alrmTitl: { ko: '휴양림 예약이 완료됐어요', en: 'Your forest stay is booked' },
      alrmCtnt: {
        ko: `${dayText(stay, 'ko')}부터 1박, 가온숲 자연휴양림 잣나무집이에요.`,
        en: `Gaon Forest Lodge, Pine House: one night from ${dayText(stay, 'en')}.`,
      },
      alrmDtlList: factsOfStay(stay),
      alrmRegiYMS: daysFrom(now, 0, '000500'),
      alrmLinkNm: { ko: '예약 보기', en: 'See your bookings' },
      alrmLinkUrlCtnt: '/forest/FTR61000',
    },
    'N',
  );
}

/** One move of points, as the history of points has it. */
function moveNotification({ amount, at, ...move }: PointMove, index: number, now: Date): WireNotification {
  const points = `${formatCount(Math.abs(amount))}P`;
  const isIn = amount > 0;
  const other = move.cntrName ?? '';
  return filled(
    {
      alrmSerno: `M${3004 - index}`,
      alrmDstcd: '01',
      alrmTitl: {
        ko: isIn ? `포인트 ${points}가 들어왔어요` : `포인트 ${points}가 나갔어요`,
        en: isIn ? `You got ${points}` : `${points} went out`,
      },
      alrmCtnt: { ko: `${move.titl} 내역이에요.`, en: `${move.titlEng}.` },
      alrmDtlList: [
        fact(['포인트', 'Points'], [points, points]),
        ...(other === '' ? [] : [fact(['상대', 'With'], [other, other])]),
      ],
      alrmRegiYMS: seoulTime(at),
      alrmLinkNm: { ko: '이용 내역 보기', en: 'See your points' },
      alrmLinkUrlCtnt: '/point/FPO41100',
    },
    now.getTime() - at.getTime() < NEW_DAYS * 86_400_000 && index < NEW ? 'N' : 'Y',
  );
}

/** The oldest of them, and it leads nowhere. */
function joinedNotification(now: Date): WireNotification {
  return filled(
    {
      alrmSerno: 'M2000',
      alrmDstcd: '03',
      alrmTitl: { ko: '월렛에 가입했어요', en: 'You joined the wallet' },
      alrmCtnt: {
        ko: '가입할 때 동의한 약관은 내 정보에서 볼 수 있어요.',
        en: 'My page has the terms that you agreed to.',
      },
      alrmRegiYMS: daysFrom(now, -JOINED_DAYS, '090000'),
    },
    'Y',
  );
}

/** Moves of the past that a persona begins with; those of this world are notified when they happen. */
function pastMovesOf(context: Context<RoomEnv>, now: Date): PointMove[] {
  return movesOf(context)
    .filter(({ at, kind }) => kind !== 'charge' && at.getTime() < now.getTime() - 43_200_000)
    .slice(-MOVES)
    .toReversed();
}

/**
 * What a persona was notified of before this world began. Each refers to something that this persona has: their stay,
 * moves in their history of points, their joining. One who has just joined has nothing.
 */
export function pastNotifications(
  context: Context<RoomEnv>,
  { id, isNew, standing, points }: Persona,
  world: World,
): WireNotification[] {
  if (isNew || standing === 'notMember') return [];
  const now = world.now();
  const moves = points === 'none' ? [] : pastMovesOf(context, now);
  return [
    ...(id === STAYS ? [stayNotification(now)] : []),
    ...moves.map((move, index) => moveNotification(move, index, now)),
    joinedNotification(now),
  ];
}
