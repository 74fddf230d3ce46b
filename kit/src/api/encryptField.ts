import { v } from '../schema/index.ts';
import { ApiError } from './ApiError.ts';
import type { Client } from './createClient.ts';
import { currentClient } from './currentClient.ts';
import { defineCall } from './defineCall.ts';

const path = '/mstr/pubKey';

// A name of ours: the specification does not show how a password is encrypted (A87).
const readPublicKey = defineCall<void, { publicKey: string }>({
  method: 'GET',
  path,
  answer: v.object({ publicKey: v.pipe(v.string(), v.minLength(1)) }),
  // Two fields of one form are encrypted at once.
  duplicates: 'allow',
  sessionErrors: 'caller',
});

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

function base64Of(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}

/**
 * Encrypts a password or another secret field to the server's public key: RSA-OAEP, SHA-256, as base64
 * (1-shell s3, s5, A87).
 *
 * @param plain up to 190 bytes of UTF-8 with a key of 2048 bits
 * @param client default: the bound one
 * @throws ApiError also where this browser has no WebCrypto (a page that is not secure), kind `shape`
 */
export async function encryptField(plain: string, client: Client = currentClient()): Promise<string> {
  const { publicKey } = await client.run(readPublicKey.definition, undefined);
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  try {
    const key = await crypto.subtle.importKey('spki', bytesOf(publicKey), algorithm, false, ['encrypt']);
    return base64Of(await crypto.subtle.encrypt(algorithm, key, new TextEncoder().encode(plain)));
  } catch (cause) {
    throw new ApiError({
      kind: 'shape',
      method: 'GET',
      path,
      reason: 'the field cannot be encrypted',
      cause,
    });
  }
}
