import { code, count, field, list, moment, only, shape, text, won, yesNo } from '@wallet/kit/api';
import { airportTerminal } from '@wallet/kit/format';
import { type Schema, v } from '@wallet/kit/schema';
import type { Flight, FlightDetail } from '../model/flight.ts';
import type { CarPark, Desk, Hall, Rate, Start, Way } from '../model/ground.ts';

// flightId, airline, airportCode, terminalId, scheduleDateTime are stated (R823); the other fields are ours (N40).
const minuteTime = (name: string) => field(name, v.pipe(v.string(), v.regex(/^\d{12}$/)));

const remarks = {
  NONE: 'none',
  DLAY: 'late',
  BRDG: 'bridge',
  LAST: 'last',
  CLSD: 'closed',
  DPTD: 'departed',
  CNCL: 'cancelled',
  DVRT: 'diverted',
} as const;
const fields = {
  number: text('flightId'),
  airline: text('airline', ''),
  airlineName: text('airlineNm', ''),
  airport: text('airportCode', ''),
  city: text('airportNm', ''),
  place: text('terminalId'),
  plannedAt: minuteTime('scheduleDateTime'),
  expectedAt: field('estimatedDateTime', v.pipe(v.string(), v.regex(/^\d{12}$/)), ''),
  gate: text('gateNumber', ''),
  firstGate: text('bfGateNumber', ''),
  counters: text('chkinRange', ''),
  remark: code('remark', remarks, 'none'),
  master: text('masterFlightId', ''),
  isArrival: yesNo('arrvYn', false),
};
interface Told {
  number: string;
  place: string;
  airline: string;
  airlineName: string;
  airport: string;
  city: string;
  plannedAt: string;
  expectedAt: string;
}
/** Number, airline, airport, terminal and planned time are stated (R823): without the other fields they are shown. */
const toFlight = <T extends Told>({ place, airlineName, airport, ...one }: T) => ({
  ...one,
  airline: airlineName || one.airline,
  city: one.city || airport,
  expectedAt: one.expectedAt || one.plannedAt,
  key: `${one.number}-${one.plannedAt}`,
  terminal: airportTerminal(place) ?? ('T1' as const),
  isConcourse: place === 'P02',
});
const flight: Schema<Flight> = v.pipe(shape(fields), v.transform(toFlight));
const at = moment('stdDttm', '');

export const flights = shape({ at, flights: list('flightList', flight) });
export const flightDetail: Schema<FlightDetail & { at: string }> = v.pipe(
  shape({
    ...fields,
    at,
    codeshares: list('codeshareList', v.string(), []),
    isWatched: yesNo('watchYn', false),
    passport: code('psprtNtc', { LOST: 'lost', RPLC: 'replaced' }, 'good'),

    lead: count('ledMin', 120),
    wait: count('wtngMin', 0),
    train: count('cncrMin', 0),
  }),
  v.transform(({ lead, wait, train, ...one }) => ({ ...toFlight(one), stay: { lead, wait, train } })),
);
export const watched = only(text('flightKey', ''));

const hall: Schema<Hall> = shape({
  number: count('hallNo'),
  opens: text('opnHm', ''),
  closes: text('clsHm', ''),
  minutes: list('minList', v.number()),
  now: count('wtngMin'),
});
export const halls = shape({ at, halls: list('hallList', hall) });

const carPark: Schema<CarPark> = shape({
  id: text('pkplcId'),
  name: text('pkplcNm'),
  total: count('totCnt'),
  free: count('freeCnt'),
  perDay: won('dayAmt'),
  price: won('payAmt'),
});
export const carParks = shape({ at, carParks: list('lotList', carPark), discount: text('dscntCtnt', '') });

const degrees = (name: string) => field(name, v.number());
const place: Schema<Start> = shape({
  address: text('address'),
  latitude: degrees('lat'),
  longitude: degrees('lon'),
});
export const places = only(list('placeList', place));

const way: Schema<Way> = shape({
  kind: code('wayCd', { RAIL: 'rail', BUS: 'bus', TAXI: 'taxi', CAR: 'car' }),
  minutes: count('min'),
  price: won('payAmt'),
  legs: list('legList', shape({ name: text('legNm'), minutes: count('min') })),
});
export const ways = only(list('wayList', way));

const desk: Schema<Desk> = shape({
  bank: text('bankNm'),
  place: text('locCtnt', ''),
  opens: text('opnHm', ''),
  closes: text('clsHm', ''),
  isOpen: yesNo('opnYn'),
  hundred: won('hndrdAmt', null),
});
export const desks = shape({ at, desks: list('deskList', desk) });

const decimal = (name: string) => field(name, v.nullable(v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/))), null);
const rate: Schema<Rate> = shape({
  currency: text('crncyCd'),
  unit: count('unit', 1),
  today: decimal('exrt'),
  before: decimal('bfdyExrt'),
});
export const rates = shape({ at, rates: list('rateList', rate), before: text('bfdyYmd', '') });

/** What the feed calls an airline (R824). */
export const airlines = only(
  list('airlineList', shape({ code: text('instanceCode'), name: text('instanceContent', '') })),
);
