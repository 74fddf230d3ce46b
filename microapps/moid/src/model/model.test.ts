import { walletPurposes, walletStatuses } from '@wallet/kit/bridge';
import { expect, test } from 'vitest';
import { issuerOf, kinds, reasonOf, wayOf } from './card.ts';
import { codeOf, issueTypes } from './case.ts';
import { attributes, fitting, isAnswer, sentOf, wireAttributes } from './request.ts';

test('(R794) (R795) six credentials, each with its issuer', () => {
  expect(kinds).toHaveLength(6);
  expect(Object.keys(issuerOf)).toEqual([...kinds]);
});

test('(R796) (R797) (R798) four statuses, fourteen purposes, four ways to a card', () => {
  expect([walletStatuses.length, walletPurposes.length, issueTypes.length]).toEqual([4, 14, 4]);
});

test.each([
  ['0', false, 'ready'],
  ['0', true, 'have'],
  ['1', false, 'plastic'],
  ['2', true, 'update'],
  ['3', false, 'plastic'],
  ['4', false, 'later'],
  ['202', false, 'newPlastic'],
  ['203', false, 'newPlastic'],
  ['206', false, 'office'],
  ['207', false, 'office'],
  ['299', false, 'ask'],
  ['903', false, 'veterans'],
  ['904', false, 'apply'],
  ['777', false, 'ask'],
])('(R940 to R949) the code %s of the issuer, had %s, leads by the way %s', (code, isHere, way) => {
  expect(wayOf({ code, isHere })).toBe(way);
});

test('(R854, R951) a reason without words of its own is told by its number', () => {
  expect(['', '301', '302', '303', '401', '501', '612'].map(reasonOf)).toEqual([
    'none',
    'loss',
    'theft',
    'otherPhone',
    'address',
    'expired',
    'other',
  ]);
});

test('(R799) attributes have names, two of them are answers in place of a value', () => {
  expect(Object.values(wireAttributes)).toEqual(attributes);
  expect(Object.values(wireAttributes).filter(isAnswer)).toEqual(['over19', 'inSeoul']);
});

test('what goes is what is required, and what was let', () => {
  const asked = [
    { attribute: 'name', isRequired: true },
    { attribute: 'address', isRequired: false },
    { attribute: 'phone', isRequired: false },
  ] as const;
  expect(sentOf(asked, [])).toEqual(['NAME']);
  expect(sentOf(asked, ['phone'])).toEqual(['NAME', 'TELN']);
});

test('only cards that count, of a kind that will do, answer a verifier', () => {
  const card = (kind: 'resident' | 'licence', state: string) => ({ kind, state });
  const cards = [card('resident', 'valid'), card('licence', 'suspended'), card('licence', 'valid')];
  expect(fitting(cards, [])).toEqual([cards[0], cards[2]]);
  expect(fitting(cards, ['licence'])).toEqual([cards[2]]);
});

test.each([
  [' WALLET-VERIFY-1 ', 'verifier'],
  ['WALLET-OFFICE-7F3K', 'office'],
  ['https://elsewhere.example', null],
])('the code %j is one of %s', (text, kind) => {
  expect(codeOf(text)).toBe(kind);
});
