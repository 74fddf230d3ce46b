import { get, post } from '@wallet/kit/api';
import * as wire from './wire.ts';

export const listTickets = get('/smat/v1/tickets', { answer: wire.tickets });
export const readTicket = get('/smat/v1/tickets/{tcktId}', { answer: wire.ticket });
/** Linked twice, it is one ticket. */
export const linkBooking = post('/smat/v1/link', {
  lost: 'harmless',
  send: ({ airline, booking, name }: { airline: string; booking: string; name: string }) => ({
    body: { airlnCd: airline, bkngCd: booking.toUpperCase(), psngrNm: name },
  }),
  answer: wire.ticket,
});
export const linkCode = post('/smat/v1/link/code', {
  lost: 'harmless',
  send: (bcbp: string) => ({ body: { bcbp } }),
  answer: wire.ticket,
});
export const unlink = post('/smat/v1/tickets/{tcktId}/unlink', {
  lost: { proof: 'FLY_NO_TICKET' },
  send: (tcktId: string) => ({ path: { tcktId } }),
});
/** Whether this is the payment password: it proves who holds the phone where face and finger do not. */
export const checkHolder = post('/smat/v1/holder', {
  lost: 'harmless',
  duplicates: 'allow',
  send: (pinNo: string) => ({ body: { pinNo } }),
});
export const readCode = post('/smat/v1/tickets/{tcktId}/code', {
  lost: 'harmless',
  duplicates: 'allow',
  send: (tcktId: string) => ({ path: { tcktId } }),
  answer: wire.shown,
});
export const share = post('/smat/v1/share', {
  lost: 'sameKey',
  send: (body: { tcktId: string; psngrNo: string }) => ({ body }),
  answer: wire.shareId,
});
export const readShare = get('/smat/v1/share/{shareId}', { answer: wire.share });
export const receive = post('/smat/v1/share/{shareId}/receive', {
  lost: 'harmless',
  send: (shareId: string) => ({ path: { shareId } }),
  answer: wire.ticketId,
});
export const takeBack = post('/smat/v1/share/{shareId}/back', {
  lost: 'sameEnd',
  send: (shareId: string) => ({ path: { shareId } }),
});
