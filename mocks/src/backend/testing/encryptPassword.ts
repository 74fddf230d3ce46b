import type { OpenMock } from './openMock.ts';

/** Encrypts a password as the sign-in page does. */
export async function encryptPassword(mock: OpenMock, password: string): Promise<string> {
  const { body } = await mock.get('/wApi/mstr/pubKey');
  const spki = Buffer.from(body.payload.publicKey, 'base64');
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('spki', spki, algorithm, false, ['encrypt']);
  const sealed = await crypto.subtle.encrypt(algorithm, key, new TextEncoder().encode(password));
  return Buffer.from(sealed).toString('base64');
}
