import { Badge, IconTile, ListItem } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Ticket } from '../model/ticket.ts';

export const routeOf = ({ from, to }: Pick<Ticket, 'from' | 'to'>) => `${from} → ${to}`;

export function TicketRow({ ticket, onOpen }: { ticket: Ticket; onOpen?: () => void }) {
  const t = messages.use();
  const { airline, flight, departsAt, state } = ticket;
  return (
    <ListItem
      action="openTicket"
      leading={<IconTile picture="flight" />}
      title={routeOf(ticket)}
      description={`${t.when({ at: departsAt })} · ${airline} ${flight}`}
      state={<Badge tone={state === 'checkedIn' ? 'success' : 'neutral'}>{t.states[state]}</Badge>}
      {...(state === 'flown' || state === 'cancelled' ? { past: 'done' as const } : {})}
      {...(onOpen ? { onClick: onOpen } : {})}
    />
  );
}
