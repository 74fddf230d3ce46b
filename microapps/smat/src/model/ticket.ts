import { instantOf } from '@wallet/kit/format';

export interface Companion {
  number: string;
  /** masked */
  name: string;
  seat: string;
  shareId: string;
  share: 'none' | 'sent' | 'received' | 'takenBack' | 'over';
}

export interface Ticket {
  id: string;
  airline: string;
  flight: string;
  from: string;
  fromCode: string;
  to: string;
  toCode: string;
  departsAt: string;
  boardingAt: string;
  /** empty while nobody knows, as the seat */
  gate: string;
  seat: string;
  /** masked */
  passenger: string;
  /** its last three signs */
  booking: string;
  state: 'linked' | 'checkedIn' | 'boarded' | 'flown' | 'cancelled';
  companions: readonly Companion[];
  airlinePhone: string;
  /** the airline's page of checking in; empty where there is none, and once it is done */
  checkInUrl: string;
  /** YYYYMMDDhhmmss: from when until when the airline checks in; empty where that is not known */
  checkInFrom: string;
  checkInUntil: string;
}

const isOver = ({ state }: Ticket) => state === 'flown' || state === 'boarded' || state === 'cancelled';

/** The next flight, those after it, and what is over, the latest first. */
export function inOrder(tickets: readonly Ticket[]): { next?: Ticket; later: Ticket[]; past: Ticket[] } {
  const byTime = [...tickets].sort((a, b) => a.departsAt.localeCompare(b.departsAt));
  const [next, ...later] = byTime.filter((one) => !isOver(one));
  return { ...(next ? { next } : {}), later, past: byTime.filter(isOver).reverse() };
}

/** Whole hours, and then minutes, until a moment; null once it is over. */
export function untilText(at: string, now: number): { hours: number; minutes: number } | null {
  const minutes = Math.floor((instantOf(at) - now) / 60_000);
  return minutes < 0 ? null : { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** Whether the airline checks in now: it has a page, and its time has come and is not over. */
export function canCheckIn(
  { checkInUrl, checkInFrom, checkInUntil }: Pick<Ticket, 'checkInUrl' | 'checkInFrom' | 'checkInUntil'>,
  now: number,
): boolean {
  const isAfter = (at: string) => at === '' || now >= instantOf(at);
  return checkInUrl !== '' && isAfter(checkInFrom) && (checkInUntil === '' || !isAfter(checkInUntil));
}

/** Airlines of domestic flights, by the code that their bookings carry. */
export const airlines = ['KE', 'OZ', '7C', 'LJ', 'TW', 'BX'] as const;
