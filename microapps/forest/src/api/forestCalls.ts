import { defineCall } from '@wallet/kit/api';
import type { Forest, ForestSummary, RoomInForest } from '../model/forest.ts';
import type { NightBook } from '../model/nights.ts';
import type { ForestSearch } from '../model/search.ts';
import type { Term } from '../model/term.ts';
import { toForest, toForestSummaries, toNightBook, toRoomInForest } from './toForest.ts';
import { toTerms } from './toMember.ts';
import * as wire from './wire.ts';

export const findForests = defineCall<ForestSearch, wire.WireForestList, ForestSummary[]>({
  method: 'GET',
  path: '/forest/v1/forests',
  answer: wire.wireForestList,
  send: ({ region, kind, facilities, checkIn, checkOut, guests }) => ({
    params: {
      rgnCd: region || undefined,
      roomTpcd: kind || undefined,
      fcltCd: facilities.join(',') || undefined,
      ckinYmd: checkIn || undefined,
      ckutYmd: checkOut || undefined,
      prsnCnt: guests,
    },
  }),
  to: toForestSummaries,
});

export const readForest = defineCall<string, wire.WireForest, Forest>({
  method: 'GET',
  path: '/forest/v1/forests/{forestId}',
  answer: wire.wireForest,
  send: (forestId) => ({ path: { forestId } }),
  to: toForest,
});

export const readRoom = defineCall<string, wire.WireRoomInForest, RoomInForest>({
  method: 'GET',
  path: '/forest/v1/rooms/{roomId}',
  answer: wire.wireRoomInForest,
  send: (roomId) => ({ path: { roomId } }),
  to: toRoomInForest,
});

export const readNights = defineCall<string, wire.WireNightBook, NightBook>({
  method: 'GET',
  path: '/forest/v1/rooms/{roomId}/nights',
  answer: wire.wireNightBook,
  send: (roomId) => ({ path: { roomId } }),
  to: toNightBook,
});

export const readTerms = defineCall<'BOOK' | 'JOIN', wire.WireTermList, Term[]>({
  method: 'GET',
  path: '/forest/v1/terms/{stpulDstcd}',
  answer: wire.wireTermList,
  send: (stpulDstcd) => ({ path: { stpulDstcd } }),
  to: toTerms,
});
