import { expect, it } from 'vitest';
import { credentialProblems } from './credentials.ts';

const missing = true;

it.each([
  ['', '', { phone: { id: 'enterIdPassword', missing }, password: { id: 'required', missing } }],
  ['', 'secret', { phone: { id: 'enterIdPassword', missing } }],
  ['010-1234', 'secret', { phone: { id: 'invalidPhone' } }],
  ['010-1234', '', { phone: { id: 'invalidPhone' }, password: { id: 'enterIdPassword', missing } }],
  ['010-1234-5678', '', { password: { id: 'enterIdPassword', missing } }],
  ['010-1234-5678', ' ', {}],
])('(R289) phone %j with password %j: %j', (phone, password, problems) => {
  expect(credentialProblems({ phone, password })).toEqual(problems);
});
