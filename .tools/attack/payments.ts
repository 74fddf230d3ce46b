import { sealWith } from '../../mocks/src/backend/testing/encryptPassword.ts';
import { ask } from './ask.ts';
import type { Target } from './openTarget.ts';
import { createTally, type Tally } from './tally.ts';

const PIN = '246810';
const POINT_PASSWORD = '482915';

/** One customer in a world of their own. */
async function openCustomer({ origin }: Target, world: string, persona: string) {
  const headers: Record<string, string> = { 'x-mocks-world': world };
  const reset = await ask(origin, '/_mocks/reset', { method: 'POST', headers, body: { persona } });
  headers.cookie = [reset.headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

  async function send(path: string, body: object, key?: string) {
    const own = key === undefined ? headers : { ...headers, 'idempotency-key': key };
    const { text } = await ask(origin, `/wApi${path}`, { method: 'POST', headers: own, body });
    return JSON.parse(text);
  }
  async function get(path: string) {
    return JSON.parse((await ask(origin, path, { headers })).text);
  }
  return {
    send,
    seal: async (value: string, intent?: string) =>
      sealWith((await get('/wApi/mstr/pubKey')).payload, value, intent),
    postings: async (kind: string) =>
      ((await get('/_mocks/ledger')).postings as { kind: string }[]).filter((each) => each.kind === kind)
        .length,
    personas: async () =>
      (await get('/_mocks/personas')) as { id: string; phone: string; password: string }[],
  };
}

type Customer = Awaited<ReturnType<typeof openCustomer>>;

/** An order that is ready to be sent: under a key, with a sealed password. */
interface Wallet {
  name: string;
  persona: string;
  /** kind of its posting in the ledger */
  posting: string;
  secret: string;
  prepare(customer: Customer): Promise<(key: string, sealed: string) => Promise<unknown>>;
}

const wallets: readonly Wallet[] = [
  {
    name: 'franchise payment',
    persona: 'payReady',
    posting: 'franchise.mpm',
    secret: PIN,
    async prepare({ send }) {
      const path = '/fran-qrpayment-fe/transaction/qr/v1/mpm';
      const { txToken } = (await send(`${path}/qrcode`, { qrCode: 'FRQR.M0002' })).body;
      const { pyNo } = (await send(`${path}/request`, { txToken, txAmt: '1000', gpyMethdDstcd: '2' })).body;
      return (key, pin) => send(`${path}/approve`, { txToken, pyNo, pin }, key);
    },
  },
  {
    name: 'foreign payment',
    persona: 'member',
    posting: 'mpm',
    secret: PIN,
    async prepare({ send }) {
      const path = '/gpayment-fe/transaction/gln/v1/mpm';
      const scan = (await send(`${path}/qrcode`, { qrcode: 'GLN-TH7731', recvNatnlCd: 'TH' })).body;
      const { txToken, recvCrncyCd } = scan;
      const wish = {
        txToken,
        recvCrncyCd,
        recvTranAmt: '125.50',
        gpyMethdDstcd: '2',
        acNo: '12345601234567',
      };
      const { pyNo } = (await send(`${path}/request`, wish)).body;
      return (key, pin) => send(`${path}/approve`, { txToken, pyNo, pin }, key);
    },
  },
  {
    name: 'points',
    persona: 'member',
    posting: 'point.charge',
    secret: POINT_PASSWORD,
    prepare:
      async ({ send }) =>
      (key, pswd) =>
        send('/point-fe/transaction/v1/charge', { amt: '1000', pswd }, key),
  },
];

const refusedCode = (answer: unknown) => JSON.stringify(answer).includes('"4001"');

async function attackWallet(target: Target, wallet: Wallet, count: (isHeld: boolean, about: string) => void) {
  const { name, persona, posting, secret, prepare } = wallet;
  const customer = await openCustomer(target, `attack-${name.replace(' ', '-')}`, persona);
  const before = await customer.postings(posting);
  const booked = async () => (await customer.postings(posting)) - before;

  const send = await prepare(customer);
  const key = `attack-${crypto.randomUUID()}`;
  const sealed = await customer.seal(secret, key);
  const answers = await Promise.all([1, 2, 3, 4].map(() => send(key, sealed)));
  count(
    new Set(answers.map((one) => JSON.stringify(one))).size === 1,
    `${name}: four at once are told one thing`,
  );
  count((await booked()) === 1, `${name}: four at once with one intent are one`);

  const next = await prepare(customer);
  count(
    refusedCode(await next(`attack-${crypto.randomUUID()}`, sealed)),
    `${name}: replayed for another order`,
  );
  count(
    refusedCode(await next(`attack-${crypto.randomUUID()}`, await customer.seal(secret))),
    `${name}: a password that was sealed for no order`,
  );
  const others = await customer.seal(secret, 'attack-of-another-order');
  count(
    refusedCode(await next(`attack-${crypto.randomUUID()}`, others)),
    `${name}: sealed for another order`,
  );
  count(refusedCode(await next(`attack-${crypto.randomUUID()}`, secret)), `${name}: a password in the clear`);
  count((await booked()) === 1, `${name}: none of these is carried out`);
}

/** Four payments at once with one intent, and sealed fields used again. */
export async function attackPayments(target: Target): Promise<Tally> {
  const { tally, count } = createTally('payments at once and replayed fields');
  for (const wallet of wallets) await attackWallet(target, wallet, count);

  const visitor = await openCustomer(target, 'attack-login', 'visitor');
  const member = (await visitor.personas()).find(({ id }) => id === 'member');
  const { phone = '', password = '' } = member ?? {};
  const encPassword = await visitor.seal(password);
  const signIn = (sealed: string) => visitor.send('/mstr/login/action', { phone, encPassword: sealed });
  count((await signIn(encPassword)).code === '0000', 'a sign-in goes well once');
  const replays = await Promise.all([1, 2, 3, 4].map(() => signIn(encPassword)));
  for (const replay of replays) count(replay.code === '4001', 'a sign-in that was overheard');
  count(
    (await signIn(await visitor.seal(password, 'attack-of-an-order'))).code === '4001',
    'a payment’s field',
  );
  return tally;
}
