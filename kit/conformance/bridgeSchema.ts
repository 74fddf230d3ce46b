import {
  errorCodes,
  events,
  type MethodContract,
  type MethodName,
  methods,
  nativeScreens,
  PROTOCOL,
} from '../src/bridge/index.ts';
import { type Schema, v } from '../src/schema/index.ts';
import { aboutEvents, aboutMethods, aboutScreens } from './about.ts';
import { type JsonSchema, jsonSchemaOf } from './jsonSchemaOf.ts';

const id: JsonSchema = { type: 'string', minLength: 1 };
const ref = (name: string): JsonSchema => ({ $ref: `#/$defs/${name}` });

function message(kind: string, properties: Record<string, JsonSchema>, optional: string[] = []): JsonSchema {
  const all = { v: { const: PROTOCOL }, kind: { const: kind }, ...properties };
  return {
    type: 'object',
    properties: all,
    required: Object.keys(all).filter((key) => !optional.includes(key)),
  };
}

function methodDefs(name: MethodName) {
  const { params, result, since, paramsSince, limitMs, prompts, permission }: MethodContract = methods[name];
  const request = message(
    'request',
    { id, method: { const: name }, params: ref(`${name}.params`) },
    v.is(params, {}) ? ['params'] : [],
  );
  const reply = message(
    'reply',
    { id, ok: { const: true }, result: ref(`${name}.result`) },
    v.is(result, undefined) ? ['result'] : [],
  );
  const facts = {
    since,
    ...(paramsSince && { paramsSince }),
    limitMs,
    prompts,
    ...(permission && { permission }),
  };
  return {
    [`${name}.params`]: jsonSchemaOf(params),
    [`${name}.result`]: jsonSchemaOf(result),
    [`${name}.request`]: { description: aboutMethods[name], ...request, 'x-contract': facts },
    [`${name}.reply`]: reply,
  };
}

function eventDef(name: keyof typeof events): JsonSchema {
  const data: Schema = events[name];
  const isBare = v.is(data, undefined);
  const body: Record<string, JsonSchema> = isBare ? {} : { data: jsonSchemaOf(data) };
  return { description: aboutEvents[name], ...message('event', { name: { const: name }, ...body }) };
}

/** What a screen of the app takes and answers: the two that stand open in `openNativeScreen`. */
function screenDefs(name: keyof typeof nativeScreens) {
  const { params, result } = nativeScreens[name];
  return {
    [`openNativeScreen.${name}.params`]: { description: aboutScreens[name], ...jsonSchemaOf(params) },
    [`openNativeScreen.${name}.result`]: jsonSchemaOf(result),
  };
}

/**
 * The whole contract as one JSON schema (draft 2020-12), for the phone app's teams: `#/$defs/request`, `errorReply`,
 * `event`, and for each method `<method>.params`, `.result`, `.request` and `.reply`. A reply does not name its
 * method, so its result is checked by `<method>.reply`; what a screen of the app takes and answers stands in
 * `openNativeScreen.<screen>.params` and `.result`. `x-contract` carries the versions of the
 * method and of parameters that came later, limit and prompting.
 */
export function bridgeSchema() {
  const methodNames = Object.keys(methods) as MethodName[];
  const eventNames = Object.keys(events) as (keyof typeof events)[];
  const error: JsonSchema = {
    type: 'object',
    properties: { code: { enum: [...errorCodes] }, message: { type: 'string' } },
    required: ['code', 'message'],
  };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `urn:wallet:bridge:${PROTOCOL}`,
    title: `The native bridge, protocol ${PROTOCOL}`,
    description:
      'Written from kit/src/bridge/contract.ts by kit/conformance/generate.ts; not edited by hand.',
    anyOf: ['request', 'errorReply', 'event', ...methodNames.map((name) => `${name}.reply`)].map(ref),
    $defs: {
      request: { oneOf: methodNames.map((name) => ref(`${name}.request`)) },
      errorReply: message('reply', { id, ok: { const: false }, error }),
      event: { oneOf: eventNames.map((name) => ref(`${name}.event`)) },
      ...Object.assign({}, ...methodNames.map(methodDefs)),
      ...Object.assign({}, ...(Object.keys(nativeScreens) as (keyof typeof nativeScreens)[]).map(screenDefs)),
      ...Object.fromEntries(eventNames.map((name) => [`${name}.event`, eventDef(name)])),
    } as Record<string, JsonSchema>,
  };
}
