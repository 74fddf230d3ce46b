import type { MethodName } from './contract.ts';
import type { BridgeFailureCode } from './result.ts';

/**
 * One call, for telemetry (goals-kit.md 48): which method of which releases, how long it took and what it came to.
 * Neither params nor results nor messages: nothing in it is the customer's.
 */
export interface CallRecord {
  method: MethodName;
  /** Id of the micro-app. */
  app: string;
  appVersion: string;
  kitVersion: string;
  /** The phone app's version with its line letter; null where it has not said hello, or says something else. */
  hostVersion: string | null;
  /** From the call to its end, in whole milliseconds. */
  ms: number;
  outcome: 'ok' | BridgeFailureCode;
}

/** What the app says of its version goes into a record only where it is one. */
export function versionOrNull(version: string | undefined): string | null {
  return version !== undefined && /^[A-Z]?\d{1,4}(?:\.\d{1,4}){1,3}$/.test(version) ? version : null;
}
