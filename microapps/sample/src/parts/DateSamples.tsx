import { addDays, todaySeoul, weekday } from '@wallet/kit/format';
import { Calendar, type DateRange, DateSheet } from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import { Sample } from './Sample.tsx';

/** Calendars of one day and of a stretch of days, in the page and in a sheet. */
export function DateSamples() {
  const { dates: t } = messages.use().gallery;
  const [today] = useState(() => todaySeoul());
  const [date, setDate] = useState(today);
  const [range, setRange] = useState<DateRange>({ from: addDays(today, 1), until: addDays(today, 3) });
  const bounds = { min: today, max: addDays(today, 60) };
  const dayInfo = (day: string) => (weekday(day) === 1 ? { disabled: true, note: t.closed } : {});
  return (
    <>
      <Sample title={t.single} of={['Calendar']}>
        <Calendar {...bounds} value={date} onChange={setDate} dayInfo={dayInfo} />
      </Sample>
      <Sample title={t.range} of={['Calendar']}>
        <Calendar {...bounds} mode="range" value={range} onChange={setRange} />
      </Sample>
      <Sample title={t.sheets} of={['DateSheet']}>
        <DateSheet {...bounds} field="sampleDate" label={t.date} value={date} onChange={setDate} />
        <DateSheet
          {...bounds}
          mode="range"
          field="sampleRange"
          label={t.stay}
          value={range}
          onChange={setRange}
        />
        <DateSheet
          {...bounds}
          field="sampleDateWrong"
          label={t.required}
          value=""
          onChange={setDate}
          problem={{ id: 'invalidDate' }}
        />
      </Sample>
    </>
  );
}
