import { expect, test } from 'vitest';
import { checkAddress, documentsOf, inFours, standingOf } from './qualification.ts';

const today = '20261121';

test('a refresher is due from half a year before it; a missed one suspends, practice that is missing waits', () => {
  const stands = (state: Parameters<typeof standingOf>[0]['state'], refresherOn = '') =>
    standingOf({ state, refresherOn }, today);
  expect(stands('qualified', '20261231')).toEqual({ look: 'due', days: 40 });
  expect(stands('qualified', '20270524')).toEqual({ look: 'valid', days: 0 });
  expect(stands('qualified').look).toBe('valid');
  expect(stands('lapsed', '20261022').look).toBe('suspended');
  expect(stands('passed').look).toBe('pending');
  expect(stands('revoked').look).toBe('revoked');
});

test('what was passed only is confirmed and not certified; what does not count has no document', () => {
  expect(documentsOf({ state: 'qualified' })).toEqual(['certificate', 'confirmation', 'english']);
  expect(documentsOf({ state: 'passed' })).toEqual(['confirmation']);
  expect(documentsOf({ state: 'lapsed' })).toEqual([]);
});

test('the address of a check names neither person nor qualification', () => {
  expect(checkAddress('https://w.example', 'a b')).toBe('https://w.example/license/KFC21000/a%20b');
  expect(inFours('1a2b3c4d5e')).toBe('1a2b 3c4d 5e');
});
