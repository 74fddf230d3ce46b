const IV_BYTES = 12;

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

function algorithm(iv: Uint8Array<ArrayBuffer>, place: string) {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(place) };
}

/** Encrypts a text for one place, so that it cannot be read at another: `iv.cipher` in base64. */
export async function sealText(key: CryptoKey, place: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const cipher = await crypto.subtle.encrypt(algorithm(iv, place), key, new TextEncoder().encode(text));
  return `${toBase64(iv)}.${toBase64(new Uint8Array(cipher))}`;
}

/** Decrypts what {@link sealText} made; null when it is broken, of another key or from another place. */
export async function openSealed(key: CryptoKey, place: string, box: string): Promise<string | null> {
  try {
    const [iv = '', cipher = ''] = box.split('.');
    const plain = await crypto.subtle.decrypt(algorithm(fromBase64(iv), place), key, fromBase64(cipher));
    return new TextDecoder().decode(plain);
  } catch {
    return null;
  }
}
