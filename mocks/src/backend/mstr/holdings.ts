import type { Context } from 'hono';
import { certificateHoldings } from '../bcerti/holdings.ts';
import { bookHoldings } from '../book/holdings.ts';
import { canpHoldings } from '../canp/due.ts';
import { cibHoldings } from '../cib/holdings.ts';
import { couponHoldings } from '../cpon/holdings.ts';
import { marketHoldings } from '../cponmakt/holdings.ts';
import { donationHoldings } from '../dnt/due.ts';
import { receiptHoldings } from '../edoc/holdings.ts';
import { exchangeHoldings } from '../exchange/due.ts';
import { fxHoldings } from '../fcpurs/holdings.ts';
import { goldHoldings } from '../gold-saving/account.ts';
import { type Holding, type HoldingsOf, toWire } from '../holdings.ts';
import { watchHoldings } from '../htoa/flights.ts';
import { studentCardHoldings } from '../idoc/holdings.ts';
import { insuranceHoldings } from '../insurance/applications.ts';
import { licenseHoldings } from '../license/holdings.ts';
import { mobileIdHoldings } from '../moid/holdings.ts';
import { tokensHeld } from '../nft/holdings.ts';
import { passportHoldings } from '../pass/standing.ts';
import { pointHoldings } from '../point-fe/holdings.ts';
import { railHoldings } from '../rail/holdings.ts';
import { AnswerError, type MemberContext, type RoomEnv } from '../room.ts';
import { flightHoldings } from '../smat/holdings.ts';
import { smartPassHoldings } from '../smps/tickets.ts';
import { taxHoldings } from '../tax/refunds.ts';
import { tradeHoldings } from '../trading/holdings.ts';

/** What each service holds for a member, by the id of its app. */
const sources: Readonly<Record<string, HoldingsOf>> = {
  idoc: studentCardHoldings,
  htoa: watchHoldings,
  smps: smartPassHoldings,
  pass: passportHoldings,
  moid: mobileIdHoldings,
  smat: flightHoldings,
  book: bookHoldings,
  bcerti: certificateHoldings,
  rail: railHoldings,
  cpon: couponHoldings,
  cponmakt: marketHoldings,
  edoc: receiptHoldings,
  license: licenseHoldings,
  cib: cibHoldings,
  insurance: insuranceHoldings,
  exchange: exchangeHoldings,
  fcpurs: fxHoldings,
  'gold-saving': goldHoldings,
  tax: taxHoldings,
  dnt: donationHoldings,
  point: pointHoldings,
  canp: canpHoldings,
  nft: tokensHeld,
  trading: tradeHoldings,
};

/** All that a member has in the wallet, with the id of the app that holds it. */
export function allHoldings(member: MemberContext): { className: string; holding: Holding }[] {
  return Object.entries(sources).flatMap(([className, holdingsOf]) =>
    holdingsOf(member).map((holding) => ({ className, holding })),
  );
}

/**
 * What a member has, in one app or in all; what a page of leaving lists. The call is ours (the specification states
 * none).
 */
export function holdingsAnswer(context: Context<RoomEnv>, className: string) {
  return allHoldings(context)
    .filter((each) => className === '' || each.className === className)
    .map((each) => toWire(each.className, each.holding));
}

/**
 * Refuses to let a member leave the wallet while any service has something that must be resolved first.
 *
 * @throws AnswerError `LEAVE_HOLDS` with all that they have in every service
 */
export function refuseWhileAnyHolds(member: MemberContext): void {
  const all = allHoldings(member);
  if (!all.some(({ holding }) => holding.onLeave === 'BLCK')) return;
  throw new AnswerError('LEAVE_HOLDS', '남아 있거나 진행 중인 것이 있어요.', {
    payload: { hldngList: all.map(({ className, holding }) => toWire(className, holding)) },
  });
}
