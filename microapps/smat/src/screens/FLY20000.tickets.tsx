import { MainButton, Screen, useLoad, useResume, useWallet } from '@wallet/kit/app';
import { formatTime } from '@wallet/kit/format';
import { Button, Card, EmptyState, IconTile, KeyValue, List, ListItem, Scene, Section } from '@wallet/kit/ui';
import { listTickets } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { inOrder, type Ticket, untilText } from '../model/ticket.ts';
import { routeOf, TicketRow } from '../parts/TicketRow.tsx';
import { TooYoung } from '../parts/TooYoung.tsx';

export function FLY20000() {
  const load = useLoad(listTickets);
  // Gate, time and check-in change at the airline's.
  useResume(load.reload);
  return (
    <Screen of={load} ground instead={{ FLY_NOT_JOINED: <Invitation />, FLY_AGE: <TooYoung /> }}>
      {(tickets) => <Tickets tickets={tickets} />}
    </Screen>
  );
}

function Invitation() {
  const { join: t, promise } = messages.use();
  const { navigate } = useWallet();
  return (
    <Scene drawn="flight" title={promise} note={t.note}>
      <Button full action="join" onClick={() => navigate.push('FLY10000')}>
        {t.open}
      </Button>
    </Scene>
  );
}

function Tickets({ tickets }: { tickets: readonly Ticket[] }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { next, later, past } = inOrder(tickets);
  const open = (ticketId: string) => navigate.push('FLY40000', { query: { ticketId } });
  const groups = [
    [t.list.later, later],
    [t.list.past, past],
  ] as const;
  return (
    <>
      {next ? (
        <Next ticket={next} onOpen={() => open(next.id)} />
      ) : (
        <Card>
          <EmptyState picture="tickets" title={t.list.none} description={t.list.noneHint} />
        </Card>
      )}
      {groups.map(([title, rows]) =>
        rows.length > 0 ? (
          <Card key={title}>
            <Section title={title}>
              <List label={title}>
                {rows.map((one) => (
                  <TicketRow key={one.id} ticket={one} onOpen={() => open(one.id)} />
                ))}
              </List>
            </Section>
          </Card>
        ) : null,
      )}
      <Card>
        <List label={t.list.airport}>
          <ListItem
            action="airport"
            leading={<IconTile picture="airport" />}
            title={t.list.airport}
            onClick={() => void navigate.open('/htoa/FKT21000')}
          />
          <ListItem
            action="smartPass"
            leading={<IconTile picture="smps" />}
            title={t.list.smps}
            onClick={() => void navigate.open('/smps/FSP13000')}
          />
        </List>
      </Card>
      <MainButton
        action="link"
        variant={next ? 'secondary' : 'primary'}
        run={() => navigate.push('FLY30000')}
      >
        {t.list.link}
      </MainButton>
    </>
  );
}

/** The next flight: where to, when, and how long until then. */
function Next({ ticket, onOpen }: { ticket: Ticket; onOpen: () => void }) {
  const t = messages.use();
  const left = untilText(ticket.departsAt, Date.now());
  const gate = ticket.gate ? t.gateOf({ gate: ticket.gate }) : t.unknown;
  return (
    <Scene
      drawn="flight"
      title={left ? t.list.until(left) : t.list.gone}
      figure={routeOf(ticket)}
      note={`${ticket.airline} ${ticket.flight} · ${t.states[ticket.state]}`}
    >
      <KeyValue
        isStrip
        rows={[
          {
            label: `${t.facts.departs} ${t.tight({ at: ticket.departsAt })}`,
            value: formatTime(ticket.departsAt),
          },
          { label: t.facts.gate, value: gate },
          { label: t.facts.seat, value: ticket.seat || t.unknown },
        ]}
      />
      <Button full action="openNext" onClick={onOpen}>
        {ticket.state === 'checkedIn' ? t.list.show : t.list.see}
      </Button>
    </Scene>
  );
}
