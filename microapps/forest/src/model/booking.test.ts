import { describe, expect, test } from 'vitest';
import { type Booking, canCancel, nextStay, stageOf } from './booking.ts';
import { outcomeOf } from './payment.ts';

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
    hold: null,
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
});
