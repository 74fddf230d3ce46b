import { Screen, useAction, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import { Button, Card, confirm, KeyValue, Money, Note, Pass, QrCode, toast } from '@wallet/kit/ui';
import { orLook } from '../api/orLook.ts';
import { cancelTicket, readTicket } from '../api/ticketCalls.ts';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import { canCancelTicket, type Ticket } from '../model/ticket.ts';
import styles from '../parts/BookingCard.module.css';
import { Nothing } from '../parts/Nothing.tsx';
import { picturesOf } from '../parts/pictures.ts';

export function FTR61240() {
  const t = messages.use();
  const { navigate } = useWallet();
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

  return (
    <Screen of={load} ground>
      {(ticket) =>
        ticket === null ? (
          <Nothing kind="ticket" to="FTR61200" />
        ) : (
          <>
            <Voucher ticket={ticket} />
            <div className={styles.buttons}>
              <Button
                variant="secondary"
                icon="place"
                action="directions"
                onClick={() => navigate.push('FTR12410', { query: { forestId: ticket.forestId } })}
              >
                {t.forest.directions}
              </Button>
              {canCancelTicket(ticket, todaySeoul()) && (
                <Button
                  variant="secondary"
                  action="cancelTicket"
                  isBusy={isRunning}
                  onClick={() => void run()}
                >
                  {t.ticket.cancel}
                </Button>
              )}
            </div>
          </>
        )
      }
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
  const people = ticket.items
    .filter(({ count }) => count > 0)
    .map(({ type, count }) => `${t.ticketTypes[type]} ${count}${t.units.people}`)
    .join(', ');
  return (
    <>
      <Pass
        title={say(ticket.forestName)}
        state={stateOf(ticket)}
        stamp={ticket.status === 'cancelled' ? t.ticketStatus.cancelled : undefined}
        badge={ticket.date === todaySeoul() ? t.ticket.today : t.ticket.later({ date: ticket.date })}
        imageUrl={picturesOf([ticket.picture])[0]?.src}
        picture="forest"
        facts={[
          { label: t.ticket.date, value: t.shortDay({ date: ticket.date }) },
          { label: t.ticket.people, value: people },
        ]}
        code={<QrCode value={ticket.number} label={t.ticket.title} isZoomable />}
        // FT20261126-0001, to be read out: FT 2026 1126 0001.
        number={ticket.number.replace(/(\D+)(\d{4})(\d{4})-/, '$1 $2 $3 ')}
        note={t.ticket.show}
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
        <Note>{t.tickets.payAtGate}</Note>
      </Card>
    </>
  );
}
