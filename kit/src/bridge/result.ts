import { errorCodes, type MethodName, type MethodResult } from './contract.ts';

/**
 * Every reason why a call came to nothing; a closed set. The app's own words (contracts/bridge.md, Messages), then the
 * page's: there is no app around it, the app answered what does not fit the contract, the caller gave up, and the way
 * to the app went away while the call was open.
 */
export const failureCodes = [...errorCodes, 'NO_HOST', 'BAD_REPLY', 'ABORTED', 'HOST_LOST'] as const;

/** Why a call came to nothing, one of {@link failureCodes}. */
export type BridgeFailureCode = (typeof failureCodes)[number];

/** A call that came to nothing. `message` is for developers, never for the customer. */
export interface BridgeFailure {
  ok: false;
  code: BridgeFailureCode;
  message: string;
  method: MethodName;
}

/** What a call comes to. It never rejects. */
export type BridgeResult<M extends MethodName> = { ok: true; value: MethodResult<M> } | BridgeFailure;
