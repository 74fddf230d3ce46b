import { Badge, IconTile, ListItem } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { hasMoved, type Ticket } from '../model/ticket.ts';

/** What is to be known of a boarding pass first: cancelled, late, another gate, or papers at the gate. */
export function TicketBadge({ ticket }: { ticket: Ticket }) {
  const { ticket: t } = messages.use();
  const { remark, isCertified } = ticket;
  if (remark === 'cancelled' || remark === 'diverted')
    return <Badge tone="danger">{t.remarks[remark]}</Badge>;
  if (remark === 'departed') return <Badge>{t.remarks.departed}</Badge>;
  if (hasMoved(ticket)) return <Badge tone="accent">{t.moved}</Badge>;
  if (remark === 'late') return <Badge tone="accent">{t.remarks.late}</Badge>;
  return isCertified ? null : <Badge>{t.hallOnly}</Badge>;
}

/** One boarding pass of the list. */
export function TicketRow({
  ticket,
  isPast,
  onOpen,
}: {
  ticket: Ticket;
  isPast: boolean;
  onOpen: () => void;
}) {
  const t = messages.use();
  const { city, flightNo, expectedAt, gate, remark } = ticket;
  const isOff = remark === 'cancelled' || remark === 'diverted';
  return (
    <ListItem
      action="openTicket"
      leading={<IconTile picture="flight" />}
      title={`${t.clock({ at: expectedAt })} ${city}`}
      description={[`${t.day({ at: expectedAt })} ${flightNo}`, gate && t.ticket.gateOf({ gate })]
        .filter(Boolean)
        .join(' · ')}
      badge={<TicketBadge ticket={ticket} />}
      {...(isPast ? { past: isOff ? ('cancelled' as const) : ('done' as const) } : {})}
      onClick={onOpen}
    />
  );
}
