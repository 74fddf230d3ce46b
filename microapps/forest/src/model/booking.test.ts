import { describe, expect, test } from 'vitest';
import { type Booking, canCancel, minutesLeft, nextStay, stageOf } from './booking.ts';
import { ruleFor, ruleSpans } from './cancelFee.ts';
import { isPayUrl, outcomeOf } from './payment.ts';

const today = '20261120';

function booking(changes: Partial<Booking>): Booking {
  return {
    number: 'FB20261120-0001',
    forestId: 'F01',
    forestName: { ko: '가온숲', en: 'Gaon' },
    roomId: 'F01R1',
    roomName: { ko: '잣나무집', en: 'Pine House' },
    picture: 'HUT',
    checkIn: '20261125',
    checkOut: '20261126',
    guests: 2,
    cars: 1,
    bookerName: '김하늘',
    bookerPhone: '01055551201',
    needs: [],
    request: '',
    nights: [{ date: '20261125', price: 46000 }],
    total: 46000,
    status: 'confirmed',
    payment: 'paid',
    holdEndsAt: null,
    bookedAt: '20261120100000',
    cancelFee: null,
    refund: null,
    ...changes,
  };
}

describe('where a booking stands', () => {
  test.each([
    [{ status: 'held' } as const, 'payable'],
    [{}, 'upcoming'],
    [{ checkOut: today }, 'upcoming'],
    [{ checkOut: '20261119' }, 'past'],
    [{ status: 'cancelled' } as const, 'cancelled'],
    [{ status: 'expired' } as const, 'expired'],
    [{ status: 'released' } as const, 'expired'],
  ])('%o is %s', (changes, stage) => {
    expect(stageOf(booking(changes), today)).toBe(stage);
  });

  test('the next stay is the earliest one ahead', () => {
    const stays = [
      booking({ number: 'late', checkIn: '20261210', checkOut: '20261211' }),
      booking({ number: 'soon' }),
      booking({ number: 'cancelled', checkIn: '20261121', status: 'cancelled' }),
    ];
    expect(nextStay(stays, today)?.number).toBe('soon');
    expect(nextStay([], today)).toBeUndefined();
  });

  test.each([
    ['20261120', true],
    ['20261125', true],
    ['20261126', false],
  ])('on %s cancelling is %s', (day, answer) => {
    expect(canCancel(booking({}), day)).toBe(answer);
  });

  test.each([
    [60_001, 2],
    [60_000, 1],
    [1, 1],
    [0, 0],
    [-5, 0],
  ])('%i ms before the end of a hold %i minutes are left', (ms, minutes) => {
    expect(minutesLeft(booking({ holdEndsAt: 1_000_000 + ms }), 1_000_000)).toBe(minutes);
  });
});

describe('what became of a payment', () => {
  test.each([
    [{}, 'paid'],
    [{ status: 'held', payment: 'refused' } as const, 'refused'],
    [{ status: 'held', payment: 'closed' } as const, 'closed'],
    [{ status: 'held', payment: 'pending' } as const, 'pending'],
    [{ status: 'held', payment: 'none' } as const, 'pending'],
    [{ status: 'expired', payment: 'refused' } as const, 'expired'],
    [{ status: 'released' } as const, 'expired'],
    [{ status: 'cancelled' } as const, 'cancelled'],
  ])('%o is %s', (changes, outcome) => {
    expect(outcomeOf(booking(changes))).toBe(outcome);
  });

  test.each([
    ['/_mocks/pg/pay?token=1', true],
    ['https://pay.example.com/start?id=1', true],
    ['https://pay.example.com', true],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['http://pay.example.com', false],
    ['javascript:alert(1)', false],
    ['https://pay.example.com@evil.example/', false],
    ['https://', false],
    ['', false],
  ])('the pay address %s is followed: %s', (url, answer) => {
    expect(isPayUrl(url)).toBe(answer);
  });
});

describe('the fee for cancelling', () => {
  const rules = [
    { minDays: 5, percent: 0 },
    { minDays: 2, percent: 20 },
    { minDays: 1, percent: 50 },
    { minDays: 0, percent: 90 },
  ];

  test.each([
    [42, 0],
    [5, 0],
    [4, 20],
    [2, 20],
    [1, 50],
    [0, 90],
    [-1, undefined],
  ])('%i days before it is %s per cent', (days, percent) => {
    expect(ruleFor(rules.toReversed(), days)?.percent).toBe(percent);
  });

  test('the table says which days each row covers', () => {
    expect(ruleSpans(rules).map(({ minDays, maxDays }) => [minDays, maxDays])).toEqual([
      [5, null],
      [2, 4],
      [1, 1],
      [0, 0],
    ]);
  });
});
