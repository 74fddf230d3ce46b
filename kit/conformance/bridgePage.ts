import {
  errorCodes,
  events,
  type MethodContract,
  type MethodName,
  methods,
  nativeScreens,
  PROTOCOL,
  type ScreenContract,
  type ScreenName,
  type Since,
} from '../src/bridge/index.ts';
import { type Schema, v } from '../src/schema/index.ts';
import { aboutEvents, aboutMethods, aboutScreens, aboutWeb } from './about.ts';
import { type JsonSchema, jsonSchemaOf } from './jsonSchemaOf.ts';

function conditions({ pattern, minLength, maxLength, minimum, maximum }: JsonSchema): string[] {
  const range =
    minimum === undefined ? [] : [maximum === undefined ? `from ${minimum}` : `${minimum} to ${maximum}`];
  return [
    ...range,
    ...(minLength ? ['not empty'] : []),
    ...(maxLength ? [`at most ${maxLength} long`] : []),
    ...(pattern ? [`like \`${pattern}\``] : []),
  ];
}

function typeText(schema: JsonSchema): string {
  if ('const' in schema) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(' or ');
  if (schema.anyOf) return schema.anyOf.map(typeText).join(' or ');
  if (schema.items) return `list of ${typeText(schema.items)}`;
  if (schema.properties) {
    const required = new Set(schema.required);
    const keys = Object.entries(schema.properties).map(
      ([key, value]) => `${key}${required.has(key) ? '' : '?'}: ${typeText(value)}`,
    );
    return keys.length === 0 ? 'an object' : `{ ${keys.join(', ')} }`;
  }
  if (schema.type === 'object') return 'an object';
  return [schema.type ?? 'any JSON', ...conditions(schema)].join(', ');
}

const cell = (text: string) => text.replaceAll('|', '\\|');

const sinceText = ({ I, G }: Since) => `I${I} and G${G}`;

function keysTable(schema: JsonSchema, keysSince: MethodContract['paramsSince'] = {}): string[] {
  const required = new Set(schema.required);
  const rows = Object.entries(schema.properties ?? {}).map(([key, value]) => {
    const absent = 'default' in value ? `no, taken as \`${JSON.stringify(value.default)}\`` : 'no';
    const since = keysSince[key] ? `, since ${sinceText(keysSince[key])}` : '';
    return `| \`${key}\` | ${cell(typeText(value))}${since} | ${required.has(key) ? 'yes' : absent} |`;
  });
  return ['| key | type | required |', '|---|---|---|', ...rows];
}

function shape(title: string, schema: JsonSchema, keysSince?: MethodContract['paramsSince']): string[] {
  const hasKeys = Object.keys(schema.properties ?? {}).length > 0;
  if (hasKeys) return [`${title}:`, '', ...keysTable(schema, keysSince), ''];
  return [`${title}: ${schema.properties ? 'none' : typeText(schema)}.`, ''];
}

function waiting({ limitMs, prompts }: MethodContract): string {
  if (typeof prompts === 'string')
    return `at most ${limitMs} ms; with \`${prompts}\` as long as the customer takes`;
  return limitMs === null ? 'as long as the customer takes' : `at most ${limitMs} ms`;
}

function methodSection(name: MethodName): string[] {
  const contract: MethodContract = methods[name];
  const { since, paramsSince, permission, params, result } = contract;
  const needs = permission ? ` Stands on the permission \`${permission}\`.` : '';
  return [
    `### ${name}`,
    aboutMethods[name],
    `Since ${sinceText(since)}. The page waits ${waiting(contract)}.${needs}`,
    '',
    ...shape('Params', jsonSchemaOf(params), paramsSince),
    ...shape('Result', jsonSchemaOf(result)),
  ];
}

function eventRow(name: keyof typeof events): string {
  const schema: Schema = events[name];
  const data = v.is(schema, undefined) ? 'none' : cell(typeText(jsonSchemaOf(schema)));
  return `| \`${name}\` | ${data} | ${aboutEvents[name]} |`;
}

function screenSection(name: ScreenName): string[] {
  const { params, result, web, limitMs }: ScreenContract = nativeScreens[name];
  const waits = limitMs === undefined ? 'as long as the customer takes' : `at most ${limitMs} ms`;
  return [
    `### \`${name}\``,
    aboutScreens[name],
    `The page waits ${waits}. Without the app: ${aboutWeb[web]}.`,
    '',
    ...shape('Params', jsonSchemaOf(params)),
    ...shape('Result', jsonSchemaOf(result)),
  ];
}

/** The contract as a page for people, Markdown. */
export function bridgePage(): string {
  const names = Object.keys(methods) as MethodName[];
  const json = (value: unknown) => `\`${JSON.stringify(value)}\``;
  const lines = [
    `# The native bridge, protocol ${PROTOCOL}`,
    '',
    'Written from the contract table in `src/bridge/contract.ts` by `node kit/conformance/generate.ts`; a test fails when',
    'they drift. The same as a JSON schema: `conformance/bridge.schema.json`. Cases to run an app against:',
    '`conformance/fixtures`.',
    '',
    '## Messages',
    'JSON text, both ways. What a side does not know it drops: unknown keys, ids, events, another `v`.',
    '',
    `- request, page to app: ${json({ v: PROTOCOL, kind: 'request', id: '1', method: 'getToken', params: {} })}`,
    `- reply, app to page: ${json({ v: PROTOCOL, kind: 'reply', id: '1', ok: true, result: {} })}`,
    `- the same, refused: ${json({ v: PROTOCOL, kind: 'reply', id: '1', ok: false, error: { code: 'DENIED', message: '' } })}`,
    `- event, app to page: ${json({ v: PROTOCOL, kind: 'event', name: 'loginChanged', data: { isLogin: true } })}`,
    '',
    `Error codes: ${errorCodes.map((code) => `\`${code}\``).join(', ')}; another one counts as \`FAILED\`.`,
    '',
    'An app ignores a parameter that is newer than itself; a page asks `bridge.can(method, parameter)` first.',
    '',
    '## Requests',
    ...names.flatMap(methodSection),
    '## Screens of the app',
    'What `openNativeScreen` can open. A manifest lists those that it uses (`nativeScreens`), the app denies others. One that',
    'the app does not know answers `UNSUPPORTED`, a customer who goes back `CANCELLED`. Pictures are base64 JPEG, at most',
    '1.5 MB each, never stored by a page; dates are `YYYYMMDD`.',
    '',
    ...(Object.keys(nativeScreens) as ScreenName[]).flatMap(screenSection),
    '## Events',
    '| name | data | meaning |',
    '|---|---|---|',
    ...(Object.keys(events) as (keyof typeof events)[]).map(eventRow),
  ];
  return `${lines.join('\n')}\n`;
}
