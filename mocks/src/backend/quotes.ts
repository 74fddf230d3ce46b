import type { Context } from 'hono';
import { AnswerError, type RoomEnv, remembered } from './room.ts';

type At = Context<RoomEnv>;

/** A price that is held for a customer: by the server's clock, and for one order. */
export type Quoted<Q extends object> = Q & { qtId: string; expSS: number };

interface Kept {
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

/** Holds a price for so many seconds; `room` begins what refusals of it are called: GOLD. */
export function makeQuote<Q extends object>(
  context: At,
  room: string,
  facts: Q,
  expSS: number = 30,
): Quoted<Q> {
  const world = context.get('world');
  const qtId = `${room}-${String(world.nextNumber(`${room}.quote`)).padStart(8, '0')}`;
  const kept = quotesOf(context, room);
  kept.push({ qtId, endsAt: world.now().getTime() + expSS * 1000, isUsed: false, facts });
  kept.splice(0, kept.length - KEPT);
  return { ...facts, qtId, expSS };
}

function find(context: At, room: string, qtId: string): Kept {
  const found = quotesOf(context, room).find((each) => each.qtId === qtId);
  if (!found || found.isUsed || found.endsAt <= context.get('world').now().getTime()) {
    throw new AnswerError(`${room}_QUOTE_ENDED`, '가격을 지켜 드리는 시간이 지났어요.');
  }
  return found;
}

/** A price as it was told, where it still counts, with the seconds that are left. @throws as `takeQuote` */
export function quoteOf<Q extends object>(context: At, room: string, qtId: string): Quoted<Q> {
  const { facts, endsAt } = find(context, room, qtId);
  const left = Math.ceil((endsAt - context.get('world').now().getTime()) / 1000);
  return { ...(facts as Q), qtId, expSS: left };
}

/** Holds a price for longer, from when it was first asked to: what is signed takes its time. @throws as `takeQuote` */
export function holdQuote<Q extends object>(
  context: At,
  room: string,
  qtId: string,
  seconds: number,
): Quoted<Q> {
  const found = find(context, room, qtId);
  if (!found.isHeld) {
    found.isHeld = true;
    found.endsAt = context.get('world').now().getTime() + seconds * 1000;
  }
  return quoteOf(context, room, qtId);
}

/**
 * Takes a price for an order, once: another order needs another one. Call it last, where nothing refuses any more but
 * the ledger; an order that is refused all the same has used it up.
 *
 * @throws AnswerError `<room>_QUOTE_ENDED` where it has run out, was used, or is not this customer's
 */
export function takeQuote<Q extends object>(context: At, room: string, qtId: string): Q {
  const found = find(context, room, qtId);
  found.isUsed = true;
  return found.facts as Q;
}
