import { expect, test } from 'vitest';
import { openMock } from '../testing/openMock.ts';

const DAY = 24 * 60 * 60 * 1000;
const base = '/wApi/edoc/v1/erceitp';

/** A member with receipts, on a clock that the test moves by days. */
async function open(persona = 'receiptMember') {
  let now = Date.parse('2026-11-21T12:00:00+09:00');
  const mock = openMock(() => new Date(now));
  await mock.reset(persona);
  const inbox = async () =>
    (await mock.get('/wApi/noti/v1/notifications')).body.payload.results.map(
      (one: { alrmTitl: string; alrmCtnt: string }) =>
        one.alrmTitl.includes('보증') ? `${one.alrmTitl}, ${one.alrmCtnt}` : one.alrmTitl,
    ) as string[];
  return { ...mock, inbox, wait: (days: number) => (now += days * DAY) };
}

test('reminds of the end of a warranty 7 days before, while nobody looks', async () => {
  const { inbox, wait } = await open();
  const reminder = '무선 청소기 무상 보증, 7일 남았어요.';
  expect(await inbox()).not.toContain(reminder);
  // It ends in 20 days.
  wait(12.9);
  expect((await inbox()).filter((each) => each === reminder)).toHaveLength(1);
  wait(3);
  expect((await inbox()).filter((each) => each === reminder)).toHaveLength(1);
});

test('reminds of nothing when the member wants no messages', async () => {
  const { inbox, post, wait } = await open();
  await post(`${base}/settings`, { msgYn: 'N' });
  wait(13);
  expect((await inbox()).join()).not.toContain('무선 청소기');
});

test('a shop sends no receipt while the member pauses, and the member hears of one that comes', async () => {
  const { inbox, post, get } = await open();
  const count = async () => (await get(`${base}/receipts`)).body.payload.totCnt as number;
  const before = await count();
  await post(`${base}/settings`, { pausYn: 'Y' });
  await post(`${base}/standIn`, { knd: 'CAFE' });
  expect(await count()).toBe(before);
  await post(`${base}/settings`, { pausYn: 'N' });
  await post(`${base}/standIn`, { knd: 'CAFE' });
  expect(await count()).toBe(before + 1);
  expect(await inbox()).toContain('영수증이 왔어요');
});

test('receipts kept after leaving are there for 30 days, and gone afterwards', async () => {
  const { post, get, wait } = await open();
  const count = async () => (await get(`${base}/receipts`)).body.payload.totCnt as number;
  const before = await count();
  await post(`${base}/leave`, { keepYn: 'Y' });
  wait(29);
  await post(`${base}/standIn`, { agrmtYn: 'Y' });
  expect(await count()).toBe(before);
  await post(`${base}/leave`, { keepYn: 'Y' });
  wait(30);
  await post(`${base}/standIn`, { agrmtYn: 'Y' });
  expect(await count()).toBe(0);
});

test('a file is announced once it is made', async () => {
  const { inbox, post, wait, get } = await open();
  await post(
    `${base}/exports`,
    { from: '20250101', to: '20261121', frmt: 'CSV', knd: [], rceitpNoList: [] },
    { headers: { 'idempotency-key': 'an-export-of-all' } },
  );
  expect(await inbox()).not.toContain('영수증 파일을 만들었어요');
  wait(0.01);
  expect((await inbox()).filter((title) => title === '영수증 파일을 만들었어요')).toHaveLength(1);
  await get(`${base}/exports`);
  expect((await inbox()).filter((title) => title === '영수증 파일을 만들었어요')).toHaveLength(1);
});

test('receipts and open links are held until the member leaves', async () => {
  const { get } = await open();
  const { body } = await get('/wApi/mstr/main/holdings', { query: { className: 'edoc' } });
  expect(JSON.stringify(body.payload)).toMatch(/전자영수증 \d+장/);
});
