import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type RegistryDocument, sha256 } from './documents.ts';

interface PublicRegistry {
  /** names its content */
  id: string;
  /** ending of the compressed twin, `` for the text itself -> bytes */
  twins: ReadonlyMap<string, Uint8Array>;
}

// It is compressed while a customer waits: the last quarter of the effort would be most of the time.
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
const known = new WeakMap<RegistryDocument, PublicRegistry>();

/** `/registry.json` as customers get it: without signatures and keys, which are for servers and do not compress. */
export function publicRegistry(document: RegistryDocument): PublicRegistry {
  const made = known.get(document);
  if (made) return made;
  const { revision, apps } = document;
  const text = JSON.stringify({ revision, apps: apps.map(({ seal: _, ...app }) => app) });
  const twins = new Map<string, Uint8Array>([
    ['', Buffer.from(text)],
    ['.br', brotliCompressSync(text, { params })],
    ['.gz', gzipSync(text)],
  ]);
  const one = { id: sha256(text).slice(0, 32), twins };
  known.set(document, one);
  return one;
}
