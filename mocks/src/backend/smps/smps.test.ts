import { expect, test } from 'vitest';
import { passportOf } from '../../passports.ts';
import { openMock } from '../testing/openMock.ts';

const holder = { id: 'lite', person: { birth: '900215', custGubn: '2' } };

/** As the page seals it: the data under a key of its own, that one under the service's. */
async function sealed(pubKey: string, passport: object) {
  const rsa = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const outer = await crypto.subtle.importKey('spki', Buffer.from(pubKey, 'base64'), rsa, false, ['encrypt']);
  const inner = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const base64 = (bytes: ArrayBuffer | Uint8Array) => Buffer.from(bytes as Uint8Array).toString('base64');
  const data = new TextEncoder().encode(JSON.stringify(passport));
  const raw = new TextEncoder().encode(base64(await crypto.subtle.exportKey('raw', inner)));
  return {
    encKey: base64(await crypto.subtle.encrypt(rsa, outer, raw)),
    iv: base64(iv),
    encData: base64(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, inner, data)),
    reqPageNo: 'FSP23000',
  };
}

async function opened() {
  const mock = openMock();
  await mock.reset('lite');
  const post = async (path: string, body: unknown) => (await mock.post(`/wApi/smps/${path}`, body)).body;
  const get = async (path: string) => (await mock.get(`/wApi/smps/${path}`)).body.payload;
  const { stpulInfoList } = await get('getSmartPassTerm/10');
  const ids: { stpulId: string }[] = stpulInfoList;
  const agree = (yes: 'Y' | 'N') =>
    post('saveSmartPassTerm', {
      stpulInfoList: ids.map(({ stpulId }) => ({ stpulId, stpulAgrmtYn: yes })),
    });
  // Another passport than the one that the ministry replaced: this persona's new one is ready.
  const own = { ...passportOf(holder, '20261121'), passportNo: 'M288C1181', expiry: '20310101' };
  const read = async (more: object = {}) =>
    post('savePssprtInfo', await sealed((await get('getPssprtPubKey')).pubKey, { ...own, ...more }));
  const register = (traceId: string, zippedImg = 'ff') =>
    post('saveSmartPassID', {
      traceId,
      zippedImg,
      resizedImg: 'ff',
      deviceOS: '2',
      appVersion: 'I6.3.0',
      osVersion: '19.1',

      deviceModel: 'iPhone18,1',
      reqPageNo: 'FSP23000',
      idcdDstcd: '10',
      idcdFaceFileBina64: 'ff',
      spVer: '2.0.0',
    });
  return { ...mock, post, get, agree, read, register };
}

test('without terms, without a passport, or with one that is over, nothing is registered', async () => {
  const { agree, read, register } = await opened();
  expect((await read()).code).toBe('SMPS_TERMS');
  expect((await agree('N')).code).toBe('SMPS_TERMS');
  await agree('Y');
  expect((await register('trace-0001')).code).toBe('SMPS_NO_PASSPORT');
  expect((await read({ expiry: '20261120' })).code).toBe('SMPS_EXPIRED');
  expect((await read({ birth: '19800101' })).code).toBe('SMPS_OTHER_PERSON');
  await read();
  expect((await register('trace-0001', '20003x')).code).toBe('20003');
});

test('two pages that register have one pass; a new passport takes the place of the old one', async () => {
  const { agree, read, register, get } = await opened();
  await agree('Y');
  await read();
  const { spsId } = (await register('trace-0001')).payload;
  expect((await register('trace-0001')).payload.spsId).toBe(spsId);
  await read();
  expect((await register('trace-0002')).payload.spsId).toBe(spsId);
  await read({ passportNo: 'M999Z0001' });
  await register('trace-0003');
  const { smartPassList } = await get('getSmartPass');
  expect(smartPassList).toHaveLength(1);
  expect(smartPassList[0]).toMatchObject({ spsId, pssprtNo: 'M999*****', vldYmd: '20310101' });
});

test('home is told of the plane that comes', async () => {
  const mock = openMock();
  await mock.reset('member');
  const { comingUpList } = (await mock.get('/wApi/mstr/main/comingUp')).body.payload;
  const rows = comingUpList.filter(({ className }: { className: string }) => className === 'smps');
  expect(rows).toMatchObject([{ kndCd: 'BOOK', comngNm: '도쿄 나리타 KE701', routeName: 'FSP33000' }]);
});
