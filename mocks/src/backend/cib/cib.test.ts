import { addDays } from '@wallet/kit/format';
import { expect, test } from 'vitest';
import { openMock } from '../testing/openMock.ts';
import { dueOn } from './rules.ts';

test('the fine: 40,000 for 30 days, then 20,000 for each begun three, 600,000 from day 115', () => {
  const closes = addDays('20261230', 31);
  const fineAt = (late: number) => dueOn('20261230', addDays(closes, late)).fineAmt;
  expect([0, 1, 30, 31, 33, 34, 40, 114, 115, 400].map(fineAt)).toEqual([
    ...[0, 40_000, 40_000, 60_000, 60_000, 80_000, 120_000, 600_000, 600_000, 600_000],
  ]);
});

test('the period opens at midnight, 90 days before, and closes 31 days after', () => {
  const on = (today: string) => dueOn('20261230', today).dueStcd;
  expect([on('20260930'), on('20261001'), on('20270130'), on('20270131')]).toEqual([
    ...['EARL', 'OPEN', 'OPEN', 'OVER'],
  ]);
});

const slot = { plcId: 'P4', ymd: '20261123', time: '1000', payAmt: 54_000 };
async function opened() {
  const mock = openMock(new Date('2026-11-20T10:00:00+09:00'));
  await mock.reset('carOwner');
  const post = async (path: string, body: unknown, key = 'key-number-1') =>
    (await mock.post(`/wApi/cib/${path}`, body, { headers: { 'idempotency-key': key } })).body;
  return { ...mock, post };
}

test('(R909) the last place of a time goes once; a second tap is the same booking', async () => {
  const { post } = await opened();
  const first = await post('rsv/reserve', { ...slot, carId: 'C1' });
  expect(await post('rsv/reserve', { ...slot, carId: 'C1' })).toEqual(first);
  expect((await post('rsv/reserve', { ...slot, carId: 'C2', payAmt: 43_000 }, 'key-number-2')).code).toBe(
    '0000',
  );
  expect((await post('rsv/reserve', { ...slot, carId: 'C1', payAmt: 1 }, 'key-number-3')).code).toBe(
    'CIB_PRICE',
  );
  const { payload } = await post('rsv/times', { plcId: 'P4', ymd: '20261123' });
  expect(payload.tmList.find(({ time }: { time: string }) => time === '1000').remndr).toBe(0);
  expect((await post('rsv/reserve', { ...slot, carId: 'C3' }, 'key-number-4')).code).toBe('CIB_EARLY');
  expect((await post('rsv/recommendPlace', { carId: 'C1', lat: 60, lon: 10 })).code).toBe('9999');
});

test('home hears of the car in its period, and of nothing where the service is not joined', async () => {
  const { get, reset } = await opened();
  const rows = async () =>
    (await get('/wApi/mstr/main/comingUp')).body.payload.comingUpList.filter(
      ({ className }: { className: string }) => className === 'cib',
    );
  expect(await rows()).toMatchObject([{ kndCd: 'DUE', comngNm: '쏘나타 2.0 자동차검사' }]);
  await reset('member');
  expect(await rows()).toEqual([]);
});
