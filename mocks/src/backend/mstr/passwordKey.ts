const ALGORITHM = { name: 'RSA-OAEP', hash: 'SHA-256' };

let keys: Promise<CryptoKeyPair> | undefined;

// One pair for all worlds: making one takes a while, and it holds nothing.
function keyPair(): Promise<CryptoKeyPair> {
  keys ??= crypto.subtle.generateKey(
    { ...ALGORITHM, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['encrypt', 'decrypt'],
  );
  return keys;
}

/** The pair as plain data, to be kept. */
export interface KeptKeys {
  publicKey: JsonWebKey;
  privateKey: JsonWebKey;
}

export async function exportKeys(): Promise<KeptKeys> {
  const { publicKey, privateKey } = await keyPair();
  return {
    publicKey: await crypto.subtle.exportKey('jwk', publicKey),
    privateKey: await crypto.subtle.exportKey('jwk', privateKey),
  };
}

/** Takes a pair of an earlier run: what a page sealed then can be opened. Rejects where it is none. */
export async function importKeys(kept: KeptKeys): Promise<void> {
  const pair = {
    publicKey: await crypto.subtle.importKey('jwk', kept.publicKey, ALGORITHM, true, ['encrypt']),
    privateKey: await crypto.subtle.importKey('jwk', kept.privateKey, ALGORITHM, true, ['decrypt']),
  };
  keys = Promise.resolve(pair);
}

/** The public key for password fields: SPKI in base64. */
export async function publicKeyText(): Promise<string> {
  const { publicKey } = await keyPair();
  return Buffer.from(await crypto.subtle.exportKey('spki', publicKey)).toString('base64');
}

/** What was encrypted to the key; null when it was not encrypted for this server. */
export async function decrypt(encrypted: string): Promise<string | null> {
  const { privateKey } = await keyPair();
  try {
    const bytes = Uint8Array.from(atob(encrypted), (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(await crypto.subtle.decrypt(ALGORITHM, privateKey, bytes));
  } catch {
    return null;
  }
}
