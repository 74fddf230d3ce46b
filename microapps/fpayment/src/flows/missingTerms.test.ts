import { describe, expect, test } from 'vitest';
import { doTermsHold, missingTerms, type TermsFacts } from './missingTerms.ts';

const yes = (termsId: string) => ({ termsId, isAgreed: true });
type Agreements = TermsFacts['services'][number]['agreements'];
const no = (termsId: string) => ({ termsId, isAgreed: false });
/** What was agreed to of FPAYMENT, and of GPAYMENT. */
const of = (...agreements: [Agreements, Agreements]): TermsFacts['services'] => [
  { serviceCode: '41', agreements: agreements[0] },
  { serviceCode: '42', agreements: agreements[1] },
];
const all: TermsFacts = {
  services: of([yes('A'), no('CML000122')], [yes('B')]),
  location: 'agreed',
  loginCode: '02K1',
};

describe('the franchise terms', () => {
  test('(R556, R557, R660, R661) hold with every yes but the location term, in both services', () => {
    expect(doTermsHold(all)).toBe(true);
  });

  test.each([
    [of([no('A')], [yes('B')]), ['41']],
    [of([yes('A')], [yes('B'), no('C')]), ['42']],
    [of([], []), ['41', '42']],
  ])('(R556) do not hold with %o', (services, missing) => {
    expect(missingTerms({ ...all, services }).services).toEqual(missing);
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
