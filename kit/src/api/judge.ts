import { v } from '../schema/index.ts';
import { ApiError, type ApiErrorFacts } from './ApiError.ts';
import { type CallDefinition, LabAnswer } from './defineCall.ts';
import { type Answer, openAnswer } from './openAnswer.ts';
import type { RawAnswer } from './transmit.ts';

// biome-ignore lint/suspicious/noExplicitAny: calls of every kind are judged alike
export type AnyDefinition = CallDefinition<any, any, any>;

function misfit(definition: AnyDefinition, { status, place }: Answer, value: unknown) {
  const result = v.safeParse(definition.answer, value);
  if (result.success) return { output: result.output as unknown };
  const [issue] = result.issues;
  const field = [place, v.getDotPath(issue)].filter(Boolean).join('.') || 'the answer';
  const reason = `${field} does not fit: ${issue.expected ?? issue.type} expected`;
  return { error: errorOf(definition, { kind: 'shape', status, reason }) };
}

function isLabCode(code: string): boolean {
  return code.includes('LAB');
}

type Facts = Omit<ApiErrorFacts, 'method' | 'path'>;

/** An error of this call. */
export function errorOf({ method, path }: AnyDefinition, facts: Facts): ApiError {
  return new ApiError({ method, path, ...facts });
}

/** What went wrong, for developers. */
export function reasonOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : 'unknown';
}

/** The error of an answer that says no. */
export function refused(definition: AnyDefinition, answer: Answer, kind: 'code' | 'http'): ApiError {
  const { status, code, message, payload, codes } = answer;
  // A code of the lab goes back to the caller; nobody else makes anything of it (R379, A84).
  const isLab = codes.some(isLabCode);
  return errorOf(definition, {
    kind,
    status,
    payload,
    ...(code === undefined ? {} : { code }),
    ...(message === undefined ? {} : { serverMessage: message }),
    ...(isLab ? { silent: true } : {}),
  });
}

/** Opens the envelope; an answer that cannot be read is an error of its status, or of its shape. */
export function open(definition: AnyDefinition, raw: RawAnswer): Answer {
  try {
    return openAnswer(raw, definition.envelope ?? 'payload');
  } catch (cause) {
    const isRefused = raw.status < 200 || raw.status >= 300;
    if (!isRefused) throw errorOf(definition, { kind: 'shape', status: raw.status, reason: reasonOf(cause) });
    return {
      outcome: 'http',
      status: raw.status,
      codes: [],
      value: undefined,
      place: '',
      payload: undefined,
    };
  }
}

/** Wire names to ours; a translation that fails is an answer that does not fit. */
export function translate(definition: AnyDefinition, output: unknown): unknown {
  try {
    return definition.to ? definition.to(output) : output;
  } catch (cause) {
    throw errorOf(definition, { kind: 'shape', reason: 'the answer could not be translated', cause });
  }
}

/** What a caller gets of an opened answer: the checked and translated value, or an ApiError. */
export function unwrap(definition: AnyDefinition, answer: Answer): unknown {
  const { outcome, status } = answer;
  const labCode = definition.labCodes === 'return' && answer.codes.find(isLabCode);
  if (labCode) {
    return new LabAnswer({ status, code: labCode, message: answer.message ?? '', payload: answer.payload });
  }
  if (outcome === 'code' || outcome === 'http') throw refused(definition, answer, outcome);
  // CBDC is thrown even where the caller reads codes itself (R380).
  if (answer.codes.some((one) => one.includes('CBDC'))) throw refused(definition, answer, 'code');
  if (outcome === 'broken') {
    throw errorOf(definition, { kind: 'shape', status, reason: 'the answer is not of its envelope' });
  }
  const { output, error } = misfit(definition, answer, answer.value);
  if (error) throw error;
  return translate(definition, output);
}
