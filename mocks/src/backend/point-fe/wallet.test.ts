import { expect, test } from 'vitest';
import { encryptPassword } from '../testing/encryptPassword.ts';
import { openMock } from '../testing/openMock.ts';

async function signedIn(persona: string) {
  const mock = openMock();
  await mock.reset(persona);
  const ask = async (path: string, body: object = {}) =>
    (await mock.post(`/wApi/point-fe/${path}`, body)).body.payload;
  const refusal = async (path: string, body: object = {}) => (await ask(path, body)).errData?.errMsgCd ?? '';
  const lock = (digits: string) => encryptPassword(mock, digits);
  return { ...mock, ask, refusal, lock };
}
type Here = Awaited<ReturnType<typeof signedIn>>;

async function join({ ask, lock }: Here, changes: object = {}) {
  return ask('bank-book/v1/join', {
    stpulIdList: ['CML000120', 'CML000121'],
    acNo: '12345601234567',
    encPassword: await lock('482915'),
    encPasswordAgain: await lock('482915'),
    ...changes,
  });
}

test('whoever joins has a wallet, a main account and no points; twice is once', async () => {
  const here = await signedIn('noPointWallet');
  expect((await join(here)).outData).toEqual({ walletEwtNo: 'E000000020' });
  expect((await join(here)).outData).toEqual({ walletEwtNo: 'E000000020' });
  expect((await here.ask('bank-book/v1/bankbook')).outData.walletEwtNo).toBe('E000000020');
  expect((await here.ask('bank-book/v1/link-accounts')).outData.linkAccountList).toEqual([
    { acNo: '12345601234567', bnkCd: '004', als: '생활비 통장', mainAcYn: '1' },
  ]);
  expect((await here.ask('bank-book/v1/summary')).outData.bal).toBe('0');
});

test('joining wants the mandatory terms, a good password, and an account of one’s own', async () => {
  const here = await signedIn('noPointWallet');
  const code = async (changes: object) => (await join(here, changes)).errData?.errMsgCd;
  expect(await code({ stpulIdList: ['CML000120'] })).toBe('UBPT0004');
  expect(await code({ encPassword: await here.lock('123456') })).toBe('UBPT0013');
  const easy = { encPassword: await here.lock('123456'), encPasswordAgain: await here.lock('123456') };
  expect(await code(easy)).toBe('UBPT0014');
  expect(await code({ acNo: '99999999999999' })).toBe('UBPT0003');
  expect(await code({ acNo: '11098765432101' })).toBe('UBPT0025');
  expect((await here.ask('bank-book/v1/bankbook')).outData.walletEwtNo).toBe('');
});

test('an account of another bank is proved by the digits of a transfer', async () => {
  const here = await signedIn('noPointWallet');
  await join(here);
  const acNo = '11098765432101';
  const { crtfcNo, expSS } = (await here.ask('bank-book/v1/transfer-account', { bnkCd: '088', acNo }))
    .outData;
  expect(expSS).toBe('180');
  const link = { acNo, als: '', mainAcYn: '1', crtfcNo };
  expect(await here.refusal('bank-book/v1/link-account', link)).toBe('UBPT0025');
  const check = (inptNo: string) => here.refusal('bank-book/v1/transfer-account/check', { crtfcNo, inptNo });
  expect(await check('0000')).toBe('UBPT0022');
  expect(await check('3519')).toBe('');
  expect(await here.refusal('bank-book/v1/link-account', link)).toBe('');
  const { linkAccountList } = (await here.ask('bank-book/v1/only-link-accounts')).outData;
  expect(linkAccountList.map(({ mainAcYn }: { mainAcYn: string }) => mainAcYn)).toEqual(['0', '1']);
});

