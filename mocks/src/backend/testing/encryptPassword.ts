import type { OpenMock } from './openMock.ts';

interface SealingKey {
  publicKey: string;
  nonce: string;
  at: number;
}

/** Seals a value as a page does, with what `GET /mstr/pubKey` gave; for an order, with its key. */
export async function sealWith(
  { publicKey, nonce, at }: SealingKey,
  value: string,
  intent?: string,
): Promise<string> {
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const spki = Buffer.from(publicKey, 'base64');
  const key = await crypto.subtle.importKey('spki', spki, algorithm, false, ['encrypt']);
  const text = new TextEncoder().encode(JSON.stringify({ value, nonce, at, intent }));
  return Buffer.from(await crypto.subtle.encrypt(algorithm, key, text)).toString('base64');
}

/** Encrypts a password as a page does; for an order, with its key. */
export async function encryptPassword(
  { get }: Pick<OpenMock, 'get'>,
  value: string,
  intent?: string,
): Promise<string> {
  return sealWith((await get('/wApi/mstr/pubKey')).body.payload, value, intent);
}
