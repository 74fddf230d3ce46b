import { type Infer, type Schema, v } from '../../schema/index.ts';

/** Steps by name, in their order: what is known when each is shown. */
export type StepSchemas = Readonly<Record<string, Schema<object>>>;

/** What is known at each step of a flow. */
export type KnownAt<S extends StepSchemas> = { [K in keyof S]: Infer<S[K]> };

/** Where the customer is in a flow and how they came there: plain data, to be kept as a draft. */
export type StepPath = readonly { step: string; known: object }[];

export interface StepPlan<S extends StepSchemas> {
  readonly names: readonly (keyof S & string)[];
  readonly schemas: S;
  /**
   * What of a kept path still fits: as far as each step is known and what it needs is there. Anything else (a draft of
   * an older version, a foreign value) is left away.
   */
  readPath(kept: unknown): StepPath;
}

const wirePath = v.array(v.object({ step: v.string(), known: v.record(v.string(), v.unknown()) }));

/**
 * A flow as data: each step with a schema of what is known once the customer stands there. From it come the types of
 * {@link useSteps}, and the check of a draft that comes back from storage.
 *
 * `defineSteps({ amount: v.object({}), confirm: v.object({ amount: v.number() }) })`
 */
export function defineSteps<const S extends StepSchemas>(schemas: S): StepPlan<S> {
  return {
    names: Object.keys(schemas),
    schemas,
    readPath(kept) {
      const path = v.safeParse(wirePath, kept);
      if (!path.success) return [];
      const fitting: { step: string; known: object }[] = [];
      for (const { step, known } of path.output) {
        const schema = Object.hasOwn(schemas, step) ? schemas[step] : undefined;
        const read = schema && v.safeParse(schema, known);
        if (!read?.success) break;
        fitting.push({ step, known: read.output });
      }
      return fitting;
    },
  };
}
