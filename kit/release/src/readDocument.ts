import type { KeyObject } from 'node:crypto';
import { v } from '../../src/schema/index.ts';
import {
  eventSchema,
  idOf,
  keyOf,
  type RegistryDocument,
  type Release,
  type ReleaseEvent,
  registryDocumentSchema,
  releaseSchema,
} from './documents.ts';
import { faultsOfApps, strangeAddresses } from './names.ts';
import { doubtOf, isOlder } from './signing.ts';
import { ReleaseError } from './transitions.ts';

function json(bytes: Uint8Array, key: string): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch (cause) {
    throw new ReleaseError(`${key} cannot be read: ${(cause as Error).message}.`);
  }
}

function fitting<T>(value: unknown, schema: v.GenericSchema<unknown, T>, key: string): T {
  const outcome = v.safeParse(schema, value);
  if (outcome.success) return outcome.output;
  const [issue] = outcome.issues;
  throw new ReleaseError(`${key} does not fit: ${v.getDotPath(issue) ?? ''} ${issue.message}.`);
}

const parse = <T>(bytes: Uint8Array, schema: v.GenericSchema<unknown, T>, key: string): T =>
  fitting(json(bytes, key), schema, key);

function named<T extends Release | ReleaseEvent>(document: T, id: string, key: string): T {
  if (idOf(document) === id) return document;
  throw new ReleaseError(`${key} was tampered with: its content is not of that name.`);
}

/** The registry is of a store that an older version of this code has written. */
export class OldStoreError extends ReleaseError {}

/**
 * A registry that may be written: its names are what they may be, and no app takes what is another's.
 *
 * @throws ReleaseError
 */
export function sound(value: unknown): RegistryDocument {
  const document = fitting(value, registryDocumentSchema, keyOf.registry);
  const [fault] = faultsOfApps(document.apps);
  if (fault !== undefined) throw new ReleaseError(fault);
  return document;
}

/** Whom a registry is believed, and what it must not be older than. */
export interface Belief {
  /** the root's key: nothing is believed that its holder, or a team named by them, did not sign */
  verify?: KeyObject | undefined;
  /** undefined where the end of the signature does not matter: it was believed before */
  now?: Date | undefined;
  /** the newest that was seen */
  seen?: RegistryDocument | undefined;
}

/**
 * The registry out of its bytes.
 *
 * @throws OldStoreError, or ReleaseError where it is broken, not signed, or older than what was seen
 */
export function registryOf(bytes: Uint8Array, { verify, now, seen }: Belief = {}): RegistryDocument {
  const value = json(bytes, keyOf.registry);
  if (typeof value === 'object' && value !== null && !Object.hasOwn(value, 'format'))
    throw new OldStoreError(`${keyOf.registry} is of a store that an older version wrote: begin a new one.`);
  const document = sound(value);
  const doubt = (verify && doubtOf(document, verify, now)) ?? (seen && isOlder(document, seen));
  if (doubt !== undefined) throw new ReleaseError(`${keyOf.registry} ${doubt}.`);
  return document;
}

/** A release that may be written, or read: it brings what is below its own folder, and shared files. */
export function soundRelease(value: unknown, key: string): Release {
  const release = fitting(value, releaseSchema, key);
  const strange = strangeAddresses(release.entry, Object.keys(release.files));
  if (strange.length > 0)
    throw new ReleaseError(`${key} lists ${strange.slice(0, 3).join(', ')}, which is not ${release.app}'s.`);
  return release;
}

/** A release out of its bytes; throws a ReleaseError where it is broken or is not what its name says. */
export function releaseOf(bytes: Uint8Array, app: string, id: string): Release {
  const key = keyOf.release(app, id);
  return named(soundRelease(json(bytes, key), key), id, key);
}

/** A line of a history out of its bytes; throws a ReleaseError where it is broken or is not what its name says. */
export function releaseEventOf(bytes: Uint8Array, app: string, id: string): ReleaseEvent {
  const key = keyOf.event(app, id);
  return named(parse(bytes, eventSchema, key), id, key);
}
