import { describe, expect, test } from 'vitest';
import { changed, draftFor } from './bookingDraft.ts';
import { timeSpan } from './education.ts';
import { idPattern, passwordParts, passwordPattern } from './membership.ts';
import { readSearch, writeSearch } from './search.ts';
import { agreedIds, agreementsOf } from './term.ts';

const stay = { checkIn: '20261125', checkOut: '20261126' };
const booker = { name: '김하늘', phone: '01055551201' };

describe('the draft of a booking', () => {
  test('other dates keep what was entered and are another order', () => {
    const first = { ...draftFor(null, 'F01R1', stay, booker), guests: 4, request: '늦게 도착해요' };
    const next = draftFor(first, 'F01R1', { checkIn: '20261201', checkOut: '20261202' }, booker);
    expect(next).toMatchObject({ checkIn: '20261201', guests: 4, request: '늦게 도착해요' });
    expect(next.intentId).not.toBe(first.intentId);
  });

  test('a change is another order, the same again is not', () => {
    const draft = draftFor(null, 'F01R1', stay, booker);
    expect(changed(draft, { guests: draft.guests })).toBe(draft);
    expect(changed(draft, { guests: 5 }).intentId).not.toBe(draft.intentId);
  });
});

describe('the draft of a membership', () => {
  test.each([
    ['sky2026', true],
    ['Sky2026', false],
    ['2026sky', false],
    ['sky', false],
  ])('the ID %s is accepted: %s', (id, answer) => {
    expect(idPattern.test(id)).toBe(answer);
  });

  test.each([
    ['green!2026', true],
    ['green2026', false],
    ['!!!!!!2026', false],
    ['gr!2026', false],
    ['green !2026', false],
  ])('the password %s is accepted: %s', (password, answer) => {
    expect(passwordPattern.test(password)).toBe(answer);
    // What is told while it is typed says the same.
    expect(Object.values(passwordParts).every((isMet) => isMet(password))).toBe(answer);
  });
});

describe('a search in an address', () => {
  test('comes back as it was written', () => {
    const search = {
      region: 'GAN',
      kind: 'HUT',
      facilities: ['TRAIL', 'CAFE'],
      checkIn: '20261125',
      checkOut: '20261127',
      guests: 4,
    } as const;
    const written = writeSearch({ ...search, facilities: [...search.facilities] });
    expect(readSearch(new URLSearchParams(written))).toEqual(search);
  });

  test.each([
    ['region=XX&guests=-3', { region: '', guests: 2 }],
    ['guests=abc', { guests: 2 }],
    ['guests=21', { guests: 2 }],
    ['checkIn=20261127&checkOut=20261125', { checkIn: '', checkOut: '' }],
    ['checkIn=<script>&checkOut=2', { checkIn: '', checkOut: '' }],
    ['facilities=NOPE,CAFE', { facilities: ['CAFE'] }],
  ])('%s is cleaned', (query, expected) => {
    expect(readSearch(new URLSearchParams(query))).toMatchObject(expected);
  });
});

test('what was answered to each term, and which were a yes', () => {
  const title = { ko: '약관', en: 'Terms' };
  const terms = [
    { id: 'A', title, text: title, mandatory: true },
    { id: 'B', title, text: title, mandatory: false },
  ];
  const answers = agreementsOf(terms, ['A']);
  expect(answers).toEqual({ A: true, B: false });
  expect(agreedIds(answers)).toEqual(['A']);
});

test('a programme says when it ends', () => {
  expect(timeSpan('1330', 60)).toEqual({ from: '13:30', until: '14:30' });
  expect(timeSpan('2330', 60)).toEqual({ from: '23:30', until: '00:30' });
});
