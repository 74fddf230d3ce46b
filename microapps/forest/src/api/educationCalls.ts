import { defineCall } from '@wallet/kit/api';
import type { Education, EducationBooking, EducationOrder } from '../model/education.ts';
import { once } from './once.ts';
import { toEducation, toEducationBooking } from './toEducation.ts';
import * as wire from './wire.ts';

export const listEducations = defineCall<void, { eduList: wire.WireEducation[] }, Education[]>({
  method: 'GET',
  path: '/forest/v1/educations',
  answer: wire.wireEducationList,
  to: ({ eduList }) => eduList.map(toEducation),
});

export const applyForEducation = defineCall<EducationOrder, wire.WireEducationBooking, EducationBooking>({
  method: 'POST',
  path: '/forest/v1/educations/{eduId}/bookings',
  answer: wire.wireEducationBooking,
  send: ({ intentId, education, people, name, phone }) => ({
    path: { eduId: education.id },
    headers: once(intentId),
    body: { eduYmd: education.date, prsnCnt: people, aplcntNm: name, aplcntMtlno: phone },
  }),
  to: toEducationBooking,
});

export const listEducationBookings = defineCall<
  void,
  { eduBkngList: wire.WireEducationBooking[] },
  EducationBooking[]
>({
  method: 'GET',
  path: '/forest/v1/education-bookings',
  answer: wire.wireEducationBookingList,
  to: ({ eduBkngList }) => eduBkngList.map(toEducationBooking),
});

export const readEducationBooking = defineCall<string, wire.WireEducationBooking, EducationBooking>({
  method: 'GET',
  path: '/forest/v1/education-bookings/{bookingNo}',
  answer: wire.wireEducationBooking,
  send: (bookingNo) => ({ path: { bookingNo } }),
  to: toEducationBooking,
});

export const cancelEducationBooking = defineCall<string, wire.WireEducationBooking, EducationBooking>({
  method: 'POST',
  path: '/forest/v1/education-bookings/{bookingNo}/cancel',
  answer: wire.wireEducationBooking,
  send: (bookingNo) => ({ path: { bookingNo } }),
  to: toEducationBooking,
});
