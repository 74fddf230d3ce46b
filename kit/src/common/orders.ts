import { ApiError, type CallSettings, encryptField } from '../api/index.ts';
import type { Schema } from '../schema/index.ts';
import type { Intents } from './intents.ts';
import { pinProblemOf } from './paymentPin.ts';
import { type Inquired, type Settled, settle } from './settle.ts';

/** What an order is sent with. */
export interface Sending<F> {
  /** the Idempotency-Key: the same for every try of this order */
  key: string;
  facts: F;
  /** as the keypad sealed it for this order; empty where none is asked for */
  secret: string;
}

/** The kinds of an order whose facts name one; else there is one kind, the order's own name. */
export type KindOf<F> = F extends { kind: infer K extends string } ? K : string;

/** An order as data: what it is about, how it is sent, how its end is found, and where that is shown. */
export interface OrderPlan<F, R> {
  /** unique in the app; orders of one name go out one after the other */
  name: string;
  /** what an order is about; what differs makes another order. Never a password */
  facts: Schema<F>;
  /** sends it under its key: twice under one key is once */
  send(sending: Sending<F>, settings: CallSettings): Promise<R>;
  /** asks what became of an order; one that has not arrived is closed by the asking */
  inquire(key: string, settings: CallSettings, kind: KindOf<F>): Promise<Inquired<R>>;
  /** the newest order that the customer has not been told the end of, as the service knows it; null where there is none */
  untold?(settings: CallSettings): Promise<{ key: string; kind?: KindOf<F> } | null>;
  /** says to the service that the customer has been told */
  tell?(told: { key: string; kind: KindOf<F>; end: Settled<R> }, settings: CallSettings): Promise<unknown>;
  /**
   * Refusals after which the customer tries again on the spot, by wire code, and what has to change: the secret they
   * entered, or the facts. The order is over, the wish is not. A wrong payment password is one of itself.
   */
  again?: Readonly<Record<string, 'secret' | 'facts'>>;
  /** milliseconds before each inquiry: four in ten seconds unless told */
  waits?: readonly number[];
  /** the screen that tells how an order ended, by kind where there are several */
  resultAt: string | Readonly<Record<KindOf<F>, string>>;
  /** writes in the flow log where orders stop, by app and kind (R361): that it was sent, and how it ended */
  isLogged?: true;
}

/** One order, and how it ended. */
export interface Outcome<F, R> {
  key: string;
  kind: KindOf<F>;
  end: Settled<R>;
  /** it went out before this was asked for, of the same facts or others: what is asked for now was not sent */
  isEarlier: boolean;
}

/** An order that went out. */
export interface Found<F> {
  key: string;
  kind: KindOf<F>;
  /** where this phone remembers them */
  facts?: F;
}

/** An order that was begun, before it is confirmed: its key is this page's from now on. */
interface Begun<F> {
  key: string;
  kind: KindOf<F>;
  /** it went out before, of the same facts or others */
  isSent: boolean;
}

/** How long an end is waited for. */
interface Patience {
  /** milliseconds before each inquiry */
  waits?: readonly number[];
  signal?: AbortSignal;
}

/** How the end of an order is looked for. */
interface Search<F> extends Patience {
  /** of the order, where there are several */
  kind?: KindOf<F>;
}

/** What a customer's orders of one plan go through. */
export interface Orders<F, R> {
  /** the order for these facts as a page opens it, or the one that is under way */
  begin(facts: F): Promise<Begun<F>>;
  /** encrypts a secret for the order of these facts, or the one that was begun: it counts for no other */
  seal(facts: F, secret: string, begun?: string): Promise<string>;
  /**
   * Carries out an order once. One that has gone out already, from here or another WebView, is not sent again and not
   * ordered past: its end is found first.
   *
   * @param begun the key it was begun under: sent elsewhere since, it is the same one; ended or replaced, its end is found
   * @returns undefined where it cannot be written down that it goes out: then it does not
   */
  place(facts: F, secret: string, begun?: string): Promise<Outcome<F, R> | undefined>;
  /** finds how an order ended that has gone out before */
  findEnd(key: string, search?: Search<F>): Promise<Settled<R>>;
  /** the order that this phone has sent and whose end it does not know */
  underWay(): Promise<Found<F> | null>;
  /** the order whose end the customer does not know: what this phone remembers, else what the service does */
  findUnfinished(): Promise<Found<F> | null>;
  /** the customer has been told: an end that stays is done with, here and at the service; an unknown one is kept */
  close(key: string, end: Settled<R>, kind?: KindOf<F>): Promise<void>;
  /** whether the customer tries again on the spot, and what has to change for it */
  again(end: Settled<R>): 'secret' | 'facts' | undefined;
}

