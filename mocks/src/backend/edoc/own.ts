import { addDays } from '@wallet/kit/format';
import { agreementsOf } from '../comm/agreements.ts';
import { AnswerError, type MemberContext, remembered } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';
import { type Receipt, yearOf } from './receipts.ts';
import { shops } from './shops.ts';

export const TERMS = 'CML000008';
const BIN_DAYS = 30;
/** Days that the receipts of a member who left are kept, where they asked for it. */
export const KEPT_AFTER_LEAVING_DAYS = 30;

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
  /** when it is made, in milliseconds since 1970; missing in worlds kept by an earlier version */
  rdyMs?: number;
  /** the member was notified that it is made */
  ntfdYn?: 'Y' | 'N';
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
  /** since when the member has left and the receipts are kept for a return; empty for others */
  leftYmd?: string;
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

export const hasAgreed = (context: MemberContext) => agreementsOf(context).get(TERMS)?.stpulAgrmtYn === 'Y';

/** Of somebody, whether they agree at the moment or not; what was long enough in the bin is gone. */
export function knownOf(context: MemberContext): Own {
  const world = context.get('world');
  const own = remembered(context, 'edoc', ({ id }): Own => {
    const userSttus = holders[id] ?? 'AGRD';
    return {
      userSttus,
      brnds: userSttus === 'AGRD' ? [] : shops.map(({ brndId }) => brndId),

      cardYn: 'Y',
      telYn: 'Y',
      msgYn: 'Y',
      shares: [],
      exports: [],

      receipts: userSttus === 'AGRD' ? [] : yearOf(world),
      images: new Map(),
      keys: new Map(),
    };
  });
  const today = seoulDate(world.now());
  own.receipts = own.receipts.filter(({ delYmd }) => delYmd === '' || addDays(delYmd, BIN_DAYS) > today);
  return own;
}

export function own(context: MemberContext): Own {
  if (!hasAgreed(context)) refuse('ERC_TERMS', '전자영수증 약관에 동의해 주세요.');
  return knownOf(context);
}

export function receiptAt(context: MemberContext, rceitpNo: string | undefined): Receipt {
  const one = own(context).receipts.find((each) => each.rceitpNo === rceitpNo && each.delYmd === '');
  return one ?? refuse('ERC_NOT_FOUND', '영수증을 찾을 수 없어요.');
}

export const isShown = ({ hideYn, delYmd }: Receipt) => hideYn === 'N' && delYmd === '';
export const sumOf = (all: readonly Receipt[]) => all.reduce((sum, { totAmt }) => sum + totAmt, 0);

/** Points of the carbon-neutral scheme for e-receipts: won for each receipt, and the most of a year. */
export const receiptPoints = { each: 10, mostOfYear: 10_000 } as const;

/**
 * The receipts that shops have sent the member, newest first: no refunds, no copies that a till sent twice, no paper
 * receipts that the member photographed. What the carbon-neutral scheme counts; empty without the member's agreement.
 */
export const receiptsOf = (member: MemberContext): readonly Receipt[] =>
  hasAgreed(member)
    ? knownOf(member).receipts.filter(
        ({ slfRgstYn, orgRceitpNo, dplctYn }) => slfRgstYn === 'N' && !orgRceitpNo && dplctYn === 'N',
      )
    : [];

/** Expected points of this year. */
export function pointsOf(member: MemberContext): number {
  const year = seoulDate(member.get('world').now()).slice(0, 4);
  const counted = receiptsOf(member).filter(({ useYmdhms }) => useYmdhms.startsWith(year));
  return Math.min(receiptPoints.mostOfYear, counted.length * receiptPoints.each);
}
