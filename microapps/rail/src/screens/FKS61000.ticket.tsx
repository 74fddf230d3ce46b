import { CancelByQuote, Gone, Screen, useLoad, useQuery, useResume, useWallet } from '@wallet/kit/app';
import { formatTime } from '@wallet/kit/format';
import { Actions, Button, Chips, InlineNotice, Lead, Note, Section } from '@wallet/kit/ui';
import { useState } from 'react';
import { giveBack, quoteReturn, readStops, readTimes } from '../api/calls.ts';
import { forMember } from '../flows/signIn.tsx';
import { useTickets } from '../flows/useTickets.ts';
import { messages } from '../messages/index.ts';
import { type Booking, isGood, type Ticket } from '../model/ticket.ts';
import { ChooseTickets } from '../parts/ChooseTickets.tsx';
import { Stops } from '../parts/Stops.tsx';
import { TicketPass } from '../parts/TicketPass.tsx';

/** One ticket of a booking, or what of it is given back: `return=Y`. */
export const FKS61000 = forMember(function OneTicket() {
  const query = useQuery();
  const id = query.get('ticketId') ?? '';
  const isReturn = query.get('return') === 'Y';
  // Asked anew after a return: what is left of it is another.
  return <Loaded key={`${id} ${isReturn}`} id={id} isReturn={isReturn} />;
});

function Loaded({ id, isReturn }: { id: string; isReturn: boolean }) {
  const t = messages.use();
  const load = useTickets(id);
  useResume(load.reload);
  const gone = <Gone to="FKS60000" {...t.gone.ticket} />;
  return (
    <Screen of={load} ground={!isReturn} instead={{ RAIL_NOT_FOUND: gone }}>
      {({ bookings: [booking], keptAt }) => {
        const ticket = booking?.tickets.find((one) => one.id === id);
        if (!booking || !ticket) return gone;
        // Nothing is left to return after a return whose answer was lost: the ticket says what became of it.
        if (isReturn && !keptAt && booking.isMine && booking.tickets.some(isGood))
          return <Return booking={booking} id={id} reload={load.reload} />;
        return <Show booking={booking} ticket={ticket} keptAt={keptAt} />;
      }}
    </Screen>
  );
}

function Show({ booking, ticket, keptAt }: { booking: Booking; ticket: Ticket; keptAt: Date | null }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { tickets, number, isMine } = booking;
  // What is known of the train now stands beside the ticket, which does without where nobody answers.
  const times = useLoad(readTimes, keptAt ? null : booking);
  const stops = useLoad(readStops, keptAt ? null : booking);
  useResume(times.reload);
  const late = times.data ?? booking;
  const query = { ticketId: ticket.id };
  const mayChange = isMine && !keptAt && isGood(ticket);
  return (
    <>
      {keptAt && <InlineNotice tone="warning">{t.tickets.offline({ at: formatTime(keptAt) })}</InlineNotice>}
      {isGood(ticket) && late.lateMinutes > 0 && (
        <InlineNotice tone="warning">
          {t.late({ minutes: late.lateMinutes, percent: late.latePercent })}
        </InlineNotice>
      )}
      {ticket.state === 'stopped' && <InlineNotice tone="danger">{t.stopped}</InlineNotice>}
      {ticket.lateRefund > 0 && (
        <InlineNotice>{t.ticket.lateBack({ amount: ticket.lateRefund })}</InlineNotice>
      )}
      {tickets.length > 1 && (
        <Chips
          legend={t.ticket.which}
          options={tickets.map((one) => ({ value: one.id, label: t.seat(one) }))}
          value={ticket.id}
          onChange={(ticketId) => navigate.replace('FKS61000', { query: { ticketId } })}
        />
      )}
      <TicketPass booking={booking} ticket={ticket} track={times.data?.track ?? ''} />
      {stops.data && <Stops title={t.ticket.stops} stops={stops.data} />}
      {ticket.state === 'given' && <Note>{t.ticket.givenNote}</Note>}
      {!isMine && <Note>{t.ticket.received}</Note>}
      <Actions>
        {mayChange && (
          <Button full variant="secondary" action="gift" onClick={() => navigate.push('FKS62000', { query })}>
            {t.ticket.gift}
          </Button>
        )}
        {isMine && ticket.linkId !== '' && (
          <Button
            full
            variant="secondary"
            action="seeGift"
            onClick={() => navigate.push('FKS62000', { query: { linkId: ticket.linkId } })}
          >
            {t.ticket.seeGift}
          </Button>
        )}
        {mayChange && (
          <Button
            full
            variant="text"
            action="return"
            onClick={() => navigate.push('FKS61000', { query: { ...query, return: 'Y' } })}
          >
            {t.ticket.return}
          </Button>
        )}
        {isMine && !keptAt && (
          <Button
            full
            variant="text"
            action="receipt"
            onClick={() => navigate.push('FKS50000', { query: { bkngNo: number } })}
          >
            {t.ticket.receipt}
          </Button>
        )}
      </Actions>
    </>
  );
}

/** All tickets that are still good unless fewer are chosen; nothing is given back before the fee is told. */
function Return({ booking, id, reload }: { booking: Booking; id: string; reload: () => void }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const own = booking.tickets.filter(isGood);
  const [wanted, setChosen] = useState(own.map((one) => one.id));
  const chosen = wanted.filter((one) => own.some((ticket) => ticket.id === one));
  const asked = { number: booking.number, tickets: chosen };
  return (
    <>
      <Lead title={t.way(booking)}>{t.when({ moment: booking.departs })}</Lead>
      <Section title={t.ticket.whichReturn}>
        <ChooseTickets tickets={own} chosen={chosen} onChange={setChosen} />
        <Note>{t.ticket.returnNote}</Note>
      </Section>
      {chosen.length > 0 && (
        <CancelByQuote
          quote={quoteReturn}
          asked={asked}
          unknown={({ code }) => (code === 'RAIL_BEGAN' ? t.refusals.began : t.ticket.noFee)}
          caption={t.ticket.fees}
          cancel={(fee) => giveBack({ ...asked, fee })}
          onDone={() => navigate.replace('FKS61000', { query: { ticketId: id } })}
          onStale={reload}
        >
          {t.count({ count: chosen.length })}
        </CancelByQuote>
      )}
    </>
  );
}
