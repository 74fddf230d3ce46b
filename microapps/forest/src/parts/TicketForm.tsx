import { addDays, todaySeoul } from '@wallet/kit/format';
import { Button, DateSheet, InlineNotice, KeyValue, Money, SheetSelect, Stepper } from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import { newIntentId } from '../model/bookingDraft.ts';
import { stayRules } from '../model/stay.ts';
import { type TicketOffer, type TicketOrder, ticketTotal, ticketTypes } from '../model/ticket.ts';
import text from './text.module.css';
import { useForestAction } from './useForestAction.ts';

interface TicketFormProps {
  offer: TicketOffer;
  onOrder: (order: TicketOrder) => Promise<void>;
}

/** Reserves park tickets; they are paid at the gate. */
export function TicketForm({ offer, onOrder }: TicketFormProps) {
  const t = messages.use();
  const today = todaySeoul();
  const [order, setOrder] = useState<TicketOrder>(() => ({
    intentId: newIntentId(),
    forestId: offer.forests[0]?.id ?? '',
    date: today,
    counts: { ADULT: 1, YOUTH: 0, CHILD: 0 },
  }));
  // Another order than the one that may have been sent needs another intent.
  const change = (changes: Partial<TicketOrder>) =>
    setOrder({ ...order, ...changes, intentId: newIntentId() });
  const { count, total } = ticketTotal(offer, order.counts);
  const isCountBad = count < 1 || count > offer.maxCount;
  const { run, isRunning } = useForestAction(onOrder);

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
        label={t.tickets.date}
        value={order.date}
        min={today}
        max={addDays(today, stayRules.lastNight)}
        onChange={(date) => change({ date })}
      />
      {ticketTypes.map((type) => (
        <Stepper
          key={type}
          field={`count-${type}`}
          label={t.ticketTypes[type]}
          value={order.counts[type]}
          min={0}
          max={offer.maxCount}
          unit={t.units.tickets}
          onChange={(value) => change({ counts: { ...order.counts, [type]: value } })}
        />
      ))}
      {isCountBad && <InlineNotice tone="warning">{t.tickets.limit({ most: offer.maxCount })}</InlineNotice>}
      <KeyValue rows={[{ label: t.tickets.total, value: <Money amount={total} />, isStrong: true }]} />
      <p className={text.note}>{t.tickets.payAtGate}</p>
      <div className={text.row}>
        <Button full action="submit" disabled={isCountBad} isBusy={isRunning} onClick={() => void run(order)}>
          {t.tickets.submit}
        </Button>
      </div>
    </>
  );
}
