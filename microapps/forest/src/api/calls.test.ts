import { ApiError, bindClient, createClient, encryptField } from '@wallet/kit/api';
import { createMock } from '@wallet/mocks/backend';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stopClock } from '../../testing/openScreen.ts';
import type { BookingDraft } from '../model/bookingDraft.ts';
import { emptyJoinDraft } from '../model/membership.ts';
import { readSearch } from '../model/search.ts';
import * as bookings from './bookingCalls.ts';
import * as educations from './educationCalls.ts';
import * as forests from './forestCalls.ts';
import * as member from './memberCalls.ts';
import * as tickets from './ticketCalls.ts';

const origin = 'http://localhost:4173';
let send: (path: string, init: RequestInit) => Promise<Response>;

beforeEach(async () => {
  stopClock();
  const mock = createMock();
  send = (path, init) => mock.fetch(new Request(new URL(path, origin), init));
  await send('/_mocks/reset', { method: 'POST', body: JSON.stringify({ persona: 'member' }) });
  bindClient(createClient({ fetch: (input, init) => send(String(input), init ?? {}) }));
});
afterEach(() => {
  vi.useRealTimers();
});

const draft: BookingDraft = {
  intentId: 'intent-of-this-test',

  roomId: 'F01R1',
  checkIn: '20261127',
  checkOut: '20261128',
  guests: 2,
  cars: 1,

  bookerName: '김하늘',
  bookerPhone: '01055551201',
  needs: ['CRIB'],
  request: '',
  agreedTerms: ['FTR_BOOK_01', 'FTR_BOOK_02'],
};

const refusal = async (call: Promise<unknown>) => {
  const error = await call.catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  return (error as ApiError).code;
};

describe('forests and rooms', () => {
  test('come in our own words, in both languages', async () => {
    const [first] = await forests.findForests(readSearch(new URLSearchParams('region=CAP')));
    expect(first).toMatchObject({ id: 'F01', region: 'CAP', name: { en: 'Gaon Forest Lodge' } });
    const forest = await forests.readForest({ forestId: 'F01' });
    expect(forest.rooms[0]).toMatchObject({ kind: 'HUT', prices: { weekday: 46000, weekend: 85000 } });
    expect(await forests.readRoom('F01R1')).toMatchObject({ forestId: 'F01', maxGuests: 5 });
  });

  test('a room has 42 nights with price and rooms left', async () => {
    const book = await forests.readNights('F01R1');
    expect([book.first, book.last, book.maxNights, book.days.length]).toEqual([
      '20261121',
      '20270101',
      3,
      42,
    ]);
    const priceOn = (date: string) => book.days.find((night) => night.date === date);
    expect(priceOn('20261126')).toMatchObject({ kind: 'weekday', price: 46000 });
    expect(priceOn('20261127')).toMatchObject({ kind: 'weekend', price: 85000 });
    expect(priceOn('20261224')).toMatchObject({ kind: 'peak' });
  });

  test('an unknown forest is refused by code', async () => {
    expect(await refusal(forests.readForest({ forestId: 'F99' }))).toBe('FTR_NOT_FOUND');
  });
});

describe('bookings', () => {
  test('hold, payment address, quote and cancel fit together', async () => {
    const held = await bookings.holdRoom({ draft, total: 85000 });
    expect(held).toMatchObject({ status: 'held', payment: 'none', needs: ['CRIB'], total: 85000 });
    expect(held.hold).toEqual({ seconds: 20 * 60 });
    expect((await bookings.holdRoom({ draft, total: 85000 })).number).toBe(held.number);
    expect(await bookings.startPayment(held.number)).toMatch(/^\/_mocks\/pg\/pay\?token=/);
    expect((await bookings.readBooking(held.number)).payment).toBe('pending');
    expect(await bookings.quoteCancel(held.number)).toMatchObject({ applied: null, fee: 0 });
    const cancelled = await bookings.cancelBooking({ bookingNo: held.number, fee: 0 });
    expect(cancelled).toMatchObject({ status: 'cancelled', cancelFee: 0 });
    expect((await bookings.listBookings())[0]?.number).toBe(held.number);
    expect(await bookings.readCancelRules()).toHaveLength(4);
  });

  test('an answer that does not fit is an error, not a booking', async () => {
    await send('/_mocks/replies', {
      method: 'PUT',
      body: JSON.stringify({
        method: 'GET',
        path: '/forest/v1/bookings/{no}',
        body: { status: 200, code: '0000', message: '', payload: { bkngNo: 'FB1', bkngStcd: 'MAYBE' } },
      }),
    });
    const error = await bookings.readBooking('FB1').catch((caught: unknown) => caught);
    expect(error).toMatchObject({ kind: 'shape' });
  });
});

