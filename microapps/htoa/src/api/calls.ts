import { get, post } from '@wallet/kit/api';
import type { Terminal } from '../model/flight.ts';
import type { End, Start } from '../model/ground.ts';
import * as wire from './wire.ts';

const ofTerminal = (terminal: Terminal) => ({ params: { terminal } });

export const listFlights = get('/htoa/v1/flights', {
  send: ({ date, isArrival }: { date: string; isArrival: boolean }) => ({
    params: { ymd: date, arrvYn: isArrival ? 'Y' : 'N' },
  }),
  answer: wire.flights,
});
export const listAirlines = get('/htoa/v1/airlines', { answer: wire.airlines });
export const readFlight = get('/htoa/v1/flights/{key}', { answer: wire.flightDetail });
/** The key of the flight that the member watches; empty for none. */
export const readWatched = get('/htoa/v1/watch', { answer: wire.watched });
export const watchFlight = post('/htoa/v1/watch', {
  lost: 'harmless',
  send: ({ key, isOn }: { key: string; isOn: boolean }) => ({
    body: { flightKey: key, watchYn: isOn ? 'Y' : 'N' },
  }),
});
export const listHalls = get('/htoa/v1/congestion', { send: ofTerminal, answer: wire.halls });
export const listCarParks = get('/htoa/v1/parking', {
  send: ({ terminal, days }: { terminal: Terminal; days: number }) => ({ params: { terminal, days } }),
  answer: wire.carParks,
});
export const findPlaces = get('/htoa/v1/places', {
  send: (typed: string) => ({ params: { q: typed } }),
  answer: wire.places,
});
const toPosition = ({ latitude, longitude, address }: Start) => ({
  lat: latitude,
  lon: longitude,
  address,
});
/** Ways between a place and a terminal, either way. A position stands in the body, never in an address. */
export const findWays = post('/htoa/v1/routes', {
  lost: 'harmless',
  duplicates: 'allow',
  send: ({ start, end, terminal }: { start: Start; end: End; terminal: Terminal }) => ({
    body: { start: toPosition(start), end: { ...toPosition(end), pkplcId: end.carPark }, terminal },
  }),
  answer: wire.ways,
});
export const listDesks = get('/htoa/v1/desks', { send: ofTerminal, answer: wire.desks });
export const readRates = get('/htoa/v1/rates', { answer: wire.rates });

/** What a developer's page sets in the stand-in; a server of customers has no such call. */
export const setStandIn = post('/htoa/v1/test', {
  lost: 'harmless',
  send: (
    body:
      | { what: 'FEED'; silentMin: number }
      | { what: 'FLIGHT'; flightKey: string; gateNumber?: string; lateMin?: number; off?: 'CNCL' }
      | { what: 'LEVEL'; terminal: Terminal; hallNo: number; hour: number; min: number }
      | { what: 'RATE'; crncyCd: string; exrt: string | null; bfdyExrt: string | null },
  ) => ({ body }),
});
