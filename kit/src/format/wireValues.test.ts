import { expect, it } from 'vitest';
import { airportTerminal } from './airportTerminal.ts';
import { wireDeviceId } from './deviceId.ts';
import { nextYesNo } from './yesNo.ts';

it('(R667) (R825) knows the airport terminals', () => {
  expect(['P01', 'P02', 'P03'].map(airportTerminal)).toEqual(['T1', 'T1', 'T2']);
  expect(['P04', 'p01', '', 'toString', null, undefined].map(airportTerminal)).toEqual(
    Array(6).fill(undefined),
  );
});

it('(R275) rewrites the first run of zeros of a device id (A76)', () => {
  expect(wireDeviceId('00000000')).toBe('00000001');
  expect(wireDeviceId('00000000-0000-0000-0000-000000000000')).toBe('00000001-0000-0000-0000-000000000000');
  expect(wireDeviceId('a1b2')).toBe('a1b2');
  expect(wireDeviceId(undefined)).toBe('');
});

it('(R295) (R296) (R297) takes a flag only as Y or N (E39)', () => {
  expect(nextYesNo('N', 'Y')).toBe('N');
  for (const value of ['y', true, 1, '', null, undefined, 'YES']) expect(nextYesNo(value, 'Y')).toBe('Y');
});
