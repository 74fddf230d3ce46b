import { MainButton, useAction } from '@wallet/kit/app';
import { peopleProblem, peopleSum } from '@wallet/kit/booking';
import { addDays, todaySeoul } from '@wallet/kit/format';
import { DateSheet, Money, Note, PeoplePicker, Section, SheetSelect } from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import { stayRules } from '../model/stay.ts';
import type { TicketOffer, TicketOrder } from '../model/ticket.ts';

interface TicketFormProps {
  offer: TicketOffer;
  onOrder: (order: TicketOrder) => Promise<void>;
}

/** Reserves park tickets; they are paid at the gate. */
export function TicketForm({ offer, onOrder }: TicketFormProps) {
  const t = messages.use();
  const today = todaySeoul();
  const [order, setOrder] = useState<TicketOrder>(() => ({
    forestId: offer.forests[0]?.id ?? '',
    date: today,
    counts: { ADULT: 1, YOUTH: 0, CHILD: 0 },
  }));
  const change = (changes: Partial<TicketOrder>) => setOrder({ ...order, ...changes });
  const { total } = peopleSum(offer.kinds, order.counts);
  const isCountBad = peopleProblem({ kinds: offer.kinds, most: offer.maxCount }, order.counts) !== null;
  const { run, isRunning } = useAction(onOrder);

  return (
    <>
      <SheetSelect
        field="forest"
        label={t.facts.forest}
        options={offer.forests.map(({ id, name }) => ({ value: id, title: say(name) }))}
        value={order.forestId}
        onChange={(forestId) => change({ forestId })}
      />
      <DateSheet
        field="date"
        say={({ from = '' }) => t.day({ date: from })}
        label={t.tickets.date}
        value={order.date}
        min={today}
        max={addDays(today, stayRules.lastNight)}
        onChange={(date) => change({ date })}
      />
      <Section title={t.ticket.people}>
        <PeoplePicker
          kinds={offer.kinds.map((one) => ({ ...one, label: t.ticketTypes[one.kind] }))}
          most={offer.maxCount}
          value={order.counts}
          unit={t.units.tickets}
          onChange={(counts) => change({ counts })}
        />
        <Note>{t.tickets.payAtGate}</Note>
      </Section>
      <MainButton
        sum={<Money amount={total} />}
        note={t.tickets.total}
        action="submit"
        disabled={isCountBad}
        isBusy={isRunning}
        run={() => void run(order)}
      >
        {t.tickets.submit}
      </MainButton>
    </>
  );
}
