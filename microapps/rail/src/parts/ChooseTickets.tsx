import { Checkbox } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Ticket } from '../model/ticket.ts';

interface ChooseTicketsProps {
  tickets: readonly Ticket[];
  /** ids */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Some of a booking's tickets, by seat and passenger. */
export function ChooseTickets({ tickets, chosen, onChange }: ChooseTicketsProps) {
  const t = messages.use();
  return tickets.map(({ id, passenger, price, ...at }) => (
    <Checkbox
      key={id}
      field={`ticket-${id}`}
      label={`${t.seat(at)} · ${passenger} · ${t.won({ amount: price })}`}
      checked={chosen.includes(id)}
      onChange={(isOn) =>
        onChange(tickets.map((one) => one.id).filter((one) => (one === id ? isOn : chosen.includes(one))))
      }
    />
  ));
}
