import type { KeyObject } from 'node:crypto';
import { v } from '../../kit/src/schema/index.ts';
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
import { isSignedBy } from './signing.ts';
import { ReleaseError } from './transitions.ts';

function parse<T>(bytes: Uint8Array, schema: v.GenericSchema<unknown, T>, key: string): T {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch (cause) {
    throw new ReleaseError(`${key} cannot be read: ${(cause as Error).message}.`);
  }
  const outcome = v.safeParse(schema, value);
  if (outcome.success) return outcome.output;
  const [issue] = outcome.issues;
  throw new ReleaseError(`${key} does not fit: ${v.getDotPath(issue) ?? ''} ${issue.message}.`);
}

function named<T extends Release | ReleaseEvent>(document: T, id: string, key: string): T {
  if (idOf(document) === id) return document;
  throw new ReleaseError(`${key} was tampered with: its content is not of that name.`);
}

/**
 * The registry out of its bytes.
 *
 * @param verify where there is one, nothing is believed that its holder did not sign
 * @throws ReleaseError where it is broken or not signed
 */
export function registryOf(bytes: Uint8Array, verify: KeyObject | undefined): RegistryDocument {
  const document = parse(bytes, registryDocumentSchema, keyOf.registry);
  if (!verify || isSignedBy(document, verify)) return document;
  throw new ReleaseError(`${keyOf.registry} is not signed by the holder of the key.`);
}

/** A release out of its bytes; throws a ReleaseError where it is broken or is not what its name says. */
export function releaseOf(bytes: Uint8Array, app: string, id: string): Release {
  const key = keyOf.release(app, id);
  return named(parse(bytes, releaseSchema, key), id, key);
}

/** A line of a history out of its bytes; throws a ReleaseError where it is broken or is not what its name says. */
export function releaseEventOf(bytes: Uint8Array, app: string, id: string): ReleaseEvent {
  const key = keyOf.event(app, id);
  return named(parse(bytes, eventSchema, key), id, key);
}
