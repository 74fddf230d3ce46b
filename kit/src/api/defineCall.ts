import type { Schema } from '../schema/index.ts';
import type { AddressValues } from './address.ts';
import { currentClient } from './currentClient.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Where the answer is: the generic `payload`; `body` beside a `header` whose code is 200 (gpayment, fpayment);
 * `payload.outData` beside `payload.errData` (point); the `whole` generic shape, whatever its code; or a `file`.
 */
export type Envelope = 'payload' | 'header' | 'outData' | 'whole' | 'file';

/** What `envelope: 'whole'` unwraps to. */
export interface WholeAnswer {
  /** Status of the body when it has one, else of HTTP (A67). */
  status: number;
  code: string;
  message: string;
  payload: unknown;
}

/**
 * An answer whose code contains LAB, as it came (1-shell s8, A89): what a call with `labCodes: 'return'` may resolve to
 * beside its own answer.
 */
export class LabAnswer implements WholeAnswer {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly payload: unknown;

  constructor({ status, code, message, payload }: WholeAnswer) {
    this.status = status;
    this.code = code;
    this.message = message;
    this.payload = payload;
  }
}

/** What `envelope: 'file'` unwraps to. */
export interface FileAnswer {
  bytes: ArrayBuffer;
  type: string;
}

/** What one call sends. GET sends `params`, the others a body (E49); `params` stand in for a body that is not given. */
export interface Sent {
  path?: AddressValues;
  params?: AddressValues;
  body?: unknown;
  /** For example an Idempotency-Key. */
  headers?: Readonly<Record<string, string>>;
}

/** One call of the wallet API, as data. */
export interface CallDefinition<I, W, O = W> {
  method: HttpMethod;
  /** Without the prefix: `/forest/v1/forests/{forestId}`. */
  path: string;
  /** Default `payload`. */
  envelope?: Envelope;
  /** What is unwrapped must fit this, else the call rejects with kind `shape`. */
  answer: Schema<W>;
  send?: (input: I) => Sent;
  /** Wire names to ours. */
  to?: (wire: W) => O;
  /** An identical call while one is on its way: dropped without a word (default), or sent (A55). */
  duplicates?: 'cancel' | 'allow';
  /** Whether the page's spinner shows meanwhile. Default true. */
  spinner?: boolean;
  /** Milliseconds; default 30000, 0 for none (A64). */
  timeoutMs?: number;
  /** What code 9999 does beside rejecting: nothing (default), an alert, an alert and then back (A83). */
  on9999?: 'caller' | 'alert' | 'alertAndBack';
  /**
   * A code that contains LAB: the call resolves with the answer as it came (`return`: a {@link LabAnswer}), or rejects
   * in silence with it (default). A caller says that it reads these codes: what does not must never take one for its
   * own answer, a payment least of all (A89).
   */
  labCodes?: 'return' | 'reject';
  /** It is sent to its end though the page goes away meanwhile: for what ends something on the way out. Small bodies only. */
  outlivesPage?: true;
  /**
   * Where its answer is lost it goes out once more by itself, before the customer is told: for what is carried out once
   * however often it arrives, by its key or by its nature. Never for an order of money, which is asked about.
   */
  again?: true;
  /** Who deals with a 401 and a duplicate login: the session (default), or the caller as with any other answer. */
  sessionErrors?: 'session' | 'caller';
}

export interface CallSettings {
  /** Ends the call with kind `aborted`. */
  signal?: AbortSignal;
  /** As of the call itself, where one of its callers wants it: a shared one that says the same when sent again. */
  again?: true;
}

/** A call ready to be made through the bound client. Rejects with ApiError only. */
export interface Call<I, O> {
  (input: I, settings?: CallSettings): Promise<O>;
  // biome-ignore lint/suspicious/noExplicitAny: what the wire looks like is the definition's own affair
  readonly definition: CallDefinition<I, any, O>;
}

/** Without `to`, what comes out is what the wire brought. */
type Translated<W, O> = W extends O ? unknown : { to: (wire: W) => O };

/**
 * Declares a call once, to be made from anywhere (1-shell s7.1).
 *
 * @example const readForest = defineCall<string, WireForest, Forest>({ method: 'GET', path: '/forest/v1/forests/{forestId}',
 *   send: (forestId) => ({ path: { forestId } }), answer: wireForest, to: toForest });
 */
export function defineCall<I, W, O = W>(
  definition: CallDefinition<I, W, O> & Translated<W, O> & { labCodes: 'return' },
): Call<I, O | LabAnswer>;
export function defineCall<I, W, O = W>(definition: CallDefinition<I, W, O> & Translated<W, O>): Call<I, O>;
export function defineCall<I, W, O = W>(definition: CallDefinition<I, W, O>): Call<I, O> {
  const call = (input: I, settings?: CallSettings) => currentClient().run(definition, input, settings);
  return Object.assign(call, { definition });
}
