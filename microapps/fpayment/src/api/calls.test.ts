import { ApiError, bindClient, createClient, encryptField } from '@wallet/kit/api';
import { createMock } from '@wallet/mocks/backend';
import { beforeEach, describe, expect, test } from 'vitest';
import { PIN } from '../../testing/till.ts';
import * as lists from './listCalls.ts';
import * as orders from './orderCalls.ts';

const origin = 'http://localhost:4173';
interface Seen {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
}
let journal: () => Promise<string[]>;
let last: () => Promise<Seen>;
let reply: (body: unknown) => Promise<unknown>;

beforeEach(async () => {
  const mock = createMock();
  const send = (path: string, init?: RequestInit) => mock.fetch(new Request(new URL(path, origin), init));
  await send('/_mocks/reset', { method: 'POST', body: JSON.stringify({ persona: 'payReady' }) });
  bindClient(createClient({ fetch: (input, init) => send(String(input), init) }));
  const all = async () => (await (await send('/_mocks/journal')).json()) as Seen[];
  journal = async () => (await all()).map(({ method, path }) => `${method} ${path}`);
  last = async () => (await all()).at(-1) as Seen;
  reply = (body) =>
    send('/_mocks/replies', {
      method: 'PUT',
      body: JSON.stringify({ method: 'POST', path: '/fran-qrpayment-fe/inquiry/v1/status', body }),
    });
});

describe('each call by its own method, path and names', () => {
  test('(R606, R607, R608, R609, R610) lists', async () => {
    expect(await lists.readBanner()).toMatchObject({ link: '/fpayment/FFQ04000' });
    expect((await last()).body).toEqual({ natCd: 'KR' });
    const page = await lists.listPayments({ page: 4, kind: 'all' });
    expect([page.items.length, page.next]).toEqual([4, null]);
    const [first] = page.items;
    if (!first) throw new Error('There is no payment.');
    expect(await lists.readPayment(first)).toEqual(first);
    expect((await last()).query).toEqual({ tranSerno: first.number, tranYmd: first.date });
    expect((await lists.listNotices(1)).next).toBe(2);
    expect((await lists.listNotes(1)).next).toBeNull();
    expect(await journal()).toEqual([
      'POST /fran-qrpayment-fe/inquiry/v1/nation/bannerInfo',
      'GET /fran-qrpayment-fe/inquiry/v1/transaction/histories',
      'GET /fran-qrpayment-fe/inquiry/v1/transaction/detail',
      'POST /fran-qrpayment-fe/common/v1/qr-notice-list',
      'POST /fran-qrpayment-fe/common/v1/qr-note-list',
    ]);
  });

  test('(R616, R617, R605) nations and notices of foreign payment by GET', async () => {
    expect(await lists.readNations('KR')).toEqual(expect.any(Array));
    expect(await last()).toMatchObject({ method: 'GET', query: { natnlCd: 'KR' } });
    expect((await lists.listForeignNotices(1)).items.length).toBeGreaterThan(0);
    expect(await last()).toMatchObject({ method: 'GET', path: '/gpayment-fe/cust/v1/notice-list' });
  });

  test('(R618) user and due diligence by POST', async () => {
    expect([await lists.readIsPayUser(), await lists.readIsDueDiligenceDone()]).toEqual([true, true]);
    expect(await journal()).toEqual(['POST /gpayment-fe/user/v1/inquiry', 'POST /gpayment-fe/user/v1/CDD']);
  });

  test('(R612, R611) a code is made by POST and ended by PUT on the same path, its standing asked by status', async () => {
    const pin = await encryptField('246810');
    const { pyToken } = await orders.makeCode({ key: 'key-00000001', method: 'pointsFirst', pin });
    expect(await orders.inquireCode(pyToken)).toEqual({ kind: 'open' });
    expect(await orders.endCode(pyToken)).toBe(true);
    expect(await orders.inquireCode(pyToken)).toEqual({ kind: 'closed' });
    expect(new Set(await journal())).toEqual(
      new Set([
        'GET /mstr/pubKey',
        'POST /fran-qrpayment-fe/transaction/qr/v1/users/cpm/qrcode',
        'POST /fran-qrpayment-fe/inquiry/v1/status',
        'PUT /fran-qrpayment-fe/transaction/qr/v1/users/cpm/qrcode',
      ]),
    );
  });
});

describe('an answer that cannot be trusted', () => {
  test('is no receipt: an amount that is none, a finishYn that is not Y', async () => {
    const done = { tranRsltDstcd: '1', pyToken: '', txToken: '', sendTranAmt: '4500.5' };
    await reply({ header: { code: 200 }, body: done });
    // Done, but not readable as a payment: asked for again.
    expect(await orders.inquireOrder('a-key-of-ours')).toEqual({ kind: 'pending' });
    await reply({ header: { code: 200 }, body: { tranRsltDstcd: '99' } });
    expect(await orders.inquireOrder('a-key-of-ours')).toEqual({ kind: 'pending' });
  });

  test('(R534, R654) a header that is not 200 is an error, a text 200 is none', async () => {
    await reply({ header: { code: '200' }, body: { tranRsltDstcd: '0' } });
    expect(await orders.readUntold()).toBeNull();
    await reply({ header: { code: 310 }, body: { tranRsltDstcd: '0' } });
    await expect(orders.readUntold()).rejects.toBeInstanceOf(ApiError);
  });
});

test('a password that is not encrypted is no password', async () => {
  const { txToken } = await orders.readShopCode('FRQR.M0001');
  const asked = {
    txToken,
    amount: 100,
    method: 'account',
    place: { latitude: null, longitude: null },
  } as const;
  const { pyNo } = await orders.requestPayment(asked);
  await expect(orders.approvePayment({ key: 'key-00000001', txToken, pyNo, pin: PIN })).rejects.toMatchObject(
    { code: '4001' },
  );
});
