import { useLoad } from '@wallet/kit/app';
import type { DayBook } from '@wallet/kit/booking';
import { BookingCalendar, Chips, ErrorState, Note, Section, Skeleton } from '@wallet/kit/ui';
import { listSlots } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { clock } from '../model/visit.ts';

interface SlotPickerProps {
  branchId: string;
  book: DayBook;
  /** empty: none yet */
  day: string;
  time: string;
  onChange: (day: string, time: string) => void;
}

/** A day of a branch and a half hour of it; what is full is not offered. */
export function SlotPicker({ branchId, book, day, time, onChange }: SlotPickerProps) {
  const t = messages.use().slots;
  const slots = useLoad(listSlots, day ? { branchId, day } : null);
  const open = slots.data?.filter(({ left }) => left > 0) ?? [];
  return (
    <>
      <BookingCalendar book={book} value={day} onChange={(next) => onChange(next, '')} />
      {day !== '' && (
        <Section title={t.title}>
          {slots.state === 'loading' && <Skeleton />}
          {slots.state === 'error' && (
            <ErrorState messageId={slots.error?.messageId ?? 'requestFailed'} onRetry={slots.reload} />
          )}
          {slots.state === 'ready' && open.length === 0 && <Note>{t.full}</Note>}
          <Chips
            legend={t.title}
            options={open.map((slot) => ({ value: slot.time, label: clock(slot.time) }))}
            value={time}
            onChange={(next) => onChange(day, next)}
          />
        </Section>
      )}
    </>
  );
}
