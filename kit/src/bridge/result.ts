import type { ErrorCode, MethodName, MethodResult } from './contract.ts';

/** Why a call came to nothing; a closed set. The first six are the app's words, the others the page's own. */
export type BridgeFailureCode =
  | ErrorCode
  /** There is no app around this page. */
  | 'NO_HOST'
  /** The app answered something that does not fit the contract. */
  | 'BAD_REPLY'
  /** The caller gave up. */
  | 'ABORTED'
  /** The way to the app went away while the call was open. */
  | 'HOST_LOST';

/** A call that came to nothing. `message` is for developers, never for the customer. */
export interface BridgeFailure {
  ok: false;
  code: BridgeFailureCode;
  message: string;
  method: MethodName;
}

/** What a call comes to. It never rejects. */
export type BridgeResult<M extends MethodName> = { ok: true; value: MethodResult<M> } | BridgeFailure;
