import { addMonths } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import type { Context, Hono } from 'hono';
import { pageOf } from '../paged.ts';
import { outDataOk, type RoomEnv, readBody } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import { expiringByMonth } from './historiesBatches.ts';
import { movesOf, type PointMove } from './historiesMoves.ts';
import { earnPlaces, usePlaces } from './historiesPlaces.ts';
import { refuse } from './transactionsBook.ts';
import * as field from './transactionsFields.ts';
import { pointsOf } from './transactionsLimits.ts';
import { joinedWalletOf } from './walletState.ts';

const PAGE_SIZE = 20;
const groups = {
  EARN: ['earn', 'event'],
  USE: ['use'],
  CHRG: ['charge'],
  SEND: ['send', 'accept', 'takeBack', 'giftBack', 'pay'],
  CONV: ['withdraw', 'convert', 'buy', 'sell'],
  EXPR: ['expire'],
} as const;
type Group = keyof typeof groups;

const asked = v.object({
  fltr: v.optional(v.picklist(['ALL', ...(Object.keys(groups) as Group[])]), 'ALL'),
  /** YYYYMM; empty for all. */
  ym: v.optional(v.pipe(v.string(), v.regex(/^(\d{6})?$/)), ''),
  pageNo: field.page,
});

/** What became of points: the moves, one of them, what ends when, and where points come from and go to. */
export function historyRoutes(routes: Hono<RoomEnv>): void {
  routes.post('/point-fe/transaction/v1/histories', async (context) => {
    const { fltr, ym, pageNo } = await readBody(context, asked);
    const all = movesNow(context);
    const found = all
      .filter((move) => fltr === 'ALL' || groupOf(move) === fltr)
      .filter(({ at }) => seoulDate(at).startsWith(ym))
      .toReversed();
    return outDataOk(context, pageOf(found.map(shownAmong(all)), pageNo, PAGE_SIZE));
  });
  routes.post('/point-fe/transaction/v1/detail', async (context) => {
    const { tranSerno } = await readBody(context, v.object({ tranSerno: field.id }));
    const all = movesNow(context);
    const found = all.find((move) => move.tranSerno === tranSerno);
    if (!found) return refuse('UBPT0117', '거래를 찾을 수 없어요.');
    const untlYmd = found.amount > 0 ? addMonths(seoulDate(found.at), found.months) : '';
    return outDataOk(context, { ...shownAmong(all)(found), msg: found.msg ?? '', untlYmd });
  });
  routes.post('/point-fe/transaction/v1/expiring', (context) => {
    movesNow(context);
    return outDataOk(context, { blnc: String(pointsOf(context)), ...expiringByMonth(context) });
  });
  routes.post('/point-fe/transaction/v1/places', (context) => {
    joinedWalletOf(context);
    return outDataOk(context, { earnList: earnPlaces(context.get('world').now()), useList: usePlaces });
  });
}

function movesNow(context: Context<RoomEnv>): PointMove[] {
  joinedWalletOf(context);
  return movesOf(context);
}

function groupOf({ kind, amount }: PointMove): Group {
  const named = (Object.keys(groups) as Group[]).find((group) =>
    (groups[group] as readonly string[]).includes(kind),
  );
  return named ?? (amount < 0 ? 'USE' : 'EARN');
}

/** A move with what became of it: whether a later one took it back, or which earlier one it takes back. */
function shownAmong(all: readonly PointMove[]) {
  const undone = new Set(all.map(({ undoes }) => undoes));
  return (move: PointMove) => ({
    ...shown(move),
    cnclYn: undone.has(move.tranSerno) ? 'Y' : 'N',
    orgTranSerno: move.undoes ?? '',
  });
}

function shown(move: PointMove) {
  const { tranSerno, at, kind, amount, balance, titl, titlEng, cntrName = '' } = move;
  return {
    tranSerno,
    tranYMS: seoulTime(at),
    odrKnd: kind,
    hstDstcd: groupOf(move),
    amt: String(amount),
    blncAft: String(balance),
    titl,
    titlEng,
    cntrName,
  };
}
