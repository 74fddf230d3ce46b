import { Screen, useAction, usePerson, useQuery, useWallet } from '@wallet/kit/app';
import { BottomBar, Button, InlineNotice, Money } from '@wallet/kit/ui';
import { useState } from 'react';
import { readRoomBook } from '../api/readRoomBook.ts';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import { draftFor } from '../model/bookingDraft.ts';
import { priceOf, usableStay } from '../model/nights.ts';
import { readSearch } from '../model/search.ts';
import { nightCount } from '../model/stay.ts';
import { NightPicker } from '../parts/NightPicker.tsx';
import { Nothing } from '../parts/Nothing.tsx';
import text from '../parts/text.module.css';
import { type BookingStep, useBookingStep } from '../state/useBookingStep.ts';
import styles from './FTR41500.module.css';

export function FTR41500() {
  const t = messages.use();
  const { of, save } = useBookingStep(readRoomBook, useQuery().get('roomId'));
  if (of.data) return <ChooseDates key={of.data.room.id} {...of.data} save={save} />;
  return (
    <Screen title={t.calendar.title} of={of}>
      {() => <Nothing kind="room" to="FTR21000" />}
    </Screen>
  );
}

type ChooseDatesProps = BookingStep & Pick<ReturnType<typeof useBookingStep>, 'save'>;

function ChooseDates({ draft, room, book, save }: ChooseDatesProps) {
  const t = messages.use();
  const { navigate } = useWallet();
  const person = usePerson();
  const query = useQuery();
  // The dates entered before for this room, else those that were searched for.
  const [stay, setStay] = useState(() =>
    usableStay(book, draft?.roomId === room.id ? draft : readSearch(query)),
  );
  const price = priceOf(book, stay);
  const next = useAction(async () => {
    const booker = { name: person?.name ?? '', phone: person?.phone ?? '' };
    const begun = draftFor(draft, room.id, stay, booker);
    await save({ ...begun, guests: Math.min(begun.guests, room.maxGuests) });
    navigate.push(begun.agreedTerms.length > 0 ? 'FTR51000' : 'FTR50000');
  });
  const footer = (
    <BottomBar>
      <p className={styles.sum} aria-live="polite">
        {price ? (
          <>
            <span className={styles.figure}>{t.nights({ count: nightCount(stay) })}</span>{' '}
            <span className={styles.figure}>
              <Money amount={price.total} />
            </span>
          </>
        ) : stay.checkIn === '' ? (
          t.calendar.chooseCheckIn
        ) : (
          t.calendar.chooseCheckOut
        )}
      </p>
      <Button action="next" disabled={price === null} isBusy={next.isRunning} onClick={() => void next.run()}>
        {t.calendar.book}
      </Button>
    </BottomBar>
  );

  return (
    <Screen title={t.calendar.title} footer={footer}>
      {query.get('soldOut') === 'Y' && (
        <InlineNotice tone="warning" messageId="soldOut">
          {t.refusals.soldOut}
        </InlineNotice>
      )}
      <p className={text.lead}>
        {say(room.forestName)} · {say(room.name)}
      </p>
      <NightPicker book={book} stay={stay} onChange={setStay} />
      <p className={text.note}>{t.calendar.hint({ most: book.maxNights })}</p>
    </Screen>
  );
}
