import { expect, test } from 'vitest';
import { isSameHolder, readBoardingPass } from './boardingPass.ts';

/** The example of the IATA guide, with the optional items that it ends in. */
const paris = 'M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 326J001A0025 100';
const haneul = 'M1KIM/HANEUL          EK7Q2WX ICNNRTKE 0701 328Y012A0042 10C>318000000000';
const day = '20261123';

test('the mandatory items are read, and the year is the nearest', () => {
  expect(readBoardingPass(paris, day)).toEqual({
    surname: 'DESMARAIS',
    givenNames: 'LUC',
    legs: [
      {
        booking: 'ABC123',
        from: 'YUL',
        to: 'FRA',
        carrier: 'AC',
        flightNo: 'AC834',

        date: '20261122',
        cabin: 'J',
        seat: '1A',
        sequence: '25',
      },
    ],
  });
  expect(readBoardingPass(haneul, day)?.legs[0]).toMatchObject({ flightNo: 'KE701', date: '20261124' });
  expect(readBoardingPass(haneul.replace('328', '002'), '20261230')?.legs[0].date).toBe('20270102');
  expect(readBoardingPass(haneul.replace('328', '365'), '20270101')?.legs[0].date).toBe('20261231');
  // A leap year has a 366th day, the others have none.
  expect(readBoardingPass(haneul.replace('328', '366'), '20281230')?.legs[0].date).toBe('20281231');
  expect(readBoardingPass(haneul.replace('328', '366'), '20260601')).toBeNull();
});

test('a pass of several flights has them all, and a suffix belongs to the number', () => {
  const optional = '>318000000000';
  const two = `M2KIM/HANEUL          EK7Q2WX CJUGMPKE 1100 328Y003C0011 1${'0D'}${optional}K7Q2WX ICNNRTKE 0701B328Y012A0042 100`;
  expect(readBoardingPass(two, day)?.legs).toMatchObject([
    { from: 'CJU', to: 'GMP', flightNo: 'KE1100' },
    { from: 'ICN', to: 'NRT', flightNo: 'KE701B' },
  ]);
});

test.each([
  ['a train', 'KTX-20261124-0013-07A'],
  ['nothing', ''],
  ['half of a code', haneul.slice(0, 48)],
  ['a code without the end that it announces', haneul.slice(0, -4)],
  ['a second flight that is not there', haneul.replace('M1', 'M2')],
  ['day 000', haneul.replace('328Y', '000Y')],
  ['day 399', haneul.replace('328Y', '399Y')],
  ['an airport of digits', haneul.replace('ICN', '1CN')],
  ['no surname', haneul.replace('KIM/HANEUL', '          ')],
  ['another format', haneul.replace('M1', 'S1')],
])('%s is no boarding pass', (_, text) => {
  expect(readBoardingPass(text, day)).toBeNull();
});

test('a name is the same without spaces, hyphen, title, and the end that did not fit', () => {
  const passport = { surname: 'KIM', givenNames: 'HA-NEUL' };
  const of = (surname: string, givenNames: string) => ({ surname, givenNames });
  expect(isSameHolder(passport, of('KIM', 'HANEUL MS'))).toBe(true);
  expect(isSameHolder(passport, of('KIM', 'HA NEUL'))).toBe(true);
  expect(isSameHolder(of('JOHNSON', 'EMMA CHARLOTTE'), of('JOHNSON', 'EMMA CHARLO'))).toBe(true);
  expect(isSameHolder(passport, of('KIM', 'HANA'))).toBe(false);
  expect(isSameHolder(passport, of('KIM', 'HAN'))).toBe(false);
  expect(isSameHolder(passport, of('LEE', 'HANEUL'))).toBe(false);
});
