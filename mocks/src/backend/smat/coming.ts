import type { ComingOf } from '../coming.ts';
import { isJoinedTo } from '../mber/join.ts';
import { airports, ticketsOf } from './tickets.ts';

/** Flights to come, of those who use the service. */
export const flightsComing: ComingOf = (context) =>
  isJoinedTo(context, '17')
    ? ticketsOf(context)
        .filter(({ sttus }) => sttus === 'LINK' || sttus === 'CHKD')
        .map(({ tcktId, flightId, arrvAirport, dptrDttm }) => ({
          id: tcktId,
          kind: 'BOOK' as const,
          at: dptrDttm,
          screen: 'FLY20000',
          name: {
            ko: `${flightId} ${airports[arrvAirport]?.ko ?? arrvAirport}`,
            en: `${flightId} ${airports[arrvAirport]?.en ?? arrvAirport}`,
          },
        }))
    : [];
