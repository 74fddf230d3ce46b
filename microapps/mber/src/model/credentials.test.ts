import { expect, it } from 'vitest';
import { credentialProblem } from './credentials.ts';

it.each([
  ['', '', 'phone', 'enterIdPassword'],
  ['', 'secret', 'phone', 'enterIdPassword'],
  ['010-1234', 'secret', 'phone', 'invalidPhone'],
  ['010-1234-5678', '', 'password', 'enterIdPassword'],
])('(R289) phone %j with password %j: %s says %s', (phone, password, field, id) => {
  expect(credentialProblem({ phone, password })).toEqual({ field, problem: { id } });
});

it('lets a phone number and a password through', () => {
  expect(credentialProblem({ phone: '010-1234-5678', password: ' ' })).toBeNull();
});
