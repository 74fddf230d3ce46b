import { Pass, QrCode } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Booking, Ticket } from '../model/ticket.ts';
import { wayOf } from './RideRow.tsx';

const looks = {
  valid: 'valid',
  boarding: 'valid',
  used: 'used',
  returned: 'cancelled',
  stopped: 'cancelled',
  gifted: 'cancelled',
  given: 'cancelled',
} as const;

/** A ticket as the guard on the train sees it; of one that is over, what became of it. */
export function TicketPass({ booking, ticket, track }: { booking: Booking; ticket: Ticket; track: string }) {
  const t = messages.use();
  const back = ticket.refund + ticket.lateRefund;
  return (
    <Pass
      title={t.way(booking)}
      picture="rail"
      way={wayOf(t, booking)}
      state={looks[ticket.state]}
      badge={t.ticket.states[ticket.state]}
      stamp={t.ticket.states[ticket.state]}
      facts={[
        { label: t.facts.day, value: t.tight({ day: booking.departs }) },
        {
          label: t.facts.seat,
          value: `${t.seat(ticket)}${ticket.seat ? ` · ${t.seatClasses[booking.seatClass]}` : ''}`,
        },
        { label: t.facts.passenger, value: ticket.passenger },
        ...(track ? [{ label: t.facts.track, value: track }] : []),
        ...(back > 0 ? [{ label: t.facts.refund, value: t.won({ amount: back }) }] : []),
        ...(ticket.fee > 0 ? [{ label: t.facts.fee, value: t.won({ amount: ticket.fee }) }] : []),
      ]}
      code={<QrCode value={ticket.code} label={t.ticket.code} isZoomable />}
      number={ticket.id}
      note={t.ticket.note}
    />
  );
}
