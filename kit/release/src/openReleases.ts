import { folderStore } from './folderStore.ts';
import { mirrorStore } from './mirrorStore.ts';
import { createReleases, type Releases } from './releases.ts';
import type { Store } from './Store.ts';
import { s3Store } from './s3Store.ts';
import { keysOfEnvironment } from './signing.ts';

/**
 * The release store that the environment names: a bucket where WALLET_BUCKET is set (an address, with
 * WALLET_BUCKET_KEY and WALLET_BUCKET_SECRET, and WALLET_BUCKET_REGION where the service needs one), else a folder.
 *
 * @param folder absolute path
 */
export function openStore(folder: string, env: NodeJS.ProcessEnv = process.env): Store {
  const { WALLET_BUCKET: url, WALLET_BUCKET_KEY: accessKeyId, WALLET_BUCKET_SECRET: secretAccessKey } = env;
  if (!url) return folderStore(folder);
  if (!accessKeyId || !secretAccessKey)
    throw new Error('WALLET_BUCKET needs WALLET_BUCKET_KEY and WALLET_BUCKET_SECRET.');
  const { WALLET_BUCKET_REGION: region } = env;
  return s3Store({ url, accessKeyId, secretAccessKey, ...(region ? { region } : {}) });
}

/** What can be done to the releases of that store, signed where the environment has a key. */
export function openReleases(folder: string, env: NodeJS.ProcessEnv = process.env): Releases {
  return createReleases({ store: openStore(folder, env), ...keysOfEnvironment(env) });
}

const LOOK_MS = 1000;

/**
 * Where the environment names a bucket: brings what it holds into the folder that is served, and again while this
 * process lives. What goes wrong later is told, and the folder stays as it was.
 *
 * @throws ReleaseError, or an Error where the bucket cannot be reached, by the first time alone
 */
export async function followReleases(folder: string, env: NodeJS.ProcessEnv = process.env): Promise<void> {
  if (!env.WALLET_BUCKET) return;
  const bring = () => mirrorStore(openStore(folder, env), folder, keysOfEnvironment(env));
  const again = async () => {
    try {
      await bring();
    } catch (error) {
      console.error(`wallet: ${(error as Error).message} What was there before is served.`);
    }
    setTimeout(again, LOOK_MS);
  };
  await bring();
  setTimeout(again, LOOK_MS);
}
