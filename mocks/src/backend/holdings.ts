import { appName } from './appNames.ts';
import type { Words } from './language.ts';
import { AnswerError, type Envelope, type MemberContext } from './room.ts';

/** What becomes of a holding when its owner leaves. */
type OnLeave =
  /** leaving is refused until the owner has resolved it */
  | 'BLCK'
  /** it stays as it is, and stays readable: a receipt, a paid booking, a refund that was asked for */
  | 'STAY'
  /** it ends with the membership, and the page says so: a plan, an unpaid reservation, points that nobody paid for */
  | 'ENDS';

/** One thing that a member has in a service, or that is under way there. */
export interface Holding {
  /** unique within its service; the same for the same thing */
  id: string;
  kind:
    | 'MONEY'
    | 'POINT'
    | 'CURRENCY'
    | 'GOLD'
    | 'TOKEN'
    | 'GIFT'
    | 'ORDER'
    | 'HOLD'
    | 'REFUND'
    | 'PLAN'
    | 'LOAN'
    | 'BOOKING'
    | 'DOCUMENT';
  name: Words;
  /** how much, as a decimal text in whole units: `{ currency: 'USD', value: '350.00' }`, `{ currency: 'PNT', value: '18400' }` (`XAU`: grams of gold) */
  amount?: { currency: string; value: string };
  onLeave: OnLeave;
  /** what happens to it, in one sentence: "72시간 안에 받지 않으면 돌아와요." */
  fate: Words;
  /** the screen where its owner resolves it: code and query, as coming items have it */
  screen: string;
}

/** What a service holds for the member who is signed in; it changes nothing, but may make the past of a persona. */
export type HoldingsOf = (member: MemberContext) => readonly Holding[];

/** A holding of one service under its wire names. */
export function toWire(className: string, { id, kind, name, amount, onLeave, fate, screen }: Holding) {
  const service = appName(className);
  return {
    hldngId: `${className} ${id}`,
    className,
    svcNm: service.ko,
    svcEngNm: service.en,
    kndCd: kind,
    hldngNm: name.ko,
    hldngEngNm: name.en,
    crncyCd: amount?.currency ?? '',
    amt: amount?.value ?? '',
    lvCd: onLeave,
    lvCtnt: fate.ko,
    lvEngCtnt: fate.en,
    routeName: screen,
  };
}

/**
 * Refuses to leave while something must be resolved first. Every leave, close, unlink and delete asks it before it
 * changes anything.
 *
 * @param className the id of the app
 * @throws AnswerError `LEAVE_HOLDS` with all that is held as `hldngList`
 */
export function refuseWhileHolding(
  className: string,
  holdings: readonly Holding[],
  envelope: Envelope = 'payload',
): void {
  if (!holdings.some(({ onLeave }) => onLeave === 'BLCK')) return;
  throw new AnswerError('LEAVE_HOLDS', '남아 있거나 진행 중인 것이 있어요.', {
    envelope,
    payload: { hldngList: holdings.map((each) => toWire(className, each)) },
  });
}
