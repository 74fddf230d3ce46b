import { convertMinorUnits } from '@wallet/kit/format';
import { accountName, ledgerOf } from '../ledger/index.ts';
import { type MemberContext, memberOf } from '../room.ts';
import { findPartner, type Partner } from './partnersList.ts';
import { book, moves, refuse } from './transactionsBook.ts';
import { checkDueDiligence, checkLimits, pointsOf } from './transactionsLimits.ts';

/** A conversion that somebody wants. */
export interface Order {
  prtnCd: string;
  drctn: 'IN' | 'OUT';
  amt: number;
  /** What the customer was shown that comes of it. */
  expcAmt: number;
}

const accountOf = (context: MemberContext, code: string) =>
  `partner:${code}:${memberOf(context).walletMberIdnfiNo}`;

/** Points that the customer has at a partner. */
export function balanceOf(context: MemberContext, code: string): number {
  const world = context.get('world');
  const account = accountOf(context, code);
  const ledger = ledgerOf(world);
  const opened = world.room('point.partners.opened', () => new Set<string>());
  if (!opened.has(account)) {
    opened.add(account);
    const opening = findPartner(code)?.opening ?? 0;
    const entries = moves('opening', account, code, opening);
    ledger.post({ at: world.now().toISOString(), kind: 'opening', entries });
  }
  return ledger.balance(account, code);
}

/** What comes of an amount at a partner's rate, rounded down to whole points. */
export function resultOf(partner: Partner, { drctn, amt }: Pick<Order, 'drctn' | 'amt'>): number {
  const rate = drctn === 'IN' ? partner.inRt : partner.outRt;
  return convertMinorUnits(amt, { from: 'KRW', to: 'KRW', rate }, 'down') ?? 0;
}

/** Refuses what cannot be converted. */
export function check(context: MemberContext, partner: Partner, asked: Order): void {
  checkDueDiligence(context);
  const result = resultOf(partner, asked);
  if (result < 1 || asked.amt < Number(partner.minAmt)) refuse('UBPT0108', '최소 금액보다 적어요.');
  if (result !== asked.expcAmt) refuse('UBPT0114', '전환 비율이 바뀌었어요.');
  const isIn = asked.drctn === 'IN';
  checkLimits(context, 'convert', isIn ? result : asked.amt, isIn);
  if (isIn && balanceOf(context, partner.prtnCd) < asked.amt) {
    refuse('UBPT0110', '제휴사 포인트가 부족해요.');
  }
  if (!isIn && pointsOf(context) < asked.amt) refuse('UBPT0105', '포인트가 부족해요.');
}

/** Converts, or refuses. */
export function convert(context: MemberContext, partner: Partner, asked: Order) {
  check(context, partner, asked);
  const { prtnCd, prtnName, prtnEngName } = partner;
  const result = resultOf(partner, asked);
  const [theirs, ours] = [
    accountOf(context, prtnCd),
    accountName.points(memberOf(context).walletMberIdnfiNo),
  ];
  const network = `partnerNetwork:${prtnCd}`;
  const isIn = asked.drctn === 'IN';
  const entries = isIn
    ? [...moves(theirs, network, prtnCd, asked.amt), ...moves(accountName.issuer, ours, 'PNT', result)]
    : [...moves(ours, accountName.issuer, 'PNT', asked.amt), ...moves(network, theirs, prtnCd, result)];
  const memo = isIn
    ? { titl: `${prtnName} 전환`, titlEng: `From ${prtnEngName}` }
    : { titl: `${prtnName}로 전환`, titlEng: `To ${prtnEngName}` };
  const booked = book(context.get('world'), 'convert', entries, { ...memo, cntrName: prtnName });
  return {
    ...booked,
    drctn: asked.drctn,
    prtnCd,
    prtnName,
    prtnEngName,
    amt: String(isIn ? result : asked.amt),
    prtnAmt: String(isIn ? asked.amt : result),
    fee: '0',
    blncAft: String(pointsOf(context)),
  };
}
