import type { Bridge, CallOptions } from '../Bridge.ts';
import { checkShape } from '../checkShape.ts';
import { currentBridge } from '../currentBridge.ts';
import type { BridgeFailureCode } from '../result.ts';
import {
  nativeScreens,
  type ScreenAnswer,
  type ScreenContract,
  type ScreenName,
  type ScreenParams,
} from './nativeScreens.ts';

/** What a screen of the phone app comes to: its checked answer, or why there is none. */
export type ScreenOutcome<S extends ScreenName> =
  | { ok: true; value: ScreenAnswer<S> }
  | { ok: false; code: BridgeFailureCode };

/**
 * Opens a screen of the phone app over the page; params and answer are checked against the table
 * (contracts/native-screens.md). Never rejects. Outside the app at once NO_HOST; CANCELLED where the customer went
 * back, UNSUPPORTED where the app does not know the screen, BAD_REPLY where its answer is none.
 *
 * @param options `signal` gives it up; `limitMs` in milliseconds, else as long as the customer takes
 * @param bridge the page's own unless told
 */
export async function openScreen<S extends ScreenName>(
  screen: S,
  params: ScreenParams<S>,
  options: CallOptions = {},
  bridge: Bridge = currentBridge(),
): Promise<ScreenOutcome<S>> {
  const contract: ScreenContract = nativeScreens[screen];
  const asked = checkShape(contract.params, params);
  if (!asked.success) return { ok: false, code: 'INVALID' };
  const limit = contract.limitMs === undefined ? {} : { limitMs: contract.limitMs };
  const call = { screen, params: asked.output as Record<string, unknown> };
  const outcome = await bridge.call('openNativeScreen', call, { ...limit, ...options });
  if (!outcome.ok) return { ok: false, code: outcome.code };
  const answer = checkShape(contract.result, outcome.value);
  return answer.success
    ? { ok: true, value: answer.output as ScreenAnswer<S> }
    : { ok: false, code: 'BAD_REPLY' };
}
