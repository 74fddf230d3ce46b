import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { appDocumentAddress, type IndexApp, toIndexApp } from '../../src/manifest/index.ts';
import { type RegistryDocument, sha256 } from './documents.ts';

/** A text as customers get it. */
interface PublicText {
  /** names its content */
  id: string;
  /** ending of the compressed twin, `` for the text itself -> bytes; compressed when first asked for */
  readonly twins: ReadonlyMap<string, Uint8Array>;
}

interface PublicRegistry extends PublicText {
  /** what every page has to know of all apps (decision 0017) */
  index: PublicText;
  /** address -> all that is said of one app */
  apps: ReadonlyMap<string, PublicText>;
}

// They are compressed while a customer waits: the last quarter of the effort would be most of the time.
const quick = { [constants.BROTLI_PARAM_QUALITY]: 9 };
/** Every page asks for the index, so that a tenth of a second once a release is well spent. */
const thorough = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

function publicText(text: string, params: Record<number, number>): PublicText {
  let twins: ReadonlyMap<string, Uint8Array> | undefined;
  return {
    id: sha256(text).slice(0, 32),
    get twins() {
      twins ??= new Map<string, Uint8Array>([
        ['', Buffer.from(text)],
        ['.br', brotliCompressSync(text, { params })],
        ['.gz', gzipSync(text)],
      ]);
      return twins;
    },
  };
}

/** What the registry says to customers: all of it, its index, and each app by itself. */
export function registryTexts({ revision, apps }: { revision: number; apps: readonly IndexApp[] }) {
  const documents = apps.map((app) => {
    const text = JSON.stringify(app);
    return { app, text, name: sha256(text).slice(0, 16) };
  });
  const indexed = documents.map(({ app, name }) => toIndexApp(app, name));
  return {
    all: JSON.stringify({ revision, apps }),
    index: JSON.stringify({ revision, apps: indexed }),
    apps: new Map(documents.map(({ app: { id }, text, name }) => [appDocumentAddress(id, name), text])),
  };
}

const known = new WeakMap<RegistryDocument, PublicRegistry>();

/**
 * `/registry.json` as customers get it, without signatures and keys, which are for servers and do not compress; and
 * what is made of it. All of it comes of the one document that was checked, so that nothing else is to be signed.
 */
export function publicRegistry(document: RegistryDocument): PublicRegistry {
  const made = known.get(document);
  if (made) return made;
  const { revision, apps } = document;
  const texts = registryTexts({ revision, apps: apps.map(({ seal: _, ...app }) => app) });
  const one = Object.assign(publicText(texts.all, quick), {
    index: publicText(texts.index, thorough),
    apps: new Map([...texts.apps].map(([address, text]) => [address, publicText(text, quick)])),
  });
  known.set(document, one);
  return one;
}
