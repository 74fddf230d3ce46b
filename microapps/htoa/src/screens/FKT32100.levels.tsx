import { MainButton, Screen, useAction, useLoad } from '@wallet/kit/app';
import { Chips, Stepper, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { listHalls, setStandIn } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import type { Terminal } from '../model/flight.ts';
import { TerminalChoice } from '../parts/TerminalChoice.tsx';

/** Sets the queue of a hall at an hour. */
export function FKT32100() {
  const t = messages.use();
  const [terminal, setTerminal] = useState<Terminal>('T1');
  const [number, setNumber] = useState('1');
  const [hour, setHour] = useState(8);
  const [minutes, setMinutes] = useState(30);
  const load = useLoad(listHalls, terminal);
  const set = useAction(async () => {
    await setStandIn({ what: 'LEVEL', terminal, hallNo: Number(number), hour, min: minutes });
    toast(t.developer.done);
    load.reload();
  });
  return (
    <Screen of={load}>
      {({ halls }) => (
        <>
          <TerminalChoice value={terminal} onChange={setTerminal} />
          <Chips
            legend={t.home.halls}
            options={halls.map((hall) => ({ value: `${hall.number}`, label: t.halls.name(hall) }))}
            value={number}
            onChange={setNumber}
          />
          <Stepper field="hour" label={t.developer.hour} value={hour} min={0} max={23} onChange={setHour} />
          <Stepper
            field="minutes"
            label={t.developer.minutes}
            value={minutes}
            min={0}
            max={120}
            step={5}
            onChange={setMinutes}
          />
          <MainButton run={set}>{t.developer.set}</MainButton>
        </>
      )}
    </Screen>
  );
}
