import { describe, expect, test } from 'vitest';
import { doTermsHold, missingTerms, type TermsFacts } from './terms.ts';

const yes = (termsId: string) => ({ termsId, isAgreed: true });
const no = (termsId: string) => ({ termsId, isAgreed: false });
const all: TermsFacts = {
  agreements: { FPAYMENT: [yes('A'), no('CML000122')], GPAYMENT: [yes('B')] },
  location: 'agreed',
  loginCode: '02K1',
};

describe('the franchise terms', () => {
  test('(R556, R557, R660, R661) hold with every yes but the location term, in both services', () => {
    expect(doTermsHold(all)).toBe(true);
  });

  test.each([
    [{ FPAYMENT: [no('A')], GPAYMENT: [yes('B')] }, ['FPAYMENT']],
    [{ FPAYMENT: [yes('A')], GPAYMENT: [yes('B'), no('C')] }, ['GPAYMENT']],
    [{ FPAYMENT: [], GPAYMENT: [] }, ['FPAYMENT', 'GPAYMENT']],
  ])('(R556) do not hold with %o', (agreements, services) => {
    expect(missingTerms({ ...all, agreements }).services).toEqual(services);
  });

  test.each(['refused', 'none'] as const)('(R557) do not hold where the location is %s', (location) => {
    expect(doTermsHold({ ...all, location })).toBe(false);
  });

  test('(R558) hold for the five login codes alone', () => {
    const codes = [
      '02K1',
      '02K2',
      '02K3',
      '02K4',
      '25K5',
      '02K5',
      '25K1',
      '0200',
      '0209',
      '0213',
      '02Y1',
      '09E1',
      '',
    ];
    expect(codes.filter((loginCode) => doTermsHold({ ...all, loginCode }))).toEqual(codes.slice(0, 5));
  });
});
