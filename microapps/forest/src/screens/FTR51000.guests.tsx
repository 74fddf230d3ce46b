import { Screen, useAction, useWallet } from '@wallet/kit/app';
import { BottomBar, Button, Card, InlineNotice, Section, Stepper } from '@wallet/kit/ui';
import { useState } from 'react';
import { readRoomBook } from '../api/readRoomBook.ts';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import { type BookingDraft, changed } from '../model/bookingDraft.ts';
import { priceOf } from '../model/nights.ts';
import { Nothing } from '../parts/Nothing.tsx';
import { PriceTable } from '../parts/PriceTable.tsx';
import text from '../parts/text.module.css';
import { useAutosave } from '../state/useAutosave.ts';
import { type BookingStep, useBookingStep } from '../state/useBookingStep.ts';

const maxCars = 3;

const step = { current: 1, total: 3 };

export function FTR51000() {
  const t = messages.use();
  const { of, save } = useBookingStep(readRoomBook);
  if (of.data?.draft) return <Guests {...of.data} draft={of.data.draft} save={save} />;
  return (
    <Screen title={t.guests.title} of={of} step={step}>
      {() => <Nothing kind="draft" to="FTR21000" />}
    </Screen>
  );
}

type GuestsProps = BookingStep & { draft: BookingDraft; save: (draft: BookingDraft) => Promise<void> };

function Guests({ draft, room, book, save }: GuestsProps) {
  const t = messages.use();
  const { navigate } = useWallet();
  const [now, setNow] = useState(draft);
  const price = priceOf(book, now);
  useAutosave(now, save);
  const next = useAction(async () => {
    await save(now);
    navigate.push('FTR51001');
  });

  const footer = (
    <BottomBar>
      <Button action="next" disabled={price === null} isBusy={next.isRunning} onClick={() => void next.run()}>
        {t.next}
      </Button>
    </BottomBar>
  );

  return (
    <Screen title={t.guests.title} step={step} footer={footer}>
      <Card tone="soft">
        <p>
          <strong>{say(room.forestName)}</strong> {say(room.name)}
        </p>
        <p>{t.stay(now)}</p>
        <Button
          variant="text"
          size="small"
          action="changeDates"
          onClick={() => navigate.push('FTR41500', { query: { roomId: room.id } })}
        >
          {t.guests.changeDates}
        </Button>
      </Card>
      <Section title={t.guests.who}>
        <Stepper
          field="guests"
          label={t.guests.guests}
          value={now.guests}
          min={1}
          max={room.maxGuests}
          unit={t.units.people}
          onChange={(guests) => setNow(changed(now, { guests }))}
        />
        <p className={text.note}>{t.guests.limit({ most: room.maxGuests })}</p>
        <Stepper
          field="cars"
          label={t.guests.cars}
          value={now.cars}
          min={0}
          max={maxCars}
          unit={t.units.cars}
          onChange={(cars) => setNow(changed(now, { cars }))}
        />
      </Section>
      {price ? (
        <Section title={t.guests.price}>
          <PriceTable nights={price.nights} total={price.total} />
        </Section>
      ) : (
        <InlineNotice tone="warning">{t.refusals.outOfWindow}</InlineNotice>
      )}
    </Screen>
  );
}