test('programmes and tickets are ordered and given back', async () => {
  const [education] = await educations.listEducations();
  if (!education) throw new Error('The backend has no programme.');
  const order = { education, people: 2, name: '김하늘', phone: '01055551201' };
  const applied = await educations.applyForEducation(order);
  expect((await educations.listEducationBookings()).map(({ number }) => number)).toEqual([applied.number]);
  expect((await educations.cancelEducationBooking(applied.number)).status).toBe('cancelled');

  const offer = await tickets.readTicketOffer();
  expect(offer.kinds).toHaveLength(3);
  const counts = { ADULT: 2, YOUTH: 0, CHILD: 1 };
  const ticket = await tickets.reserveTickets({
    forestId: 'F01',
    date: '20261121',
    counts,
  });
  expect(ticket.items).toEqual([
    { type: 'ADULT', count: 2, price: 1000 },
    { type: 'CHILD', count: 1, price: 300 },
  ]);
  expect((await tickets.readTicket(ticket.number)).total).toBe(2300);
  expect((await tickets.cancelTicket(ticket.number)).status).toBe('cancelled');
  expect(await tickets.listTickets()).toHaveLength(1);
});

test('(R820) a member joins, changes the password and leaves, passwords sealed on the way', async () => {
  expect(await member.readMember()).toBeNull();
  expect((await forests.readTerms('JOIN')).map(({ mandatory }) => mandatory)).toEqual([true, true, false]);
  expect(await member.isIdFree('forest01')).toBe(false);
  const check = await member.sendPhoneCode('01055551201');
  expect(await member.extendPhoneCode(check.id)).toBe(180);
  expect(await refusal(member.answerPhoneCode({ id: check.id, code: '000000' }))).toBe('FTR_CODE_WRONG');
  await member.answerPhoneCode({ id: check.id, code: '135790' });
  const secrets = {
    password: await encryptField('green!2026'),
    passwordAgain: await encryptField('green!2026'),
  };
  const joining = {
    ...emptyJoinDraft,
    agreements: { FTR_JOIN_01: true, FTR_JOIN_02: true, FTR_JOIN_03: false },

    phone: '01055551201',
    phoneCheckId: check.id,
    name: '김하늘',
    birth: '19900215',
    sex: '2' as const,

    id: 'sky2026',
    postcode: '12400',
    address: '경기도 가평군',
    email: 'sky@example.com',
    receipts: { email: true, sms: false, event: false },
  };
  await member.joinForest({ draft: joining, isForeigner: false, secrets });
  expect(await member.readMember()).toMatchObject({
    id: 'sky2026',
    memberType: 'korean',
    sex: '2',
    birth: '19900215',
    receipts: { email: true, sms: false, event: false },
  });
  const [next, nextAgain] = await Promise.all([encryptField('leaves#2027'), encryptField('leaves#2027')]);
  await member.changePassword({ current: await encryptField('green!2026'), next, nextAgain });
  expect(await refusal(member.leaveForest(await encryptField('green!2026')))).toBe('FTR_PASSWORD_WRONG');
  await member.leaveForest(await encryptField('leaves#2027'));
  expect(await member.readMember()).toBeNull();
});
