import { defineCall } from '@wallet/kit/api';
import type { EventDetail, EventResult, EventSummary } from '../model/event.ts';
import type { NumberedPage } from '../model/page.ts';
import { toEvent, toEventDetail, toEventResult } from './toEvent.ts';
import { toPage } from './toPage.ts';
import * as wire from './wire.ts';

export const listEvents = defineCall<
  { isEnded: boolean; page: number | undefined },
  wire.WireEventPage,
  NumberedPage<EventSummary>
>({
  method: 'GET',
  path: '/noti/v1/events',
  answer: wire.wireEventPage,
  spinner: false,
  send: ({ isEnded, page = 1 }) => ({ params: { evntStcd: isEnded ? 'END' : 'RUN', pageNo: page } }),
  to: (page) => toPage(page, toEvent),
});

export const readEvent = defineCall<string, wire.WireEventDetail, EventDetail>({
  method: 'GET',
  path: '/noti/v1/events/{hirkEvntID}',
  answer: wire.wireEventDetail,
  send: (hirkEvntID) => ({ path: { hirkEvntID } }),
  to: toEventDetail,
});

export const readEventResult = defineCall<string, wire.WireEventResult, EventResult>({
  method: 'GET',
  path: '/noti/v1/events/{hirkEvntID}/result',
  answer: wire.wireEventResult,
  send: (hirkEvntID) => ({ path: { hirkEvntID } }),
  to: toEventResult,
});
