import { v } from '@wallet/kit/schema';
import { type KeyPair, makeKeys, signed } from '../../signing.ts';

/** The key of the holder, as a phone has it in its secure area: for as long as the phone runs. */
let keys: Promise<KeyPair> | null = null;

const answer = v.object({ payload: v.object({ credential: v.string() }) });

/** What the kit calls the wallet's own certificate (kit/src/common/certificateSign.ts). */
export const WALLET_CERTIFICATE = 'wallet';

const signature = v.object({ payload: v.object({ signature: v.string(), certSerial: v.string() }) });

/** What the key of the wallet's certificate signs; the backend keeps it for the phone, as the certificate hangs on it. */
export async function signatureOf(content: string): Promise<{ signature: string; certSerial: string }> {
  const response = await fetch('/wApi/proofs/signatures', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ content }),
  });
  return v.parse(signature, await response.json()).payload;
}

/** The phone's own way to the issuer, past all pages. */
async function askIssuer(holderKey: JsonWebKey): Promise<string> {
  const response = await fetch('/wApi/proofs/credentials', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ holderKey }),
  });
  return v.parse(answer, await response.json()).payload.credential;
}

/**
 * A credential of the holder, signed together with the verifier's nonce.
 *
 * @param params of `vpSubmit`: `nonce` and `verifier` as the verifier told them
 * @param issueTo where the credential comes from
 */
export async function presentationOf(
  { nonce = '', verifier = '' }: Readonly<Record<string, unknown>>,
  issueTo: (holderKey: JsonWebKey) => Promise<string> = askIssuer,
): Promise<string> {
  keys ??= makeKeys();
  const own = await keys;
  return signed({ credential: await issueTo(own.publicKey), nonce, verifier }, own);
}