/** What orders work with; a test hands over its own. */
export interface OrderTools<F> extends Patience {
  intents: Intents<F>;
}

/** Another WebView may take the place of an intent in the same moment: that often it is tried, and no more. */
const TRIES = 3;

/** Checks a plan and gives it back: the one place that says what an order is. */
export function defineOrder<F, R>(plan: OrderPlan<F, R>): OrderPlan<F, R> {
  return plan;
}

/** The kind of an order, by its facts. */
export function kindOf<F, R>({ name }: OrderPlan<F, R>, facts: F): KindOf<F> {
  const { kind } = facts as { kind?: unknown };
  return (typeof kind === 'string' ? kind : name) as KindOf<F>;
}

/** The screen that tells how an order of this kind ended. */
export function resultAt<F, R>({ resultAt: places }: OrderPlan<F, R>, kind: KindOf<F>): string {
  return typeof places === 'string' ? places : places[kind];
}

/** The kind that an address names, where it is one of this order's. */
export function readKind<F, R>(
  { name, resultAt: places }: OrderPlan<F, R>,
  text: string,
): KindOf<F> | undefined {
  const isOne = typeof places === 'string' ? text === name : Object.hasOwn(places, text);
  return isOne ? (text as KindOf<F>) : undefined;
}

/** Orders of one plan: one key an intent, written down before it is sent, and an inquiry wherever the answer is in doubt. */
export function createOrders<F, R>(
  plan: OrderPlan<F, R>,
  { intents, ...patience }: OrderTools<F>,
): Orders<F, R> {
  const settings = patience.signal ? { signal: patience.signal } : {};

  const ownKind = plan.name as KindOf<F>;

  function find(
    key: string,
    { kind = ownKind, ...other }: Search<F>,
    send?: (settings: CallSettings) => Promise<R>,
  ): Promise<Settled<R>> {
    return settle<R>({
      ...(plan.waits ? { waits: plan.waits } : {}),
      ...patience,
      ...other,
      ...(send ? { send } : {}),
      inquire: (asked) => plan.inquire(key, asked, kind),
    });
  }

  async function underWay(): Promise<Found<F> | null> {
    const intent = await intents.read();
    if (!intent?.isSent) return null;
    return { key: intent.id, kind: kindOf(plan, intent.facts), facts: intent.facts };
  }

  return {
    async begin(facts) {
      const { id: key, isSent, facts: begun } = await intents.begin(facts);
      return { key, kind: kindOf(plan, begun), isSent };
    },
    seal: (facts, secret, begun) =>
      begun === undefined ? intents.seal(facts, secret) : encryptField(secret, { intent: begun }),
    async place(facts, secret, begun) {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const intent = begun === undefined ? await intents.begin(facts) : await intents.read();
        if (intent === undefined || (begun !== undefined && intent.id !== begun)) {
          const [key, kind] = [begun as string, kindOf(plan, facts)];
          return { key, kind, end: await find(key, { kind }), isEarlier: false };
        }
        const { id: key } = intent;
        const kind = kindOf(plan, intent.facts);
        if (intent.isSent && begun === undefined) {
          return { key, kind, end: await find(key, { kind }), isEarlier: true };
        }
        // Another WebView has sent the same one since: under one key it is one.
        if (!intent.isSent && !(await intents.markSent(key))) continue;
        const end = await find(key, { kind }, (asked) => plan.send({ key, facts, secret }, asked));
        return { key, kind, end, isEarlier: false };
      }
      return undefined;
    },
    findEnd: (key, search = {}) => find(key, search),
    underWay,
    async findUnfinished() {
      const here = await underWay();
      if (here) return here;
      const untold = await plan.untold?.(settings);
      return untold ? { key: untold.key, kind: untold.kind ?? ownKind } : null;
    },
    async close(key, end, kind = ownKind) {
      if (end.kind === 'unknown') return;
      await intents.end(key);
      try {
        await plan.tell?.({ key, kind, end }, settings);
      } catch (error) {
        // The customer is told once more: better twice than never.
        if (!(error instanceof ApiError)) throw error;
      }
    },
    again(end) {
      if (end.kind !== 'refused') return undefined;
      const { again = {} } = plan;
      if (end.code !== undefined && Object.hasOwn(again, end.code)) return again[end.code];
      return pinProblemOf(end.error ?? end.code)?.id === 'pinWrong' ? 'secret' : undefined;
    },
  };
}
