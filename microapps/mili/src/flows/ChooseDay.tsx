import { MainButton, useAction, useLoad, useWallet } from '@wallet/kit/app';
import { mapUrl } from '@wallet/kit/common';
import { BookingCalendar, Button, ErrorState, Note, RadioGroup, Section, Skeleton } from '@wallet/kit/ui';
import { useState } from 'react';
import { readDays } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import type { Place, Visit } from '../model/service.ts';

interface ChooseDayProps {
  kind: Visit;
  places: readonly Place[];
  /** what stands on the button once a day is chosen */
  submit: (chosen: { date: string }) => string;
  run: (place: Place, date: string) => Promise<unknown>;
}

/** A place, and a day of it that has room; others choose meanwhile, so a refusal shows the days anew. */
export function ChooseDay({ kind, places, submit, run }: ChooseDayProps) {
  const t = messages.use();
  const { navigate } = useWallet();
  const [placeId, setPlaceId] = useState('');
  const [date, setDate] = useState('');
  const place = places.find((one) => one.placeId === placeId) ?? places[0];
  const days = useLoad(readDays, place ? { kind, placeId: place.placeId } : null);
  const go = useAction(async () => place && run(place, date), {
    onRefusal() {
      setDate('');
      days.reload();
    },
  });
  return (
    <>
      <RadioGroup
        field="place"
        legend={t.choose.place}
        options={places.map((one) => ({
          value: one.placeId,
          label: one.placeName,
          description: one.address,
        }))}
        value={place?.placeId ?? ''}
        onChange={(next) => {
          setPlaceId(next);
          setDate('');
        }}
      />
      {place && (
        <Button
          variant="text"
          size="small"
          icon="place"
          action="openMap"
          onClick={() => void navigate.outside(mapUrl(place.placeName, place.latitude, place.longitude))}
        >
          {t.map}
        </Button>
      )}
      <Section title={t.choose.day}>
        {days.error && <ErrorState messageId={days.error.messageId} onRetry={days.reload} />}
        {!days.error && !days.data && <Skeleton />}
        {days.data && <BookingCalendar book={days.data} value={date} onChange={setDate} />}
        <Note>{t.choose.note}</Note>
      </Section>
      <MainButton run={go} disabled={date === ''}>
        {date === '' ? t.choose.first : submit({ date })}
      </MainButton>
    </>
  );
}
