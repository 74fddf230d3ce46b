import { get, post } from '@wallet/kit/api';
import * as wire from './wire.ts';

// The four groups and retrieveCarInfo are stated (R906, R907), as what they are for (R908 to R917); other names are ours.
// All by POST but the list of cars (R912, A64); a 9999 is told by the client, and on the recommended place it goes back (A83).

const on9999 = 'alert';
const reads = { on9999, lost: 'harmless', duplicates: 'allow', spinner: false } as const;
const saves = { on9999, lost: 'harmless' } as const;
const orders = { on9999, lost: 'sameKey' } as const;
const byCar = { send: (carId: string) => ({ body: { carId } }) };
const byBooking = { send: (rsvNo: string) => ({ body: { rsvNo } }) };
const byResult = { send: (rsltNo: string) => ({ body: { rsltNo } }) };
const byLesson = { send: (eduNo: string) => ({ body: { eduNo } }) };

export const sendCode = post('/cib/base/sendAuthNo', {
  ...saves,
  send: ({ phone, way }: { phone: string; way: 'SMS' | 'CHAT' }) => ({ body: { mtlno: phone, wayCd: way } }),
  answer: wire.sent,
});
export const extendCode = post('/cib/base/extendAuthNo', {
  ...saves,
  send: (authNo: string) => ({ body: { authNo } }),
  answer: wire.seconds,
});
export const checkCode = post('/cib/base/checkAuthNo', {
  ...saves,
  send: ({ id, code }: { id: string; code: string }) => ({ body: { authNo: id, crtfcNo: code } }),
});

export const readGuide = post('/cib/base/guide', { ...reads, answer: wire.guide });
export const findCar = post('/cib/base/retrieveCarInfo', {
  ...saves,
  send: (vhclRegiNo: string) => ({ body: { vhclRegiNo } }),
  answer: wire.found,
});
export const listCars = get('/cib/base/baseCarInfo', { on9999, answer: wire.cars });
export const readCar = post('/cib/base/baseCarInfoDetail', { ...reads, ...byCar, answer: wire.car });
/** Saved twice it is one car. */
export const saveCar = post('/cib/base/saveBaseCarInfo', {
  ...saves,
  send: ({ plate, area }: { plate: string; area: string }) => ({
    body: { vhclRegiNo: plate, preferAddr: area },
  }),
  answer: wire.car,
});
export const updateCar = post('/cib/base/updateBaseCarInfo', {
  ...saves,
  send: ({ id, nickname, area }: { id: string; nickname: string; area: string }) => ({
    body: { carId: id, nickNm: nickname, preferAddr: area },
  }),
});
export const deleteCar = post('/cib/base/deleteBaseCarInfo', {
  on9999,
  lost: { proof: 'CIB_NO_CAR' },
  ...byCar,
});
export const listPosts = post('/cib/base/eventList', { ...reads, answer: wire.posts });
export const readPost = post('/cib/base/event', {
  ...reads,
  send: (id: string) => ({ body: { id } }),
  answer: wire.onePost,
});
export const readCourseTerms = post('/cib/base/stpulInfo', { ...reads, answer: wire.terms });

export const listStations = post('/cib/rsv/placeList', { ...reads, ...byCar, answer: wire.stations });
/** The nearest first. A position stands in the body, never in an address. */
export const recommendStations = post('/cib/rsv/recommendPlace', {
  ...reads,
  on9999: 'alertAndBack',
  send: ({ carId, latitude, longitude }: { carId: string; latitude: number; longitude: number }) => ({
    body: { carId, lat: latitude, lon: longitude },
  }),
  answer: wire.stations,
});
interface AtPlace {
  carId: string;
  placeId: string;
}
const atPlace = { send: ({ carId, placeId }: AtPlace) => ({ body: { carId, plcId: placeId } }) };
export const readStation = post('/cib/rsv/placeDetail', { ...reads, ...atPlace, answer: wire.station });
export const readValidity = post('/cib/rsv/validity', { ...reads, ...byCar, answer: wire.validity });
export const listDays = post('/cib/rsv/days', { ...reads, ...atPlace, answer: wire.days });
export const listTimes = post('/cib/rsv/times', {
  ...reads,
  send: ({ placeId, date }: { placeId: string; date: string }) => ({ body: { plcId: placeId, ymd: date } }),
  answer: wire.times,
});

interface Slot {
  date: string;
  time: string;
}
/** Keeps a time for ten minutes; the draft's own key makes a second tap the same booking. */
export const reserve = post('/cib/rsv/reserve', {
  on9999,
  lost: 'sameKey',
  send: ({ key, carId, placeId, date, time, amount }: AtPlace & Slot & { key: string; amount: number }) => ({
    headers: { 'Idempotency-Key': key },
    body: { carId, plcId: placeId, ymd: date, time, payAmt: amount },
  }),
  answer: wire.booking,
});
export const startPayment = post('/cib/rsv/payment', {
  ...saves,
  lost: 'sameEnd',
  ...byBooking,
  answer: wire.payUrl,
});
export const listBookings = post('/cib/rsv/list', { ...reads, answer: wire.bookings });
export const countBookings = post('/cib/rsv/count', { ...reads, answer: wire.bookingCount });
export const readBooking = post('/cib/rsv/detail', { ...reads, ...byBooking, answer: wire.booking });
export const changeTime = post('/cib/rsv/updateTime', {
  ...saves,
  lost: 'sameEnd',
  send: ({ number, date, time }: Slot & { number: string }) => ({ body: { rsvNo: number, ymd: date, time } }),
  answer: wire.booking,
});
export const readQuote = post('/cib/rsv/cancelQuote', { ...reads, ...byBooking, answer: wire.quote });
export const cancelBooking = post('/cib/rsv/cancel', {
  ...saves,
  lost: 'sameEnd',
  ...byBooking,
  answer: wire.booking,
});

