import { get, post } from '@wallet/kit/api';
import * as wire from './wire.ts';

// A 9999 of any book call alerts its message and stays (R935, A83).
const on9999 = 'alert';

export const readUser = get('/book/user', { on9999, answer: wire.user });
export const readCard = get('/book/card', { on9999, answer: wire.card });
export const listLibraries = get('/book/libraries', { on9999, answer: wire.libraries });

export const findBooks = get('/book/search', {
  on9999,
  duplicates: 'allow',
  send: ({ words, isIn, page = '1' }: { words: string; isIn: boolean; page?: string | undefined }) => ({
    params: { wrds: words, inYn: isIn ? 'Y' : 'N', pageNo: page },
  }),
  answer: wire.books,
});
export const readBook = get('/book/detail', {
  on9999,
  send: (of: { bookId: string } | { isbn: string }) => ({ params: of }),
  answer: wire.book,
});

interface Joining {
  library: string;
  pin: string;
  agreed: readonly string[];
}
/** Joined already, it answers the card there is. */
export const join = post('/book/join', {
  on9999,
  lost: 'harmless',
  send: ({ library, pin, agreed }: Joining) => ({
    body: { homeLibId: library, encPin: pin, agreStpulIdList: agreed },
  }),
  answer: wire.user,
});
export const leave = post('/book/leave', { on9999, lost: 'harmless', answer: wire.user });

interface UserChanges {
  homeLibId?: string;
  addLibId?: string;
  nationalLibraryOfKoreaUserYn?: 'Y' | 'N';
  alrmList?: readonly string[];
}
export const updateUser = post('/book/update', {
  on9999,
  lost: 'harmless',
  send: (body: UserChanges) => ({ body }),
  answer: wire.user,
});
/** Stops the card, or makes a new one in place of the one with that number. */
export const changeCard = post('/book/cardState', {
  on9999,
  lost: 'harmless',
  send: (body: { act: 'STOP' | 'NEW'; cardNo: string }) => ({ body }),
  answer: wire.user,
});

/** RSRV waits for a book of that library, INTR has it sent from another city (책바다). */
export const reserve = post('/book/reserve', {
  on9999,
  lost: 'sameKey',
  send: (body: { bookId: string; libId: string; knd: 'RSRV' | 'INTR' }) => ({ body }),
  answer: wire.reservation,
});
export const listReservations = get('/book/reservations', { on9999, answer: wire.reservations });
const ofReservation = (number: string) => ({ body: { rsrvNo: number } });
export const cancelReservation = post('/book/cancel', {
  on9999,
  lost: 'sameEnd',
  send: ofReservation,
  answer: wire.reservation,
});
export const payReservation = post('/book/pay', {
  on9999,
  lost: 'sameEnd',
  send: ofReservation,
  answer: wire.payUrl,
});

export const listLoans = get('/book/loans', { on9999, answer: wire.loans });
/** Until that day, or not at all: extended once already, it says the same. */
export const extend = post('/book/extend', {
  on9999,
  lost: 'sameEnd',
  send: ({ number, newDue }: { number: string; newDue: string }) => ({
    body: { lonNo: number, dueYmd: newDue },
  }),
  answer: wire.loan,
});
export const listHistory = get('/book/history', { on9999, answer: wire.history });
export const listNotices = get('/book/notices', { on9999, answer: wire.notices });