test('the main account goes last', async () => {
  const here = await signedIn('member');
  const remove = (acNo: string) => here.refusal('bank-book/v1/link-account/delete', { acNo });
  expect(await remove('12345601234567')).toBe('UBPT0024');
  expect(await remove('11098765432101')).toBe('');
  expect(await remove('11098765432101')).toBe('');
  expect(await remove('12345601234567')).toBe('');
  expect((await here.ask('bank-book/v1/link-accounts')).outData.linkAccountList).toEqual([]);
});

test('the wallet is not left with points in it, and left once', async () => {
  const full = await signedIn('member');
  const leaveWith = async (here: Here) =>
    here.ask('bank-book/v1/leave', { leaveRsnDstcd: '01', encPassword: await here.lock('482915') });
  expect((await leaveWith(full)).errData.errMsgCd).toBe('UBPT0030');
  const empty = await signedIn('noPointWallet');
  await join(empty);
  expect((await leaveWith(empty)).outData.finishYn).toBe('Y');
  expect((await leaveWith(empty)).outData.finishYn).toBe('Y');
  expect((await empty.ask('bank-book/v1/bankbook')).outData.walletEwtNo).toBe('');
});

test('a password is changed by who knows it, once however often it is said, and locked after five tries', async () => {
  const here = await signedIn('member');
  const change = async (current: string, next = '730194') =>
    here.refusal('bank-book/v1/password/change', {
      encCurrent: await here.lock(current),
      encPassword: await here.lock(next),
      encPasswordAgain: await here.lock(next),
    });
  expect(await change('482915')).toBe('');
  expect(await change('482915')).toBe('');
  for (const code of ['UBPT0011', 'UBPT0011', 'UBPT0011', 'UBPT0011', 'UBPT0012', 'UBPT0012'])
    expect(await change('000111', '904417')).toBe(code);
  expect(await change('730194', '904417')).toBe('UBPT0012');
  const reset = { signature: 'S', certSerial: '1', encPassword: await here.lock('904417') };
  const again = { ...reset, encPasswordAgain: await here.lock('904417') };
  expect(await here.refusal('bank-book/v1/password/reset', again)).toBe('');
  expect(await change('904417')).toBe('');
});

test('(R628) limits by kind of move; they change with the password', async () => {
  const here = await signedIn('member');
  const read = async () => (await here.ask('transaction/v1/limit-balance', { tranDsticKey: '01' })).outData;
  expect(await read()).toMatchObject({ onceLmtAmt: '500000', dayLmtAmt: '2000000', dayBalAmt: '2000000' });
  const change = async (once: string, day: string, password = '482915') =>
    here.refusal('transaction/v1/limit-change', {
      onceLmtAmt: once,
      dayLmtAmt: day,
      encPassword: await here.lock(password),
    });
  expect(await change('2000000', '2500000')).toBe('UBPT0040');
  expect(await change('300000', '900000', '111111')).toBe('UBPT0011');
  expect(await change('300000', '900000')).toBe('');
  expect(await read()).toMatchObject({ onceLmtAmt: '300000', dayLmtAmt: '900000' });
});

test('(R504, R505) due diligence that is done is no longer asked for; for somebody else it is reviewed', async () => {
  const here = await signedIn('cddTarget');
  const answers = { jobDstcd: '01', natnlCd: 'KR', addr: '서울특별시 중구 세종대로 110', purpsDstcd: '01' };
  const say = async (changes: object) =>
    (await here.ask('bank-book/v1/CDD/answers', { ...answers, ...changes })).outData.finishYn;
  expect(await say({ fundDstcd: '01', realOwnrYn: 'N' })).toBe('N');
  expect((await here.ask('bank-book/v1/CDD')).outData.cDDTagetYn).toBe('1');
  expect((await here.ask('bank-book/v1/CDD/status')).outData.jdgYn).toBe('Y');
  expect(await say({ fundDstcd: '01', realOwnrYn: 'Y' })).toBe('Y');
  expect((await here.ask('bank-book/v1/CDD')).outData.cDDTagetYn).toBe('0');
});
