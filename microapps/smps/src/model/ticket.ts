import { instantOf } from '@wallet/kit/format';

/** A boarding pass with what the airport says of its flight. Times are `YYYYMMDDhhmm` by the clocks of Seoul. */
export interface Ticket {
  id: string;
  passId: string;
  /** what stands in its code */
  code: string;
  /** number and planned time of its flight */
  flightKey: string;
  flightNo: string;
  airline: string;
  city: string;
  airport: string;
  terminal: 'T1' | 'T2';
  plannedAt: string;
  expectedAt: string;
  boardingAt: string;
  gate: string;
  /** the gate as it was when the pass was added */
  firstGate: string;
  seat: string;
  sequence: string;
  /** a face opens the gate of this airline, too */
  isCertified: boolean;
  remark: 'none' | 'late' | 'departed' | 'cancelled' | 'diverted';
}

export const groups = ['today', 'later', 'past'] as const;
export type Group = (typeof groups)[number];

const isOff = ({ remark }: Ticket) => remark === 'cancelled' || remark === 'diverted';

export function groupOf(ticket: Ticket, now: number, today: string): Group {
  if (ticket.remark === 'departed' || isOff(ticket) || instantOf(ticket.expectedAt) < now) return 'past';
  return ticket.expectedAt.startsWith(today) ? 'today' : 'later';
}

export const hasMoved = ({ gate, firstGate }: Ticket): boolean => firstGate !== '' && gate !== firstGate;

/** The next plane, of several passes the earliest. */
export function nextOf(tickets: readonly Ticket[], now: number, today: string): Ticket | undefined {
  return tickets
    .filter((ticket) => groupOf(ticket, now, today) !== 'past')
    .toSorted((a, b) => a.expectedAt.localeCompare(b.expectedAt))[0];
}
