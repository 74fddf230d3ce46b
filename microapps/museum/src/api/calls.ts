import { get, post } from '@wallet/kit/api';
import type { PeopleCounts } from '@wallet/kit/booking';
import { type Kind, kinds } from '../model/ticketCount.ts';
import * as wire from './wire.ts';

const kindList = (counts: PeopleCounts<Kind>) =>
  kinds.map((kind) => ({ knd: wire.wireKinds[kind], cnt: counts[kind] })).filter(({ cnt }) => cnt > 0);

export const listExhibitions = get('/museum/exhibitions', { answer: wire.exhibitionList });
export const readExhibition = get('/museum/exhibitions/{exhbId}', { answer: wire.exhibition });
/** Tells the customer when booking opens. */
export const askForAlarm = post('/museum/exhibitions/{exhbId}/alarm', { lost: 'harmless' });

export const readDays = get('/museum/days', {
  send: (exhbId: string) => ({ params: { exhbId } }),
  answer: wire.days,
});
export const listSessions = get('/museum/sessions', {
  send: ({ exhbId, date }: { exhbId: string; date: string }) => ({ params: { exhbId, ymd: date } }),
  answer: wire.sessions,
});

interface Wanted {
  exhbId: string;
  date: string;
  time: string;
  counts: PeopleCounts<Kind>;
  total: number;
}

/** Keeps the places for eight minutes. */
export const hold = post('/museum/hold', {
  lost: 'sameKey',
  send: ({ exhbId, date, time, counts, total }: Wanted) => ({
    body: { exhbId, ymd: date, ssnTime: time, kndList: kindList(counts), payAmt: total },
  }),
  answer: wire.ticket,
});

/** Where to go on: the payment company's page, or the ticket where there is nothing to pay. Booked once all the same. */
export const order = post('/museum/order', {
  lost: 'sameEnd',
  send: ({ number, agreed }: { number: string; agreed: readonly string[] }) => ({
    body: { tcktNo: number, agreStpulIdList: agreed },
  }),
  answer: wire.payUrl,
});

export const listTickets = get('/museum/tickets', { answer: wire.ticketList });
export const readTicket = get('/museum/tickets/{tcktNo}', { answer: wire.ticket });

interface GivenBack {
  number: string;
  counts: PeopleCounts<Kind>;
}

export const quoteReturn = post('/museum/returnFee', {
  lost: 'harmless',
  duplicates: 'allow',
  send: ({ number, counts }: GivenBack) => ({ body: { tcktNo: number, kndList: kindList(counts) } }),
  answer: wire.returnQuote,
});
/** Gives back at the fee the customer agreed to, or not at all; sent again it gives back no second one. */
export const giveBack = post('/museum/return', {
  lost: 'sameKey',
  send: ({ number, counts, fee }: GivenBack & { fee: number }) => ({
    body: { tcktNo: number, kndList: kindList(counts), feeAmt: fee },
  }),
  answer: wire.ticket,
});

interface GiftInput {
  act: 'SEND' | 'BACK' | 'TAKE';
  /** the ticket's number for SEND and BACK, the gift's for TAKE */
  no: string;
  /** which tickets are sent; all of them unless stated */
  counts?: PeopleCounts<Kind>;
}

export const gift = post('/museum/gift', {
  lost: 'sameEnd',
  send: ({ counts, ...body }: GiftInput) => ({
    body: { ...body, ...(counts && { kndList: kindList(counts) }) },
  }),
  answer: wire.ticket,
});
export const readGift = get('/museum/gifts/{no}', {
  send: (no: string) => ({ path: { no } }),
  answer: wire.gift,
});
