import { beforeEach, describe, expect, test } from 'vitest';
import { walletServices } from './constants.ts';
import { closeNotice, daysToHide, isNoticeHidden, noticeKey } from './noticeHiding.ts';

import { namedServiceCodes, serviceName } from './serviceNames.ts';
import { listedTerms, type Term, termTitle } from './terms.ts';

const day = 24 * 60 * 60 * 1000;

describe('hiding a notice', () => {
  const popup = { id: 'P1', hideDays: 7, isOnce: false };
  const ticked = { by: 'close', isHideTicked: true } as const;
  beforeEach(() => localStorage.clear());

  test('(R242) (R243) lasts days of 24 hours; at the expiry itself it is shown again', () => {
    closeNotice(popup, ticked, 1000);
    expect(isNoticeHidden('P1', 1000 + 7 * day - 1)).toBe(true);
    expect(isNoticeHidden('P1', 1000 + 7 * day)).toBe(false);
    expect(isNoticeHidden('P2', 1000)).toBe(false);
  });

  test('(R401) 0 days expire at once', () => {
    closeNotice({ ...popup, hideDays: 0 }, ticked, 1000);
    expect(isNoticeHidden('P1', 1000)).toBe(false);
  });

  test('(R140) (R244) (R402) a confirm of isOnce hides it for 9999 days, nothing else does', () => {
    const once = { hideDays: 1, isOnce: true };
    expect(daysToHide(once, { by: 'confirm', isHideTicked: false })).toBe(9999);
    expect(daysToHide(once, { by: 'confirm', isHideTicked: true })).toBe(9999);
    expect(daysToHide(once, { by: 'cancel', isHideTicked: false })).toBeNull();
    expect(daysToHide(once, { by: 'close', isHideTicked: true })).toBe(1);
    expect(daysToHide(popup, { by: 'confirm', isHideTicked: false })).toBeNull();
  });

  test.each(['', 'x', '{}', '-1'])('an odd expiry (%j) hides nothing', (expiry) => {
    localStorage.setItem(noticeKey('P1'), expiry);
    expect(isNoticeHidden('P1', 1000)).toBe(false);
  });
});

describe('terms in a list', () => {
  const term = (termsId: string, isMandatory: boolean): Term => ({
    termsId,
    isMandatory,
    editionId: '',
    name: '이용약관',
    text: '',
    fileName: '',
    isUnderFourteen: false,
    isByGuardian: false,
  });
  const both = [term('A', true), term('B', false)];

  test('(R277) (R278) say whether they are required', () => {
    expect(both.map(termTitle)).toEqual(['[필수] 이용약관', '[선택] 이용약관']);
  });

  test('(R276) in the app, for service 01, are the mandatory ones', () => {
    const ids = (isNative: boolean, serviceCode: string) =>
      listedTerms(both, { isNative, serviceCode }).map(({ termsId }) => termsId);
    expect(ids(true, '01')).toEqual(['A']);
    expect(ids(false, '01')).toEqual(['A', 'B']);
    expect(ids(true, '29')).toEqual(['A', 'B']);
  });
});

test('(R421) (R659) service names run from 01 to 47, without 41, 42, 44 and 46, in both languages', () => {
  const all = Array.from({ length: 47 }, (_, index) => String(index + 1).padStart(2, '0'));
  expect(namedServiceCodes).toEqual(all.filter((code) => !['41', '42', '44', '46'].includes(code)));
  for (const code of namedServiceCodes)
    expect(serviceName(code, 'ko') && serviceName(code, 'en')).toBeTruthy();
  expect(serviceName('41')).toBeUndefined();
  expect(serviceName('constructor')).toBeUndefined();
});

test('(R409) (R410) services with a job of their own: wallet 01, smart air ticket 17, point 29, location 51', () => {
  expect(walletServices).toEqual({ wallet: '01', airTicket: '17', point: '29', location: '51' });
});
