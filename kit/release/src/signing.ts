import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { canonical, type Pointed, type RegistryDocument, type Team } from './documents.ts';
import { ReleaseError } from './transitions.ts';

/** How long a registry is believed after its last change, in days. */
export const BELIEVED_DAYS = 30;
const DAY_MS = 86_400_000;
/** Name of the key that stands above those of the teams. */
const ROOT = 'root';

const bytesOf = (value: unknown) => Buffer.from(canonical(value));
const signed = (value: unknown, key: KeyObject) => sign(null, bytesOf(value), key).toString('base64');
const isSigned = (value: unknown, signature: string, key: KeyObject) =>
  verify(null, bytesOf(value), key, Buffer.from(signature, 'base64'));
/** A public key as teams are named by it. */
export const textOf = (key: KeyObject) =>
  (key.type === 'private' ? createPublicKey(key) : key)
    .export({ type: 'spki', format: 'der' })
    .toString('base64');

const withoutSeal = <T extends { seal?: unknown }>({ seal: _, ...rest }: T) => rest;
// The app and the moment are within what is signed: a seal fits no other entry, and no older one.
const entryPart = (app: Pointed, by: string, revision: number) => ({ by, revision, entry: withoutSeal(app) });
const documentPart = (document: RegistryDocument, by: string, until: string) => ({
  by,
  until,
  registry: withoutSeal(document),
});
const teamsPart = (revision: number, list: readonly Team[]) => ({ revision, teams: list });

interface Signer {
  name: string;
  /** undefined: every one */
  apps: readonly string[] | undefined;
}

function signerOf(key: KeyObject, document: RegistryDocument, root: KeyObject): Signer {
  const mine = textOf(key);
  if (mine === textOf(root)) return { name: ROOT, apps: undefined };
  const team = document.teams?.list.find((each) => each.key === mine);
  if (!team)
    throw new ReleaseError(
      'The key of WALLET_SIGNING_KEY is no team\'s: the root has to name it ("pnpm release:trust").',
    );
  return team;
}

/** Who signs, below which root, and when. */
export interface Signing {
  key: KeyObject;
  root: KeyObject;
  now: Date;
}

/**
 * The registry with the seals that a change of one app needs; the root also signs what nobody has signed yet.
 *
 * @param app its id; undefined where none has changed
 * @throws ReleaseError where the key may not change that app
 */
export function seal(
  document: RegistryDocument,
  app: string | undefined,
  { key, root, now }: Signing,
): RegistryDocument {
  const { name, apps: mine } = signerOf(key, document, root);
  if (app !== undefined && mine?.includes(app) === false)
    throw new ReleaseError(`The key of ${name} may change ${mine.join(', ') || 'no app'}, and not ${app}.`);
  const { revision } = document;
  const apps = document.apps.map((entry) => {
    if (entry.id !== app && (mine !== undefined || entry.seal)) return entry;
    return {
      ...entry,
      seal: { by: name, revision, signature: signed(entryPart(entry, name, revision), key) },
    };
  });
  const until = new Date(now.getTime() + BELIEVED_DAYS * DAY_MS).toISOString();
  const whole = { ...withoutSeal(document), apps };
  return { ...whole, seal: { by: name, until, signature: signed(documentPart(whole, name, until), key) } };
}

/** The registry with the keys of the teams, which only the root can name. */
export function nameTeams(document: RegistryDocument, list: Team[], root: KeyObject): RegistryDocument {
  const { revision } = document;
  return { ...document, teams: { revision, list, signature: signed(teamsPart(revision, list), root) } };
}

/**
 * What keeps a registry from being believed, in words; undefined where the root, or a team that the root has named, has
 * signed each part of it.
 *
 * @param now undefined where its end does not matter: it was believed before
 */
export function doubtOf(
  document: RegistryDocument,
  root: KeyObject,
  now: Date | undefined,
): string | undefined {
  const { teams, apps, seal: whole } = document;
  if (teams && !isSigned(teamsPart(teams.revision, teams.list), teams.signature, root))
    return 'names teams that the root has not signed';
  const keys = new Map<string, { key: KeyObject; apps?: readonly string[] }>(
    (teams?.list ?? []).map((team) => [
      team.name,
      {
        key: createPublicKey({ key: Buffer.from(team.key, 'base64'), type: 'spki', format: 'der' }),
        apps: team.apps,
      },
    ]),
  );
  // Last, so that no team can take the name.
  keys.set(ROOT, { key: root });
  const signer = whole && keys.get(whole.by);
  if (
    !whole ||
    !signer ||
    !isSigned(documentPart(document, whole.by, whole.until), whole.signature, signer.key)
  )
    return 'is not signed by the holder of the key';
  for (const entry of apps) {
    const team = entry.seal && keys.get(entry.seal.by);
    if (!entry.seal || !team) return `has an entry of ${entry.id} that nobody has signed`;
    if (team.apps?.includes(entry.id) === false)
      return `has an entry of ${entry.id} by ${entry.seal.by}, who may not change it`;
    const { by, revision, signature } = entry.seal;
    if (!isSigned(entryPart(entry, by, revision), signature, team.key))
      return `has an entry of ${entry.id} that is not what ${by} has signed`;
  }
  return now && Date.parse(whole.until) <= now.getTime()
    ? `was signed until ${whole.until}; the root signs it anew ("pnpm release:trust")`
    : undefined;
}

/** What makes a registry one of before another: a revision, an app or a key that was seen already. */
export function isOlder(next: RegistryDocument, seen: RegistryDocument): string | undefined {
  const { revision } = next;
  if (revision < seen.revision) return `is of revision ${revision}, and ${seen.revision} was seen already`;
  if (revision === seen.revision && canonical(next) !== canonical(seen))
    return `is another one of revision ${revision}`;
  if ((next.teams?.revision ?? 0) < (seen.teams?.revision ?? 0)) return 'names the teams of before';
  for (const { id, seal: before } of seen.apps) {
    const app = next.apps.find((each) => each.id === id);
    if (!app) return `has lost ${id}`;
    if ((app.seal?.revision ?? 0) < (before?.revision ?? 0)) return `has an entry of ${id} from before`;
  }
  return undefined;
}

/** The keys of the environment: PEM texts in WALLET_SIGNING_KEY (private) and WALLET_VERIFY_KEY (public, the root's). */
export function keysOfEnvironment(env: NodeJS.ProcessEnv): { sign?: KeyObject; verify?: KeyObject } {
  const { WALLET_SIGNING_KEY: mine, WALLET_VERIFY_KEY: known } = env;
  return {
    ...(mine ? { sign: createPrivateKey(mine), verify: createPublicKey(mine) } : {}),
    ...(known ? { verify: createPublicKey(known) } : {}),
  };
}
