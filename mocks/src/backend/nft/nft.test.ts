import { expect, test } from 'vitest';
import { NOON, openMock } from '../testing/openMock.ts';
import { addressFor, checksummed, checksumOf } from './address.ts';

test('an address with capitals is checked by them (EIP-55, its own examples)', () => {
  for (const address of [
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ]) {
    expect(checksummed(address.toLowerCase())).toBe(address);
    expect(checksumOf(address)).toBe('good');
    expect(checksumOf(address.toLowerCase())).toBe('none');
  }
  expect(checksumOf('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD')).toBe('wrong');
  expect(checksumOf('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq')).toBe('wrong');
});

async function opened(persona = 'member') {
  let now = NOON.getTime();
  const mock = openMock(() => new Date(now));
  await mock.reset(persona);
  const post = async (path: string, body: object = {}) => (await mock.post(`/wApi/nft/${path}`, body)).body;
  return { post, mock, pass: (ms: number) => (now += ms) };
}

test('what waits can be taken back for ten minutes, is written after that, and arrives once', async () => {
  const { post, mock, pass } = await opened();
  expect((await post('recall', { txId: 'TX900' })).payload.sttus).toBe('BACK');
  await mock.reset('member');
  await post('tokens');
  pass(361_000);
  expect((await post('recall', { txId: 'TX900' })).code).toBe('NFT_TOO_LATE');
  pass(15_000);
  expect((await post('transfer', { txId: 'TX900' })).payload).toMatchObject({ sttus: 'DONE' });
  expect((await post('wallet')).payload.tknCnt).toBe(6);
});

test.each([
  ['T1003', addressFor('someone'), 'NFT_BOUND'],
  ['T1001', addressFor('someone'), 'NFT_TODAY'],
  ['T1009', addressFor('someone'), 'NFT_SENDING'],
  ['T1004', addressFor('dawn bank tokens'), 'NFT_CONTRACT'],
  ['T1004', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', 'NFT_ADDRESS'],
  ['T1004', '01099998888', 'NFT_RECEIVER'],
])('%s to %s is refused: %s', async (tknId, to, code) => {
  const { post } = await opened();
  expect((await post('addressCheck', { tknId, to })).code).toBe(code);
});

test('one a person and event, under its age, with its code, while there are some', async () => {
  const { post } = await opened();
  expect((await post('claim', { evntId: 'E1' })).code).toBe('0000');
  expect((await post('claim', { evntId: 'E1' })).code).toBe('NFT_CLAIMED');
  expect((await post('claim', { evntId: 'E2', code: 'no' })).code).toBe('NFT_CODE');
  expect((await post('claim', { evntId: 'E2', code: 'spring26' })).code).toBe('0000');
  expect((await post('claim', { evntId: 'E4' })).code).toBe('NFT_SOON');
  expect((await post('claim', { evntId: 'E5' })).code).toBe('NFT_SOLD_OUT');
});

test('a ticket opens the door once, and its code for thirty seconds', async () => {
  const { post, pass } = await opened();
  const first = (await post('entryCode', { tknId: 'T1001' })).payload.qrText;
  pass(31_000);
  expect((await post('door', { code: first })).code).toBe('NFT_CODE_OVER');
  const { qrText } = (await post('entryCode', { tknId: 'T1001' })).payload;
  expect((await post('door', { code: qrText })).code).toBe('0000');
  expect((await post('entryCode', { tknId: 'T1001' })).code).toBe('NFT_TICKET_USED');
});
