import { expect, test } from 'vitest';
import { forestCaller } from './forestCaller.ts';

const person = {
  mmberTpcd: '01',
  mmberBrthd: '19900215',
  sxdstTpcd: '2',
  mmberId: 'sky2026',
  mmberNm: '김하늘',

  mmberMtlno: '01055551201',
  zipNo: '12345',
  bassAdres: '경기도 가평군',
  detailAdres: '',

  emailAdres: '',
  emailRecptnYn: 'N',
  smsRecptnYn: 'Y',
  eventRecptnYn: 'N',
  stpulAgrmtList: [
    { hirkStpulId: 'FTR_JOIN_01', stpulAgrmtYn: 'Y' },
    { hirkStpulId: 'FTR_JOIN_02', stpulAgrmtYn: 'Y' },
    { hirkStpulId: 'FTR_JOIN_03', stpulAgrmtYn: 'N' },
  ],
};

test('(R820) one joins with a checked phone and encrypted passwords, changes the password and leaves', async () => {
  const { call, encrypt } = await forestCaller();
  const passwords = {
    encMmberPwd: await encrypt('green!2026'),
    encMmberPwdCnfrm: await encrypt('green!2026'),
  };
  const join = (changes: object) => call('POST', '/member', { ...person, ...passwords, ...changes });
  expect((await join({ vrfcNo: 'V9' })).code).toBe('FTR_PHONE_NOT_VERIFIED');

  const { vrfcNo, expSS } = (await call('POST', '/member/phone-checks', { mmberMtlno: person.mmberMtlno }))
    .payload;
  expect(expSS).toBe(180);
  expect((await call('POST', `/member/phone-checks/${vrfcNo}/answer`, { crtfcNo: '000000' })).code).toBe(
    'FTR_CODE_WRONG',
  );
  await call('POST', `/member/phone-checks/${vrfcNo}/answer`, { crtfcNo: '135790' });

  expect((await join({ vrfcNo, mmberId: 'forest01' })).code).toBe('FTR_ID_TAKEN');
  expect((await join({ vrfcNo, stpulAgrmtList: [] })).code).toBe('FTR_TERMS_MISSING');
  expect((await join({ vrfcNo, encMmberPwd: 'in the clear' })).code).toBe('4001');
  const joined = await join({ vrfcNo });
  expect(joined.payload.mmberInfo).toMatchObject({ mmberId: 'sky2026', smsRecptnYn: 'Y' });
  expect(joined.payload.mmberInfo).not.toHaveProperty('password');
  expect((await join({ vrfcNo })).code).toBe('0000');

  const change = async (from: string, to: string) =>
    call('PUT', '/member/password', {
      encMmberPwd: await encrypt(from),
      encNewMmberPwd: await encrypt(to),
      encNewMmberPwdCnfrm: await encrypt(to),
    });
  expect((await change('wrong!2026', 'leaves#2027')).code).toBe('FTR_PASSWORD_WRONG');
  expect((await change('green!2026', 'leaves#2027')).code).toBe('0000');
  expect((await call('POST', '/member/leave', { encMmberPwd: await encrypt('leaves#2027') })).code).toBe(
    '0000',
  );
  expect((await call('GET', '/member')).payload.mmberInfo).toBeNull();
});

test('a code that is too old is not taken', async () => {
  const { call, pass } = await forestCaller();
  const { vrfcNo } = (await call('POST', '/member/phone-checks', { mmberMtlno: '01055551201' })).payload;
  pass(179_000);
  expect((await call('POST', `/member/phone-checks/${vrfcNo}/extend`)).code).toBe('0000');
  pass(179_000);
  const answer = () => call('POST', `/member/phone-checks/${vrfcNo}/answer`, { crtfcNo: '135790' });
  expect((await answer()).code).toBe('0000');
  pass(1_000);
  expect((await answer()).code).toBe('FTR_CODE_EXPIRED');
});

test('park tickets are reserved once per key, within the window, up to ten', async () => {
  const { call } = await forestCaller();
  const order = { forestId: 'F01', useYmd: '20261120', itemList: [{ tcktTpcd: 'ADULT', cnt: 2 }] };
  const first = await call('POST', '/tickets', order, 'ticket-0001');
  expect(first.payload).toMatchObject({ totAmt: 2000, tcktStcd: 'RSVD' });
  expect((await call('POST', '/tickets', order, 'ticket-0001')).payload.tcktNo).toBe(first.payload.tcktNo);
  const many = { ...order, itemList: [{ tcktTpcd: 'CHILD', cnt: 11 }] };
  expect((await call('POST', '/tickets', many, 'ticket-0002')).code).toBe('FTR_BAD_COUNT');
  expect((await call('POST', '/tickets', { ...order, useYmd: '20261119' }, 'ticket-0003')).code).toBe(
    'FTR_OUT_OF_WINDOW',
  );
  expect((await call('POST', `/tickets/${first.payload.tcktNo}/cancel`)).payload.tcktStcd).toBe('CNCL');
  expect((await call('GET', '/tickets')).payload.tcktList).toHaveLength(1);
});

test('an education programme fills up, and can be left until the day before', async () => {
  const { call, pass } = await forestCaller();
  const applicant = { prsnCnt: 2, aplcntNm: '김하늘', aplcntMtlno: '01055551201' };
  const apply = (eduId: string, eduYmd: string, intentId: string, prsnCnt = 2) =>
    call('POST', `/educations/${eduId}/bookings`, { ...applicant, eduYmd, prsnCnt }, intentId);
  expect((await apply('E03', '20261126', 'apply-0001')).code).toBe('FTR_EDU_FULL');
  expect((await apply('E02', '20261124', 'apply-0002')).code).toBe('FTR_EDU_MOVED');
  const first = await apply('E02', '20261125', 'apply-0003');
  expect((await apply('E02', '20261125', 'apply-0003')).payload.eduBkngNo).toBe(first.payload.eduBkngNo);
  expect((await apply('E02', '20261125', 'apply-0004', 1)).code).toBe('FTR_EDU_FULL');
  pass(5 * 86_400_000);
  expect((await call('POST', `/education-bookings/${first.payload.eduBkngNo}/cancel`)).code).toBe(
    'FTR_NOT_CANCELLABLE',
  );
});

test('a search finds forests by region, facility, guests and free nights', async () => {
  const { call } = await forestCaller();
  const names = async (query: string) =>
    (await call('GET', `/forests?${query}`)).payload.forestList.map(
      ({ forestId }: { forestId: string }) => forestId,
    );
  expect(await names('')).toHaveLength(10);
  expect(await names('rgnCd=GAN')).toEqual(['F03', 'F04']);
  expect(await names('fcltCd=SPA,TRAIL')).toEqual(['F08']);
  expect(await names('prsnCnt=9')).toEqual(['F08']);
  const { payload } = await call('GET', '/forests?ckinYmd=20261123&ckutYmd=20261124');
  expect(payload.forestList[0]).toMatchObject({ roomTpCnt: 3 });
  expect((await call('GET', '/forests?ckinYmd=20261331')).status).toBe(400);
});
