import { encryptPassword } from '../testing/encryptPassword.ts';
import { NOON, openMock } from '../testing/openMock.ts';

/** What any answer may hold: the acts say what they expect. */
// biome-ignore lint/suspicious/noExplicitAny: answers of fourteen services, read by the acts themselves.
type Body = any;

/** A posting of the ledger as `/_mocks/ledger` shows it. */
interface Posting {
  number: number;
  at: string;
  kind: string;
  entries: { account: string; currency: string; amount: number }[];
}

interface Ledger {
  totals: Record<string, number>;
  balances: Record<string, Record<string, number>>;
  postings: Posting[];
}

/** What happens to one call on its way: nothing, or its answer is lost and the page sends it again. */
export type Fault = 'none' | 'answerLost';

const MINUTE = 60_000;
const PAYMENT_PIN = '246810';
const POINT_PASSWORD = '482915';

export type Customer = Awaited<ReturnType<typeof openCustomer>>;

/**
 * A customer in a world of their own, with a friend, a clock and a till. Every change is sent as a page sends it: with a
 * key, sealed secrets, and the same key again when its answer was lost.
 */
export async function openCustomer() {
  let now = NOON.getTime();
  let keys = 0;
  let persona = 'member';
  const mock = openMock(() => new Date(now));
  await mock.reset(persona);

  const ledger = async (): Promise<Ledger> => (await mock.get('/_mocks/ledger')).body;

  /** Sends a change; `secrets` are sealed for its key. Answers what the last try answered. */
  async function change(
    path: string,
    body: object,
    { fault = 'none', secrets = {} }: { fault?: Fault; secrets?: Record<string, string> } = {},
  ): Promise<{ status: number; body: Body }> {
    keys += 1;
    const key = `walk-key-${String(keys).padStart(8, '0')}`;
    const send = async () => {
      const sealed: Record<string, string> = {};
      for (const [name, secret] of Object.entries(secrets))
        sealed[name] = await encryptPassword(mock, secret, key);
      return mock.post(path, { ...body, ...sealed }, { headers: { 'idempotency-key': key } });
    };
    if (fault !== 'none') await send();
    return send();
  }

  return {
    mock,
    ledger,
    change,
    now: () => now,
    /** Moves the clock; nothing else happens until someone asks. */
    pass: (minutes: number) => {
      now += minutes * MINUTE;
    },
    /** Signs in as the customer (`member`) or as their friend (`foreigner`); the world stays. */
    async as(who: 'member' | 'foreigner') {
      if (persona === who) return;
      persona = who;
      const reply = { method: 'POST', path: '/walk/signIn', body: {}, signIn: { persona: who }, times: 1 };
      await mock.send('PUT', '/_mocks/replies', { body: reply });
      await mock.post('/wApi/walk/signIn');
    },
    read: async (path: string, body?: object): Promise<Body> =>
      (await (body === undefined ? mock.get(`/wApi${path}`) : mock.post(`/wApi${path}`, body))).body,
    byPin: (path: string, body: object, fault?: Fault) =>
      change(`/wApi${path}`, body, { secrets: { pin: PAYMENT_PIN }, ...(fault && { fault }) }),
    byPassword: (path: string, body: object, fault?: Fault) =>
      change(`/wApi${path}`, body, { secrets: { pswd: POINT_PASSWORD }, ...(fault && { fault }) }),
    plain: (path: string, body: object, fault?: Fault) =>
      change(`/wApi${path}`, body, fault === undefined ? {} : { fault }),
  };
}
