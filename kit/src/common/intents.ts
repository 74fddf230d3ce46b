import { encryptField } from '../api/index.ts';
import { type Schema, v } from '../schema/index.ts';
import type { Drafts } from '../session/index.ts';

/** One wish to move money: its key is the same in every WebView and after every reload (goal 47). */
export interface Intent<F> {
  /** the Idempotency-Key of the order */
  id: string;
  facts: F;
  /** set before the order goes out: from then on only an inquiry says what became of it */
  isSent: boolean;
}

/** The one intent of a kind that a member has under way. */
export interface Intents<F> {
  /** the intent under way, here or in another WebView */
  read(): Promise<Intent<F> | undefined>;
  /**
   * The intent for these facts: the one under way where it is for the same facts, or where its order has gone out
   * (`isSent`: find its end first), else a new one.
   */
  begin(facts: F): Promise<Intent<F>>;
  /** Encrypts a secret for the intent of these facts, which it begins where there is none: it counts for no other. */
  seal(facts: F, secret: string): Promise<string>;
  /** Says, before the order goes out, that it has; false where another intent has taken this one's place. */
  markSent(id: string): Promise<boolean>;
  /** Forgets the intent: its end is known and has been told. Another one's is left alone. */
  end(id: string): Promise<void>;
}

interface IntentsOptions<F> {
  drafts: Drafts;
  /** `gpayment.mpm`: what is unique to the app and the kind of order */
  name: string;
  schema: Schema<F>;
  /** runs alone among all WebViews */
  lock: <T>(name: string, work: () => Promise<T>) => Promise<T>;
}

/** Keeps the intents of one kind in the member's encrypted drafts, which all WebViews share (2-payment s4). */
export function createIntents<F>({ drafts, name, schema, lock }: IntentsOptions<F>): Intents<F> {
  const draftName = `${name}.intent`;
  const kept = v.object({
    id: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
    isSent: v.boolean(),
    facts: v.unknown(),
  });

  async function read(): Promise<Intent<F> | undefined> {
    const found = await drafts.read(draftName, kept);
    if (!found) return undefined;
    const facts = v.safeParse(schema, found.facts);
    return facts.success ? { id: found.id, isSent: found.isSent, facts: facts.output } : undefined;
  }

  const alone = <T>(work: () => Promise<T>) => lock(`wallet.intent.${name}`, work);

  const begin = (facts: F) =>
    alone(async () => {
      const underWay = await read();
      if (underWay && (underWay.isSent || isSame(underWay.facts, facts))) return underWay;
      const made = { id: crypto.randomUUID(), facts, isSent: false };
      await drafts.write(draftName, made);
      return made;
    });

  return {
    read,
    begin,
    seal: async (facts, secret) => encryptField(secret, { intent: (await begin(facts)).id }),
    markSent: (id) =>
      alone(async () => {
        const underWay = await read();
        if (underWay?.id !== id) return false;
        await drafts.write(draftName, { ...underWay, isSent: true });
        return true;
      }),
    end: (id) =>
      alone(async () => {
        if ((await read())?.id === id) await drafts.clear(draftName);
      }),
  };
}

/** The same facts, in whatever order they stand. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);
}

/** A schema gives its fields in an order of its own: the order says nothing. */
function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
