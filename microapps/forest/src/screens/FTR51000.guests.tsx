import { MainButton, Screen, useAction, useAutosave, useWallet } from '@wallet/kit/app';
import { priceOf } from '@wallet/kit/booking';
import { Button, InlineNotice, List, MediaCard, Money, Section, Stepper } from '@wallet/kit/ui';
import { useState } from 'react';
import { readRoomBook } from '../api/readRoomBook.ts';
import { booking } from '../flows/booking.ts';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import { changed } from '../model/bookingDraft.ts';
import styles from '../parts/BookingCard.module.css';
import { PriceTable } from '../parts/PriceTable.tsx';
import { picturesOf } from '../parts/pictures.ts';
import { bookingLog } from '../state/bookingLog.ts';

const maxCars = 3;

export const FTR51000 = booking.step(
  { needs: ['roomId'], ask: ({ roomId }, { signal }) => readRoomBook(roomId, { signal }) },
  function Guests({ draft, data: { room, book }, save, goOn }) {
    const t = messages.use();
    const { navigate } = useWallet();
    const [now, setNow] = useState(draft);
    const price = priceOf(book, now);
    useAutosave(now, save);
    const next = useAction(() => {
      bookingLog.step('guests');
      return goOn('FTR51001', now);
    });

    return (
      <Screen>
        <List>
          <MediaCard look="row" title={say(room.forestName)} imageUrl={picturesOf([room.picture])[0]?.src}>
            <p className={styles.line}>{say(room.name)}</p>
            <p className={styles.line}>{t.stay(now)}</p>
            <Button
              variant="text"
              size="small"
              leads
              action="changeDates"
              onClick={() => navigate.push('FTR41500', { query: { roomId: room.id } })}
            >
              {t.guests.changeDates}
            </Button>
          </MediaCard>
        </List>
        <Section title={t.guests.who}>
          <Stepper
            field="guests"
            label={t.guests.guests}
            value={now.guests}
            min={1}
            max={room.maxGuests}
            unit={t.units.people}
            hint={t.guests.limit({ most: room.maxGuests })}
            onChange={(guests) => setNow(changed(now, { guests }))}
          />
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
        <MainButton
          run={next}
          disabled={price === null}
          sum={price ? <Money amount={price.total} /> : undefined}
          note={price ? t.nights({ count: price.nights.length }) : undefined}
        >
          {t.next}
        </MainButton>
      </Screen>
    );
  },
);
