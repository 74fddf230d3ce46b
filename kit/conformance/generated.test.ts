import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type MethodContract, methods } from '../src/bridge/index.ts';
import { v } from '../src/schema/index.ts';
import { anyCase } from './anyCase.ts';
import { bridgePage } from './bridgePage.ts';
import { bridgeSchema } from './bridgeSchema.ts';
import { generated } from './generated.ts';
import { jsonSchemaOf } from './jsonSchemaOf.ts';

test.each(generated().map((each) => [basename(each.file), each] as const))(
  '(G13) %s says what the contract table says; else run node kit/conformance/generate.ts',
  (_, { file, text }) => {
    expect(readFileSync(file, 'utf8')).toBe(text);
  },
);

test('(G13) a changed contract changes what is generated', () => {
  const before = JSON.stringify(jsonSchemaOf(methods.getToken.params));
  const after = JSON.stringify(jsonSchemaOf(v.object({ audience: v.string() })));
  expect(after).not.toBe(before);
});

describe('the JSON schema', () => {
  const { $defs, anyOf } = bridgeSchema();

  test('has params, result, request and reply of every method', () => {
    for (const name of Object.keys(methods)) {
      for (const part of ['params', 'result', 'request', 'reply'])
        expect($defs).toHaveProperty([`${name}.${part}`]);
    }
  });

  test('points nowhere that is not there', () => {
    const refs = JSON.stringify([anyOf, $defs]).matchAll(/"#\/\$defs\/([^"]+)"/g);
    for (const [, name = ''] of refs) expect($defs).toHaveProperty([name]);
  });

  test('requires what the page cannot do without, and no more', () => {
    expect($defs['hello.result']?.required).toEqual(['platform', 'appVersion', 'methods']);
    expect($defs['getToken.request']?.required).toEqual(['v', 'kind', 'id', 'method']);
    expect($defs['openWebView.request']?.required).toContain('params');
    expect($defs['openNativeScreen.reply']?.required).not.toContain('result');
  });

  test('(G8) tells since when a parameter is known, where that is later than its method', () => {
    const request = $defs['openWebView.request'] as { 'x-contract'?: unknown };
    const since = { I: '6.4.0', G: '6.4.0' };
    expect(request['x-contract']).toMatchObject({ paramsSince: { single: since, opening: since } });
    expect(bridgePage()).toContain('| `single` | boolean, since I6.4.0 and G6.4.0 | no |');
    for (const [name, { params, paramsSince }] of Object.entries(methods as Record<string, MethodContract>)) {
      for (const param of Object.keys(paramsSince ?? {})) {
        expect(jsonSchemaOf(params).properties, name).toHaveProperty(param);
      }
    }
  });

  test('keeps limits, lists and defaults', () => {
    expect($defs['getLocation.result']?.properties?.latitude).toEqual({
      type: 'number',
      minimum: -90,
      maximum: 90,
    });
    expect($defs['hello.result']?.properties?.osVersion).toEqual({ type: 'string', default: '' });
    expect($defs['getLoginInfo.result']?.properties?.isCertiAccess).toEqual({ enum: ['Y', 'N', 'I', ''] });
  });

  test('refuses to guess at a kind of schema it was not taught', () => {
    expect(() => jsonSchemaOf(v.lazy(() => v.string()))).toThrow('lazy');
    expect(() => jsonSchemaOf(v.pipe(v.string(), v.email()))).toThrow('email');
  });
});

test.each([
  ['https://example.com', true],
  ['HTTPS://example.com', true],
  ['kbbank://open?x=1', true],
  ['JavaScript:alert(1)', false],
  ['DATA:text/html,x', false],
  ['/forest', false],
])('the address pattern without its flag judges %s as the contract does', (url, isGood) => {
  expect(v.is(methods.openWindow.params, { url })).toBe(isGood);
  const pattern = jsonSchemaOf(methods.openWindow.params).properties?.url?.pattern ?? '';
  expect(new RegExp(pattern, 'u').test(url)).toBe(isGood);
  expect(anyCase('^[a-z\\d]k\\s(?:x)$')).toBe('^[a-zA-Z\\d][kK]\\s(?:[xX])$');
});
