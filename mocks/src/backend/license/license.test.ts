import { expect, test } from 'vitest';
import { openMock } from '../testing/openMock.ts';

const DAY = 24 * 60 * 60 * 1000;
const base = '/wApi/license/v1';

/** A member who has consented, on a clock that the test moves by days. */
async function open(persona = 'employee') {
  let now = Date.parse('2026-11-21T12:00:00+09:00');
  const mock = openMock(() => new Date(now));
  await mock.reset(persona);
  return { ...mock, wait: (days: number) => (now += days * DAY) };
}

async function connected() {
  const mock = await open();
  const stpulInfoList = ['CML001201', 'CML001202', 'CML001203'].map((hirkStpulId) => ({
    hirkStpulId,
    stpulAgrmtYn: 'Y',
  }));
  await mock.post('/wApi/comm/common/insertStpulInfo', { walletSvcDstic: '12', stpulInfoList });
  expect((await mock.post(`${base}/consent`, { cnstYn: 'Y' })).body.payload).toEqual({ qlfcCnt: 3 });
  const { qlfcList } = (await mock.get(`${base}/qualifications`)).body.payload;
  const qlfcId = qlfcList[0].qlfcId as string;
  const inbox = async () =>
    (await mock.get('/wApi/noti/v1/notifications')).body.payload.results.map(
      (one: { alrmTitl: string; alrmCtnt: string }) => `${one.alrmTitl}: ${one.alrmCtnt}`,
    ) as string[];
  const share = async () =>
    (
      await mock.post(
        `${base}/shares`,
        { qlfcId, docKnd: 'CERT', rcvrNm: '새벽은행', purp: 'JOB', dayCnt: 7, sgntYn: 'N' },
        { headers: { 'idempotency-key': 'a-share-of-the-test' } },
      )
    ).body.payload;
  const state = async () =>
    (await mock.get(`${base}/shares`, { query: { qlfcId } })).body.payload.shrList[0].shrSttus;
  return { ...mock, qlfcId, inbox, share, state };
}

test('reading what a link leads to marks nothing; opening the document does', async () => {
  const { get, post, share, state } = await connected();
  const { shrNo } = await share();
  const { payload } = (await get(`${base}/verify`, { query: { no: shrNo } })).body;
  expect(payload).toMatchObject({ vldYn: 'Y', knd: 'SHAR', custNm: '박*훈', qlfcNo: '18-****-07' });
  expect(await state()).toBe('OPEN');
  const opened = await post(`${base}/shares/open`, { no: shrNo });
  expect(JSON.stringify(opened.body.payload.rowList)).toMatch(/18-\d{4}-07/);
  expect(await state()).toBe('SEEN');
});

test('what was taken back opens for nobody, and consent that ends takes everything back', async () => {
  const { post, share, state } = await connected();
  const { shrNo } = await share();
  await post(`${base}/shares/end`, { shrNo });
  expect((await post(`${base}/shares/open`, { no: shrNo })).body.code).toBe('LIC_SHARE_OVER');
  expect(await state()).toBe('BACK');
});

test('a link and the connection are held, and say what happens to them', async () => {
  const { get, share } = await connected();
  await share();
  const { body } = await get('/wApi/mstr/main/holdings', { query: { className: 'license' } });
  expect(JSON.stringify(body.payload)).toContain('새벽은행에 보낸 자격증');
  expect(JSON.stringify(body.payload)).toContain('금융연수원 자격 3개');
});

test('a refresher is announced 30 and 7 days before and on its day; missed, the qualification lapses', async () => {
  const { get, inbox, wait, qlfcId } = await connected();
  // Its last day is in 40 days.
  wait(10);
  expect(await inbox()).toContain('신용분석사 보수교육: 30일 안에 받아 주세요.');
  wait(23);
  expect(await inbox()).toContain('신용분석사 보수교육: 7일 안에 받아 주세요.');
  wait(8);
  expect(await inbox()).toContain('신용분석사 효력이 멈췄어요: 보수교육을 받으면 다시 쓸 수 있어요.');
  expect((await get(`${base}/qualifications/${qlfcId}`)).body.payload.qlfcSttus).toBe('LAPS');
});
