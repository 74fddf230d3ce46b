import { ApiError, defineCall, LabAnswer } from '@wallet/kit/api';
import { v } from '@wallet/kit/schema';
import type { EnvelopeName, WantedCall } from '../model/callForm.ts';
import type { CallResult } from '../model/callResult.ts';

// What an answer said that the kit's client accepted: it hands on no more than what it unwrapped.
const accepted = { payload: '0000', outData: '0000', header: '200' };

const whole = v.object({
  status: v.number(),
  code: v.string(),
  message: v.string(),
  payload: v.optional(v.unknown()),
});

function toResult(envelope: EnvelopeName, answer: unknown): CallResult {
  if (answer instanceof LabAnswer) return { result: 'returned', kind: 'ok', ...answer, isSilent: false };
  if (envelope !== 'whole') {
    return {
      result: 'ok',
      kind: 'ok',
      status: 200,
      code: accepted[envelope],
      payload: answer,
      isSilent: false,
    };
  }
  const { status, code, message, payload } = v.parse(whole, answer);
  return { result: 'ok', kind: 'ok', status, code, message, payload, isSilent: false };
}

function toFailure({ kind, status, code, serverMessage, payload, messageId, silent }: ApiError): CallResult {
  const result = kind === 'duplicate' ? 'cancelled' : code?.includes('CBDC') ? 'thrown' : kind;
  return {
    result,
    kind,
    messageId,
    payload,
    isSilent: silent,
    ...(status === undefined ? {} : { status }),
    ...(code === undefined ? {} : { code }),
    ...(serverMessage === undefined ? {} : { message: serverMessage }),
  };
}

/** Sends so many copies of one call together through the kit's client; never rejects with an ApiError. */
export function sendCopies({ method, path, query, body, envelope, copies, allowsDuplicates }: WantedCall) {
  const call = defineCall<void, unknown>({
    method,
    path,
    envelope,
    answer: v.unknown(),
    send: () => (query === undefined ? { body } : { params: query }),
    labCodes: 'return',
    duplicates: allowsDuplicates ? 'allow' : 'cancel',
  });
  const send = async (): Promise<CallResult> => {
    try {
      return toResult(envelope, await call());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return toFailure(error);
    }
  };
  return Promise.all(Array.from({ length: copies }, send));
}
