import { KeyValue, type KeyValueRow } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Ticket } from '../model/ticket.ts';

interface TicketFactsProps {
  ticket: Ticket;
  more?: KeyValueRow[];
  /** the page says over it which and when */
  isNamed?: boolean;
}

/** What is booked, for whom and for how much. */
export function TicketFacts({ ticket, more = [], isNamed = false }: TicketFactsProps) {
  const t = messages.use();
  return (
    <KeyValue
      rows={[
        ...(isNamed
          ? []
          : [
              { label: t.facts.exhibition, value: ticket.name },
              { label: t.facts.museum, value: ticket.museum },
              { label: t.facts.when, value: t.when(ticket) },
            ]),
        ...ticket.kinds.map(({ kind, count }) => ({ label: t.kinds[kind], value: t.count({ count }) })),
        ...more,
        { label: t.total, value: t.price({ amount: ticket.paid }), isStrong: true },
      ]}
    />
  );
}
