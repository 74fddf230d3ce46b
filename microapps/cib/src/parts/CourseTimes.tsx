import { messages } from '../messages/index.ts';
import type { CourseDay } from '../model/education.ts';
import { DayAndTime } from './DayAndTime.tsx';

interface CourseTimesProps {
  days: readonly CourseDay[];
  date: string;
  begins: string;
  onChange: (date: string, begins: string) => void;
}

/** A day of a centre, then a room and its time. */
export function CourseTimes({ days, date, begins, onChange }: CourseTimesProps) {
  const { course: t } = messages.use();
  const sessions = days.find((one) => one.date === date)?.sessions ?? [];
  return (
    <DayAndTime
      book={{
        first: days[0]?.date ?? '',
        last: days.at(-1)?.date ?? '',
        days: days.map(({ sessions: ofDay, ...one }) => ({
          ...one,
          price: null,
          left: ofDay.reduce((sum, { left }) => sum + left, 0),
        })),
      }}
      date={date}
      onDate={(day) => onChange(day, '')}
      times={sessions.map((one) => ({ value: one.begins, label: t.session(one), left: one.left }))}
      time={begins}
      onTime={(time) => onChange(date, time)}
    />
  );
}
