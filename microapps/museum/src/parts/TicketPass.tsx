import { formatDateTime } from '@wallet/kit/format';
import { Cover, InlineNotice, Pass, QrCode } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { countOf, type Ticket } from '../model/ticket.ts';
import { exhibitionPlace } from './exhibitionPlace.ts';

const looks = {
  booked: 'valid',
  gifted: 'cancelled',
  used: 'used',
  over: 'expired',
  late: 'expired',
} as const;

/** A ticket at the gate; of one that is over, what became of it. */
export function TicketPass({ ticket }: { ticket: Ticket }) {
  const t = messages.use();
  const { state, refund, fee } = ticket;
  const look: 'valid' | 'used' | 'expired' | 'cancelled' =
    state in looks ? looks[state as keyof typeof looks] : 'cancelled';
  const facts = [
    { label: t.facts.when, value: t.when(ticket) },
    { label: t.facts.count, value: t.count({ count: countOf(ticket) }) },
    ...(ticket.isGift ? [] : [{ label: t.facts.paid, value: t.price({ amount: ticket.paid }) }]),
    ...(refund > 0 ? [{ label: t.facts.refund, value: t.price({ amount: refund }) }] : []),
    ...(fee > 0 ? [{ label: t.facts.fee, value: t.price({ amount: fee }) }] : []),
  ];
  const said = {
    used: t.ticket.used({ at: formatDateTime(ticket.usedAt) }),
    late: refund > 0 ? t.ticket.lateBack : t.ticket.late,
    cancelled: t.exhibition.cancelled,
  };
  return (
    <>
      <Pass
        title={ticket.name}
        cover={<Cover of={ticket.name} shape="wide" place={exhibitionPlace(ticket.name)} />}
        state={look}
        badge={t.ticketStates[state]}
        stamp={t.ticketStates[state]}
        facts={facts}
        code={<QrCode value={ticket.code} label={t.ticket.code} isZoomable />}
        number={ticket.number}
        note={
          ticket.kinds.some(({ kind, count }) => kind === 'half' && count > 0)
            ? t.exhibition.proof
            : t.ticket.note
        }
      />
      {state in said && <InlineNotice>{said[state as keyof typeof said]}</InlineNotice>}
    </>
  );
}
