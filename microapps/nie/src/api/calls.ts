import { get, post } from '@wallet/kit/api';
import type { PeopleCounts } from '@wallet/kit/booking';
import { type Kind, kinds } from '../model/visit.ts';
import * as wire from './wire.ts';

// Names as stated (R919 to R921); that they ask by GET and change by POST is our reading (N41).

const byClass = { send: (eduId: string) => ({ params: { eduId } }) };
const byNumber = { send: (resveNo: string) => ({ params: { resveNo } }) };
const numbered = { send: (resveNo: string) => ({ body: { resveNo } }) };

export const listClasses = get('/nie/edu/getEduList', { answer: wire.classes });
export const readClass = get('/nie/edu/getEduDetail', { ...byClass, answer: wire.classDetail });
export const readClassDays = get('/nie/edu/getEduAvailableDays', { ...byClass, answer: wire.classDays });
export const listVisits = get('/nie/edu/getEduReserveList', { answer: wire.visits });
export const readVisit = get('/nie/edu/getEduReserveDetail', { ...byNumber, answer: wire.visit });
export const cancelVisit = post('/nie/edu/cancelEduReserve', {
  ...numbered,
  lost: 'sameEnd',
  answer: wire.visit,
});

interface Visiting {
  id: string;
  date: string;
  begins: string;
  people: PeopleCounts<Kind>;
  agreed: readonly string[];
}
export const reserveVisit = post('/nie/edu/reserveEdu', {
  lost: 'sameKey',
  send: ({ id, date, begins, people, agreed }: Visiting) => ({
    body: {
      eduId: id,
      eduDe: date,
      beginTime: begins,
      agreStpulIdList: agreed,
      pplList: kinds
        .map((kind) => ({ knd: wire.wireKinds[kind], cnt: people[kind] }))
        .filter(({ cnt }) => cnt > 0),
    },
  }),
  answer: wire.visit,
});

interface Nights {
  begin: string;
  end: string;
}
const ofNights = ({ begin, end }: Nights) => ({ bgnDe: begin, endDe: end });

export const readRoomDays = get('/nie/room/getAcmdAvailableDays', { answer: wire.roomDays });
export const listRooms = get('/nie/room/getRoomList', {
  send: ({ guests, ...nights }: Nights & { guests: number }) => ({
    params: { ...ofNights(nights), gstCnt: String(guests) },
  }),
  answer: wire.rooms,
});
export const readRoom = get('/nie/room/getRoomDetail', {
  send: ({ id, ...nights }: Nights & { id: string }) => ({ params: { roomId: id, ...ofNights(nights) } }),
  answer: wire.room,
});
export const listProgrammes = get('/nie/room/getRoomProgram', {
  send: (nights: Nights) => ({ params: ofNights(nights) }),
  answer: wire.programmes,
});
export const readUser = get('/nie/room/getUserInfo', { answer: wire.user });

interface Staying extends Nights {
  roomId: string;
  guests: number;
  programs: readonly { number: string; count: number }[];
  car: string;
  agreed: readonly string[];
}
/** Checks what was chosen, prices it, and keeps the room for ten minutes. */
export const verifyStay = post('/nie/room/paymentVerificationData', {
  lost: 'sameKey',
  send: ({ roomId, guests, programs, car, agreed, ...nights }: Staying) => ({
    body: {
      roomId,
      ...ofNights(nights),
      gstCnt: guests,
      carNo: car,
      agreStpulIdList: agreed,
      progrmList: programs.map(({ number, count }) => ({ progrmNo: number, cnt: count })),
    },
  }),
  answer: wire.stay,
});
/** The payment company's page for the amount that was agreed to; the booking where it is paid already. */
export const verifyPayment = post('/nie/room/paymentVerificationData', {
  lost: 'sameEnd',
  send: ({ number, payAmount }: { number: string; payAmount: number }) => ({
    body: { resveNo: number, payAmt: payAmount },
  }),
  answer: wire.payUrl,
});
/** What became of a payment: asked as often as need be, it pays nothing. */
export const confirmStay = post('/nie/room/confirm', {
  ...numbered,
  lost: 'harmless',
  duplicates: 'allow',
  answer: wire.stay,
});
/** Keeps a room that is to be paid within a day. */
export const payLater = post('/nie/room/payYetRoom', { ...numbered, lost: 'sameEnd', answer: wire.stay });
export const readStay = get('/nie/room/acmdResveView', { ...byNumber, answer: wire.stay });
/** Cancels at the fee that was agreed to, or not at all; cancelled already, it says so. */
export const cancelStay = post('/nie/room/acmdResvCancel', {
  lost: 'sameEnd',
  send: ({ number, fee }: { number: string; fee: number }) => ({ body: { resveNo: number, feeAmt: fee } }),
  answer: wire.stay,
});

export const listReservations = get('/nie/comm/reservations', { answer: wire.reservations });
export const countUpcoming = get('/nie/comm/upcomingReserveCount', { answer: wire.upcoming });
export const readCancelDate = get('/nie/comm/cancelDate', { ...byNumber, answer: wire.cancelDate });
