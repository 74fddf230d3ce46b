import { beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD } from '../persona.ts';
import { encryptPassword } from '../testing/encryptPassword.ts';
import { type OpenMock, openMock } from '../testing/openMock.ts';

let mock: OpenMock;

beforeEach(() => {
  mock = openMock();
});

async function personaNamed(id: string): Promise<{ phone: string; password: string; ci: string }> {
  const { body } = await mock.get('/_mocks/personas');
  return body.find((one: { id: string }) => one.id === id);
}

async function byPassword(id: string, password = PASSWORD) {
  const { phone } = await personaNamed(id);
  const encPassword = await encryptPassword(mock, password);
  return (await mock.post('/wApi/mstr/login/action', { phone, encPassword, deviceGb: 'web' })).body;
}

async function byCi(id: string, more = {}) {
  const { ci } = await personaNamed(id);
  return (await mock.post('/wApi/mstr/login/action', { ciCtt: ci, ...more })).body;
}

const isSignedIn = async () => (await mock.get('/wApi/mstr/userinfo')).body.status === 200;

describe('sign-in by phone and password', () => {
  test('signs in with the password under the key of the server', async () => {
    expect(await byPassword('member')).toMatchObject({
      status: 200,
      code: '0000',
      payload: { walletMberIdnfiNo: 'W000000001', mberMgtDstcd: '1', custIdnfr: 'K000000001' },
    });
    expect(await isSignedIn()).toBe(true);
  });

  test('takes the phone number with or without dashes', async () => {
    const encPassword = await encryptPassword(mock, PASSWORD);
    const answer = await mock.post('/wApi/mstr/login/action', { phone: '010-5555-1201', encPassword });
    expect(answer.body.code).toBe('0000');
  });

  test('(R397) counts wrong passwords for each phone number and locks at the fifth', async () => {
    const counts = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const { code, payload } = await byPassword('member', 'wrong');
      counts.push([code, payload.loginFailCnt]);
    }
    expect(counts.map(([, count]) => count)).toEqual([1, 2, 3, 4, 5]);
    expect(new Set(counts.map(([code]) => code))).toEqual(new Set(['0002']));
    expect(await byPassword('member')).toMatchObject({ code: '0002', payload: { loginFailCnt: 5 } });
    expect((await byPassword('foreigner')).code).toBe('0000');
  });

  test('a sign-in that goes well starts the count again', async () => {
    await byPassword('member', 'wrong');
    await byPassword('member');
    expect((await byPassword('member', 'wrong')).payload.loginFailCnt).toBe(1);
  });

  test('(R397) the locked persona is locked from the start', async () => {
    expect(await byPassword('locked')).toMatchObject({ code: '0002', payload: { loginFailCnt: 5 } });
  });

  test('a number nobody has ends with 0003', async () => {
    const encPassword = await encryptPassword(mock, PASSWORD);
    const { body } = await mock.post('/wApi/mstr/login/action', { phone: '01000000000', encPassword });
    expect([body.status, body.code]).toEqual([200, '0003']);
  });

  test('neither an open password nor half of what is needed is taken', async () => {
    const { phone } = await personaNamed('member');
    for (const body of [{ phone }, { phone, encPassword: PASSWORD }, {}, { ciCtt: '' }]) {
      expect((await mock.post('/wApi/mstr/login/action', body)).status).toBe(400);
    }
    expect(await isSignedIn()).toBe(false);
  });
});

describe('sign-in by CI', () => {
  test('keeps what the call says of way and device', async () => {
    await byCi('member', { loginWay: '25', loginAccessMediaDstic: 'K5', deviceId: 'D-1', osVersion: '' });
    const { payload } = (await mock.get('/wApi/mstr/userinfo')).body;
    expect(payload).toMatchObject({ loginWay: '25', loginAccessMediaDstic: 'K5', deviceId: 'D-1' });
    expect(payload).not.toHaveProperty('osVersion');
  });

  test.each([
    ['notMember', '01'],
    ['notMember03', '03'],
    ['notMember04', '04'],
  ])('%s is told the certificate type to sign up with', async (id, certType) => {
    expect(await byCi(id)).toMatchObject({ status: 200, code: '0003', payload: { certType } });
    expect(await isSignedIn()).toBe(false);
  });

  test('a duplicate customer is told so and not signed in', async () => {
    expect((await byCi('duplicateUser')).payload).toMatchObject({ isDupUser: 'Y' });
    expect(await isSignedIn()).toBe(false);
  });

  test('management code 4 comes with the answer', async () => {
    expect((await byCi('managementCode4')).payload.mberMgtDstcd).toBe('4');
  });
});

describe('person info', () => {
  test('is saved and read back, but for what the register knows better', async () => {
    await byCi('member');
    const info = {
      loginWay: '02',
      svcPtrnDstCd: '05',
      entRtnPage: '/x',
      deviceId: null,
      custName: 'x',
      ci: 'y',
    };
    expect((await mock.post('/wApi/mstr/userinfo', info)).body.code).toBe('0000');
    const { payload } = (await mock.get('/wApi/mstr/userinfo')).body;
    expect(payload).toMatchObject({ svcPtrnDstCd: '05', entRtnPage: '/x', custName: '김하늘' });
    expect(payload.ci).not.toBe('y');
  });

  test('of nobody is 401', async () => {
    expect((await mock.post('/wApi/mstr/userinfo', {})).body).toMatchObject({ status: 401, code: '4010' });
  });

  test('of the wrong kind is 400', async () => {
    await byCi('member');
    expect((await mock.post('/wApi/mstr/userinfo', { loginWay: ['02'] })).status).toBe(400);
  });

  test('of one reset world does not leak into the next', async () => {
    await mock.reset('member', { custName: '이바다' });
    await mock.reset('member');
    expect((await mock.get('/wApi/mstr/userinfo')).body.payload.custName).toBe('김하늘');
  });
});
