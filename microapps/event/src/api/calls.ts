import { get, post } from '@wallet/kit/api';
import { toEvent, toPart } from './toEvent.ts';
import * as wire from './wire.ts';

/** What the service answers once the event is over by its own clock. */
export const EVENT_CLOSED = 'EPO_CLOSED';

export const readEvent = get('/event/v1/events/EPO10000', {
  answer: wire.wireEvent,
  to: toEvent,
});

/** Takes part. A member takes part once: sent again, it is answered with the part they have. */
export const takePart = post('/event/v1/events/EPO10000/applications', {
  lost: 'harmless',
  answer: wire.wirePart,
  send: (agreedTerms: readonly string[]) => ({
    body: { stpulInfoList: agreedTerms.map((hirkStpulId) => ({ hirkStpulId, stpulAgrmtYn: 'Y' })) },
  }),
  to: toPart,
});
