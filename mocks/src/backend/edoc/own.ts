import { addDays } from '@wallet/kit/format';
import type { Context } from 'hono';
import { agreementsOf } from '../comm/agreements.ts';
import { AnswerError, type RoomEnv, remembered, type World } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';
import { type Receipt, yearOf } from './receipts.ts';
import { shops } from './shops.ts';

export type At = Context<RoomEnv>;
export const TERMS = 'CML000008';
const BIN_DAYS = 30;

export interface Share {
  shrNo: string;
  rceitpNo: string;
  /** in the link; the number that opens it goes another way */
  lnkCd: string;
  cnfrmNo: string;
  endYmd: string;
  memoYn: 'Y' | 'N';
  shrSttus: 'LIVE' | 'OPND' | 'BACK';
}

export interface Export {
  exprtNo: string;
  frmt: 'PDF' | 'CSV';
  bgngYmd: string;
  endYmd: string;
  rceitpNos: string[];
  sumAmt: number;
  lookCnt: number;
  lnkCd: string;
  keepYmd: string;
}

export interface Own {
  userSttus: 'AGRD' | 'JOIN' | 'PAUS' | 'LEFT';
  brnds: string[];
  cardYn: 'Y' | 'N';
  telYn: 'Y' | 'N';
  msgYn: 'Y' | 'N';
  receipts: Receipt[];
  shares: Share[];
  exports: Export[];
  /** photos that were read, by number */
  images: Map<string, string>;
  /** what was made for a key */
  keys: Map<string, string>;
}

export const refuse = (code: string, message: string): never => {
  throw new AnswerError(code, message);
};

/** Who has had receipts for a while. */
const holders: Readonly<Record<string, Own['userSttus']>> = {
  receiptMember: 'JOIN',
  receiptPaused: 'PAUS',
  developer: 'JOIN',
};

export const hasAgreed = (context: At) => agreementsOf(context).get(TERMS)?.stpulAgrmtYn === 'Y';

/** Of somebody, whether they agree at the moment or not; what was long enough in the bin is gone. */
export function knownOf(context: At): Own {
  const world = context.get('world');
  const own = remembered(context, 'edoc', ({ id }): Own => {
    const userSttus = holders[id] ?? 'AGRD';
    return {
      ...{ userSttus, brnds: userSttus === 'AGRD' ? [] : shops.map(({ brndId }) => brndId) },
      ...{ cardYn: 'Y', telYn: 'Y', msgYn: 'Y', shares: [], exports: [] },
      ...{ receipts: userSttus === 'AGRD' ? [] : yearOf(world), images: new Map(), keys: new Map() },
    };
  });
  const today = seoulDate(world.now());
  own.receipts = own.receipts.filter(({ delYmd }) => delYmd === '' || addDays(delYmd, BIN_DAYS) > today);
  return own;
}

export function own(context: At): Own {
  if (!hasAgreed(context)) refuse('ERC_TERMS', '전자영수증 약관에 동의해 주세요.');
  return knownOf(context);
}

export function receiptAt(context: At, rceitpNo: string | undefined): Receipt {
  const one = own(context).receipts.find((each) => each.rceitpNo === rceitpNo && each.delYmd === '');
  return one ?? refuse('ERC_NOT_FOUND', '영수증을 찾을 수 없어요.');
}

export const isShown = ({ hideYn, delYmd }: Receipt) => hideYn === 'N' && delYmd === '';
export const sumOf = (all: readonly Receipt[]) => all.reduce((sum, { totAmt }) => sum + totAmt, 0);

/** So many won for a receipt of this year, and no more than so many a year. */
const POINTS = 10;
const MOST_POINTS = 10_000;
export function pointsOf(world: World, all: readonly Receipt[]): number {
  const year = seoulDate(world.now()).slice(0, 4);
  const counted = all.filter(
    ({ useYmdhms, slfRgstYn, orgRceitpNo }) =>
      useYmdhms.startsWith(year) && slfRgstYn === 'N' && !orgRceitpNo,
  );
  return Math.min(MOST_POINTS, counted.length * POINTS);
}
