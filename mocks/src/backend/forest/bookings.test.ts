import { describe, expect, test } from 'vitest';
import { forestCaller, goodBooking } from './forestCaller.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

describe('holding a room', () => {
  test('a repeated booking with the same key is the same booking', async () => {
    const { call } = await forestCaller();
    const first = await call('POST', '/bookings', goodBooking, 'intent-0001');
    const again = await call('POST', '/bookings', goodBooking, 'intent-0001');
    expect(first.code).toBe('0000');
    expect(again.payload.bkngNo).toBe(first.payload.bkngNo);
    const { payload } = await call('GET', '/bookings');
    expect(payload.bkngList.filter((one: { bkngStcd: string }) => one.bkngStcd === 'HOLD')).toHaveLength(1);
  });

  test('without a key nothing is booked', async () => {
    const { call } = await forestCaller();
    expect((await call('POST', '/bookings', goodBooking)).status).toBe(400);
  });

  test('the same key for another order is refused', async () => {
    const { call } = await forestCaller();
    await call('POST', '/bookings', goodBooking, 'intent-0001');
    const other = await call('POST', '/bookings', { ...goodBooking, prsnCnt: 3 }, 'intent-0001');
    expect(other.code).toBe('FTR_INTENT_REUSED');
  });

  test.each([
    ['no night', { ckutYmd: '20261123' }, 'FTR_BAD_STAY'],
    ['four nights', { ckutYmd: '20261127' }, 'FTR_BAD_STAY'],
    ['tonight', { ckinYmd: '20261120', ckutYmd: '20261121' }, 'FTR_OUT_OF_WINDOW'],
    ['the 43rd day', { ckinYmd: '20270102', ckutYmd: '20270103' }, 'FTR_OUT_OF_WINDOW'],
    ['six guests in a room for five', { prsnCnt: 6 }, 'FTR_TOO_MANY_GUESTS'],
    ['a price of our own', { totAmt: 10 }, 'FTR_PRICE_CHANGED'],
    ['a mandatory term left out', { agreStpulIdList: ['FTR_BOOK_01'] }, 'FTR_TERMS_MISSING'],
    ['a room that is not there', { roomId: 'F99R9' }, 'FTR_NOT_FOUND'],
  ])('%s is refused', async (_, changes, code) => {
    const { call } = await forestCaller();
    const answer = await call('POST', '/bookings', { ...goodBooking, ...changes }, 'intent-0001');
    expect(answer.code).toBe(code);
  });

  test('an unpaid hold ends after 20 minutes and gives its room back', async () => {
    const { call, pass } = await forestCaller();
    // The only room of its kind, and the only one for nine.
    const stay = { ...goodBooking, roomId: 'F08R2', prsnCnt: 9, totAmt: 98000 };
    const isFree = async () => {
      const query = `prsnCnt=9&ckinYmd=${stay.ckinYmd}&ckutYmd=${stay.ckutYmd}`;
      return (await call('GET', `/forests?${query}`)).payload.forestList[0].avlblRoomTpCnt === 1;
    };
    const seenByOwner = async () =>
      (await call('GET', '/rooms/F08R2/nights')).payload.nightList.find(
        ({ ymd }: { ymd: string }) => ymd === stay.ckinYmd,
      ).rmndRoomCnt;
    expect(await isFree()).toBe(true);
    const { payload } = await call('POST', '/bookings', stay, 'intent-0001');
    expect(await isFree()).toBe(false);
    expect(await seenByOwner()).toBe(1);
    pass(20 * minute - 1);
    expect((await call('GET', `/bookings/${payload.bkngNo}`)).payload.bkngStcd).toBe('HOLD');
    pass(1);
    expect((await call('GET', `/bookings/${payload.bkngNo}`)).payload.bkngStcd).toBe('EXPR');
    expect(await isFree()).toBe(true);
  });

  test('a full night cannot be booked, and a hold of one’s own does not shut one out', async () => {
    const { call } = await forestCaller();
    const lastRoom = { ...goodBooking, roomId: 'F08R2', totAmt: 98000 };
    const { payload } = await call('GET', '/rooms/F08R2/nights');
    const free = payload.nightList.find(
      ({ nghtTpcd, rmndRoomCnt }: { nghtTpcd: string; rmndRoomCnt: number }) =>
        nghtTpcd === 'WD' && rmndRoomCnt === 1,
    );
    const dates = { ckinYmd: free.ymd, ckutYmd: String(Number(free.ymd) + 1) };
    const first = await call('POST', '/bookings', { ...lastRoom, ...dates }, 'intent-0001');
    const changed = await call('POST', '/bookings', { ...lastRoom, ...dates, prsnCnt: 4 }, 'intent-0002');
    expect(first.code).toBe('0000');
    expect(changed.code).toBe('0000');
    expect((await call('POST', `/bookings/${first.payload.bkngNo}/payment`)).code).toBe('FTR_HOLD_EXPIRED');
    const full = payload.nightList.find(({ rmndRoomCnt }: { rmndRoomCnt: number }) => rmndRoomCnt === 0);
    const fullDates = { ckinYmd: full.ymd, ckutYmd: String(Number(full.ymd) + 1) };
    const prices = { WD: 98000, WE: 175000, PK: 180000 } as Record<string, number>;
    const late = { ...lastRoom, ...fullDates, totAmt: prices[full.nghtTpcd] };
    expect((await call('POST', '/bookings', late, 'intent-0003')).code).toBe('FTR_SOLD_OUT');
  });
});

