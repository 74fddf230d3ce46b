import { describe, expect, test } from 'vitest';
import { agreedIds, listTerms, openTerms } from './serviceTerms.ts';

describe('terms of the three services', () => {
  const term = (termsId: string) => ({ termsId });
  const services = [
    {
      serviceCode: '29',
      terms: [term('CML000120'), term('CML000122')],
      agreements: [{ termsId: 'CML000120', isAgreed: true }],
    },
    { serviceCode: '41', terms: [term('CML000141'), term('CML000122')], agreements: [] },
  ];

  test('(R620, R661) are listed once, those of the location last', () => {
    expect(listTerms(services).map(({ termsId }) => termsId)).toEqual([
      'CML000120',
      'CML000141',
      'CML000122',
    ]);
    expect(agreedIds(services)).toEqual(['CML000120']);
  });

  test('what is open is what is not agreed; the location by its consent', () => {
    expect(openTerms(services, false).terms).toEqual([term('CML000141'), term('CML000122')]);
    expect(openTerms(services, true).terms).toEqual([term('CML000141')]);
    expect(openTerms([], false).terms).toEqual([]);
  });

  test('(A91) nobody goes on without one of them but the location’s', () => {
    expect(openTerms(services, true).isNeeded).toBe(true);
    const all = services.map((service) => ({
      ...service,
      agreements: service.terms.map(({ termsId }) => ({ termsId, isAgreed: termsId !== 'CML000122' })),
    }));
    expect(openTerms(all, false)).toMatchObject({ terms: [term('CML000122')], isNeeded: false });
  });
});
