import { Screen, usePerson, useQuery, useWallet } from '@wallet/kit/app';
import { InlineNotice } from '@wallet/kit/ui';
import { readRoomBook } from '../api/readRoomBook.ts';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import { draftFor } from '../model/bookingDraft.ts';
import { readSearch } from '../model/search.ts';
import type { Stay } from '../model/stay.ts';
import { NightPicker } from '../parts/NightPicker.tsx';
import { Nothing } from '../parts/Nothing.tsx';
import text from '../parts/text.module.css';
import { type BookingStep, useBookingStep } from '../state/useBookingStep.ts';

export function FTR41500() {
  const t = messages.use();
  const { navigate } = useWallet();
  const person = usePerson();
  const query = useQuery();
  const { of, save } = useBookingStep(readRoomBook, query.get('roomId'));

  async function book({ draft, room }: BookingStep, stay: Stay) {
    const booker = { name: person?.name ?? '', phone: person?.phone ?? '' };
    const next = draftFor(draft, room.id, stay, booker);
    await save({ ...next, guests: Math.min(next.guests, room.maxGuests) });
    navigate.push(next.agreedTerms.length > 0 ? 'FTR51000' : 'FTR50000');
  }

  return (
    <Screen title={t.calendar.title} of={of}>
      {(step) =>
        step === null ? (
          <Nothing kind="room" to="FTR21000" />
        ) : (
          <>
            {query.get('soldOut') === 'Y' && (
              <InlineNotice tone="warning" messageId="soldOut">
                {t.refusals.soldOut}
              </InlineNotice>
            )}
            <p className={text.lead}>
              {say(step.room.forestName)} · {say(step.room.name)}
            </p>
            <NightPicker
              book={step.book}
              initial={initialStay(step, query)}
              onChoose={(stay) => book(step, stay)}
            />
          </>
        )
      }
    </Screen>
  );
}

/** The dates entered before for this room, else those that were searched for. */
function initialStay({ draft, room }: BookingStep, query: URLSearchParams): Stay {
  const { checkIn, checkOut } = draft?.roomId === room.id ? draft : readSearch(query);
  return { checkIn, checkOut };
}
