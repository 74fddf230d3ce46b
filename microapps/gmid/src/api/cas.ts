import { ApiError, type Call, type CallSettings, defineCall, type Lost, post } from '@wallet/kit/api';
import { type Schema, v } from '@wallet/kit/schema';
import * as wire from './wire.ts';

// The CA gateway: its token lives in memory, is renewed once, and after that the customer signs in again. Calls are POST
// with data and a token (R902).

const takeOn = post('/gmid/cas/token', {
  lost: 'harmless',
  duplicates: 'allow',
  send: (phone: { dvcId: string; mdlNm: string }) => ({ body: phone }),
  answer: wire.token,
});
interface PhoneFacts {
  deviceId: string;
  model: string;
}
let readPhone = async (): Promise<PhoneFacts> => ({ deviceId: '', model: '' });
/** Tells how this page finds out which phone it is on. */
export function readPhoneBy(read: () => Promise<PhoneFacts>): void {
  readPhone = read;
}
/** The token is of this phone: the ID is on one. */
async function take(): Promise<string> {
  const { deviceId, model } = await readPhone();
  return takeOn({ dvcId: deviceId, mdlNm: model });
}
const renew = post('/gmid/cas/token/renew', {
  lost: 'harmless',
  duplicates: 'allow',
  send: (token: string) => ({ body: { token } }),
  answer: wire.token,
});

let token: Promise<string> | null = null;

/** Kept until it is asked for anew; one that could not be had is forgotten. */
function keep(asked: Promise<string>): Promise<string> {
  token = asked;
  asked.catch(() => {
    if (token === asked) token = null;
  });
  return asked;
}

export const caToken = (): Promise<string> => token ?? keep(take());

const isOf = (error: unknown, code: string) => error instanceof ApiError && error.code === code;

async function withToken<T>(send: (token: string) => Promise<T>): Promise<T> {
  const before = await caToken();
  try {
    return await send(before);
  } catch (error) {
    // Of the login before this one: another is taken.
    if (isOf(error, 'CAS_AUDIENCE')) return send(await keep(take()));
    if (!isOf(error, 'CAS_EXPIRED')) throw error;
    return send(await keep(renew(before)));
  }
}

interface Told<I, T> {
  lost: Lost;
  data?: (input: I) => object;
  answer?: Schema<T>;
}

/** A call of the gateway, as one statement. */
export function cas<I = void, T = unknown>(path: string, { lost, data, answer }: Told<I, T>) {
  const call = post(path, {
    lost,
    duplicates: 'allow',
    send: (sent: { token: string; data: object }) => ({ body: sent }),
    answer: answer ?? (v.unknown() as Schema<T>),
  }) as Call<{ token: string; data: object }, T>;
  return (input: I, settings?: CallSettings): Promise<T> =>
    withToken((own) => call({ token: own, data: data?.(input) ?? {} }, settings));
}

interface Raw {
  method: 'GET' | 'POST';
  path: string;
  data: object;
}
const whole = v.object({
  status: v.number(),
  code: v.string(),
  message: v.string(),
  payload: v.optional(v.unknown()),
});

/** For developers: any call with the token as it is, neither renewed nor taken anew, and its whole answer. */
export async function sendRaw({ method, path, data }: Raw) {
  const own = await caToken();
  const call = defineCall<void, v.InferOutput<typeof whole>>({
    method,
    path,
    envelope: 'whole',
    duplicates: 'allow',
    answer: whole,
    timeoutMs: 20_000,
    send: () => ({
      headers: { 'Idempotency-Key': crypto.randomUUID() },
      ...(method === 'GET' ? {} : { body: { ...data, token: own, data } }),
    }),
  });
  const answer = await call();
  if (/\/token(\/renew)?$/.test(path) && answer.code === '0000')
    keep(Promise.resolve(v.parse(wire.token, answer.payload)));
  return answer;
}
