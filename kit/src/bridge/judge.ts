import { v } from '../schema/index.ts';
import { checkShape } from './checkShape.ts';
import { type MethodName, type MethodResult, methods } from './contract.ts';
import type { Answer } from './openCalls.ts';
import type { BridgeFailure, BridgeFailureCode, BridgeResult } from './result.ts';

/** A call that came to nothing. */
export function failure(method: MethodName, code: BridgeFailureCode, message: string): BridgeFailure {
  return { ok: false, code, message, method };
}

/** What the page makes of an answer: only a result that fits the contract is one. */
export function judge<M extends MethodName>(method: M, answer: Answer): BridgeResult<M> {
  if ('code' in answer) return failure(method, answer.code, answer.message);
  const { body } = answer;
  if (body.kind === 'failure') return failure(method, body.code, body.message);
  const result = checkShape(methods[method].result, body.kind === 'result' ? body.result : undefined);
  if (body.kind === 'result' && result.success) {
    return { ok: true, value: result.output as MethodResult<M> };
  }
  return failure(method, 'BAD_REPLY', `the answer to ${method} does not fit the contract`);
}

/** The params as the contract has them, or why they are not sent. Tells the place only: what stood there may be personal. */
export function checkParams(method: MethodName, params: unknown): { params: unknown } | BridgeFailure {
  const checked = checkShape(methods[method].params, params);
  if (checked.success) return { params: checked.output };
  const place = v.getDotPath(checked.issues[0]) ?? 'the top';
  return failure(method, 'INVALID', `params of ${method} do not fit at ${place}`);
}
