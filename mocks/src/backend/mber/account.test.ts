import { expect, test } from 'vitest';
import { encryptPassword } from '../testing/encryptPassword.ts';
import { openMock } from '../testing/openMock.ts';

const password = 'new-Wallet9!';
const adult = { custName: '한새벽', birth: '950312', custGubn: '2', cmmccoDstcd: '01', phone: '01077778888' };
const child = { custName: '강아윤', birth: '150817', custGubn: '4', cmmccoDstcd: '01', phone: '01055551228' };
const member = {
  custName: '김하늘',
  birth: '900215',
  custGubn: '2',
  cmmccoDstcd: '01',
  phone: '01055551201',
};
const locked = { ...member, custName: '강잠금', phone: '01055551211' };

const agreed = (...ids: string[]) => ids.map((hirkStpulId) => ({ hirkStpulId, stpulAgrmtYn: 'Y' }));
const adultTerms = agreed('CML000101', 'CML000102', 'CML000103');
const childTerms = agreed('CML000201', 'CML000202', 'CML000203');

function start() {
  const mock = openMock();
  const call = async (path: string, body: object = {}) => (await mock.post(`/wApi/${path}`, body)).body;
  async function verified(vldtnPuseDstcd: string, who: object): Promise<string> {
    const { vldtnNo } = (await call('mobile-validation/send', { vldtnPuseDstcd, ...who })).payload;
    await call('mobile-validation/check', { vldtnNo, crtfcNo: '135790' });
    return vldtnNo;
  }
  const sealed = (text: string) => encryptPassword(mock, text);
  const login = async (phone: string, text: string) =>
    (await call('mstr/login/action', { phone, encPassword: await sealed(text) })).code;
  const join = async (more: object) =>
    call('mber/user/join', {
      joinMthdDstcd: 'phone',
      joinChnlDstcd: '02',
      encPassword: await sealed(password),
      stpulInfoList: adultTerms,
      ...more,
    });
  return { ...mock, call, verified, sealed, login, join };
}

test('a new customer joins and can sign in from then on; nobody joins twice', async () => {
  const { verified, login, join, get } = start();
  expect(await login(adult.phone, password)).toBe('0003');
  expect((await join({ vldtnNo: await verified('JOIN', adult) })).code).toBe('0000');
  expect(await login(adult.phone, 'wrong')).toBe('0002');
  expect(await login(adult.phone, password)).toBe('0000');
  const { payload } = (await get('/wApi/mstr/userinfo')).body;
  expect(payload).toMatchObject({
    custName: '한새벽',
    phone: adult.phone,
    birth: '950312',
    mberMgtDstcd: '1',
  });
  expect((await join({ vldtnNo: await verified('JOIN', adult) })).code).toBe('MBR_ALREADY');
});

test('joining needs a verification for it, the mandatory terms and a good password', async () => {
  const { verified, join, sealed } = start();
  expect((await join({ vldtnNo: 'MV1' })).code).toBe('MBR_NOT_VERIFIED');
  expect((await join({ vldtnNo: await verified('PSWD', adult) })).code).toBe('MBR_NOT_VERIFIED');
  const vldtnNo = await verified('JOIN', adult);
  expect((await join({ vldtnNo, stpulInfoList: agreed('CML000101') })).code).toBe('MBR_TERMS_MISSING');
  expect((await join({ vldtnNo, encPassword: await sealed('weak') })).code).toBe('MBR_PASSWORD_WEAK');
  expect((await join({ vldtnNo })).code).toBe('0000');
});

test('(R306) under 14 nobody joins without a guardian, and a guardian is an adult', async () => {
  const { verified, join, call } = start();
  const vldtnNo = await verified('JOIN', child);
  expect((await join({ vldtnNo, stpulInfoList: childTerms })).code).toBe('MBR_GUARDIAN_MISSING');
  expect((await call('mobile-validation/send', { vldtnPuseDstcd: 'GRDN', ...child })).code).toBe(
    'MBV_NOT_ADULT',
  );
  const grdnVldtnNo = await verified('GRDN', member);
  expect((await join({ vldtnNo, grdnVldtnNo, stpulInfoList: adultTerms })).code).toBe('MBR_TERMS_MISSING');
  expect((await join({ vldtnNo, grdnVldtnNo, stpulInfoList: childTerms })).code).toBe('0000');
});

test('a reset really changes the password and unlocks', async () => {
  const { verified, login, call, sealed } = start();
  expect(await login(locked.phone, 'wallet1234!')).toBe('0002');
  const vldtnNo = await verified('PSWD', locked);
  expect(
    (await call('mber/user/resetPassword', { vldtnNo, encPassword: await sealed('wallet1234!') })).code,
  ).toBe('MBR_PASSWORD_SAME');
  expect((await call('mber/user/resetPassword', { vldtnNo, encPassword: await sealed(password) })).code).toBe(
    '0000',
  );
  expect([await login(locked.phone, 'wallet1234!'), await login(locked.phone, password)]).toEqual([
    '0002',
    '0000',
  ]);
});

test('a sleeping member cannot sign in before being woken up', async () => {
  const { verified, login, call } = start();
  const dormant = { ...member, custName: '백휴면', phone: '01055551226' };
  expect(await login(dormant.phone, 'wallet1234!')).toBe('0005');
  expect((await call('mber/user/wakeUp', { vldtnNo: await verified('WAKE', member) })).code).toBe(
    'MBR_NOT_DORMANT',
  );
  expect((await call('mber/user/wakeUp', { vldtnNo: await verified('WAKE', dormant) })).code).toBe('0000');
  expect(await login(dormant.phone, 'wallet1234!')).toBe('0000');
});

