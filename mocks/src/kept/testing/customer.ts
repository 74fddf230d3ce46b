import { sealWith } from '../../backend/testing/encryptPassword.ts';

// biome-ignore lint/suspicious/noExplicitAny: the tests say what they expect of an answer themselves.
type AnyBody = any;

/** A customer's browser before a running server: it keeps the session's cookie, whatever becomes of the server. */
export function customerOf(origin: string, world = 'default') {
  let cookie = '';

  async function send(method: string, path: string, body?: unknown, key?: string): Promise<AnyBody> {
    const response = await fetch(`${origin}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        'content-type':
          body instanceof URLSearchParams ? 'application/x-www-form-urlencoded' : 'application/json',
        // A server that ends takes its connections along.
        connection: 'close',
        'x-mocks-world': world,
        ...(cookie === '' ? {} : { cookie }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: body instanceof URLSearchParams ? body : JSON.stringify(body) }),
    });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    const text = await response.text();
    return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
  }

  const get = (path: string) => send('GET', `/wApi${path}`);
  const post = (path: string, body: unknown = {}, key?: string) => send('POST', `/wApi${path}`, body, key);
  const sealingKey = async () => (await get('/mstr/pubKey')).payload;
  const seal = async (value: string, key?: string) => sealWith(await sealingKey(), value, key);

  return {
    send,
    get,
    post,
    sealingKey,
    seal,
    /** signs in as the page of the phone number does */
    signIn: async (phone: string, encPassword?: string) =>
      post('/mstr/login/action', { phone, encPassword: encPassword ?? (await seal('wallet1234!')) }),
    name: async () => (await get('/mstr/userinfo')).payload?.custName as string | undefined,
    /** titles of what was written to the customer */
    letters: async (): Promise<string[]> =>
      (await get('/noti/v1/notifications')).payload.results.map(
        (each: { alrmTitl: string }) => each.alrmTitl,
      ),
    /** Books the first free night of a lodge and pays it at the payment company. */
    async bookForest(): Promise<string> {
      const { nightList } = (await get('/forest/v1/rooms/F01R1/nights')).payload;
      const free = nightList.findIndex((each: { rmndRoomCnt: number }) => each.rmndRoomCnt > 0);
      const [night, next] = [nightList[free], nightList[free + 1]];
      const stay = {
        roomId: 'F01R1',
        ckinYmd: night.ymd,
        ckutYmd: next.ymd,
        prsnCnt: 2,
        carCnt: 1,

        bkrNm: '김하늘',
        bkrMtlno: '01055551201',
        needCdList: [],
        reqCtnt: '',
        totAmt: night.amt,
        agreStpulIdList: ['FTR_BOOK_01', 'FTR_BOOK_02'],
      };
      const { bkngNo } = (await post('/forest/v1/bookings', stay, `forest-${night.ymd}`)).payload;
      const { payUrl } = (await post(`/forest/v1/bookings/${bkngNo}/payment`)).payload;
      const token = new URL(payUrl, origin).searchParams.get('token') ?? '';
      await send('POST', '/_mocks/pg/settle', new URLSearchParams({ token, act: 'pay' }));
      return bkngNo;
    },
    bookingState: async (bkngNo: string) => (await get(`/forest/v1/bookings/${bkngNo}`)).payload?.bkngStcd,
    /** Reads a shop's code and pays it, as far as the shop's partner lets it. */
    async payAtShop(qrCode: string, txAmt: string, key: string) {
      const mpm = '/fran-qrpayment-fe/transaction/qr/v1/mpm';
      const { txToken } = (await post(`${mpm}/qrcode`, { qrCode })).body;
      const { pyNo } = (await post(`${mpm}/request`, { txToken, txAmt })).body;
      const again = async () =>
        post(`${mpm}/approve`, { txToken, pyNo, pin: await seal('246810', key) }, key);
      return { answer: await again(), again };
    },
    points: async (memberId: string) =>
      (await send('GET', '/_mocks/ledger')).balances[`points:${memberId}`]?.PNT as number | undefined,
  };
}
