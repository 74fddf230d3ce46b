import type { GenericSchema, InferOutput } from './subset.ts';

/**
 * Schemas for everything that comes from outside: the app, the wallet API, links, storage.
 * A curated subset of valibot, as one name: `v.object({ id: v.string() })`.
 */
export * as v from './subset.ts';

/** What a value has become once it passed the schema. */
export type Infer<S extends GenericSchema> = InferOutput<S>;

/** Any schema of the subset; `T` is what comes out of it. */
export type Schema<T = unknown> = GenericSchema<unknown, T>;
