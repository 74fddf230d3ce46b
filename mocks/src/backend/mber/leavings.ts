import { endCib } from '../cib/bookings.ts';
import { cibHoldings } from '../cib/holdings.ts';
import type { HoldingsOf } from '../holdings.ts';
import type { MemberContext } from '../room.ts';
import { flightHoldings } from '../smat/holdings.ts';
import { endFlights } from '../smat/tickets.ts';

interface Leaving {
  /** id of the app */
  className: string;
  holdingsOf: HoldingsOf;
  /** Ends what the page said would end. */
  end(member: MemberContext): void;
}

/** What leaving means for the services that are left by `/mber/user/joinService`, by service code. */
export const leavings: Readonly<Record<string, Leaving>> = {
  '17': { className: 'smat', holdingsOf: flightHoldings, end: endFlights },
  '21': { className: 'cib', holdingsOf: cibHoldings, end: endCib },
};
