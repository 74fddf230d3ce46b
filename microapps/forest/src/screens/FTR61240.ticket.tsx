import { Screen, useLoad, useQuery } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import { Badge, BottomBar, Button, Card, confirm, KeyValue, Money, toast } from '@wallet/kit/ui';
import { orLook } from '../api/orLook.ts';
import { cancelTicket, readTicket } from '../api/ticketCalls.ts';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import { canCancelTicket, type Ticket } from '../model/ticket.ts';
import { Nothing } from '../parts/Nothing.tsx';
import text from '../parts/text.module.css';
import { useForestAction } from '../parts/useForestAction.ts';

export function FTR61240() {
  const t = messages.use();
  const ticketNo = useQuery().get('ticketNo');
  const load = useLoad(async (signal) => (ticketNo ? readTicket(ticketNo, { signal }) : null), [ticketNo]);
  const { run, isRunning } = useForestAction(async () => {
    if (!ticketNo || !(await confirm({ id: 'cancelTicket', text: t.ticket.ask }))) return;
    await orLook(cancelTicket(ticketNo), () => readTicket(ticketNo), load.reload);
    toast(t.ticket.done);
    load.reload();
  }, load.reload);
  const footer = load.data && canCancelTicket(load.data, todaySeoul()) && (
    <BottomBar>
      <Button variant="secondary" action="cancelTicket" isBusy={isRunning} onClick={() => void run()}>
        {t.ticket.cancel}
      </Button>
    </BottomBar>
  );

  return (
    <Screen title={t.ticket.title} of={load} footer={footer}>
      {(ticket) => (ticket === null ? <Nothing kind="ticket" to="FTR61200" /> : <Voucher ticket={ticket} />)}
    </Screen>
  );
}

function Voucher({ ticket }: { ticket: Ticket }) {
  const t = messages.use();
  return (
    <>
      <Card tone="accent">
        <Badge tone={ticket.status === 'reserved' ? 'success' : 'neutral'}>
          {t.ticketStatus[ticket.status]}
        </Badge>
        <h2>{say(ticket.forestName)}</h2>
        <p>{t.day({ date: ticket.date })}</p>
        <p>
          {t.facts.number} <strong>{ticket.number}</strong>
        </p>
      </Card>
      <KeyValue
        rows={[
          ...ticket.items.map(({ type, count, price }) => ({
            label: t.ticketTypes[type],
            value: t.ticket.line({ count, price }),
          })),
          { label: t.tickets.total, value: <Money amount={ticket.total} />, isStrong: true },
        ]}
      />
      <p className={text.note}>{t.ticket.show}</p>
    </>
  );
}
