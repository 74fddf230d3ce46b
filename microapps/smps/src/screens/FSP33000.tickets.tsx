import { MainButton, Screen, useQuery, useResume, useWallet } from '@wallet/kit/app';
import { maskName, todaySeoul } from '@wallet/kit/format';
import { Chips, EmptyState, List, Section } from '@wallet/kit/ui';
import { useState } from 'react';
import { AddTicket } from '../flows/AddTicket.tsx';
import { type Boarding, useBoarding } from '../flows/useBoarding.ts';
import { useStart } from '../flows/useStart.ts';
import { messages } from '../messages/index.ts';
import { isGood } from '../model/pass.ts';
import { groupOf, groups } from '../model/ticket.ts';
import { KeptNotice } from '../parts/KeptNotice.tsx';
import { TicketRow } from '../parts/TicketRow.tsx';

/** Boarding passes: today's, later ones, departed ones below; `add=Y` adds one. */
export function FSP33000() {
  const load = useBoarding();
  const query = useQuery();
  const [isAdding, setAdding] = useState(query.get('add') === 'Y');
  useResume(load.reload);
  return (
    <Screen of={load} skeleton="list" {...(isAdding ? { onBack: () => setAdding(false) } : {})}>
      {({ keptAt, ...data }) => (
        <>
          <KeptNotice at={keptAt} />
          <Tickets
            {...data}
            isKept={keptAt !== null}
            passId={query.get('passId') ?? ''}
            isAdding={isAdding}
            setAdding={setAdding}
            onAdded={() => {
              load.reload();
              setAdding(false);
            }}
          />
        </>
      )}
    </Screen>
  );
}

interface TicketsProps extends Boarding {
  isKept: boolean;
  passId: string;
  isAdding: boolean;
  setAdding: (isAdding: boolean) => void;
  onAdded: () => void;
}

function Tickets({ passes, tickets, isKept, passId, isAdding, setAdding, onAdded }: TicketsProps) {
  const t = messages.use();
  const { navigate } = useWallet();
  const start = useStart();
  const good = passes.filter(({ standing }) => isGood(standing));
  const pass = good.find(({ id }) => id === passId) ?? good[0];
  if (!pass && !isKept)
    return (
      <EmptyState
        {...t.tickets.noPass}
        action={{ label: t.home.register, action: 'register', onClick: () => void start.run('self') }}
      />
    );
  if (isAdding && pass) return <AddTicket passId={pass.id} onDone={onAdded} />;
  const now = Date.now();
  const own = tickets
    .filter((ticket) => !pass || ticket.passId === pass.id)
    .toSorted((a, b) => a.expectedAt.localeCompare(b.expectedAt));
  return (
    <>
      {good.length > 1 && (
        <Chips
          legend={t.tickets.whose}
          options={good.map(({ id, relationship, name }) => ({
            value: id,
            label: relationship === 'self' ? t.me : maskName(name),
          }))}
          value={pass?.id ?? ''}
          onChange={(id) => navigate.replace('FSP33000', { query: { passId: id } })}
        />
      )}
      {own.length === 0 && <EmptyState picture="tickets" {...t.tickets.none} />}
      {groups.map((group) => {
        const shown = own.filter((ticket) => groupOf(ticket, now, todaySeoul()) === group);
        return shown.length === 0 ? null : (
          <Section key={group} title={t.tickets.groups[group]}>
            <List label={t.tickets.groups[group]}>
              {shown.map((ticket) => (
                <TicketRow
                  key={ticket.id}
                  ticket={ticket}
                  isPast={group === 'past'}
                  onOpen={() => navigate.push('FSP33010', { query: { ticketId: ticket.id } })}
                />
              ))}
            </List>
          </Section>
        );
      })}
      {pass && (
        <MainButton action="add" run={() => setAdding(true)}>
          {t.home.add}
        </MainButton>
      )}
    </>
  );
}
