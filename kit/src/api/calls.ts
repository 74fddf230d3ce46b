import { type Schema, v } from '../schema/index.ts';
import { currentClient } from './currentClient.ts';
import type { Call, CallDefinition, CallSettings, HttpMethod, Sent } from './defineCall.ts';
import { createKeys, createProof, type Lost, untilKnown } from './lostAnswers.ts';

type NamesIn<P extends string> = P extends `${string}{${infer N}}${infer R}` ? N | NamesIn<R> : never;

/** What a call takes that says nothing else: the parameters of its path, if it has any. */
// biome-ignore lint/suspicious/noConfusingVoidType: what takes nothing is called with nothing
type PathInput<P extends string> = [NamesIn<P>] extends [never] ? void : { [K in NamesIn<P>]: string };

interface Told<I, W, O> extends Omit<CallDefinition<I, W, O>, 'method' | 'path' | 'answer' | 'labCodes'> {
  /** what is unwrapped must fit this; a {@link shape} renames it, too. Left out where nothing of it is read */
  answer?: Schema<W>;
}

interface Change<I, W, O> extends Told<I, W, O> {
  /** what is to be done where its answer is lost */
  lost: Lost;
}

/** What one change is about: what it sends, whatever else its caller knows and reads again meanwhile. */
function factsOf<I>({ path, params, body }: Sent, input: I): unknown {
  const isPlain = !(body instanceof FormData || body instanceof Blob);
  return isPlain ? { path, params, body } : input;
}

function make<I, W, O>(method: HttpMethod, path: string, told: Told<I, W, O> & { lost?: Lost }): Call<I, O> {
  const { lost, send, ...rest } = told;
  const answer = (told.answer ?? v.unknown()) as Schema<W>;
  const hasNames = path.includes('{');
  const sent = send ?? ((input: I): Sent => (hasNames ? { path: input as Record<string, string> } : {}));
  const definition: CallDefinition<I, W, O> = { ...rest, method, path, answer, send: sent };
  const run = (input: I, settings?: CallSettings, as = definition) =>
    currentClient().run(as, input, settings) as Promise<O>;

  if (lost === undefined)
    return Object.assign((input: I, settings?: CallSettings) => run(input, settings), { definition });

  // What a screen loads, and what a page does unseen, is no change that a customer waits for.
  const isQuestion = lost === 'harmless' && told.duplicates === 'allow';
  // A secret that was sealed counts once; only a key brings the answer that it had.
  const mayAsk = (input: I) =>
    lost === 'sameKey' ||
    (lost !== 'inquire' && lost !== 'harmless' && !/"enc[A-Z]\w*":/.test(JSON.stringify(sent(input)) ?? ''));
  const known = (call: (input: I, settings?: CallSettings) => Promise<O>) =>
    Object.assign(
      (input: I, settings?: CallSettings) => {
        if (isQuestion || told.spinner === false || settings?.signal) return call(input, settings);
        return untilKnown(() => call(input, settings), {
          asks: currentClient().asksAboutLost && mayAsk(input),
        });
      },
      { definition },
    );

  if (lost === 'sameKey') {
    const keys = createKeys();
    const call = (input: I, settings?: CallSettings) =>
      keys.under(factsOf(sent(input), input), (key) =>
        run(input, settings, {
          ...definition,
          // A key that the draft of a flow keeps comes first: it outlives a killed WebView.
          send(given) {
            const what = sent(given);
            return { ...what, headers: { 'Idempotency-Key': key, ...what.headers } };
          },
        }),
      );
    return known(call);
  }
  if (typeof lost === 'object') {
    const proof = createProof(lost.proof);
    const call = (input: I, settings?: CallSettings) => proof.take(() => run(input, settings)) as Promise<O>;
    return known(call);
  }
  return known((input, settings) => run(input, settings));
}

/**
 * A call that reads.
 *
 * `export const readItem = get('/rail/v1/items/{itemNo}', { answer: item })`, then `readItem({ itemNo })`; or
 * `get('/rail/v1/items', { send: (after?: string) => ({ params: { itemNo: after } }), answer: pageOf('itemList', item, 'nextItemNo') })`
 */
export function get<const P extends string, W = unknown, O = W, I = PathInput<P>>(
  path: P,
  told: Told<I, W, O>,
): Call<I, O> {
  return make('GET', path, told);
}

/** A call that changes something; beside it stands what is to be done where its answer is lost. */
export function post<const P extends string, W = unknown, O = W, I = PathInput<P>>(
  path: P,
  told: Change<I, W, O>,
): Call<I, O> {
  return make('POST', path, told);
}

/** As {@link post}, by PUT. */
export function put<const P extends string, W = unknown, O = W, I = PathInput<P>>(
  path: P,
  told: Change<I, W, O>,
): Call<I, O> {
  return make('PUT', path, told);
}

/** As {@link post}, by DELETE. */
export function del<const P extends string, W = unknown, O = W, I = PathInput<P>>(
  path: P,
  told: Change<I, W, O>,
): Call<I, O> {
  return make('DELETE', path, told);
}
