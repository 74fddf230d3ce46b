import { distanceBetween, isCalendarDate } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import type { Context } from 'hono';
import { answerConsent } from '../comm/location.ts';
import { languageOf, spoken } from '../language.ts';
import { passportStanding } from '../pass/standing.ts';
import { AnswerError, defineRoom, memberOf, ok, type RoomEnv, readBody, type World } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import { nextBoarding } from '../smps/tickets.ts';
import {
  airlineCodes,
  changeFlight,
  type Flight,
  flightAt,
  flightsOf,
  keyOf,
  look,
  watchersOf,
} from './flights.ts';
import {
  airportCurrencies,
  CONCOURSE_MIN,
  desksOf,
  hallsOf,
  leadOf,
  levelsOf,
  lotsOf,
  parkingDiscount,
  places,
  ratesOf,
  ratesSet,
  waysOver,
} from './ground.ts';

type At = Context<RoomEnv>;
const airport = { lat: 37.45, lon: 126.45 };
const noFlight = () => new AnswerError('HTO_NO_FLIGHT', '운항 정보를 찾을 수 없어요.');

/** When the feed last said something: now, unless a developer has silenced it so many minutes ago. */
const feed = (world: World) => world.room('htoa.feed', () => ({ silentMin: 0 }));
const told = (context: At, facts: object) => {
  const world = context.get('world');
  const at = new Date(world.now().getTime() - feed(world).silentMin * 60_000);
  return ok(context, { ...spoken(facts, languageOf(context)), stdDttm: seoulTime(at) });
};

/** A flight with what a plan of the way needs: minutes at the airport, the queue of its hour, the concourse's train. */
function withStay(world: World, flight: Flight) {
  const terminal = flight.terminalId === 'P03' ? 'T2' : 'T1';
  const hour = Math.max(0, Number(flight.estimatedDateTime.slice(8, 10)) - 2);
  const waits = hallsOf(world, terminal).flatMap(({ minList }) => minList[hour] || []);
  return {
    ...flight,
    ledMin: leadOf(Number(flight.estimatedDateTime.slice(8, 10))),
    wtngMin: Math.min(...waits, 60),
    cncrMin: flight.terminalId === 'P02' ? CONCOURSE_MIN : 0,
  };
}

/** That the passport of who is signed in takes them nowhere; empty where it does, or where nobody flies. */
function passportNotice(context: At, { arrvYn }: Flight): '' | 'LOST' | 'RPLC' {
  if (context.get('world').person === null || arrvYn === 'Y') return '';
  const standing = passportStanding(context);
  return standing === 'LOST' || standing === 'RPLC' ? standing : '';
}

const point = v.object({ lat: v.number(), lon: v.number(), address: v.string() });
const destination = v.object({ ...point.entries, pkplcId: v.string() });
const level = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(180));
const rate = v.nullable(v.pipe(v.string(), v.regex(/^\d{1,5}(\.\d{1,2})?$/)));
/** What developers' pages set: the feed, a flight, a hall's hour, a rate. */
const setting = v.variant('what', [
  v.object({ what: v.literal('FEED'), silentMin: level }),
  v.object({
    what: v.literal('FLIGHT'),
    flightKey: v.string(),
    gateNumber: v.optional(v.string()),
    lateMin: v.optional(level),
    off: v.optional(v.picklist(['CNCL', 'DVRT'])),
  }),
  v.object({ what: v.literal('LEVEL'), terminal: v.string(), hallNo: v.number(), hour: level, min: level }),
  v.object({ what: v.literal('RATE'), crncyCd: v.picklist(airportCurrencies), exrt: rate, bfdyExrt: rate }),
]);

