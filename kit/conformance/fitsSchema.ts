import type { JsonSchema } from './jsonSchemaOf.ts';

type Defs = Readonly<Record<string, JsonSchema>>;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isOfType(type: string, value: unknown): boolean {
  if (type === 'object') return isObject(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'null') return value === null;
  return typeof value === type;
}

function textFits({ pattern, minLength = 0 }: JsonSchema, text: string): boolean {
  return text.length >= minLength && (pattern === undefined || new RegExp(pattern, 'u').test(text));
}

function numberFits({ minimum, maximum }: JsonSchema, number: number): boolean {
  return number >= (minimum ?? Number.NEGATIVE_INFINITY) && number <= (maximum ?? Number.POSITIVE_INFINITY);
}

function keysFit(schema: JsonSchema, value: Record<string, unknown>, defs: Defs): boolean {
  const { properties = {}, required = [], additionalProperties: others = {} } = schema;
  return (
    required.every((key) => Object.hasOwn(value, key)) &&
    Object.entries(value).every(([key, item]) =>
      fitsSchema(Object.hasOwn(properties, key) ? (properties[key] ?? {}) : others, item, defs),
    )
  );
}

/**
 * Whether a value fits a JSON schema, for the part of JSON Schema that the contract needs (`JsonSchema`).
 * @param defs what `$ref` points to, by its name
 */
export function fitsSchema(schema: JsonSchema, value: unknown, defs: Defs = {}): boolean {
  const { $ref, type, anyOf, oneOf, items } = schema;
  if ($ref !== undefined) {
    const target = defs[$ref.replace('#/$defs/', '')];
    if (!target) throw new Error(`The schema points to ${$ref}, which is not there.`);
    return fitsSchema(target, value, defs);
  }
  if ('const' in schema && schema.const !== value) return false;
  if (schema.enum && !schema.enum.includes(value)) return false;
  if (type !== undefined && !isOfType(type, value)) return false;
  if (anyOf && !anyOf.some((each) => fitsSchema(each, value, defs))) return false;
  if (oneOf && oneOf.filter((each) => fitsSchema(each, value, defs)).length !== 1) return false;
  if (typeof value === 'string' && !textFits(schema, value)) return false;
  if (typeof value === 'number' && !numberFits(schema, value)) return false;
  if (Array.isArray(value) && items && !value.every((item) => fitsSchema(items, item, defs))) return false;
  return !isObject(value) || keysFit(schema, value, defs);
}
