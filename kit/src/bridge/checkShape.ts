import { type Schema, v } from '../schema/index.ts';

/** Checks a value of JSON against a schema of the contract. A list is no object, though the library takes it for one. */
export function checkShape<S extends Schema>(schema: S, value: unknown): v.SafeParseResult<S> {
  return v.safeParse(schema, schema.type === 'object' && Array.isArray(value) ? null : value);
}