/** The way to the airport: all calls but the consent are our own, the specification names none (N40). */
export const htoaRoom = defineRoom('/htoa', (routes) => {
  // The franchise area asks the consent by the airport's prefix (2-payment s7.3).
  routes.post('/htoa/location/locationAgreement/findById', answerConsent);

  routes.get('/htoa/v1/flights', (context) => {
    const { ymd = '', arrvYn } = context.req.query();
    const day = isCalendarDate(ymd) ? ymd : seoulDate(context.get('world').now());
    return told(context, { flightList: flightsOf(context.get('world'), day, arrvYn === 'Y' ? 'Y' : 'N') });
  });

  routes.get('/htoa/v1/airlines', (context) => told(context, { airlineList: airlineCodes }));

  routes.get('/htoa/v1/flights/:key', (context) => {
    const world = context.get('world');
    const key = context.req.param('key');
    if (world.person) look(world, world.person.walletMberIdnfiNo, key);
    const flight = flightAt(world, key);
    if (!flight) throw noFlight();
    const isWatched = world.person && watchersOf(world).get(world.person.walletMberIdnfiNo) === key;
    const master = flight.masterFlightId || flight.flightId;
    const codeshareList = flightsOf(world, flight.scheduleDateTime.slice(0, 8), flight.arrvYn)
      .filter((one) => one.masterFlightId === master && one.flightId !== flight.flightId)
      .map(({ flightId }) => flightId);
    return told(context, {
      ...withStay(world, flight),
      codeshareList,
      psprtNtc: passportNotice(context, flight),
      watchYn: isWatched ? 'Y' : 'N',
    });
  });

  routes.get('/htoa/v1/watch', (context) => {
    const world = context.get('world');
    const key = watchersOf(world).get(memberOf(context).walletMberIdnfiNo);
    // Who watches none has perhaps a boarding pass: of one flight one is not asked twice.
    const own = key && flightAt(world, key) ? key : nextBoarding(context);
    return ok(context, { flightKey: own });
  });

  routes.post('/htoa/v1/watch', async (context) => {
    const world = context.get('world');
    const memberId = memberOf(context).walletMberIdnfiNo;
    const body = v.object({ flightKey: v.string(), watchYn: v.picklist(['Y', 'N']) });
    const { flightKey, watchYn } = await readBody(context, body);
    const flight = flightAt(world, flightKey);
    if (!flight) throw noFlight();
    if (watchYn === 'N') watchersOf(world).delete(memberId);
    else if (['DPTD', 'CNCL'].includes(flight.remark)) {
      throw new AnswerError('HTO_OVER', '이미 떠났거나 결항된 비행기예요.');
    } else watchersOf(world).set(memberId, keyOf(flight));
    return ok(context, { watchYn });
  });

  routes.get('/htoa/v1/congestion', (context) => {
    const { terminal = 'T1' } = context.req.query();
    return told(context, { hallList: hallsOf(context.get('world'), terminal) });
  });

  routes.get('/htoa/v1/parking', (context) => {
    const { terminal = 'T1', days = '1' } = context.req.query();
    return told(context, {
      lotList: lotsOf(terminal, Math.min(30, Math.max(1, Number(days) || 1))),
      dscntCtnt: parkingDiscount,
    });
  });

  routes.get('/htoa/v1/places', (context) => {
    const language = languageOf(context);
    const typed = (context.req.query('q') ?? '').replace(/\s/g, '').toLowerCase();
    const placeList = spoken(places, language).filter(({ address }) =>
      address.replace(/\s/g, '').toLowerCase().includes(typed),
    );
    return ok(context, { placeList });
  });

  routes.post('/htoa/v1/routes', async (context) => {
    const body = v.object({ start: point, end: destination, terminal: v.string() });
    const { start, end, terminal } = await readBody(context, body);
    const at = ({ lat, lon }: { lat: number; lon: number }) => ({ latitude: lat, longitude: lon });
    const isBack = distanceBetween(at(start), at(airport)) < distanceBetween(at(end), at(airport));
    const km = distanceBetween(at(start), at(end)) * 1.2;
    if (km < 3) throw new AnswerError('HTO_SAME', '출발지와 도착지가 같아요.');
    if (km > 500) throw new AnswerError('HTO_FAR', '공항까지 가는 길을 찾을 수 없는 곳이에요.');
    const ways = waysOver(km, terminal === 'T2');
    const wayList = isBack ? ways.map((way) => ({ ...way, legList: way.legList.toReversed() })) : ways;
    return told(context, { wayList });
  });

  routes.get('/htoa/v1/desks', (context) =>
    told(context, { deskList: desksOf(context.get('world'), context.req.query('terminal') ?? 'T1') }),
  );

  routes.get('/htoa/v1/rates', (context) => told(context, ratesOf(context.get('world'))));

  routes.post('/htoa/v1/test', async (context) => {
    const world = context.get('world');
    const asked = await readBody(context, setting);
    if (asked.what === 'FEED') feed(world).silentMin = asked.silentMin;
    if (asked.what === 'LEVEL')
      levelsOf(world).set(`${asked.terminal}.${asked.hallNo}.${asked.hour}`, asked.min);
    if (asked.what === 'RATE') ratesSet(world).set(asked.crncyCd, asked);
    if (asked.what === 'FLIGHT') {
      if (!flightAt(world, asked.flightKey)) throw noFlight();
      const { what: _, flightKey, ...change } = asked;
      changeFlight(world, flightKey, change);
    }
    return ok(context);
  });
});