export const readWish = post('/cib/rsv/preInfo', { ...reads, ...byCar, answer: wire.wish });
interface Wish extends AtPlace {
  weekdays: readonly number[];
  isMorning: boolean;
  isAfternoon: boolean;
}
/** Without a place the wish is forgotten. */
export const saveWish = post('/cib/rsv/preSave', {
  ...saves,
  send: ({ carId, placeId, weekdays, isMorning, isAfternoon }: Wish) => ({
    body: { carId, plcId: placeId, weekdays, amYn: isMorning ? 'Y' : 'N', pmYn: isAfternoon ? 'Y' : 'N' },
  }),
});

export const listResults = post('/cib/rslt/list', { ...reads, ...byCar, answer: wire.results });
export const readResult = post('/cib/rslt/paperList', { ...reads, ...byResult, answer: wire.oneResult });
interface Told {
  date: string;
  place: string;
  isPassed: boolean;
  validTo: string;
  memo: string;
}
const toldBody = ({ date, place, isPassed, validTo, memo }: Told) => ({
  inspDe: date,
  plcNm: place,
  rsltCd: isPassed ? 'PASS' : 'FAIL',
  validTo,
  memo,
});
export const registerResult = post('/cib/rslt/register', {
  ...orders,
  send: ({ carId, ...told }: Told & { carId: string }) => ({ body: { carId, ...toldBody(told) } }),
  answer: wire.resultNo,
});
export const modifyResult = post('/cib/rslt/modify', {
  ...saves,
  send: ({ number, ...told }: Told & { number: string }) => ({ body: { rsltNo: number, ...toldBody(told) } }),
});
export const deleteResult = post('/cib/rslt/delete', {
  on9999,
  lost: { proof: 'CIB_NO_RESULT' },
  ...byResult,
});
/** The same paper sent again is the same one. */
export const addPaper = post('/cib/rslt/paperRegister', {
  ...orders,
  send: ({ number, name, image }: { number: string; name: string; image: string }) => ({
    body: { rsltNo: number, paperNm: name, image },
  }),
});
export const deletePaper = post('/cib/rslt/paperDelete', {
  ...saves,
  send: ({ number, paperId }: { number: string; paperId: string }) => ({
    body: { rsltNo: number, paperNo: paperId },
  }),
});

export const readPoints = post('/cib/penlt/points', { ...reads, answer: wire.points });
export const readAvailability = post('/cib/penlt/availability', { ...reads, answer: wire.availability });
export const listCentres = post('/cib/penlt/centers', { ...reads, answer: wire.centres });
export const listCourseDays = post('/cib/penlt/operatingTime', {
  ...reads,
  send: (cntrId: string) => ({ body: { cntrId } }),
  answer: wire.courseDays,
});
export const listLessons = post('/cib/penlt/reservationList', { ...reads, answer: wire.lessons });
interface Sitting {
  centreId: string;
  date: string;
  begins: string;
}
const sitting = ({ centreId, date, begins }: Sitting) => ({
  cntrId: centreId,
  eduDate: date,
  startTime: begins,
});
export const bookLesson = post('/cib/penlt/register', {
  ...orders,
  send: ({
    licence,
    proofId,
    secret,
    hint,
    ...when
  }: Sitting & { licence: string; proofId: string; secret: string; hint: string }) => ({
    body: { ...sitting(when), authNo: proofId, lcnsNo: licence, confirmNo: secret, confirmHint: hint },
  }),
  answer: wire.lesson,
});
export const changeLesson = post('/cib/penlt/modify', {
  ...saves,
  send: ({ number, secret, ...when }: Sitting & { number: string; secret: string }) => ({
    body: { ...sitting(when), eduNo: number, confirmNo: secret },
  }),
  answer: wire.lesson,
});
export const cancelLesson = post('/cib/penlt/cancel', {
  ...saves,
  lost: 'sameEnd',
  send: ({ number, secret }: { number: string; secret: string }) => ({
    body: { eduNo: number, confirmNo: secret },
  }),
  answer: wire.lesson,
});
export const findNumber = post('/cib/penlt/findConfirmNo', {
  ...saves,
  ...byLesson,
  answer: wire.foundNumber,
});
export const resetNumber = post('/cib/penlt/resetConfirmNo', {
  ...saves,
  send: ({
    number,
    proofId,
    secret,
    hint,
  }: {
    number: string;
    proofId: string;
    secret: string;
    hint: string;
  }) => ({
    body: { eduNo: number, authNo: proofId, confirmNo: secret, confirmHint: hint },
  }),
});
