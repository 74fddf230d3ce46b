import type { Passport } from '../model/pass.ts';

const base64 = (bytes: ArrayBuffer | Uint8Array) => btoa(String.fromCharCode(...new Uint8Array(bytes)));

export interface Sealed {
  encKey: string;
  iv: string;
  encData: string;
}

/**
 * Seals a passport to the service's public key: its data under a key of its own (AES-GCM), that key by RSA-OAEP, as a
 * passport is longer than what RSA takes at once. How is ours: the specification names the key alone (R884).
 */
export async function sealPassport(passport: Passport, publicKey: string): Promise<Sealed> {
  const spki = Uint8Array.from(atob(publicKey), (letter) => letter.charCodeAt(0));
  const rsa = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const outer = await crypto.subtle.importKey('spki', spki, rsa, false, ['encrypt']);
  const inner = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const words = new TextEncoder();
  const data = words.encode(JSON.stringify(passport));
  const encData = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, inner, data);
  const raw = words.encode(base64(await crypto.subtle.exportKey('raw', inner)));
  return {
    encKey: base64(await crypto.subtle.encrypt(rsa, outer, raw)),
    iv: base64(iv),
    encData: base64(encData),
  };
}
