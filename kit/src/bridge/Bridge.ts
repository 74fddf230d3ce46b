import type { CallRecord } from './callRecord.ts';
import type { CanAnswer } from './can.ts';
import type { EventData, EventName, HostInfo, MethodName, MethodParams } from './contract.ts';
import type { BridgeResult } from './result.ts';
import type { Transport } from './transport.ts';

/** What a bridge is made of. */
export interface BridgeOptions {
  /** Id of the micro-app. */
  app: string;
  appVersion: string;
  kitVersion: string;
  /** Default: the page's own. */
  window?: Window;
  /** Default: what `window` offers; null is a plain browser. */
  transport?: Transport | null;
  /** Stands for every limit of the contract, in milliseconds; calls without a limit keep none. */
  limitMs?: number;
  /** What the app has said to this document already: no second hello is sent (contracts/bridge.md, `go`). */
  greeted?: HostInfo | null;
  /** The manifest's `bridge` list: `can` says no to the rest. Without it every method counts as listed. */
  allowed?: readonly string[];
  /** The manifest's `nativeScreens` list: `canOpen` says no to the rest. Without it every screen counts as listed. */
  screens?: readonly string[];
  /** Told of each call that has ended, `hello` too, for telemetry. */
  onCall?(record: CallRecord): void;
}

/** What a caller can add to a call. */
export interface CallOptions {
  /** Ends the call with ABORTED. */
  signal?: AbortSignal;
  /** Instead of the contract's limit, in milliseconds. */
  limitMs?: number;
}

/** Params may be left out where none is required. */
export type CallArguments<M extends MethodName> =
  Record<never, never> extends MethodParams<M>
    ? [params?: MethodParams<M>, options?: CallOptions]
    : [params: MethodParams<M>, options?: CallOptions];

/** Requests a page makes itself; `hello` is the bridge's own. */
export type CallableMethod = Exclude<MethodName, 'hello'>;

/** A parameter of a request, by name. */
export type ParamName<M extends MethodName> = Extract<keyof MethodParams<M>, string>;

/** The page's side of the bridge. */
export interface Bridge {
  /** Whether there is an app (or the developer's phone) around this page. */
  readonly isNative: boolean;
  /** What the app said of itself; null until it has. */
  readonly host: HostInfo | null;
  /** How many messages were dropped: unknown, broken, late or foreign. */
  readonly dropped: number;
  /** Greets the app, once a document; null in a plain browser, or where the app stays silent. */
  hello(): Promise<HostInfo | null>;
  /** Asks the app. Never rejects, and is settled within the method's limit; outside the app at once with NO_HOST. */
  call<M extends CallableMethod>(method: M, ...rest: CallArguments<M>): Promise<BridgeResult<M>>;
  /** Whether the app, by its own word, knows this method. False until it has said hello. */
  supports(method: MethodName): boolean;
  /**
   * Whether this page can use the method now, with the reason where it cannot. `noHost` until the app has said hello.
   * With a parameter: whether the app looks at it, too, as in `can('openWebView', 'single')`.
   */
  can<M extends MethodName>(method: M, param?: ParamName<M>): CanAnswer;
  /** Whether this page can open a screen of the app now (contracts/native-screens.md), as `can` says it of methods. */
  canOpen(screen: string): CanAnswer;
  /** Counts what the page has learnt of the app: each change may change what `host`, `can` and `canOpen` say. */
  readonly known: number;
  /** Calls at each change of `known`; the function returned stops that. Components ask by `useWallet`, which does it. */
  watch(listener: () => void): () => void;
  /** Listens to an event of the app; the function returned stops that. */
  on<E extends EventName>(event: E, listener: (data: EventData<E>) => void): () => void;
  /** Settles what is open with HOST_LOST and lets go of the window. */
  dispose(): void;
}