test('what a member changes of themselves is theirs alone and outlives the session', async () => {
  const { verified, login, call, reset, get } = start();
  await reset('managementCode4');
  const own = { ...member, custName: '윤정비', phone: '01055551212' };
  const other = await verified('IDNT', member);
  expect((await call('mber/user/confirmManagement', { vldtnNo: other })).code).toBe('MBR_OTHER_PERSON');
  await call('mber/user/confirmManagement', { vldtnNo: await verified('IDNT', own) });
  await call('mstr/logout');
  expect(await login(own.phone, 'wallet1234!')).toBe('0000');
  expect((await get('/wApi/mstr/userinfo')).body.payload.mberMgtDstcd).toBe('1');
});

/** What a customer has in the wallet: all of it is empty for one who has just joined. */
async function owned({ get, post }: Pick<ReturnType<typeof start>, 'get' | 'post'>) {
  const payload = async (path: string) => (await get(`/wApi${path}`)).body.payload;
  const point = (await post('/wApi/point-fe/bank-book/v1/bankbook', {})).body.payload;
  const body = async (path: string) => (await get(`/wApi${path}`)).body.body;
  const { email, certSerial, certExpireDate, isKbpin } = await payload('/mstr/userinfo');
  const inbox = (await payload('/noti/v1/notifications')).results as { alrmSerno: string }[];
  return {
    account: [email, certSerial, certExpireDate, isKbpin],
    comingUp: (await payload('/mstr/main/comingUp')).comingUpList,
    holdings: (await payload('/mstr/main/holdings')).hldngList,
    coupons: (await payload('/cpon/v1/coupons')).cponList,
    points: point.outData.walletEwtNo,
    own: inbox.filter(({ alrmSerno }) => !alrmSerno.startsWith('P')),
    shops: (await body('/fran-qrpayment-fe/inquiry/v1/transaction/histories')).results,
    abroad: (await body('/gpayment-fe/inquiry/v1/transaction/histories')).results,
    accounts: (await body('/gpayment-fe/payment-method/v1/accounts')).results,
  };
}

const nothing = {
  account: ['', '', '', false],

  comingUp: [],
  holdings: [],
  coupons: [],
  points: '',
  own: [],
  shops: [],
  abroad: [],
  accounts: [],
};

test('a customer who has just joined begins with nothing that they did not make', async () => {
  const mock = start();
  await mock.join({ vldtnNo: await mock.verified('JOIN', adult) });
  await mock.login(adult.phone, password);
  expect(await owned(mock)).toEqual(nothing);
  const { agreedOn } = {
    agreedOn: (await mock.get('/wApi/comm/common/stpulAgrmtInfo?walletSvcDsticCd=01')).body.payload
      .stpulAgrmtInfoList[0].stpulAgrmtDate,
  };
  expect(agreedOn).toBe('20261121');
});

test('a member whose token is on its way cannot leave: the refusal lists what they have', async () => {
  const { verified, call, reset, get } = start();
  await reset('member');
  const vldtnNo = await verified('WTHD', member);
  const { code, payload } = await call('mber/user/withdraw', { vldtnNo, leaveRsnDstcd: '01' });
  expect(code).toBe('LEAVE_HOLDS');
  const blocking = payload.hldngList.filter(({ lvCd }: { lvCd: string }) => lvCd === 'BLCK');
  expect(blocking).toContainEqual(
    expect.objectContaining({ className: 'nft', hldngNm: '월렛 2주년 기념', routeName: 'FNF10000' }),
  );
  expect((await get('/wApi/mstr/main/holdings')).body.payload).toEqual(payload);
  expect((await get('/wApi/mstr/userinfo')).body.payload.custName).toBe('김하늘');
});

test('a member who leaves is signed out, and is no member until they join again with an empty wallet', async () => {
  const mock = start();
  const { verified, login, call, join, reset, get } = mock;
  await reset('justJoined');
  const member = { ...adult, custName: '한가온', phone: '01055551229', birth: '900215' };
  const vldtnNo = await verified('WTHD', member);
  expect((await call('mber/user/withdraw', { vldtnNo, leaveRsnDstcd: '01' })).code).toBe('0000');
  expect((await get('/wApi/mstr/userinfo')).body.status).toBe(401);
  expect(await login(member.phone, 'wallet1234!')).toBe('0003');
  expect((await join({ vldtnNo: await verified('JOIN', member) })).code).toBe('0000');
  expect(await login(member.phone, password)).toBe('0000');
  expect(await owned(mock)).toEqual(nothing);
});

test('(R369) a verification is sent, extended and checked; wrong five times it is dead', async () => {
  const { call } = start();
  const { vldtnNo, expSS } = (await call('mobile-validation/send', { vldtnPuseDstcd: 'JOIN', ...adult }))
    .payload;
  expect(expSS).toBe(180);
  expect((await call('mobile-validation/extend', { vldtnNo })).payload).toEqual({ expSS: 180 });
  for (let count = 0; count < 5; count += 1) {
    expect((await call('mobile-validation/check', { vldtnNo, crtfcNo: '000000' })).code).toBe('MBV_WRONG');
  }
  expect((await call('mobile-validation/check', { vldtnNo, crtfcNo: '135790' })).code).toBe('MBV_EXPIRED');
  expect(
    (await call('mobile-validation/send', { vldtnPuseDstcd: 'JOIN', ...adult, phone: member.phone })).code,
  ).toBe('MBV_NO_MATCH');
});
