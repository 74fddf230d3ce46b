import { defineCall } from '@wallet/kit/api';
import type { EventPage, Part } from '../model/event.ts';
import { toEvent, toPart } from './toEvent.ts';
import * as wire from './wire.ts';

/** What the service answers once the event is over by its own clock. */
export const EVENT_CLOSED = 'EPO_CLOSED';

export const readEvent = defineCall<void, wire.WireEvent, EventPage>({
  method: 'GET',
  path: '/event/v1/events/EPO10000',
  answer: wire.wireEvent,
  to: toEvent,
});

/** Takes part. A member takes part once: sent again, it is answered with the part they have. */
export const takePart = defineCall<readonly string[], wire.WirePart, Part | null>({
  method: 'POST',
  path: '/event/v1/events/EPO10000/applications',
  answer: wire.wirePart,
  send: (agreedTerms) => ({
    body: { stpulInfoList: agreedTerms.map((hirkStpulId) => ({ hirkStpulId, stpulAgrmtYn: 'Y' })) },
  }),
  to: toPart,
});
