import { describe, expect, test } from 'vitest';
import { bumpOf, isEnough } from './bumpOf.ts';
import { type ChangeLevel, diffContracts, levelOf, type StoredContract } from './diffContracts.ts';
import { fitsSchema } from './fitsSchema.ts';
import type { JsonSchema } from './jsonSchemaOf.ts';
import { schemaTakes } from './schemaTakes.ts';

interface Parts {
  params?: JsonSchema;
  result?: JsonSchema;
  facts?: Record<string, unknown>;
  data?: JsonSchema;
  codes?: string[];
  more?: StoredContract['$defs'];
  id?: string;
}

const facts = { since: { I: '6.0.0', G: '6.0.0' }, limitMs: 10_000, prompts: false };
const object = (properties: Record<string, JsonSchema>, required: string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required,
});
const text: JsonSchema = { type: 'string' };

/** A contract of one method `open` and one event `closed`. */
function contract(parts: Parts = {}): StoredContract {
  const { params = object({ url: text, title: text }, ['url']), result = object({ id: text }, ['id']) } =
    parts;
  const {
    data = object({ id: text }, ['id']),
    codes = ['DENIED', 'FAILED'],
    more = {},
    id = 'urn:1',
  } = parts;
  return {
    $id: id,
    $defs: {
      errorReply: object({ error: object({ code: { enum: codes } }) }),
      'open.params': params,
      'open.result': result,
      'open.request': { ...object({}), 'x-contract': parts.facts ?? facts },
      'closed.event': object({ data }),
      ...more,
    },
  };
}

const rows: [what: string, level: ChangeLevel, before: Parts, after: Parts][] = [
  ['nothing', 'none', {}, {}],
  [
    'a description',
    'none',
    {},
    { params: object({ url: { ...text, description: 'x' }, title: text }, ['url']) },
  ],
  ['the order of keys', 'none', {}, { params: object({ title: text, url: text }, ['url']) }],
  ['another protocol', 'major', {}, { id: 'urn:2' }],
  ['a new method', 'minor', {}, { more: { 'go.params': object({}) } }],
  ['a method removed', 'major', { more: { 'go.params': object({}) } }, {}],
  ['a new event', 'minor', {}, { more: { 'away.event': object({}) } }],
  ['an event removed', 'major', { more: { 'away.event': object({}) } }, {}],
  ['a new error code', 'minor', {}, { codes: ['DENIED', 'FAILED', 'BUSY'] }],
  ['an error code removed', 'major', {}, { codes: ['FAILED'] }],
  ['a new parameter', 'minor', {}, { params: object({ url: text, title: text, single: text }, ['url']) }],
  [
    'a new parameter that is required',
    'major',
    {},
    { params: object({ url: text, title: text, kind: text }, ['url', 'kind']) },
  ],
  ['a parameter removed', 'major', {}, { params: object({ url: text }, ['url']) }],
  ['a parameter required now', 'major', {}, { params: object({ url: text, title: text }, ['url', 'title']) }],
  ['a parameter optional now', 'minor', {}, { params: object({ url: text, title: text }) }],
  [
    'a parameter of another type',
    'major',
    {},
    { params: object({ url: { type: 'number' }, title: text }, ['url']) },
  ],
  [
    'a parameter that takes more',
    'minor',
    {},
    { params: object({ url: { anyOf: [text, { type: 'boolean' }] }, title: text }, ['url']) },
  ],
  [
    'a parameter that takes less',
    'major',
    {},
    { params: object({ url: { ...text, minLength: 1 }, title: text }, ['url']) },
  ],
  [
    'a choice more to ask with',
    'minor',
    { params: object({ name: { enum: ['a'] } }) },
    { params: object({ name: { enum: ['a', 'b'] } }) },
  ],
  [
    'a choice less to ask with',
    'major',
    { params: object({ name: { enum: ['a', 'b'] } }) },
    { params: object({ name: { enum: ['a'] } }) },
  ],
  ['a new key in the result', 'minor', {}, { result: object({ id: text, again: text }, ['id']) }],
  [
    'a new key that older apps lack',
    'major',
    {},
    { result: object({ id: text, again: text }, ['id', 'again']) },
  ],
  ['a key of the result removed', 'major', {}, { result: object({}) }],
  ['a key of the result optional now', 'major', {}, { result: object({ id: text }) }],
  ['a result of another type', 'major', {}, { result: object({ id: { type: 'number' } }, ['id']) }],
  ['a narrowed result', 'major', {}, { result: object({ id: { ...text, minLength: 1 } }, ['id']) }],
  [
    'an answer that pages of today do not know',
    'major',
    { result: { enum: ['granted'] } },
    { result: { enum: ['granted', 'limited'] } },
  ],
  [
    'another default',
    'minor',
    { result: object({ id: { ...text, default: '' } }) },
    { result: object({ id: { ...text, default: '-' } }) },
  ],
  ['a key of an event, deep inside', 'minor', {}, { data: object({ id: text, reason: text }, ['id']) }],
  ['a key of an event removed', 'major', {}, { data: object({}) }],
  ['a method that came earlier', 'minor', {}, { facts: { ...facts, since: { I: '5.9.0', G: '6.0.0' } } }],
  ['a method that came later', 'major', {}, { facts: { ...facts, since: { I: '6.0.0', G: '6.0.10' } } }],
  [
    'a parameter that is now said to be newer',
    'major',
    {},
    { facts: { ...facts, paramsSince: { title: { I: '6.4.0', G: '6.4.0' } } } },
  ],
  [
    'a new parameter with its version',
    'minor',
    {},
    {
      params: object({ url: text, title: text, single: text }, ['url']),
      facts: { ...facts, paramsSince: { single: { I: '6.4.0', G: '6.4.0' } } },
    },
  ],
  ['another limit', 'minor', {}, { facts: { ...facts, limitMs: 5_000 } }],
  ['a limit where there was none', 'major', { facts: { ...facts, limitMs: null } }, {}],
  ['a permission needed now', 'major', {}, { facts: { ...facts, permission: 'camera' } }],
];

