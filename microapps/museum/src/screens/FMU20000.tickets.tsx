import { Screen, useLoad, useResume, useWallet } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import { Badge, Cover, EmptyState, List, ListItem, Section } from '@wallet/kit/ui';
import { listTickets } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { groupOf, groups } from '../model/ticket.ts';
import { exhibitionPlace } from '../parts/exhibitionPlace.ts';

export function FMU20000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(listTickets);
  useResume(load.reload);
  return (
    <Screen of={load} skeleton="list">
      {(tickets) => {
        const sorted = tickets.toSorted((a, b) => `${a.date}${a.time}`.localeCompare(`${b.date}${b.time}`));
        const shown = groups
          .map((group) => ({ group, own: sorted.filter((one) => groupOf(one, todaySeoul()) === group) }))
          .filter(({ own }) => own.length > 0);
        const [next] = shown.filter(({ group }) => group === 'today' || group === 'coming');
        return (
          <>
            {shown.length === 0 && (
              <EmptyState
                picture="tickets"
                title={t.tickets.none}
                description={t.tickets.noneHint}
                action={{ label: t.tickets.find, onClick: () => navigate.replace('FMU10000') }}
              />
            )}
            {shown.map(({ group, own }) => (
              <Section key={group} title={t.groups[group]}>
                <List>
                  {own.map((ticket) => (
                    <ListItem
                      key={ticket.number}
                      action="openTicket"
                      leading={<Cover of={ticket.name} shape="small" place={exhibitionPlace(ticket.name)} />}
                      title={ticket.name}
                      description={t.when(ticket)}
                      badge={
                        ticket === next?.own[0] && ticket.state === 'booked' ? (
                          <Badge tone="accent">{t.tickets.next}</Badge>
                        ) : undefined
                      }
                      trailing={t.ticketStates[ticket.state]}
                      {...(group === 'used' ? { past: 'done' as const } : {})}
                      onClick={() => navigate.push('FMU21000', { query: { tcktNo: ticket.number } })}
                    />
                  ))}
                </List>
              </Section>
            ))}
          </>
        );
      }}
    </Screen>
  );
}
