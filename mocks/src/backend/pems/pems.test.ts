import { expect, test } from 'vitest';
import { openMock } from '../testing/openMock.ts';

// Noon of 21 November 2026.
async function opened(persona: string, now?: () => Date) {
  const mock = openMock(now);
  await mock.reset(persona);
  const key = (name: string) => ({ headers: { 'idempotency-key': `key-${name}-0001` } });
  const post = async (path: string, body: object, name = '') =>
    (await mock.post(`/wApi/pems/${path}`, body, name ? key(name) : {})).body;
  const get = async (path: string) => (await mock.get(`/wApi/pems/${path}`)).body;
  return { ...mock, post, get };
}

const puppy = {
  anmlId: 'A2',
  anmlKnd: 'DOG',
  anmlNm: '두부',
  brdCd: 'D5',
  gndr: 'M',
  ntrYn: 'N',
  brthYmd: '20260926',

  colr: 'WHTE',
  image: '',
  tagKnd: 'CHIP',
  agncId: 'G1',
  vstYmd: '20261124',
  addr: '서울 영등포구 1',
  agreStpulIdList: ['FML_01', 'FML_02'],
};

test('home is told what owners have to do', async () => {
  const mock = openMock();
  const due = async (persona: string) => {
    await mock.reset(persona);
    return rows();
  };
  const rows = async () => {
    const { comingUpList } = (await mock.get('/wApi/mstr/main/comingUp')).body.payload;
    const mine = comingUpList.filter(({ className }: { className: string }) => className === 'pems');
    return mine.map(({ comngNm, bgngDttm }: Record<string, string>) => [comngNm, bgngDttm]);
  };
  expect(await due('member')).toEqual([
    ['초코 광견병 접종', '20261211'],
    ['초코 심장사상충 예방', '20261127'],
    ['두부 동물등록', '20261226'],
  ]);
  // Who lives on an island that is exempt has to register nobody.
  await mock.post('/wApi/pems/change', { knd: 'CNTC', addr: '전남 신안군 흑산면 1', phone: '01012345678' });
  expect(await rows()).toEqual([
    ['초코 광견병 접종', '20261211'],
    ['초코 심장사상충 예방', '20261127'],
  ]);
  expect(await due('petLost')).toEqual([['보리 분실 신고', '20261122']]);
});

test('an application moves with the days, fills its place, and ends in the register', async () => {
  let now = new Date('2026-11-21T12:00:00+09:00');
  const { post, get } = await opened('member', () => now);
  expect((await post('apply', { ...puppy, agreStpulIdList: [] }, 'terms')).code).toBe('PEMS_TERMS');
  expect((await post('apply', { ...puppy, regNo: '410160010000025' }, 'other')).code).toBe(
    'PEMS_NUMBER_OTHER',
  );
  expect((await post('apply', { ...puppy, agncId: 'G7' }, 'full')).code).toBe('PEMS_FULL');
  expect((await post('apply', { ...puppy, agncId: 'G9' }, 'chip')).code).toBe('PEMS_NO_CHIP');
  const { rceptNo } = (await post('apply', puppy, 'one')).payload;
  expect((await post('apply', puppy, 'one')).payload.rceptNo).toBe(rceptNo);
  expect((await post('apply', puppy, 'two')).code).toBe('PEMS_TWICE');
  const step = async (day: string) => {
    now = new Date(`2026-11-${day}T12:10:00+09:00`);
    return (await get('applications')).payload.aplyList[0].aplySttus;
  };
  expect([await step('21'), await step('25')]).toEqual(['VET', 'TOWN']);
  expect((await post('cancel', { rceptNo })).code).toBe('PEMS_TOO_LATE');
  expect(await step('27')).toBe('DONE');
  expect((await get('animal?anmlId=A2')).payload).toMatchObject({ sttus: 'REGD', rgstYmd: '20261127' });
});

test('an offer is for whom it was made for, once, and for seven days', async () => {
  let now = new Date('2026-11-21T12:00:00+09:00');
  const { post, reset, get } = await opened('petLost', () => now);
  expect((await post('ownerRecall', { offrId: 'O1' })).code).toBe('PEMS_OFFER_GONE');
  now = new Date('2026-11-29T12:00:00+09:00');
  expect((await post('ownerAccept', { offrId: 'O1' })).code).toBe('PEMS_OFFER_OVER');
  now = new Date('2026-11-21T12:00:00+09:00');
  await reset('member');
  expect((await post('ownerAccept', { offrId: 'O1' })).code).toBe('PEMS_OFFER_OTHER');
  const { offrId } = (await post('ownerOffer', { anmlId: 'A1' }, 'offer')).payload;
  expect((await post('ownerOffer', { anmlId: 'A1' }, 'again')).code).toBe('PEMS_OFFER_TWICE');
  expect((await post('ownerAccept', { offrId })).code).toBe('PEMS_OFFER_SELF');
  expect((await post('death', { anmlId: 'A1', ymd: '20261120' })).code).toBe('0000');
  expect((await get(`offer?offrId=${offrId}`)).payload.offrSttus).toBe('RCLD');
});

test('who finds a chip tells its owner, and nobody learns who that is', async () => {
  const { post, get, reset } = await opened('lite');
  const found = {
    rprtKnd: 'FOND',
    anmlKnd: 'DOG',
    colr: 'BRWN',
    rgn: 'YDP',
    plcNm: '공원',
    hpnYMS: '20261121090000',
  };
  const { payload } = await post('report', { ...found, image: '', regNo: '410160010000017' }, 'found');
  expect(payload.mineYn).toBe('Y');
  expect((await post('message', { rprtId: 'R7', ctnt: '봤어요' }, 'late')).code).toBe('PEMS_REPORT_OVER');
  expect(JSON.stringify(await get('reports'))).not.toMatch(/W0000|0105555/);
  await reset('lite');
});
