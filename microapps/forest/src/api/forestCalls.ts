import { get } from '@wallet/kit/api';
import type { Stay } from '@wallet/kit/booking';
import type { ForestSearch } from '../model/search.ts';
import * as wire from './wire.ts';

export const findForests = get('/forest/v1/forests', {
  send: ({ region, kind, facilities, checkIn, checkOut, guests }: ForestSearch) => ({
    params: {
      rgnCd: region || undefined,
      roomTpcd: kind || undefined,
      fcltCd: facilities.join(',') || undefined,
      ckinYmd: checkIn || undefined,
      ckutYmd: checkOut || undefined,
      prsnCnt: guests,
    },
  }),
  answer: wire.forestList,
});

/** The forest asked for, and the nights its rooms are asked for. */
export interface ForestAsked extends Partial<Stay> {
  forestId: string;
}

export const readForest = get('/forest/v1/forests/{forestId}', {
  send: ({ forestId, checkIn, checkOut }: ForestAsked) => ({
    path: { forestId },
    params: { ckinYmd: checkIn || undefined, ckutYmd: checkOut || undefined },
  }),
  answer: wire.forest,
});

export const readRoom = get('/forest/v1/rooms/{roomId}', {
  send: (roomId: string) => ({ path: { roomId } }),
  answer: wire.roomInForest,
});

export const readNights = get('/forest/v1/rooms/{roomId}/nights', {
  send: (roomId: string) => ({ path: { roomId } }),
  answer: wire.nightBook,
});

export const readTerms = get('/forest/v1/terms/{stpulDstcd}', {
  send: (stpulDstcd: 'BOOK' | 'JOIN') => ({ path: { stpulDstcd } }),
  answer: wire.terms,
});
