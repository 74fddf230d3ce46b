import { get, post } from '@wallet/kit/api';
import type { EducationOrder } from '../model/education.ts';
import * as wire from './wire.ts';

export const listEducations = get('/forest/v1/educations', { answer: wire.educationList });

export const applyForEducation = post('/forest/v1/educations/{eduId}/bookings', {
  lost: 'sameKey',
  send: ({ education, people, name, phone }: EducationOrder) => ({
    path: { eduId: education.id },
    body: { eduYmd: education.date, prsnCnt: people, aplcntNm: name, aplcntMtlno: phone },
  }),
  answer: wire.educationBooking,
});

export const listEducationBookings = get('/forest/v1/education-bookings', {
  answer: wire.educationBookingList,
});

export const readEducationBooking = get('/forest/v1/education-bookings/{bookingNo}', {
  send: (bookingNo: string) => ({ path: { bookingNo } }),
  answer: wire.educationBooking,
});

export const cancelEducationBooking = post('/forest/v1/education-bookings/{bookingNo}/cancel', {
  lost: 'sameEnd',
  send: (bookingNo: string) => ({ path: { bookingNo } }),
  answer: wire.educationBooking,
});
