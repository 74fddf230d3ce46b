import { Screen, useAction } from '@wallet/kit/app';
import { Button, KeyValue, RadioGroup, Section } from '@wallet/kit/ui';
import { useState } from 'react';
import {
  countBookings,
  findCar,
  listCars,
  listCentres,
  listPosts,
  readAvailability,
  readGuide,
  readPoints,
} from '../api/calls.ts';
import { messages } from '../messages/index.ts';

/** Reads of each group by name (R906): they change nothing; the plate that nobody has answers 9999. */
const calls: Readonly<Record<string, () => Promise<unknown>>> = {
  'base/guide': () => readGuide(),
  'base/baseCarInfo': () => listCars(),
  'base/retrieveCarInfo': () => findCar('00가0000'),
  'base/eventList': () => listPosts(),
  'rsv/count': () => countBookings(),
  'penlt/points': () => readPoints(),
  'penlt/availability': () => readAvailability(),
  'penlt/centers': () => listCentres(),
};

/** For developers: sends a call and shows its answer. */
export function CibTestCall() {
  const { test: t } = messages.use();
  const [chosen, setChosen] = useState('base/guide');
  const [answer, setAnswer] = useState<unknown>(null);
  const send = useAction(async () => setAnswer(await calls[chosen]?.()));
  return (
    <Screen>
      <RadioGroup
        field="call"
        legend={t.call}
        options={Object.keys(calls).map((value) => ({ value, label: value }))}
        value={chosen}
        onChange={setChosen}
      />
      <Button full action="send" isBusy={send.isRunning} onClick={() => void send.run()}>
        {t.send}
      </Button>
      {answer !== null && (
        <Section title={chosen}>
          <KeyValue rows={[{ label: t.answer, value: JSON.stringify(answer).slice(0, 400) }]} />
        </Section>
      )}
    </Screen>
  );
}
