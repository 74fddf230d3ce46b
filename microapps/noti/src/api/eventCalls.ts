import { get } from '@wallet/kit/api';
import type { EventSummary } from '../model/event.ts';
import type { NumberedPage } from '../model/page.ts';
import { toEvent, toEventDetail, toEventResult } from './toEvent.ts';
import { toPage } from './toPage.ts';
import * as wire from './wire.ts';

export const listEvents = get('/noti/v1/events', {
  answer: wire.wireEventPage,
  spinner: false,
  send: ({ isEnded, page = 1 }: { isEnded: boolean; page: number | undefined }) => ({
    params: { evntStcd: isEnded ? 'END' : 'RUN', pageNo: page },
  }),
  to: (page): NumberedPage<EventSummary> => toPage(page, toEvent),
});

export const readEvent = get('/noti/v1/events/{hirkEvntID}', {
  answer: wire.wireEventDetail,
  send: (hirkEvntID: string) => ({ path: { hirkEvntID } }),
  to: toEventDetail,
});

export const readEventResult = get('/noti/v1/events/{hirkEvntID}/result', {
  answer: wire.wireEventResult,
  send: (hirkEvntID: string) => ({ path: { hirkEvntID } }),
  to: toEventResult,
});
