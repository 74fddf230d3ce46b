import { describe, expect, test } from 'vitest';
import { openMock } from '../testing/openMock.ts';

interface Term {
  hirkStpulId: string;
  mandanYn: string;
  stpulAgrmtYn: string;
  stpulType: string;
  stpulFileStorgPathCtnt: string;
}

const info = '/wApi/comm/common/stpulInfo';
const agreed = '/wApi/comm/common/stpulAgrmtInfo';
const insert = '/wApi/comm/common/insertStpulInfo';

async function asMember(persona = 'member') {
  const mock = openMock();
  await mock.reset(persona);
  const agreements = async (walletSvcDstic: string): Promise<Term[]> =>
    (await mock.get(agreed, { query: { walletSvcDstic } })).body.payload.stpulAgrmtInfoList;
  return { ...mock, agreements };
}

describe('(R351) terms of a service', () => {
  test('are open to visitors and bear their fields', async () => {
    const { body } = await openMock().get(info, { query: { walletSvcDstic: '01', expsChnlDsticVal: '3' } });
    const [term] = body.payload.stpulInfoList;
    expect(term).toMatchObject({
      stpulName: '월렛 서비스 이용약관',
      hirkStpulId: 'CML000101',
      mandanYn: 'Y',
      stpulFileStorgPathCtnt: 'CML000101.pdf',
    });
    expect(term.stpulCtnt).toContain('제1조');
  });

  test('of a service without its own have ordinary ones', async () => {
    const { body } = await openMock().get(info, { query: { walletSvcDstic: '33' } });
    expect(body.payload.stpulInfoList).toHaveLength(2);
  });

  test('for a member under 14 are others, with a guardian as proxy', async () => {
    const { get } = await asMember('minor');
    const { stpulInfoList } = (await get(info)).body.payload;
    expect(stpulInfoList.map(({ stpulType }: Term) => stpulType)).toEqual(['2', '2', '3']);
  });

  test('are refused for a code that can be none', async () => {
    expect((await openMock().get(info, { query: { walletSvcDstic: '../01' } })).status).toBe(400);
  });
});

describe('(R352) agreements', () => {
  test('belong to members', async () => {
    expect((await openMock().get(agreed)).status).toBe(401);
  });

  test('of the wallet are given, the optional one apart', async () => {
    const { agreements } = await asMember();
    expect((await agreements('01')).map(({ stpulAgrmtYn }) => stpulAgrmtYn)).toEqual(['Y', 'Y', 'Y', 'N']);
  });

  test('are kept once sent, under either spelling of the id', async () => {
    const { agreements, post } = await asMember('payTermsOpen');
    const answer = await post(insert, {
      walletSvcDstic: '29',
      stpulInfoList: [
        { hirkStpulId: 'CML000120', stpulAgrmtYn: 'Y' },
        { hirkStpulID: 'CML000121', stpulAgrmtYn: 'Y' },
        { hirkStpulId: 'CML000122', stpulAgrmtYn: 'N' },
      ],
    });
    expect(answer.body.code).toBe('0000');
    expect((await agreements('29')).map(({ stpulAgrmtYn }) => stpulAgrmtYn)).toEqual(['Y', 'Y', 'N']);
  });

  test('are not kept in part: one bad item refuses all', async () => {
    const { agreements, post } = await asMember('payTermsOpen');
    const good = { hirkStpulId: 'CML000120', stpulAgrmtYn: 'Y' };
    const send = (other: object) => post(insert, { walletSvcDstic: '29', stpulInfoList: [good, other] });
    expect((await send({ hirkStpulId: 'CML000121', stpulAgrmtYn: 'N' })).body.code).toBe('2001');
    expect((await send({ hirkStpulId: 'CML999999', stpulAgrmtYn: 'Y' })).status).toBe(400);
    expect((await send({ stpulAgrmtYn: 'Y' })).status).toBe(400);
    expect((await agreements('29')).every(({ stpulAgrmtYn }) => stpulAgrmtYn === 'N')).toBe(true);
  });

  test('(R429, R430, R659) of the payment services answer to their names as well', async () => {
    const { agreements } = await asMember('payReady');
    const byName = await agreements('FPAYMENT');
    expect(byName).toEqual(await agreements('41'));
    const abroad = await agreements('GPAYMENT');
    expect(abroad).toEqual(await agreements('42'));
    expect(abroad).not.toEqual(byName);
    const withoutLocation = byName.filter(({ hirkStpulId }) => hirkStpulId !== 'CML000122');
    expect(withoutLocation.map(({ stpulAgrmtYn }) => stpulAgrmtYn)).toEqual(['Y', 'Y']);
  });
});

test('(R353) the check counts mandatory terms that are missing or older than the period', async () => {
  const { get } = await asMember();
  const check = async (query: Record<string, string>) =>
    (await get('/wApi/comm/common/stpulAgrmtInfoChk', { query })).body.payload;
  expect((await check({ walletSvcDstic: '01', periodNo: '999' })).stpulAgrmtChkCnt).toBe(0);
  expect((await check({ walletSvcDstic: '01', periodNo: '30' })).stpulAgrmtChkCnt).toBe(3);
  expect(await check({ walletSvcDstic: '29', reAgrmtDate: '20261101' })).toMatchObject({
    stpulAgrmtChkCnt: 2,
    reAgrmtDate: '20261101',
  });
});

test('a term file is a PDF whose table finds every object; others are not found', async () => {
  const { mock, get } = openMock();
  const response = await mock.fetch(new Request('http://localhost/wApi/comm/common/file/CML000101.pdf'));
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const file = await response.text();
  expect(file.startsWith('%PDF-1.4')).toBe(true);
  const table = Number(/startxref\n(\d+)/.exec(file)?.[1]);
  expect(file.slice(table, table + 4)).toBe('xref');
  const offsets = [...file.slice(table).matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset));
  expect(offsets).toHaveLength(11);
  offsets.forEach((offset, index) => {
    expect(file.slice(offset).startsWith(`${index + 1} 0 obj`)).toBe(true);
  });
  for (const [, length, content] of file.matchAll(/\/Length (\d+) >>\nstream\n(.*?)\nendstream/gs)) {
    expect(content).toHaveLength(Number(length));
  }
  expect((await get('/wApi/comm/common/file/secret.txt')).status).toBe(404);
  expect((await get('/wApi/comm/common/file/..%2F..%2Fetc')).status).toBe(404);
});
