import { describe, expect, test } from 'vitest';
import { type CallForm, callProblem, toCall } from './callForm.ts';

const form: CallForm = {
  method: 'GET',
  path: '/forest/v1/forests',
  body: '',
  parallel: '1',
  envelope: 'payload',
  allowsDuplicates: false,
};

describe('a path', () => {
  test.each(['/forest/v1/forests', '/wApi/forest/v1/forests', ' /a?b=c&d=%2F '])('%s is one', (path) => {
    expect(callProblem('path', { ...form, path })).toBeNull();
  });

  test.each(['forests', '//evil.example', '/\\evil.example', 'https://evil.example/', '/', '/a b', '/a#b'])(
    '%s is none',
    (path) => expect(callProblem('path', { ...form, path })).toBe('callPath'),
  );

  test.each(['/../registry.json', '/wApi/../x', '/a/%2E%2e/b', '/a/./b', '/wApi//x'])(
    '%s would climb out of the API',
    (path) => expect(callProblem('path', { ...form, path })).toBe('callPath'),
  );

  test('a parameter has to be filled in', () => {
    expect(callProblem('path', { ...form, path: '/forest/v1/forests/{forestId}' })).toBe('callPath');
  });
});

test('a method may be written small; another word is none', () => {
  expect(toCall({ ...form, method: ' post ' }).method).toBe('POST');
  expect(callProblem('method', { ...form, method: 'PATCH' })).toBe('callMethod');
});

test.each([
  ['POST', '{"a":', 'callBody'],
  ['POST', '[1, 2]', null],
  ['POST', '', null],
  ['GET', '{"a": {"b": 1}}', 'callQuery'],
  ['GET', '[1]', 'callQuery'],
  ['GET', 'null', 'callQuery'],
  ['GET', '{"a": 1, "b": "c", "d": true}', null],
])('%s with %s: %s', (method, body, problem) => {
  expect(callProblem('body', { ...form, method, body })).toBe(problem);
});

test.each(['x', '', '1.5', '-1'])('"%s" is no number of copies', (parallel) => {
  expect(callProblem('parallel', { ...form, parallel })).toBe('callParallel');
});

test('the JSON is the query of a GET and the body of the others', () => {
  expect(toCall({ ...form, body: '{"a":1}' })).toMatchObject({ query: { a: 1 }, body: undefined });
  expect(toCall({ ...form, method: 'PUT', body: '{"a":1}' })).toMatchObject({
    query: undefined,
    body: { a: 1 },
  });
});
