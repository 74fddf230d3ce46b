import { v } from '@wallet/kit/schema';

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

const told = v.object({ payload: v.unknown() });

/** The state's wallet: the backend keeps it for the phone, as what the wallet signs hangs on its cards. */
export async function askWallet(params: Readonly<Record<string, unknown>>): Promise<unknown> {
  const response = await fetch('/wApi/proofs/wallet', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(params),
  });
  return v.parse(told, await response.json()).payload;
}
