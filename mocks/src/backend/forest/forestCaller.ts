import { gateway } from '../gateway/index.ts';
import { createMock } from '../index.ts';
import { sealWith } from '../testing/encryptPassword.ts';
import { provesPlain } from '../testing/openMock.ts';

interface Answer {
  status: number;
  code: string;
  message: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever came back
  payload: any;
}

/** A mock whose clock stands still, and a short way to call it; for tests of this room. */
export async function forestCaller(start = '2026-11-20T10:00:00+09:00') {
  let now = new Date(start);
  const mock = createMock({ now: () => now, keeper: provesPlain() });
  if (!mock.app.routes.some(({ path }) => path.startsWith('/_mocks/pg'))) {
    mock.app.route('/_mocks/pg', gateway);
  }

  const send = (path: string, init: RequestInit) => mock.fetch(new Request(`http://localhost${path}`, init));

  async function call(method: string, path: string, body?: unknown, intentId?: string): Promise<Answer> {
    const headers = new Headers({ 'content-type': 'application/json' });
    if (intentId) headers.set('idempotency-key', intentId);
    const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
    return (await send(`/wApi/forest/v1${path}`, init)).json() as Promise<Answer>;
  }

  async function encrypt(value: string): Promise<string> {
    const { payload } = await (await send('/wApi/mstr/pubKey', {})).json();
    return sealWith(payload, value);
  }

  const signIn = (persona: string) =>
    send('/_mocks/reset', { method: 'POST', body: JSON.stringify({ persona }) });

  /** Presses a button of the gateway's page; answers where the customer is sent, or null. */
  async function settle(payUrl: string, act: string): Promise<string | null> {
    const token = new URL(payUrl, 'http://localhost').searchParams.get('token') ?? '';
    const response = await send('/_mocks/pg/settle', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ token, act }).toString(),
    });
    return response.status === 303 ? response.headers.get('location') : null;
  }

  await signIn('member');
  return { call, encrypt, send, signIn, settle, pass: (ms: number) => (now = new Date(now.getTime() + ms)) };
}

/** A booking that goes well: one night in the pine house on a Monday. */
export const goodBooking = {
  roomId: 'F01R1',
  ckinYmd: '20261123',
  ckutYmd: '20261124',
  prsnCnt: 2,
  carCnt: 1,

  bkrNm: '김하늘',
  bkrMtlno: '01055551201',
  needCdList: [],
  reqCtnt: '',
  totAmt: 46000,
  agreStpulIdList: ['FTR_BOOK_01', 'FTR_BOOK_02'],
};
