import { Gone, MainButton, Screen, useAction, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { maskName } from '@wallet/kit/format';
import {
  Actions,
  Button,
  confirm,
  EmptyState,
  IconTile,
  List,
  ListItem,
  Pass,
  QrCode,
  toast,
} from '@wallet/kit/ui';
import { deleteTicket, listTickets } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import type { Ticket } from '../model/ticket.ts';

/** Tickets that are kept; one of them large, with its code and whose it is. */
export function TicketView() {
  const t = messages.use();
  const { navigate } = useWallet();
  const id = useQuery().get('ticketId');
  const load = useLoad(listTickets, undefined, { onResume: 'reload' });
  const add = () => navigate.push('TicketRegist');
  return (
    <Screen of={load}>
      {(tickets) => {
        const one = tickets.find((ticket) => ticket.id === id);
        if (one) return <Shown ticket={one} />;
        if (id) return <Gone to="TicketView" {...t.gone.ticket} />;
        if (tickets.length === 0)
          return (
            <EmptyState
              picture="tickets"
              title={t.tickets.none}
              description={t.tickets.noneHint}
              action={{ label: t.tickets.add, action: 'add', onClick: add }}
            />
          );
        return (
          <>
            <List label={t.tickets.mine}>
              {tickets.map((ticket) => (
                <ListItem
                  key={ticket.id}
                  action="openTicket"
                  leading={<IconTile picture="ticket" />}
                  title={ticket.name}
                  description={`${ticket.place} · ${t.moment({ at: ticket.at })}`}
                  onClick={() => navigate.push('TicketView', { query: { ticketId: ticket.id } })}
                />
              ))}
            </List>
            <MainButton action="add" run={add}>
              {t.tickets.add}
            </MainButton>
          </>
        );
      }}
    </Screen>
  );
}

function Shown({ ticket }: { ticket: Ticket }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { id, kind, name, place, at, number, holder, isUsed } = ticket;
  const remove = useAction(async () => {
    if (!(await confirm({ id: 'deleteTicket', text: t.tickets.askDelete, danger: t.tickets.delete }))) return;
    await deleteTicket(id);
    toast(t.tickets.deleted);
    navigate.replace('TicketView');
  });
  return (
    <>
      <Pass
        title={name}
        picture={kind === 'ksat' ? 'exam' : 'ticket'}
        state={isUsed ? 'used' : 'valid'}
        badge={t.tickets.kinds[kind]}
        facts={[
          { label: t.tickets.place, value: place },
          { label: t.tickets.at, value: t.moment({ at }) },
          { label: t.tickets.holder, value: maskName(holder) },
        ]}
        code={<QrCode value={number} label={t.tickets.code} />}
        number={number}
        note={t.tickets.show}
      />
      <Actions>
        <Button
          full
          variant="text"
          action="delete"
          isBusy={remove.isRunning}
          onClick={() => void remove.run()}
        >
          {t.tickets.delete}
        </Button>
      </Actions>
    </>
  );
}
