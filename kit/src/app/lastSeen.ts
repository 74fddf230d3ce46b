import { ApiError, isDoubtful } from '../api/index.ts';
import { type Schema, v } from '../schema/index.ts';
import type { Drafts } from '../session/index.ts';

const DAY_MS = 24 * 60 * 60_000;

/** What was asked for; `keptAt` where nobody answered and it is what was shown here then. */
export interface Seen<T> {
  data: T;
  keptAt: Date | null;
}

/**
 * What is held up where no network may be, a card or a boarding pass: asked for, and where no answer comes what was
 * shown here last, encrypted, the member's own, for a day. A refusal is an answer.
 *
 * `useLoad((signal) => lastSeen(session.drafts, 'book.card', card, () => readCard(undefined, { signal })))`
 *
 * @param name unique in the wallet
 * @param keeps what of it is kept; all of it unless told
 */
export async function lastSeen<T>(
  drafts: Drafts,
  name: string,
  schema: Schema<T>,
  ask: () => Promise<T>,
  keeps: (data: T) => T = (data) => data,
): Promise<Seen<T>> {
  try {
    const data = await ask();
    await drafts.write(name, { at: Date.now(), data: keeps(data) }, DAY_MS);
    return { data, keptAt: null };
  } catch (error) {
    const isOff = error instanceof ApiError && !error.silent && isDoubtful(error);
    const kept = isOff ? await drafts.read(name, v.object({ at: v.number(), data: schema })) : undefined;
    if (!kept) throw error;
    return { data: kept.data, keptAt: new Date(kept.at) };
  }
}