describe('paying', () => {
  test.each([
    ['pay', 'paid', 'PAID', 'PAID'],
    ['refuse', 'refused', 'HOLD', 'RFSD'],
    ['close', 'closed', 'HOLD', 'CLSD'],
  ])('%s settles here before the customer is sent back', async (act, result, bkngStcd, payStcd) => {
    const { call, settle } = await forestCaller();
    const { bkngNo } = (await call('POST', '/bookings', goodBooking, 'intent-0001')).payload;
    const { payUrl } = (await call('POST', `/bookings/${bkngNo}/payment`)).payload;
    expect(await settle(payUrl, act)).toBe(`/forest/returnUrl?bookingNo=${bkngNo}&result=${result}`);
    expect((await call('GET', `/bookings/${bkngNo}`)).payload).toMatchObject({ bkngStcd, payStcd });
  });

  test('only the newest page of the gateway can pay, and only once', async () => {
    const { call, settle, send } = await forestCaller();
    const { bkngNo } = (await call('POST', '/bookings', goodBooking, 'intent-0001')).payload;
    const first = (await call('POST', `/bookings/${bkngNo}/payment`)).payload.payUrl;
    const second = (await call('POST', `/bookings/${bkngNo}/payment`)).payload.payUrl;
    expect(await settle(first, 'pay')).toBeNull();
    expect(await (await send(second, { method: 'GET' })).text()).toContain('46,000원');
    expect(await settle(second, 'pay')).not.toBeNull();
    expect(await settle(second, 'pay')).toBeNull();
    expect((await call('POST', `/bookings/${bkngNo}/payment`)).code).toBe('FTR_ALREADY_PAID');
  });

  test('a hold that has ended cannot be paid any more', async () => {
    const { call, settle, pass } = await forestCaller();
    const { bkngNo } = (await call('POST', '/bookings', goodBooking, 'intent-0001')).payload;
    const { payUrl } = (await call('POST', `/bookings/${bkngNo}/payment`)).payload;
    pass(21 * minute);
    expect(await settle(payUrl, 'pay')).toBeNull();
    expect((await call('POST', `/bookings/${bkngNo}/payment`)).code).toBe('FTR_HOLD_EXPIRED');
  });
});

describe('cancelling', () => {
  // Arrival on Friday the 27th of November, booked on the 20th.
  const stay = { ...goodBooking, ckinYmd: '20261127', ckutYmd: '20261128', totAmt: 85000 };

  test.each([
    [0, 0, 0],
    [2, 0, 0],
    [3, 20, 17000],
    [5, 20, 17000],
    [6, 50, 42500],
    [7, 90, 76500],
  ])('after %i days the fee is %i per cent', async (days, feeRt, feeAmt) => {
    const { call, settle, pass } = await forestCaller();
    const booked = await call('POST', '/bookings', stay, 'intent-0001');
    const { bkngNo } = booked.payload;
    await settle((await call('POST', `/bookings/${bkngNo}/payment`)).payload.payUrl, 'pay');
    pass(days * day);
    const quote = await call('GET', `/bookings/${bkngNo}/cancel-quote`);
    expect(quote.payload).toMatchObject({ feeRt, feeAmt, rfndAmt: 85000 - feeAmt });
    expect((await call('POST', `/bookings/${bkngNo}/cancel`, { feeAmt: feeAmt + 1 })).code).toBe(
      'FTR_FEE_CHANGED',
    );
    const cancelled = await call('POST', `/bookings/${bkngNo}/cancel`, { feeAmt });
    expect(cancelled.payload).toMatchObject({ bkngStcd: 'CNCL', cnclFeeAmt: feeAmt });
    const again = await call('POST', `/bookings/${bkngNo}/cancel`, { feeAmt });
    expect(again.payload.bkngStcd).toBe('CNCL');
  });

  test('the day after arrival it is too late', async () => {
    const { call, settle, pass } = await forestCaller();
    const { bkngNo } = (await call('POST', '/bookings', stay, 'intent-0001')).payload;
    await settle((await call('POST', `/bookings/${bkngNo}/payment`)).payload.payUrl, 'pay');
    pass(8 * day);
    expect((await call('GET', `/bookings/${bkngNo}/cancel-quote`)).code).toBe('FTR_NOT_CANCELLABLE');
  });
});

test('nobody sees the booking of somebody else, and a visitor sees none', async () => {
  const { call, signIn } = await forestCaller();
  const { bkngNo } = (await call('POST', '/bookings', goodBooking, 'intent-0001')).payload;
  await signIn('foreigner');
  expect((await call('GET', `/bookings/${bkngNo}`)).code).toBe('FTR_NOT_FOUND');
  await signIn('visitor');
  expect((await call('GET', '/bookings')).status).toBe(401);
});
