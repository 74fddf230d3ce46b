// @vitest-environment node
import '../backend/testing/withoutPage.ts';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../../.tools/freePort.ts';
import { startServer } from '../server.ts';
import { keepWorlds } from './keepWorlds.ts';
import { customerOf } from './testing/customer.ts';

const NOON = Date.parse('2026-11-20T12:00:00+09:00');
const payer = { phone: '01055551224', id: 'W000000024' };

let folder = '';
let port = 0;
let customer: ReturnType<typeof customerOf>;
let stop: () => void;

async function start({ isFresh = false } = {}) {
  const keeper = await keepWorlds({ folder, isFresh, tell: (line) => expect.unreachable(line) });
  const server = await startServer({ pages: (_, response) => void response.end(), port, keeper });
  keeper.begin();
  stop = () => {
    server.close();
    keeper.close();
  };
}

async function restart(how?: { isFresh: boolean }) {
  stop();
  await start(how);
}

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

beforeEach(async () => {
  // The clock alone: the server's own timers go on.
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  folder = join(mkdtempSync(join(tmpdir(), 'wallet-kept-')), 'worlds');
  port = await freePort();
  await start();
  customer = customerOf(`http://localhost:${port}`);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  rmSync(join(folder, '..'), { recursive: true });
});

describe('after a restart of the server', () => {
  test('who had signed in is signed in, with what they booked, paid and were told', async () => {
    await customer.signIn(payer.phone);
    const name = await customer.name();
    const bkngNo = await customer.bookForest();
    const { answer } = await customer.payAtShop('FRQR.M0001.4500', '4500', 'key-shop-0001');
    const [points, letters] = [await customer.points(payer.id), await customer.letters()];
    expect([answer.header.code, points]).toEqual([200, 13_900]);
    expect(letters.slice(0, 2)).toEqual(['가맹점에서 결제했어요', '휴양림 예약이 완료됐어요']);

    await restart();
    expect(await customer.name()).toBe(name);
    expect(await customer.bookingState(bkngNo)).toBe('PAID');
    expect(await customer.points(payer.id)).toBe(13_900);
    expect(await customer.letters()).toEqual(letters);
  });

  test('an order that is sent once more is the same order', async () => {
    await customer.signIn(payer.phone);
    const { answer, again } = await customer.payAtShop('FRQR.M0001.4500', '4500', 'key-shop-0001');
    await restart();
    expect((await again()).body).toEqual(answer.body);
    expect(await customer.points(payer.id)).toBe(13_900);
  });

  test("a shop's partner who needed time comes to an end, which is there after the next one, too", async () => {
    await customer.signIn(payer.phone);
    const { answer, again } = await customer.payAtShop('FRQR.M0005.4500', '4500', 'key-shop-0001');
    expect(answer.header.errMsgCd).toBe('UBFR0202');
    await restart();
    expect((await again()).header.errMsgCd).toBe('UBFR0202');
    later(5);
    await restart();
    expect((await again()).body.tranRsltDstcd).toBe('1');
    await restart();
    expect(await customer.points(payer.id)).toBe(13_900);
  });

  test("a partner's conversion that was under way is carried out and told", async () => {
    await customer.signIn(payer.phone);
    const order = { prtnCd: 'HANAIR', drctn: 'IN', amt: '100', expcAmt: '1200' };
    const pswd = await customer.seal('482915', 'key-air-0001');
    await customer.post('/point-fe/transaction/v1/convert', { ...order, pswd }, 'key-air-0001');
    const status = async () =>
      (await customer.post('/point-fe/transaction/v1/status', { odrKey: 'key-air-0001' })).payload.outData;
    await restart();
    expect((await status()).odrStcd).toBe('PEND');
    later(5);
    expect(await status()).toMatchObject({ odrStcd: 'DONE', rcpt: { amt: '1200' } });
    expect((await customer.letters())[0]).toBe('제휴 포인트를 전환했어요');
  });

  test('a payment abroad that was under way is booked, and told until it has been heard', async () => {
    await customer.signIn(payer.phone);
    const gln = '/gpayment-fe/transaction/gln/v1';
    const { txToken } = (
      await customer.post(`${gln}/mpm/qrcode`, { qrcode: 'GLN-TH0408', recvNatnlCd: 'TH' })
    ).body;
    const asked = { txToken, recvCrncyCd: 'THB', recvTranAmt: '100', gpyMethdDstcd: '1' };
    const { pyNo } = (await customer.post(`${gln}/mpm/request`, asked)).body;
    const pin = await customer.seal('246810', 'key-mpm-0001');
    await customer.post(`${gln}/mpm/approve`, { txToken, pyNo, pin }, 'key-mpm-0001');
    const status = async () => (await customer.post('/gpayment-fe/inquiry/v1/status')).body;
    await restart();
    expect(await status()).toMatchObject({ tranRsltDstcd: '0', idmpKey: 'key-mpm-0001' });
    later(7);
    expect(await status()).toMatchObject({ tranRsltDstcd: '1', tran: { recvTranAmt: '100.00' } });
  });

  test('a code that the customer shows goes on by the clock: a till can read it, until its time is over', async () => {
    await customer.signIn(payer.phone);
    const show = async (key: string) => {
      const pin = await customer.seal('246810');
      const wanted = { natnlCd: 'TH', gpyMethdDstcd: '1', pin };
      return (await customer.post('/gpayment-fe/transaction/gln/v1/cpm/qrcode', wanted, key)).body;
    };
    const till = customerOf(`http://localhost:${port}`);
    const scan = (code: string) =>
      till.send('POST', '/_mocks/merchant/scan', { code, amount: '100', currency: 'THB' });

    const first = await show('key-cpm-0001');
    expect(first.expSS).toBe(180);
    later(100);
    await restart();
    const status = { pyToken: first.pyToken, mode: '02' };
    expect((await customer.post('/gpayment-fe/inquiry/v1/status', status)).body.expSS).toBe(80);
    expect(await scan(first.barcode)).toMatchObject({ paid: true });
    expect((await customer.letters())[0]).toBe('해외에서 결제했어요');

    const second = await show('key-cpm-0002');
    later(181);
    await restart();
    expect(await scan(second.barcode)).toEqual({ paid: false, reason: 'UBFR0301' });
  });

  test('a replaced sign-in is still told, and wrong passwords still count', async () => {
    const other = customerOf(`http://localhost:${port}`);
    await customer.signIn('01055551218');
    await other.signIn('01055551218');
    await other.signIn('01055551201', await other.seal('wrong'));
    await restart();
    expect((await customer.get('/mstr/userinfo')).code).toBe('DUPLICATE_LOGIN');
    const again = await other.signIn('01055551201', await other.seal('wrong'));
    expect(again.payload.loginFailCnt).toBe(2);
  });

  test('a world of its own clock stands there still, with its replies; the calls of the first run are not told', async () => {
    await customer.send('POST', '/_mocks/reset', { persona: 'member', now: '2023-11-20T10:00:00+09:00' });
    const reply = { method: 'GET', path: '/noti/v1/notices', status: 503 };
    await customer.send('PUT', '/_mocks/replies', { ...reply, times: 2 });
    await customer.get('/noti/v1/notices');
    await restart();
    expect((await customer.sealingKey()).at).toBe(Date.parse('2023-11-20T10:00:00+09:00'));
    expect(await customer.get('/noti/v1/notices')).toBe('');
    expect(await customer.get('/noti/v1/notices')).toMatchObject({ code: '0000' });
    const calls = await customer.send('GET', '/_mocks/journal');
    expect(calls.map(({ path }: { path: string }) => path)).toEqual([
      '/mstr/pubKey',
      '/noti/v1/notices',
      '/noti/v1/notices',
    ]);
  });

  test('worlds stay apart, whatever they are called, and one that was reset is as it was reset', async () => {
    const one = customerOf(`http://localhost:${port}`, '../../one');
    const two = customerOf(`http://localhost:${port}`, 'two');
    for (const each of [one, two]) await each.send('POST', '/_mocks/reset', { persona: 'member' });
    await two.send('POST', '/_mocks/reset', {});
    await restart();
    expect([await one.name(), await two.name(), await customer.name()]).toEqual([
      '김하늘',
      undefined,
      undefined,
    ]);
    expect(readdirSync(join(folder, '..'))).toEqual(['worlds']);
  });

  test('with --fresh everything begins anew, and what was kept has gone', async () => {
    await customer.signIn(payer.phone);
    await customer.payAtShop('FRQR.M0001.4500', '4500', 'key-shop-0001');
    await restart({ isFresh: true });
    expect(await customer.name()).toBeUndefined();
    await restart();
    expect(await customer.name()).toBeUndefined();
    await customer.signIn(payer.phone);
    await customer.get('/mstr/main/assets');
    expect(await customer.points(payer.id)).toBe(18_400);
  });
});

test('a server that is not told to keep anything keeps nothing', async () => {
  stop();
  rmSync(folder, { recursive: true });
  const server = await startServer({ pages: (_, response) => void response.end(), port });
  stop = () => server.close();
  await customer.signIn(payer.phone);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(existsSync(folder)).toBe(false);
});