describe('(G14) a change of the contract', () => {
  test.each(rows)('%s is %s', (_, level, before, after) => {
    const changes = diffContracts(contract(before), contract(after));
    expect(levelOf(changes)).toBe(level);
    expect(changes.length > 0).toBe(level !== 'none');
  });

  test('is told by its place', () => {
    const after = contract({
      params: object({ url: text }, ['url']),
      data: object({ id: text, why: text }, ['id']),
    });
    expect(diffContracts(contract(), after)).toEqual([
      { level: 'major', place: 'open.params.title', what: 'removed' },
      { level: 'minor', place: 'closed.data.why', what: 'added' },
    ]);
  });
});

const set = (bump: string, name = '@wallet/kit') =>
  `---\n'@wallet/sample': major\n'${name}': ${bump}\n---\n\nWords.\n`;

test.each([
  ['no changeset', '0.1.0', [], 'none'],
  ['a patch', '0.1.0', [set('patch')], 'patch'],
  ['the greatest of two', '0.1.0', [set('patch'), set('minor')], 'minor'],
  ['one of another package', '0.1.0', [set('major', '@wallet/kitten')], 'none'],
  ['a version that rose already', '0.2.0', [], 'minor'],
  ['a version that rose, and a changeset', '0.1.1', [set('major')], 'major'],
  ['the first great release', '1.0.0', [], 'major'],
] as const)('(G14) the rise of a version: %s', (_, version, changesets, bump) => {
  expect(bumpOf('@wallet/kit', { released: '0.1.0', version, changesets })).toBe(bump);
});

test('(G14) a rise is enough from the level of the change on', () => {
  expect(isEnough('none', 'none')).toBe(true);
  expect(isEnough('patch', 'minor')).toBe(false);
  expect(isEnough('minor', 'minor')).toBe(true);
  expect(isEnough('minor', 'major')).toBe(false);
});

test.each([
  [{}, text, true],
  [text, {}, false],
  [{ type: 'number', minimum: 0 }, { type: 'number', minimum: 1, maximum: 2 }, true],
  [{ type: 'number', minimum: 1 }, { type: 'number' }, false],
  [{ type: 'array', items: text }, { type: 'array', items: { enum: ['a'] } }, true],
  [{ ...text, pattern: '^a' }, { const: 'b' }, false],
  [{ ...text, pattern: '^a' }, { const: 'ab' }, true],
  [object({ a: text }), object({ a: text, b: text }, ['a']), true],
  [object({ a: text }, ['a']), object({ a: text }), false],
  [{ type: 'object', additionalProperties: {} }, object({ a: text }), true],
] as [JsonSchema, JsonSchema, boolean][])('whether %j takes all of %j: %s', (wide, narrow, takes) => {
  expect(schemaTakes(wide, narrow)).toBe(takes);
});

test.each([
  [object({ a: text }, ['a']), { a: 'x', b: 1 }, true],
  [object({ a: text }, ['a']), { b: 1 }, false],
  [object({ a: text }), { a: 1 }, false],
  [object({ a: text }), [], false],
  [{ anyOf: [text, { type: 'null' }] }, null, true],
  [{ oneOf: [text, { enum: ['a'] }] }, 'a', false],
  [{ type: 'array', items: { type: 'number', maximum: 3 } }, [1, 4], false],
  [{ $ref: '#/$defs/x' }, 'a', true],
] as [JsonSchema, unknown, boolean][])('whether %j fits %j: %s', (schema, value, fits) => {
  expect(fitsSchema(schema, value, { x: text })).toBe(fits);
});
