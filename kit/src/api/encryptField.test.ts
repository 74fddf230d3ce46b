import { expect, test } from 'vitest';
import { ApiError } from './ApiError.ts';
import { createClient } from './createClient.ts';
import { encryptField } from './encryptField.ts';
import { answeringFetch, good } from './testing/answeringFetch.ts';

async function keyPair() {
  const pair = await crypto.subtle.generateKey(
    { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
    true,
    ['encrypt', 'decrypt'],
  );
  const spki = new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey));
  return { privateKey: pair.privateKey, publicKey: btoa(String.fromCharCode(...spki)) };
}

async function open(privateKey: CryptoKey, box: string): Promise<unknown> {
  const bytes = Uint8Array.from(atob(box), (character) => character.charCodeAt(0));
  return JSON.parse(
    new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'RSA-OAEP' }, privateKey, bytes)),
  );
}

test('(R161, R963) only the server can read the field, and two fields can be encrypted at once', async () => {
  const { publicKey, privateKey } = await keyPair();
  let asked = 0;
  const { fetch, seen } = answeringFetch(() => good({ publicKey, nonce: `n${++asked}`, at: 7 }));
  const client = createClient({ fetch });
  const boxes = await Promise.all(
    ['비밀번호1!', '비밀번호1!'].map((plain) => encryptField(plain, { client })),
  );
  const opened = await Promise.all(boxes.map((box) => open(privateKey, box)));
  expect(opened).toEqual([
    { value: '비밀번호1!', nonce: 'n1', at: 7 },
    { value: '비밀번호1!', nonce: 'n2', at: 7 },
  ]);
  expect(seen.map(({ address }) => address)).toEqual(['/wApi/mstr/pubKey', '/wApi/mstr/pubKey']);
});

test('for an order its key is sealed with the value; a server without nonces is put up with', async () => {
  const { publicKey, privateKey } = await keyPair();
  const client = createClient({ fetch: answeringFetch(() => good({ publicKey })).fetch });
  const intent = crypto.randomUUID();
  expect(await open(privateKey, await encryptField('246810', { intent, client }))).toEqual({
    value: '246810',
    intent,
  });
});

test('a key that is none is an error without the field in it', async () => {
  const client = createClient({ fetch: answeringFetch(() => good({ publicKey: 'bm9uZQ==' })).fetch });
  const error = await encryptField('secret', { client }).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect(String(error)).not.toContain('secret');
});
