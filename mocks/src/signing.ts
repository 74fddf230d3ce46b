import { v } from '@wallet/kit/schema';

const ALGORITHM = 'Ed25519';

/** An Ed25519 pair as plain data. */
export interface KeyPair {
  publicKey: JsonWebKey;
  privateKey: JsonWebKey;
}

export async function makeKeys(): Promise<KeyPair> {
  const pair = (await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify'])) as CryptoKeyPair;
  const [publicKey, privateKey] = await Promise.all([
    crypto.subtle.exportKey('jwk', pair.publicKey),
    crypto.subtle.exportKey('jwk', pair.privateKey),
  ]);
  return { publicKey, privateKey };
}

const toText = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const toBytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));

/** `<payload>.<signature>`, both base64url: what a holder or an issuer vouches for. */
export async function signed(payload: object, { privateKey }: KeyPair): Promise<string> {
  const key = await crypto.subtle.importKey('jwk', privateKey, ALGORITHM, false, ['sign']);
  const bytes = new TextEncoder().encode(JSON.stringify(payload));
  const signature = await crypto.subtle.sign(ALGORITHM, key, bytes);
  return `${toText(bytes)}.${toText(new Uint8Array(signature))}`;
}

const json = v.record(v.string(), v.unknown());

/** What a signed text says, whoever signed it; null where it is none. */
export function payloadOf(text: string): Record<string, unknown> | null {
  try {
    const payload = v.safeParse(
      json,
      JSON.parse(new TextDecoder().decode(toBytes(text.split('.')[0] ?? ''))),
    );
    return payload.success ? payload.output : null;
  } catch {
    return null;
  }
}

/** Whether this key has signed the text. */
export async function isSignedBy(text: string, publicKey: JsonWebKey): Promise<boolean> {
  try {
    const key = await crypto.subtle.importKey('jwk', publicKey, ALGORITHM, false, ['verify']);
    const [payload = '', signature = ''] = text.split('.');
    return await crypto.subtle.verify(ALGORITHM, key, toBytes(signature), toBytes(payload));
  } catch {
    return false;
  }
}
