import { Screen, useAction, usePerson, useQuery, useWallet } from '@wallet/kit/app';
import { nightCount, priceOf, type Stay, usableStay } from '@wallet/kit/booking';
import { BookingCalendar, BottomBar, Button, InlineNotice, Lead, Money, Note } from '@wallet/kit/ui';
import { useState } from 'react';
import { readRoomBook } from '../api/readRoomBook.ts';
import { booking, noRoom } from '../flows/booking.ts';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import { draftFor } from '../model/bookingDraft.ts';
import { readSearch } from '../model/search.ts';
import { bookingLog } from '../state/bookingLog.ts';

export const FTR41500 = booking.step(
  {
    by: ['roomId'],
    // The room of the address comes before the one of the draft.
    ask(draft, { query, signal }) {
      const roomId = query.get('roomId') || draft?.roomId;
      return roomId ? readRoomBook(roomId, { signal }) : null;
    },
    gone: noRoom,
  },
  function ChooseDates({ draft, data: { room, book }, begin }) {
    const t = messages.use();
    const { navigate } = useWallet();
    const person = usePerson();
    const query = useQuery();
    const search = readSearch(query);
    // The dates that were searched for, else those entered before for this room.
    const wished = search.checkIn === '' && draft?.roomId === room.id ? draft : search;
    const [stay, setStay] = useState(() => usableStay(book, wished));
    const isTaken = search.checkIn !== '' && usableStay(book, search).checkIn === '';
    const price = priceOf(book, stay);

    /** The address keeps what is chosen, so that back and reload find it. */
    function choose(next: Stay) {
      setStay(next);
      if (next.checkOut === '') return;
      const others = Object.fromEntries(query);
      navigate.replace('FTR41500', { query: { ...others, checkIn: next.checkIn, checkOut: next.checkOut } });
    }
    const next = useAction(async () => {
      const booker = { name: person?.name ?? '', phone: person?.phone ?? '' };
      const begun = draftFor(draft, room.id, stay, booker);
      // Guests entered for this very stay come before those that were searched for.
      const isSame =
        draft?.roomId === room.id && draft.checkIn === stay.checkIn && draft.checkOut === stay.checkOut;
      const guests = query.has('guests') && !isSame ? search.guests : begun.guests;
      bookingLog.begin();
      await begin({ ...begun, guests: Math.min(guests, room.maxGuests) });
      navigate.push(begun.agreedTerms.length > 0 ? 'FTR51000' : 'FTR50000');
    });
    const footer = (
      <BottomBar
        sum={price ? <Money amount={price.total} /> : undefined}
        note={price ? `${t.shortStay(stay)} · ${t.nights({ count: nightCount(stay) })}` : undefined}
      >
        <Button
          action="next"
          disabled={price === null}
          isBusy={next.isRunning}
          onClick={() => void next.run()}
        >
          {/* What is still to be chosen stands on the button that waits for it. */}
          {price
            ? t.calendar.book
            : stay.checkIn === ''
              ? t.calendar.chooseCheckIn
              : t.calendar.chooseCheckOut}
        </Button>
      </BottomBar>
    );

    return (
      <Screen footer={footer}>
        {query.get('soldOut') === 'Y' && (
          <InlineNotice tone="warning" messageId="soldOut">
            {t.refusals.soldOut}
          </InlineNotice>
        )}
        {isTaken && (
          <InlineNotice tone="warning" messageId="datesTaken">
            {t.calendar.taken(search)}
          </InlineNotice>
        )}
        <Lead title={t.calendar.ask}>{`${say(room.forestName)} · ${say(room.name)}`}</Lead>
        <BookingCalendar mode="stay" book={book} value={stay} onChange={choose} />
        <Note>{t.calendar.hint({ most: book.maxNights })}</Note>
      </Screen>
    );
  },
);
