import { expect, test } from 'vitest';
import { expiryOf, isSamePassport, type Passport, registersAs, type SmartPass, standingOf } from './pass.ts';
import { type Registration, without } from './registration.ts';
import { groupOf, hasMoved, nextOf, type Ticket } from './ticket.ts';

const today = '20261123';
const pass = { until: '20301123', state: 'good' } as SmartPass;
const passport: Passport = {
  passportNo: 'M1',
  surname: 'KIM',
  givenNames: 'HANEUL',
  nationality: 'KOR',

  birth: '19900215',
  sex: 'F',
  expiry: '20270323',
};

test.each([
  [pass, true, 'active'],
  [{ ...pass, until: '20261223' }, true, 'expiring'],
  [{ ...pass, until: '20261224' }, true, 'active'],
  [{ ...pass, until: '20261122' }, false, 'expired'],
  [{ ...pass, state: 'replaced' as const }, false, 'replaced'],
  [pass, false, 'invalid'],
])('a pass %# stands as it says', (one, isValid, standing) => {
  expect(standingOf(one, isValid, today).standing).toBe(standing);
});

test('a passport that has expired is refused, one of less than six months warned', () => {
  const of = (expiry: string) => expiryOf({ ...passport, expiry }, today);
  expect([of('20261122'), of('20261123'), of('20270522'), of('20270523')]).toEqual([
    'expired',
    'soon',
    'soon',
    'good',
  ]);
});

test('by age: nobody below 7, a guardian below 14; the birthday counts', () => {
  const of = (birth: string) => registersAs(birth, today);
  expect([of('20191124'), of('20191123'), of('20121124'), of('20121123')]).toEqual([
    'nobody',
    'child',
    'child',
    'self',
  ]);
});

test('another number, name, birth or end is another passport', () => {
  expect(isSamePassport(passport, { ...passport, givenNames: 'HA NEUL' })).toBe(true);
  for (const other of [{ passportNo: 'M2' }, { surname: 'LEE' }, { birth: '1' }, { expiry: '2' }])
    expect(isSamePassport(passport, { ...passport, ...other })).toBe(false);
});

test('(R843, R844) cleared piece by piece, a passport takes its chip along, and the rest stays', () => {
  const full: Registration = {
    relationship: 'child',
    traceId: 't',
    child: { name: '이새봄', birth: '20150504', sex: 'M' },

    passport,
    photo: 'aa',
    isChecked: true,
    chipFace: 'bb',
  };
  expect(without(full, 'chip')).toMatchObject({ passport, isChecked: true, chipFace: undefined });
  expect(without(full, 'passport')).toMatchObject({
    relationship: 'child',
    child: { name: '이새봄' },

    passport: undefined,
    photo: undefined,
    isChecked: undefined,
    chipFace: undefined,
  });
  expect(without(full, 'child')).toMatchObject({ child: undefined, passport });
});

test('boarding passes by day; what has left, is cancelled or over is past, and the next one is the earliest', () => {
  const now = new Date('2026-11-23T09:00:00+09:00').getTime();
  const of = (expectedAt: string, remark: Ticket['remark'] = 'none') => ({ expectedAt, remark }) as Ticket;
  const group = (ticket: Ticket) => groupOf(ticket, now, today);
  expect(group(of('202611231000'))).toBe('today');
  expect(group(of('202611230859'))).toBe('past');
  expect(group(of('202611241000'))).toBe('later');
  expect(group(of('202611241000', 'cancelled'))).toBe('past');
  expect(nextOf([of('202611241000'), of('202611231000'), of('202611230100')], now, today)).toEqual(
    of('202611231000'),
  );
  const moved = (gate: string, firstGate: string) => hasMoved({ gate, firstGate } as Ticket);
  expect([moved('258', '253'), moved('253', '253'), moved('27', '')]).toEqual([true, false, false]);
});
