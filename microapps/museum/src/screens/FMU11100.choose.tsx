import { MainButton, Screen, useAction, useLoad } from '@wallet/kit/app';
import { isTaken, peopleSum } from '@wallet/kit/booking';
import { todaySeoul } from '@wallet/kit/format';
import {
  BookingCalendar,
  Card,
  Chips,
  Cover,
  ErrorState,
  InlineNotice,
  KeyValue,
  List,
  ListItem,
  Note,
  PeoplePicker,
  Section,
  Skeleton,
  Stack,
  Stepper,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { hold, listSessions, readDays, readExhibition } from '../api/calls.ts';
import { buying } from '../flows/buying.ts';
import { messages } from '../messages/index.ts';
import { type Chosen, changeCount, countsOf, limitOf, setCount, withCounts } from '../model/ticketCount.ts';
import { exhibitionPlace } from '../parts/exhibitionPlace.ts';

/** Numbers of tickets that many ask for, at a tap. */
const usual = ['1', '2', '4', '10'] as const;

export const FMU11100 = buying.step(
  {
    needs: ['exhbId'],
    ask: ({ exhbId }, { signal }) =>
      Promise.all([readExhibition({ exhbId }, { signal }), readDays(exhbId, { signal })]),
  },
  function Choose({ draft: { exhbId }, data: [one, book], reload, goOn }) {
    const t = messages.use();
    const [date, setDate] = useState('');
    const [time, setTime] = useState('');
    const [wished, setWished] = useState<Chosen>(['adult']);
    const sessions = useLoad(listSessions, date ? { exhbId, date } : null);
    const open = sessions.data?.filter(({ left }) => left > 0) ?? [];
    const left = open.find((session) => session.time === time)?.left;
    // Others take places while one chooses: the number falls with what is left, and it is said.
    const limit = limitOf(left ?? Number.POSITIVE_INFINITY, one.most);
    const chosen = wished.slice(0, limit);
    const counts = countsOf(chosen);
    const { total } = peopleSum(one.prices, counts);
    const [next] = book.days.filter((day) => !isTaken(book, day.date));
    const isRest = book.days.some((day) => day.date === todaySeoul() && day.isClosed);
    const again = () => {
      sessions.reload();
      reload();
    };
    const keep = useAction(
      async () => {
        const held = await hold({ exhbId, date, time, counts, total });
        await goOn('FMU11200', { tcktNo: held.number });
      },
      { onRefusal: again },
    );
    const full = left !== undefined && left <= limit ? t.choose.left({ left }) : t.choose.most(one);

    return (
      <Screen>
        <List>
          <ListItem
            leading={<Cover of={one.name} shape="small" place={exhibitionPlace(one.name)} />}
            title={one.name}
            description={one.museum}
          />
        </List>
        {isRest && next && <InlineNotice>{t.choose.rest({ date: next.date })}</InlineNotice>}
        <BookingCalendar
          book={book}
          value={date}
          onChange={(day) => {
            setDate(day);
            setTime('');
          }}
        />
        {date !== '' && (
          <Section title={t.choose.session}>
            {sessions.state === 'error' && (
              <ErrorState
                messageId={sessions.error?.messageId ?? 'requestFailed'}
                onRetry={sessions.reload}
              />
            )}
            {sessions.state === 'loading' && <Skeleton />}
            {sessions.state === 'ready' && open.length === 0 && <Note>{t.choose.over}</Note>}
            <Chips
              legend={t.choose.session}
              options={open.map((session) => ({ value: session.time, label: t.choose.time(session) }))}
              value={time}
              onChange={setTime}
            />
          </Section>
        )}
        <Section title={t.choose.count}>
          <Chips
            legend={t.choose.usual}
            options={usual.map((value) => ({ value, label: t.count({ count: Number(value) }) }))}
            value={usual.find((value) => Number(value) === chosen.length) ?? ('' as '1')}
            onChange={(value) => setWished(setCount(chosen, Number(value), limit))}
          />
          <Stepper
            field="ticketCount"
            label={t.choose.all}
            value={chosen.length}
            min={1}
            max={limit}
            unit={t.unit}
            onChange={(value) => setWished(changeCount(chosen, value - chosen.length, limit))}
          />
          <PeoplePicker
            kinds={one.prices.map(({ kind, price }) => ({ kind, price, label: t.kinds[kind] }))}
            most={limit}
            full={full}
            unit={t.unit}
            value={counts}
            onChange={(value) => setWished(withCounts(chosen, value))}
          />
          <Stack>
            <Note>{t.choose.children}</Note>
            <Card tone="soft">
              <KeyValue rows={[{ label: t.total, value: t.price({ amount: total }), isStrong: true }]} />
            </Card>
          </Stack>
        </Section>
        <MainButton run={keep} disabled={left === undefined || chosen.length === 0}>
          {time === '' ? t.choose.first : t.choose.next({ date, time })}
        </MainButton>
      </Screen>
    );
  },
);
