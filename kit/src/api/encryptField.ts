import { v } from '../schema/index.ts';
import { ApiError } from './ApiError.ts';
import type { Client } from './createClient.ts';
import { currentClient } from './currentClient.ts';
import { defineCall } from './defineCall.ts';

const path = '/mstr/pubKey';

/** What a field is sealed with: the key, a number used once, and the server's time. */
interface SealingKey {
  publicKey: string;
  nonce?: string | undefined;
  at?: number | undefined;
}

// Names of ours: the specification does not show how a password is encrypted (A87).
const readPublicKey = defineCall<void, SealingKey>({
  method: 'GET',
  path,
  answer: v.object({
    publicKey: v.pipe(v.string(), v.minLength(1)),
    nonce: v.optional(v.string()),
    at: v.optional(v.number()),
  }),
  // Two fields of one form are encrypted at once.
  duplicates: 'allow',
  sessionErrors: 'caller',
});

interface EncryptOptions {
  /** key of the order that the field is for: sealed with it, the field counts for no other */
  intent?: string;
  /** default: the bound one */
  client?: Client;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

function base64Of(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}

/**
 * Encrypts a password or another secret field to the server's public key, for one use: value, nonce of the key, time
 * and the order's key are sealed together by RSA-OAEP, SHA-256, as base64 (1-shell s3, s5, A87). What was sent once is
 * of no use to who has overheard it, so a field that is sent again is encrypted again.
 *
 * @param value up to 90 bytes of UTF-8 with a key of 2048 bits
 * @throws ApiError also where this browser has no WebCrypto (a page that is not secure), kind `shape`
 */
export async function encryptField(value: string, options: EncryptOptions = {}): Promise<string> {
  const { intent, client = currentClient() } = options;
  const { publicKey, nonce, at } = await client.run(readPublicKey.definition, undefined);
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const sealed = JSON.stringify({ value, nonce, at, intent });
  try {
    const key = await crypto.subtle.importKey('spki', bytesOf(publicKey), algorithm, false, ['encrypt']);
    return base64Of(await crypto.subtle.encrypt(algorithm, key, new TextEncoder().encode(sealed)));
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
