import type { ComingOf } from '../coming.ts';
import { memberOf } from '../room.ts';
import { flightAt, keyOf, watchersOf } from './flights.ts';

/** The flight that one watches. */
export const flightComing: ComingOf = (context) => {
  const world = context.get('world');
  const flight = flightAt(world, watchersOf(world).get(memberOf(context).walletMberIdnfiNo) ?? '');
  if (!flight || ['DPTD', 'CNCL', 'DVRT'].includes(flight.remark)) return [];
  const { flightId, airportNm, estimatedDateTime } = flight;
  const name = { ko: `${flightId} ${airportNm.ko}`, en: `${flightId} ${airportNm.en}` };
  const at = `${estimatedDateTime}00`;
  return [{ id: keyOf(flight), kind: 'BOOK', name, at, until: at, screen: 'FKT21000' }];
};
