import { KeyValue, type KeyValueRow } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Ticket } from '../model/ticket.ts';

/** What is booked, for whom and for how much. */
export function TicketFacts({ ticket, more = [] }: { ticket: Ticket; more?: KeyValueRow[] }) {
  const t = messages.use();
  return (
    <KeyValue
      rows={[
        { label: t.facts.exhibition, value: ticket.name },
        { label: t.facts.museum, value: ticket.museum },
        { label: t.facts.when, value: t.when(ticket) },
        ...ticket.kinds.map(({ kind, count }) => ({ label: t.kinds[kind], value: t.count({ count }) })),
        ...more,
        { label: t.total, value: t.price({ amount: ticket.paid }), isStrong: true },
      ]}
    />
  );
}
