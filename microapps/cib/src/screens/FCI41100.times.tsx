import { MainButton, Part, Screen, useAction, useLoad, useWallet } from '@wallet/kit/app';
import { Lead, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { changeTime, listDays, listTimes, readStation } from '../api/calls.ts';
import { useWays } from '../flows/CibScreen.tsx';
import { reserving } from '../flows/flows.ts';
import { messages } from '../messages/index.ts';
import { DayAndTime } from '../parts/DayAndTime.tsx';

export const FCI41100 = reserving.step(
  {
    needs: ['carId', 'placeId'],
    ask: (at, settings) => Promise.all([readStation(at, settings), listDays(at, settings)]),
    gone: () => messages.current().gone.choice,
    instead: {
      CIB_PLACE_GONE: <Ways code="CIB_PLACE_GONE" />,
      CIB_LANE: <Ways code="CIB_LANE" />,
      CIB_NOT_JOINED: <Ways code="CIB_NOT_JOINED" />,
    },
  },
  function Times({ draft, data: [station, book], goOn, clear, reload }) {
    const t = messages.use();
    const { navigate } = useWallet();
    const [date, setDate] = useState(draft.date ?? '');
    const [time, setTime] = useState(draft.time ?? '');
    const times = useLoad(listTimes, date ? { placeId: draft.placeId, date } : null);
    const isFree = times.data?.some((one) => one.time === time && one.left > 0) ?? false;
    const change = useAction(
      async (number: string) => {
        await changeTime({ number, date, time });
        await clear();
        toast(t.booking.changed);
        navigate.replace('FCI52200', { query: { rsvNo: number }, asks: false });
      },
      {
        onRefusal: () => {
          setTime('');
          times.reload();
          reload();
        },
      },
    );
    const { changing } = draft;
    return (
      <Screen>
        <Lead title={changing ? station.name : t.booking.when.lead}>
          {changing ? t.booking.when.change : station.name}
        </Lead>
        <DayAndTime
          book={book}
          date={date}
          onDate={(day) => {
            setDate(day);
            setTime('');
          }}
          times={times.data?.map((one) => ({ value: one.time, label: t.clock(one), left: one.left })) ?? null}
          time={time}
          onTime={setTime}
          instead={times.data ? undefined : <Part of={times}>{() => null}</Part>}
        />
        <MainButton
          disabled={!isFree}
          isBusy={change.isRunning}
          run={() =>
            changing ? change.run(changing) : goOn('FCI42000', { date, time, key: crypto.randomUUID() })
          }
        >
          {changing ? t.booking.when.save : t.next}
        </MainButton>
      </Screen>
    );
  },
);

/** A way out that needs the words of the page. */
function Ways({ code }: { code: string }) {
  return useWays()[code];
}
