import type { Envelope } from './defineCall.ts';
import { readJson } from './readJson.ts';
import type { RawAnswer } from './transmit.ts';

type Fields = Readonly<Record<string, unknown>>;

/** An answer taken out of its envelope. */
export interface Answer {
  /** `broken`: it is not of the envelope's shape at all. */
  outcome: 'ok' | 'code' | 'http' | 'broken';
  /** Status of the body when it has one, else of HTTP (A67). */
  status: number;
  /** The code that tells most: `errMsgCd` where there is one. */
  code?: string;
  /** Every code found, for those that count wherever they stand. */
  codes: readonly string[];
  message?: string;
  /** What was unwrapped, and where it stood, for a message about its shape. */
  value: unknown;
  place: string;
  /** What the caller of a refused call gets. */
  payload: unknown;
}

const SUCCESS = '0000';

function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
}

/** A number or a text as text; nothing when it is neither, or empty. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

function statusOf(value: unknown): number | undefined {
  const text = textOf(value);
  return text !== undefined && /^\d{3}$/.test(text) ? Number(text) : undefined;
}

function isAccepted(status: number): boolean {
  return status >= 200 && status < 300;
}

interface Parts {
  body: Fields;
  status: number;
  code: string | undefined;
  message: string | undefined;
}

type Opened = Omit<Answer, 'status' | 'codes'> & { moreCodes?: readonly (string | undefined)[] };

function words(code: string | undefined, message: string | undefined) {
  return { ...(code === undefined ? {} : { code }), ...(message === undefined ? {} : { message }) };
}

/** How a refused answer is to be called. */
function refusal(status: number, code: string | undefined): Answer['outcome'] {
  if (code !== undefined && code !== SUCCESS) return 'code';
  return status === 200 ? 'broken' : 'http';
}

function openPayload({ body, status, code, message }: Parts): Opened {
  const isOk = status === 200 && code === SUCCESS;
  const { payload } = body;
  return {
    outcome: isOk ? 'ok' : refusal(status, code),
    ...words(code, message),
    value: payload,
    place: 'payload',
    payload,
  };
}

function openWhole({ body, status, code, message }: Parts): Opened {
  const isGeneric = 'status' in body || 'code' in body || 'payload' in body;
  const { payload } = body;
  return {
    outcome: isGeneric ? 'ok' : isAccepted(status) ? 'broken' : 'http',
    ...words(code, message),
    value: { status, code: code ?? '', message: message ?? '', payload },
    place: '',
    payload,
  };
}

function openHeader({ body, status, code, message }: Parts): Opened {
  // Both at the top, or both inside the generic payload.
  const root = fieldsOf(body.header) ? body : fieldsOf(body.payload);
  const header = fieldsOf(root?.header);
  if (!root || !header) {
    return {
      outcome: refusal(status, code),
      ...words(code, message),
      value: undefined,
      place: '',
      payload: body,
    };
  }
  const headerCode = textOf(header.code);
  const errorCode = textOf(header.errMsgCd);
  const isOk = isAccepted(status) && headerCode === '200';
  return {
    outcome: isOk ? 'ok' : isAccepted(status) || errorCode || headerCode !== '200' ? 'code' : 'http',
    ...words(errorCode ?? headerCode, textOf(header.outptCtnt) ?? textOf(header.message) ?? message),
    moreCodes: [headerCode, errorCode],
    value: root.body,
    place: 'body',
    payload: body,
  };
}

function openOutData({ body, status, code, message }: Parts): Opened {
  const payload = fieldsOf(body.payload);
  const errData = fieldsOf(payload?.errData);
  const errorCode = textOf(errData?.errMsgCd);
  const errorMessage = textOf(errData?.outptCtnt) ?? textOf(errData?.errMsgCtnt) ?? textOf(errData?.message);
  const isOk = status === 200 && (code === undefined || code === SUCCESS) && payload !== undefined;
  return {
    outcome: errorCode ? 'code' : isOk ? 'ok' : refusal(status, code),
    ...words(errorCode ?? code, errorMessage ?? message),
    moreCodes: [errorCode],
    value: payload?.outData,
    place: 'payload.outData',
    payload: body.payload,
  };
}

const openers = {
  payload: openPayload,
  whole: openWhole,
  header: openHeader,
  outData: openOutData,
  file: openPayload,
};

/**
 * Takes an answer out of its envelope and says how it stands (1-shell s7.1; 2-payment s7; E51, E52, A67, A68).
 *
 * @throws UnreadableAnswer
 */
export function openAnswer(raw: RawAnswer, envelope: Envelope): Answer {
  const read = readJson(raw.body);
  const body = fieldsOf(read);
  if (!body) {
    const outcome = isAccepted(raw.status) ? 'broken' : 'http';
    return { outcome, status: raw.status, codes: [], value: read, place: '', payload: undefined };
  }
  const status = statusOf(body.status) ?? raw.status;
  const code = textOf(body.code);
  const { moreCodes = [], ...opened } = openers[envelope]({
    body,
    status,
    code,
    message: textOf(body.message),
  });
  const codes = [code, ...moreCodes].filter((one): one is string => one !== undefined);
  return { ...opened, status, codes };
}
