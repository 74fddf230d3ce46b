import { MainButton, useAction, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { Button, Card, Chips, Lead, Section, SheetSelect, Stack, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { readWish, saveWish } from '../api/calls.ts';
import { CibScreen } from '../flows/CibScreen.tsx';
import { reserving } from '../flows/flows.ts';
import { messages } from '../messages/index.ts';
import type { Wish } from '../model/booking.ts';

/** What the customer waits for at a place; told when it is free, and taken up from here. */
export function FCI71100() {
  const carId = useQuery().get('carId') ?? '';
  const load = useLoad(readWish, carId);
  return (
    <CibScreen of={load}>
      {(wish) => <Edit key={String(wish.isWished)} wish={wish} carId={carId} reload={load.reload} />}
    </CibScreen>
  );
}

const hours = ['am', 'pm'] as const;

function Edit({ wish, carId, reload }: { wish: Wish; carId: string; reload: () => void }) {
  const { wish: t, ...all } = messages.use();
  const { navigate } = useWallet();
  const { begin } = reserving.useDraft();
  const fitting = wish.stations.filter(({ isFit }) => isFit);
  const [placeId, setPlaceId] = useState(wish.placeId || (fitting[0]?.id ?? ''));
  const [weekdays, setWeekdays] = useState(
    wish.isWished ? wish.weekdays.map(String) : ['1', '2', '3', '4', '5'],
  );
  const [times, setTimes] = useState<readonly ('am' | 'pm')[]>(
    wish.isWished ? hours.filter((one) => (one === 'am' ? wish.isMorning : wish.isAfternoon)) : hours,
  );
  const save = useAction(async (place: string) => {
    await saveWish({
      carId,
      placeId: place,
      weekdays: weekdays.map(Number),

      isMorning: times.includes('am'),
      isAfternoon: times.includes('pm'),
    });
    toast(place ? t.saved : t.stopped);
    reload();
  });
  const take = useAction(async () => {
    await begin({ carId, placeId: wish.placeId, date: wish.date, time: wish.time });
    navigate.push('FCI41100');
  });
  return (
    <Stack>
      <Lead picture="notice" title={t.title}>
        {t.lead}
      </Lead>
      {wish.isWished && (
        <Card tone={wish.date ? 'accent' : 'soft'}>
          <Stack>
            <span>{wish.date ? t.free({ at: all.when(wish) }) : t.waiting}</span>
            {wish.date && (
              <Button full action="take" isBusy={take.isRunning} onClick={() => void take.run()}>
                {t.take}
              </Button>
            )}
          </Stack>
        </Card>
      )}
      <SheetSelect
        field="place"
        label={all.facts.place}
        options={fitting.map(({ id, name, address }) => ({ value: id, title: name, description: address }))}
        value={placeId}
        onChange={setPlaceId}
      />
      <Section title={t.weekdays}>
        <Chips
          multiple
          legend={t.weekdays}
          options={t.days.map((label, at) => ({ value: String(at + 1), label }))}
          value={weekdays}
          onChange={setWeekdays}
        />
      </Section>
      <Section title={t.hours}>
        <Chips
          multiple
          legend={t.hours}
          options={hours.map((value) => ({ value, label: t.times[value] }))}
          value={times}
          onChange={setTimes}
        />
      </Section>
      {wish.isWished && (
        <Button variant="text" action="stop" onClick={() => void save.run('')}>
          {t.stop}
        </Button>
      )}
      <MainButton
        action="save"
        disabled={weekdays.length === 0 || times.length === 0}
        isBusy={save.isRunning}
        run={() => save.run(placeId)}
      >
        {wish.isWished ? t.change : t.save}
      </MainButton>
    </Stack>
  );
}
