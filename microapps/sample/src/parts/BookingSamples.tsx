import { HoldNotice, QuoteNotice, useQuote, WhileHeld } from '@wallet/kit/app';
import {
  cancelFee,
  changeOf,
  type DayBook,
  type FeeRule,
  peopleSum,
  priceOf,
  type Stay,
} from '@wallet/kit/booking';
import { addDays, todaySeoul, weekday } from '@wallet/kit/format';
import { BookingCalendar, CancelFees, KeyValue, Money, PeoplePicker } from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import { Sample } from './Sample.tsx';

const rules: FeeRule[] = [
  { until: { days: 2 }, sum: 400 },
  { until: { days: 1 }, percent: 5, least: 400 },
  { until: { hours: 3 }, percent: 10, least: 400 },
  { until: { hours: 0 }, percent: 20, least: 400 },
];
const held = { seconds: 600 };
const soon = { seconds: 65 };
const nothing = () => {};
// Nothing is sent from the gallery: its price holds for half a minute, and the next one is the same.
const askPrice = async () => ({ seconds: 30 });

/** Sixty days: rest on Mondays, weekends dearer and nearly full. */
function bookFrom(first: string): DayBook {
  const days = Array.from({ length: 60 }, (_, index) => {
    const date = addDays(first, index);
    const isWeekend = [5, 6].includes(weekday(date));
    return {
      date,
      price: isWeekend ? 85_000 : 46_000,
      left: isWeekend ? index % 3 : 8,
      isClosed: weekday(date) === 1,
    };
  });
  return { first, last: addDays(first, 59), maxNights: 3, days };
}

/** What a customer books by: days, people, a hold, and what cancelling costs. */
export function BookingSamples() {
  const { booking: t } = messages.use().gallery;
  const [today] = useState(() => todaySeoul());
  const [book] = useState(() => bookFrom(addDays(today, 1)));
  const [date, setDate] = useState('');
  const [stay, setStay] = useState<Stay>({ checkIn: '', checkOut: '' });
  const [counts, setCounts] = useState({ adult: 2, youth: 0, child: 1 });
  const quote = useQuote(askPrice, null);
  const kinds = [
    { kind: 'adult', label: t.adult, min: 1, price: 17_000 },
    { kind: 'youth', label: t.youth, price: 13_000 },
    { kind: 'child', label: t.child, max: 3, price: 9_000 },
  ] as const;
  const now = cancelFee(rules, { begins: `${addDays(today, 1)}150000`, paid: 59_800, at: new Date() });
  const price = priceOf(book, stay)?.total ?? 85_000;
  const { due, refund } = changeOf({ paid: 46_000, price });
  return (
    <>
      <Sample title={t.day} of={['BookingCalendar']}>
        <BookingCalendar book={book} value={date} onChange={setDate} />
      </Sample>
      <Sample title={t.stay} of={['BookingCalendar']}>
        <BookingCalendar mode="stay" book={book} value={stay} onChange={setStay} />
      </Sample>
      <Sample title={t.people} of={['PeoplePicker']}>
        <PeoplePicker kinds={kinds} most={6} unit={t.unit} value={counts} onChange={setCounts} />
        <KeyValue
          rows={[
            { label: t.total, value: <Money amount={peopleSum(kinds, counts).total} />, isStrong: true },
          ]}
        />
      </Sample>
      <Sample title={t.hold} of={['HoldNotice', 'WhileHeld']} door="app">
        <HoldNotice hold={held} onEnd={nothing} />
        <WhileHeld hold={soon} again="SMP50000">
          <p>{t.held}</p>
        </WhileHeld>
      </Sample>
      <Sample title={t.quote} of={['QuoteNotice', 'useQuote']} door="app">
        <QuoteNotice quote={quote} />
      </Sample>
      <Sample title={t.fees} of={['CancelFees']}>
        <CancelFees rules={rules} applied={now?.rule} />
        <KeyValue rows={[{ label: t.refund, value: <Money amount={now?.refund ?? 0} />, isStrong: true }]} />
      </Sample>
      <Sample title={t.change} of={['changeOf']} door="booking">
        <KeyValue
          rows={[
            { label: t.due, value: <Money amount={due} />, isStrong: true },
            { label: t.refund, value: <Money amount={refund} /> },
          ]}
        />
      </Sample>
    </>
  );
}
