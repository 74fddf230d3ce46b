import { Screen, useAction, useQuery } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import { Button, KeyValue, RadioGroup, Section } from '@wallet/kit/ui';
import { useState } from 'react';
import { listBookings, listCourses, readDays, readSessions, readToday, readWindows } from '../api/calls.ts';
import { useReservInfo } from '../flows/reserving.ts';
import { messages } from '../messages/index.ts';

/** Reads of each group by name (R928): they change nothing. */
const calls: Readonly<Record<string, () => Promise<unknown>>> = {
  'public/today': () => readToday(),
  'base/reservations': () => listBookings(),
  'gwangneung/days': () => readDays({ site: 'gwangneung' }),
  'gwangneung/parkingTimes': () => readWindows(todaySeoul()),
  'sejong/days': () => readDays({ site: 'sejong' }),
  'sejong/sessions': () => readSessions(todaySeoul()),
  'sejong/eduList': () => listCourses({ site: 'sejong' }),
  'baekdu/eduList': () => listCourses({ site: 'baekdu' }),
};

/** For developers: sends a call and shows its answer, and what the store holds. */
export function AbrTestCall() {
  const t = messages.use().test;
  const site = useQuery().get('site') ?? '';
  const names = Object.keys(calls).filter((name) => name.startsWith(site));
  const [chosen, setChosen] = useState(names[0] ?? '');
  const [rows, setRows] = useState<readonly (readonly [string, unknown])[]>([]);
  const { read } = useReservInfo();
  const send = useAction(async () => {
    setRows([
      [t.answer, await calls[chosen]?.()],
      [t.store, await read()],
    ]);
  });
  return (
    <Screen>
      <RadioGroup
        field="call"
        legend={t.call}
        options={names.map((value) => ({ value, label: value }))}
        value={chosen}
        onChange={setChosen}
      />
      <Button full action="send" isBusy={send.isRunning} onClick={() => void send.run()}>
        {t.send}
      </Button>
      {rows.length > 0 && (
        <Section title={chosen}>
          <KeyValue
            rows={rows.map(([label, value]) => ({ label, value: JSON.stringify(value).slice(0, 400) }))}
          />
        </Section>
      )}
    </Screen>
  );
}
