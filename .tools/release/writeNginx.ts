import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { v } from '../../kit/src/schema/index.ts';
import {
  type Kill,
  keyOf,
  type RegistryDocument,
  type Release,
  registryDocumentSchema,
} from './documents.ts';
import { openLive } from './live.ts';
import { type NginxOptions, nginxConfig } from './nginxConfig.ts';
import { keysOfEnvironment } from './signing.ts';
import { ReleaseError } from './transitions.ts';

type Options = Omit<NginxOptions, 'extras' | 'now'> & {
  /** absolute path of the folder that `wallet.conf` and what it names are written to */
  out: string;
  now?: Date;
};

/** What was written, and when it has to be written again though nothing is released. */
export interface WrittenNginx {
  revision: number;
  /** the next moment at which something that is closed opens */
  nextChange: Date | undefined;
}

function endsOf({ apps }: RegistryDocument, now: Date): Date[] {
  return apps
    .flatMap(({ killed = [] }): readonly Kill[] => killed)
    .flatMap(({ until }) => (until === undefined ? [] : [new Date(until)]))
    .filter((end) => end > now)
    .sort((a, b) => a.getTime() - b.getTime());
}

/**
 * Writes the nginx configuration of a release store, whole or not at all.
 *
 * @throws ReleaseError where the registry is broken or not signed, or a release is not what its name says
 */
export function writeNginx({ out, now = new Date(), ...options }: Options): WrittenNginx {
  const refused: string[] = [];
  const live = openLive(options.store, {
    ...keysOfEnvironment(process.env),
    onRefused: (what) => refused.push(what),
  });
  const document = live.registry();
  const raw: unknown = JSON.parse(readFileSync(join(options.store, keyOf.registry), 'utf8'));
  if (refused.length > 0 || !v.safeParse(registryDocumentSchema, raw).success)
    throw new ReleaseError(refused.join('\n'));
  const releaseOf = (app: string, id: string): Release => {
    const release = live.release(app, id);
    // The page is hashed here, once for each change: nginx cannot look at it.
    if (!release || !live.page(app, id)) throw new ReleaseError(`${app} ${id} is not what its name says.`);
    const broken = Object.keys(release.files).filter((address) => live.file(address) === undefined);
    if (broken.length > 0)
      throw new ReleaseError(`${broken.join(', ')} of ${app} ${id} was tampered with or is missing.`);
    return release;
  };
  const extras = join(out, 'closed');
  const files = nginxConfig(document, releaseOf, { ...options, extras, now });
  mkdirSync(extras, { recursive: true });
  for (const [name, text] of files.extras) writeFileSync(join(extras, name), text);
  const path = join(out, 'wallet.conf');
  writeFileSync(`${path}.draft`, files.config);
  renameSync(`${path}.draft`, path);
  return { revision: document.revision, nextChange: endsOf(document, now)[0] };
}
