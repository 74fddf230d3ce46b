import { Screen, useAction, useLoad, useQuery } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import { BottomBar, Button, Card, confirm, KeyValue, Money, Note, Pass, QrCode, toast } from '@wallet/kit/ui';
import { orLook } from '../api/orLook.ts';
import { cancelTicket, readTicket } from '../api/ticketCalls.ts';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import { canCancelTicket, type Ticket } from '../model/ticket.ts';
import { Nothing } from '../parts/Nothing.tsx';

export function FTR61240() {
  const t = messages.use();
  const ticketNo = useQuery().get('ticketNo');
  const load = useLoad(async (signal) => (ticketNo ? readTicket(ticketNo, { signal }) : null), [ticketNo]);
  const { run, isRunning } = useAction(
    async () => {
      const question = { id: 'cancelTicket', text: t.ticket.ask, danger: t.ticket.cancel };
      if (!ticketNo || !(await confirm(question))) return;
      await orLook(cancelTicket(ticketNo), () => readTicket(ticketNo), load.reload);
      toast(t.ticket.done);
      load.reload();
    },
    { onRefusal: load.reload },
  );
  const footer = load.data && canCancelTicket(load.data, todaySeoul()) && (
    <BottomBar>
      <Button variant="secondary" action="cancelTicket" isBusy={isRunning} onClick={() => void run()}>
        {t.ticket.cancel}
      </Button>
    </BottomBar>
  );

  return (
    <Screen of={load} footer={footer} ground>
      {(ticket) => (ticket === null ? <Nothing kind="ticket" to="FTR61200" /> : <Voucher ticket={ticket} />)}
    </Screen>
  );
}

/** A day that is over has used its ticket, or let it run out: nobody knows which. */
function stateOf({ status, date }: Ticket): 'valid' | 'cancelled' | 'expired' {
  if (status === 'cancelled') return 'cancelled';
  return date < todaySeoul() ? 'expired' : 'valid';
}

function Voucher({ ticket }: { ticket: Ticket }) {
  const t = messages.use();
  return (
    <>
      <Pass
        title={say(ticket.forestName)}
        state={stateOf(ticket)}
        stamp={ticket.status === 'cancelled' ? t.ticketStatus.cancelled : undefined}
        badge={t.ticketStatus[ticket.status]}
        picture="forest"
        facts={[
          { label: t.facts.number, value: ticket.number },
          { label: t.ticket.date, value: t.day({ date: ticket.date }) },
        ]}
        code={<QrCode value={ticket.number} label={t.ticket.title} isZoomable />}
      />
      <Card>
        <KeyValue
          rows={[
            ...ticket.items.map(({ type, count, price }) => ({
              label: t.ticketTypes[type],
              value: t.ticket.line({ count, price }),
            })),
            { label: t.tickets.total, value: <Money amount={ticket.total} />, isStrong: true },
          ]}
        />
        {stateOf(ticket) === 'valid' && <Note>{t.ticket.show}</Note>}
      </Card>
    </>
  );
}
