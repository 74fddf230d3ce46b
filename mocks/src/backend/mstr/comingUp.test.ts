import { expect, test } from 'vitest';
import { openMock } from '../testing/openMock.ts';

type Row = Record<'comngId' | 'kndCd' | 'className' | 'routeName' | 'bgngDttm' | 'endDttm', string>;

async function opened() {
  const mock = openMock();
  await mock.reset('member');
  const rows = async (className?: string): Promise<Row[]> => {
    const { comingUpList } = (await mock.get('/wApi/mstr/main/comingUp')).body.payload;
    return comingUpList.filter((row: Row) => className === undefined || row.className === className);
  };
  return { ...mock, rows };
}

test('what a member has before them comes from the domains themselves', async () => {
  const { rows } = await opened();
  expect((await rows('forest')).map(({ kndCd, bgngDttm, endDttm }) => [kndCd, bgngDttm, endDttm])).toEqual([
    ['BOOK', '20261126', '20261127'],
  ]);
  const trains = await rows('rail');
  expect(trains.map(({ kndCd, routeName }) => [kndCd, routeName])).toContainEqual(['BOOK', 'FKS60000']);
  for (const { kndCd, bgngDttm, endDttm } of await rows()) {
    expect(bgngDttm).toMatch(/^\d{8}(\d{6})?$/);
    if (kndCd === 'BOOK') expect(endDttm >= bgngDttm.slice(0, endDttm.length)).toBe(true);
  }
});

test('a flight is there while it is watched, taxes as long as their service is joined', async () => {
  const { rows, get, post } = await opened();
  expect(await rows('airport')).toEqual([]);
  const { flightList } = (await get('/wApi/htoa/v1/flights?ymd=20261122')).body.payload;
  const { flightId, scheduleDateTime } = flightList[0];
  await post('/wApi/htoa/v1/watch', { flightKey: `${flightId}-${scheduleDateTime}`, watchYn: 'Y' });
  expect((await rows('airport')).map(({ bgngDttm }) => bgngDttm.slice(0, 8))).toEqual(['20261122']);

  const taxes = await rows('tax');
  expect(taxes.length).toBeGreaterThan(2);
  expect(taxes.every(({ kndCd }) => kndCd === 'DUE')).toBe(true);
  await post('/wApi/mber/user/joinService', { wltSvcDstcd: '34', joinYn: 'N' });
  expect(await rows('tax')).toEqual([]);
});

test('looking moves no money and tells nobody anything', async () => {
  const { rows, get } = await opened();
  const unread = async () => (await get('/wApi/noti/v1/notifications/unread')).body.payload;
  const before = await unread();
  await rows();
  await rows();
  expect(await unread()).toEqual(before);
});

test('it is the business of members', async () => {
  expect((await openMock().get('/wApi/mstr/main/comingUp')).status).toBe(401);
});
