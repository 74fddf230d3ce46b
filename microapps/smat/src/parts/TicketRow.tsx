import { formatTime } from '@wallet/kit/format';
import { Badge, IconTile, ListItem } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Ticket } from '../model/ticket.ts';

export const routeOf = ({ from, to }: Pick<Ticket, 'from' | 'to'>) => `${from} → ${to}`;

/** From where to where, as a Pass has it; when it is there, no ticket says. */
export const wayOf = ({ from, fromCode, to, toCode, departsAt, airline, flight }: Ticket) => ({
  from: { name: from, at: `${fromCode} ${formatTime(departsAt)}` },
  to: { name: to, at: toCode },
  by: `${airline} ${flight}`,
});

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
