import { Screen, useLoad, useResume, useWallet } from '@wallet/kit/app';
import { Badge, IconTile, List, ListItem, Section } from '@wallet/kit/ui';
import { orLook } from '../api/orLook.ts';
import { listTickets, readTicketOffer, reserveTickets } from '../api/ticketCalls.ts';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import { TicketForm } from '../parts/TicketForm.tsx';

export function FTR61200() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(async (signal) => {
    const [offer, tickets] = await Promise.all([
      readTicketOffer(undefined, { signal }),
      listTickets(undefined, { signal }),
    ]);
    return { offer, tickets };
  });
  useResume(load.reload);
  const open = (ticketNo: string) => navigate.push('FTR61240', { query: { ticketNo } });

  return (
    <Screen of={load}>
      {({ offer, tickets }) => (
        <>
          {tickets.length > 0 && (
            <Section title={t.tickets.mine}>
              <List>
                {tickets.map((ticket) => (
                  <ListItem
                    key={ticket.number}
                    leading={<IconTile picture="ticket" />}
                    title={say(ticket.forestName)}
                    description={t.day({ date: ticket.date })}
                    trailing={t.won({ amount: ticket.total })}
                    state={
                      <Badge tone={ticket.status === 'reserved' ? 'success' : 'neutral'}>
                        {t.ticketStatus[ticket.status]}
                      </Badge>
                    }
                    onClick={() => open(ticket.number)}
                  />
                ))}
              </List>
            </Section>
          )}
          <Section title={t.tickets.reserve}>
            <TicketForm
              offer={offer}
              onOrder={async (order) => {
                const { number } = await orLook(reserveTickets(order), listTickets, load.reload);
                open(number);
              }}
            />
          </Section>
        </>
      )}
    </Screen>
  );
}
