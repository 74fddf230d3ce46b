import type { DayBook } from '@wallet/kit/booking';
import { BookingCalendar, Chips, Note, Section } from '@wallet/kit/ui';
import type { ReactNode } from 'react';
import { messages } from '../messages/index.ts';

interface DayAndTimeProps {
  book: DayBook;
  date: string;
  onDate: (date: string) => void;
  /** null until they are there */
  times: readonly { value: string; label: string; left: number }[] | null;
  time: string;
  onTime: (time: string) => void;
  /** in place of the times while they are asked for, or where they failed */
  instead?: ReactNode;
}

/** A day, then one of its free times; a day on which all are taken says so. */
export function DayAndTime({ book, date, onDate, times, time, onTime, instead }: DayAndTimeProps) {
  const { when: t } = messages.use().booking;
  const free = times?.filter(({ left }) => left > 0) ?? [];
  return (
    <>
      <BookingCalendar book={book} value={date} onChange={onDate} />
      {date === '' ? (
        <Note>{t.first}</Note>
      ) : (
        <Section title={t.times}>
          {instead ??
            (free.length === 0 ? (
              <Note>{t.full}</Note>
            ) : (
              <Chips legend={t.times} options={free} value={time} onChange={onTime} />
            ))}
        </Section>
      )}
    </>
  );
}
