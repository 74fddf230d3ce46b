import { maskPhone, phoneText } from '@wallet/kit/format';
import { KeyValue } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import type { Booking } from '../model/booking.ts';
import type { Need } from '../model/bookingDraft.ts';
import type { Words } from '../model/words.ts';

type Facts = Pick<
  Booking,
  'checkIn' | 'checkOut' | 'guests' | 'cars' | 'bookerName' | 'bookerPhone' | 'needs' | 'request'
> & { forestName: Words; roomName: Words };

interface BookingFactsProps {
  facts: Facts;
  number?: string;
  /** what stands over it has said where, when and for how many */
  isShort?: boolean;
}

/** What was booked, or is about to be. */
export function BookingFacts({ facts, number, isShort = false }: BookingFactsProps) {
  const t = messages.use();
  const needs = facts.needs.flatMap((need) => t.needs[need as Need] ?? []);
  return (
    <KeyValue
      rows={[
        ...(number ? [{ label: t.facts.number, value: number }] : []),
        ...(isShort ? [] : [{ label: t.facts.forest, value: say(facts.forestName) }]),
        { label: t.facts.room, value: say(facts.roomName) },
        ...(isShort
          ? [{ label: t.facts.hours, value: t.hours }]
          : [
              { label: t.facts.checkIn, value: t.checkInAt({ date: facts.checkIn }) },
              { label: t.facts.checkOut, value: t.checkOutAt({ date: facts.checkOut }) },
              { label: t.facts.guests, value: t.people({ count: facts.guests }) },
            ]),
        { label: t.facts.cars, value: t.cars({ count: facts.cars }) },
        { label: t.facts.booker, value: facts.bookerName },
        { label: t.facts.phone, value: maskPhone(phoneText(facts.bookerPhone)) },
        ...(needs.length > 0 ? [{ label: t.facts.needs, value: needs.join(', ') }] : []),
        ...(facts.request ? [{ label: t.facts.request, value: facts.request }] : []),
      ]}
    />
  );
}
