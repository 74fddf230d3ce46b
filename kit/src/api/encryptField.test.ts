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

test('(R161) only the server can read the field, and two fields can be encrypted at once', async () => {
  const { publicKey, privateKey } = await keyPair();
  const { fetch, seen } = answeringFetch(() => good({ publicKey }));
  const client = createClient({ fetch });
  const boxes = await Promise.all(['비밀번호1!', '비밀번호1!'].map((plain) => encryptField(plain, client)));
  expect(boxes[0]).not.toBe(boxes[1]);
  for (const box of boxes) {
    const bytes = Uint8Array.from(atob(box), (c) => c.charCodeAt(0));
    const plain = await crypto.subtle.decrypt({ name: 'RSA-OAEP' }, privateKey, bytes);
    expect(new TextDecoder().decode(plain)).toBe('비밀번호1!');
  }
  expect(seen.map(({ address }) => address)).toEqual(['/wApi/mstr/pubKey', '/wApi/mstr/pubKey']);
});

test('a key that is none is an error without the field in it', async () => {
  const client = createClient({ fetch: answeringFetch(() => good({ publicKey: 'bm9uZQ==' })).fetch });
  const error = await encryptField('secret', client).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect(String(error)).not.toContain('secret');
});
