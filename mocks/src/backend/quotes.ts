import { AnswerError, type MemberContext, remembered } from './room.ts';

type At = MemberContext;

/** What a quote is for. A quote of one kind counts for no other. */
export interface QuoteKind {
  /** what refusals start with: GOLD */
  room: string;
  /** buying, selling back, closing an account */
  kind: string;
}

/** A price that is held for a customer: by the server's clock, and for one order. */
export type Quoted<Q extends object> = Q & { qtId: string; expSS: number };

interface Kept {
  kind: string;
  qtId: string;
  endsAt: number;
  isUsed: boolean;
  /** it was given longer */
  isHeld?: true;
  facts: object;
}

const quotesOf = (context: At, room: string) => remembered<Kept[]>(context, `${room}.quotes`, () => []);
/** How many a customer may look at before the oldest is forgotten. */
const KEPT = 50;

/** Holds a price for so many seconds. */
export function makeQuote<Q extends object>(
  context: At,
  { room, kind }: QuoteKind,
  facts: Q,
  expSS: number = 30,
): Quoted<Q> {
  const world = context.get('world');
  const qtId = `${room}-${String(world.nextNumber(`${room}.quote`)).padStart(8, '0')}`;
  const kept = quotesOf(context, room);
  kept.push({ kind, qtId, endsAt: world.now().getTime() + expSS * 1000, isUsed: false, facts });
  kept.splice(0, kept.length - KEPT);
  return { ...facts, qtId, expSS };
}

function find(context: At, { room, kind }: QuoteKind, qtId: string): Kept {
  const found = quotesOf(context, room).find((each) => each.qtId === qtId);
  if (found && found.kind !== kind)
    throw new AnswerError(`${room}_QUOTE_OTHER`, '다른 거래의 가격이에요. 가격을 다시 확인해 주세요.');
  if (!found || found.isUsed || found.endsAt <= context.get('world').now().getTime()) {
    throw new AnswerError(`${room}_QUOTE_ENDED`, '가격을 지켜 드리는 시간이 지났어요.');
  }
  return found;
}

/** A price as it was told, where it still counts, with the seconds that are left. @throws as `takeQuote` */
export function quoteOf<Q extends object>(context: At, of: QuoteKind, qtId: string): Quoted<Q> {
  const { facts, endsAt } = find(context, of, qtId);
  const left = Math.ceil((endsAt - context.get('world').now().getTime()) / 1000);
  return { ...(facts as Q), qtId, expSS: left };
}

/** Holds a price for longer, from when it was first asked to: what is signed takes its time. @throws as `takeQuote` */
export function holdQuote<Q extends object>(
  context: At,
  of: QuoteKind,
  qtId: string,
  seconds: number,
): Quoted<Q> {
  const found = find(context, of, qtId);
  if (!found.isHeld) {
    found.isHeld = true;
    found.endsAt = context.get('world').now().getTime() + seconds * 1000;
  }
  return quoteOf(context, of, qtId);
}

/**
 * Takes a price for an order, once: another order needs another one. Call it last, where nothing refuses any more but
 * the ledger; an order that is refused all the same has used it up.
 *
 * @throws AnswerError `<room>_QUOTE_ENDED` where it has run out, was used, or is not this customer's;
 *   `<room>_QUOTE_OTHER` where it is of another kind
 */
export function takeQuote<Q extends object>(context: At, of: QuoteKind, qtId: string): Q {
  const found = find(context, of, qtId);
  found.isUsed = true;
  return found.facts as Q;
}
