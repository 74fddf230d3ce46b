import type { Schema } from '../src/schema/index.ts';
import { anyCase } from './anyCase.ts';

/** The part of JSON Schema (draft 2020-12) that the contract needs. */
export interface JsonSchema {
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  description?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}

/** What a schema of the contract looks like from inside. */
interface Node {
  kind: 'schema' | 'validation' | 'transformation';
  type: string;
  entries?: Record<string, Node>;
  pipe?: Node[];
  wrapped?: Node;
  item?: Node;
  value?: Node;
  options?: Node[];
  literal?: unknown;
  requirement?: unknown;
  default?: unknown;
  fallback?: unknown;
}

const isOptional = (node: Node) =>
  node.type === 'optional' || node.type === 'nullish' || node.fallback !== undefined;

function child(node: Node | undefined): JsonSchema {
  if (!node) throw new Error('A schema of the contract is not built as expected.');
  return convert(node);
}

function objectOf(entries: Record<string, Node>): JsonSchema {
  const required = Object.keys(entries).filter((key) => entries[key] && !isOptional(entries[key]));
  const properties = Object.fromEntries(Object.entries(entries).map(([key, node]) => [key, convert(node)]));
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}

function checkOf({ kind, type, requirement }: Node): JsonSchema {
  // A check by code is stricter than JSON Schema can say: the pattern before it is what both sides are held to.
  if (kind === 'transformation' || type === 'check') return {};
  if (type === 'regex' && requirement instanceof RegExp) {
    return { pattern: requirement.flags.includes('i') ? anyCase(requirement.source) : requirement.source };
  }
  if (type === 'min_length') return { minLength: Number(requirement) };
  if (type === 'max_length') return { maxLength: Number(requirement) };
  if (type === 'min_value') return { minimum: Number(requirement) };
  if (type === 'max_value') return { maximum: Number(requirement) };
  throw new Error(`No JSON schema is known for the check ${type}.`);
}

function plain(node: Node): JsonSchema {
  switch (node.type) {
    case 'unknown':
      return {};
    case 'string':
    case 'number':
    case 'boolean':
      return { type: node.type };
    case 'literal':
      return { const: node.literal };
    case 'picklist':
      return { enum: [...(node.options ?? [])] };
    case 'optional':
      return child(node.wrapped);
    case 'nullish':
      return { anyOf: [child(node.wrapped), { type: 'null' }] };
    case 'array':
      return { type: 'array', items: child(node.item) };
    case 'record':
      return { type: 'object', additionalProperties: child(node.value) };
    case 'union':
      return { anyOf: (node.options ?? []).map(child) };
    case 'object':
    case 'loose_object':
      return objectOf(node.entries ?? {});
    default:
      throw new Error(`No JSON schema is known for the schema ${node.type}.`);
  }
}

function convert(node: Node): JsonSchema {
  const [base = node, ...checks] = node.pipe ?? [];
  const schema: JsonSchema = Object.assign(plain(base), ...checks.map(checkOf));
  const absent = node.fallback ?? node.default;
  return absent === undefined ? schema : { ...schema, default: absent };
}

/**
 * A schema of the contract as JSON Schema: what has to be sent, before the page transforms it. A key is required where
 * the page cannot do without it; `default` is what the page takes for an absent one. Keys the contract does not know
 * are allowed, since both sides ignore them. Throws on a kind of schema it was not taught.
 */
export function jsonSchemaOf(schema: Schema): JsonSchema {
  // The library's types hide the inside; a kind that is not known throws above.
  return convert(schema as unknown as Node);
}
