import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { folderStore } from '../folderStore.ts';
import { createReleases } from '../releases.ts';
import { textOf } from '../signing.ts';
import { builtRelease } from './builtRelease.ts';

/**
 * A signed store: the root has released the launcher and named two teams, each of which has released its own app.
 *
 * @param dir an empty folder
 */
export async function signedStore(dir: string) {
  const [root, forest, rail] = ['root', 'forest', 'rail'].map(() => generateKeyPairSync('ed25519'));
  if (!root || !forest || !rail) throw new Error();
  const open = (sign: KeyObject, now?: () => Date) =>
    createReleases({ store: folderStore(dir), sign, verify: root.publicKey, ...(now ? { now } : {}) });
  const teams = { forest: open(forest.privateKey), rail: open(rail.privateKey) };
  const asRoot = open(root.privateKey);
  await asRoot.release(builtRelease('launcher', '1.0.0'));
  for (const [app, { publicKey }] of [['forest', forest] as const, ['rail', rail] as const]) {
    await asRoot.trust({ team: { name: `${app}-team`, key: textOf(publicKey), apps: [app] } });
    await teams[app].release(builtRelease(app, '1.0.0'));
  }
  return { root, forest, rail, teams, asRoot, open };
}
