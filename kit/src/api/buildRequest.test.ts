import { expect, test } from 'vitest';
import { v } from '../schema/index.ts';
import { buildRequest } from './buildRequest.ts';
import type { CallDefinition, HttpMethod, Sent } from './defineCall.ts';

const facts = { prefix: '/wApi', referer: '/forest', loginType: 'web', language: 'ko' } as const;
const build = (method: HttpMethod, sent?: Sent, more: Partial<CallDefinition<void, unknown>> = {}) =>
  buildRequest<void>(
    { method, path: '/x', answer: v.unknown(), ...(sent && { send: () => sent }), ...more },
    undefined,
    facts,
  );

const changes = ['POST', 'PUT', 'DELETE'] as const;

test('(R325) GET sends its parameters in the address, and never a body', () => {
  const { request, key } = build('GET', { params: { a: 1 }, body: { b: 2 } });
  expect(request).toEqual({
    method: 'GET',
    address: '/wApi/x?a=1',
    headers: {
      accept: 'application/json',
      'x-referer': '/forest',
      'x-login-type': 'web',
      'accept-language': 'ko',
    },
  });
  expect(key).toBe('GET /wApi/x?a=1');
});

test.each(changes)('(E49) %s sends its parameters as a body where it has none', (method) => {
  const { request } = build(method, { params: { a: 1 } });
  expect(request).toMatchObject({ address: '/wApi/x', body: '{"a":1}' });
  expect(request.headers['content-type']).toBe('application/json');
  expect(build(method, { params: { a: 1 }, body: { b: 2 } }).request.body).toBe('{"b":2}');
  expect(build(method).request).not.toHaveProperty('body');
  expect(build(method).request.headers).not.toHaveProperty('content-type');
});

test.each([
  ['form', new FormData()],
  ['blob', new Blob(['x'])],
] as const)('a %s goes as it is, and is like no other', (_, body) => {
  const { request, key } = build('POST', { body });
  expect(request.body).toBe(body);
  expect(request.headers).not.toHaveProperty('content-type');
  expect(key).toBeNull();
});

test('(A55) calls are alike in method, address and body, or not alike', () => {
  const alike = [
    ['GET', undefined],
    ['GET', { params: { a: 1 } }],
    ['GET', { params: { a: 2 } }],
    ...changes.flatMap((method) => [
      [method, undefined] as const,
      [method, { body: { a: 1 } }] as const,
      [method, { body: { a: 2 } }] as const,
    ]),
  ] as const;
  const keys = alike.map(([method, sent]) => build(method, sent).key);
  expect(new Set(keys).size).toBe(alike.length);
  expect(alike.map(([method, sent]) => build(method, sent).key)).toEqual(keys);
});

test('a file may be of any type', () => {
  expect(build('GET', {}, { envelope: 'file' }).request.headers.accept).toBe('*/*');
});

test('a header of the call goes before the client’s own, however it is spelled', () => {
  const { headers } = build('POST', { headers: { 'X-Login-Type': 'ci', 'Idempotency-Key': 'K' } }).request;
  expect(headers).toMatchObject({ 'x-login-type': 'ci', 'idempotency-key': 'K' });
  expect(Object.keys(headers)).not.toContain('X-Login-Type');
});
