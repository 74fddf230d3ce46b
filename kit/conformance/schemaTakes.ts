import { fitsSchema } from './fitsSchema.ts';
import type { JsonSchema } from './jsonSchemaOf.ts';

/** A schema's text without what changes no value's fit, to compare by. */
export function meaningOf(schema: JsonSchema): string {
  return JSON.stringify(schema, (key, value: unknown) => {
    if (key === 'description' || key === 'default') return undefined;
    return key === 'required' && Array.isArray(value) ? [...value].sort() : value;
  });
}

/** The few values a schema allows, where it counts them up. */
function valuesOf(schema: JsonSchema): unknown[] | undefined {
  return 'const' in schema ? [schema.const] : schema.enum;
}

function objectTakes(wide: JsonSchema, narrow: JsonSchema): boolean {
  const promised = new Set(narrow.required);
  const { properties = {}, additionalProperties } = wide;
  const keysFit = Object.entries(properties).every(([key, schema]) => {
    const other = narrow.properties?.[key] ?? narrow.additionalProperties;
    return other === undefined || schemaTakes(schema, other);
  });
  const othersFit =
    additionalProperties === undefined ||
    schemaTakes(additionalProperties, narrow.additionalProperties ?? {});
  return keysFit && othersFit && (wide.required ?? []).every((key) => promised.has(key));
}

/**
 * Whether `wide` takes every value that `narrow` allows. Where that cannot be told from the schemas it says no, so that a
 * change is rather called too big than too small.
 */
export function schemaTakes(wide: JsonSchema, narrow: JsonSchema): boolean {
  const meaning = meaningOf(wide);
  if (meaning === '{}' || meaning === meaningOf(narrow)) return true;
  if (narrow.anyOf) return narrow.anyOf.every((each) => schemaTakes(wide, each));
  if (wide.anyOf) return wide.anyOf.some((each) => schemaTakes(each, narrow));
  const values = valuesOf(narrow);
  if (values) return values.every((value) => fitsSchema(wide, value));
  if (valuesOf(wide) || wide.type !== narrow.type) return false;
  if (wide.type === 'object') return objectTakes(wide, narrow);
  if (wide.items) return narrow.items !== undefined && schemaTakes(wide.items, narrow.items);
  return (
    (wide.pattern === undefined || wide.pattern === narrow.pattern) &&
    (wide.minLength ?? 0) <= (narrow.minLength ?? 0) &&
    (wide.minimum ?? Number.NEGATIVE_INFINITY) <= (narrow.minimum ?? Number.NEGATIVE_INFINITY) &&
    (wide.maximum ?? Number.POSITIVE_INFINITY) >= (narrow.maximum ?? Number.POSITIVE_INFINITY)
  );
}
