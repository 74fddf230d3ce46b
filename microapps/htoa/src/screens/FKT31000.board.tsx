import { Part, Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { addDays, todaySeoul } from '@wallet/kit/format';
import {
  Chips,
  Disclosure,
  EmptyState,
  List,
  SearchField,
  Segmented,
  SheetSelect,
  Stack,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { listFlights } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { found, type Terminal, terminals } from '../model/flight.ts';
import { Age } from '../parts/Age.tsx';
import { FlightRow } from '../parts/FlightRow.tsx';

export function FKT31000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const query = useQuery();
  const today = todaySeoul();
  const tomorrow = addDays(today, 1);
  const [date, setDate] = useState(
    ['tomorrow', tomorrow].includes(query.get('date') ?? '') ? tomorrow : today,
  );
  const [way, setWay] = useState<'departures' | 'arrivals'>('departures');
  const [text, setText] = useState(query.get('q')?.slice(0, 20) ?? '');
  const [terminal, setTerminal] = useState<Terminal | ''>('');
  const [lateFirst, setLateFirst] = useState(false);
  const load = useLoad(listFlights, { date, isArrival: way === 'arrivals' });
  return (
    <Screen>
      <Stack>
        <SearchField
          field="search"
          label={t.board.search}
          placeholder={t.board.search}
          value={text}
          onChange={setText}
          maxLength={20}
        />
        <Segmented
          legend={t.board.way}
          options={(['departures', 'arrivals'] as const).map((value) => ({ value, label: t.board[value] }))}
          value={way}
          onChange={setWay}
        />
        <Chips
          scrolls
          legend={t.board.day}
          before={
            <>
              <SheetSelect
                isChip
                field="terminal"
                label={t.terminal}
                options={[
                  { value: '', title: t.board.anyTerminal },
                  ...terminals.map((value) => ({ value, title: t.short[value] })),
                ]}
                value={terminal}
                onChange={setTerminal}
              />
              <SheetSelect
                isChip
                field="lateFirst"
                label={t.board.order}
                options={[
                  { value: 'time', title: t.board.byTime },
                  { value: 'late', title: t.board.lateFirst },
                ]}
                value={lateFirst ? 'late' : 'time'}
                onChange={(order) => setLateFirst(order === 'late')}
              />
            </>
          }
          options={[
            { value: today, label: t.board.today },
            { value: tomorrow, label: t.board.tomorrow },
          ]}
          value={date}
          onChange={setDate}
        />
      </Stack>
      <Part of={load}>
        {({ at, flights }) => {
          const shown = found(flights, { text, terminal, lateFirst });
          const gone = shown.filter(({ remark }) => remark === 'departed');
          const rows = (label: string, some: typeof shown) => (
            <List label={label}>
              {some.map((flight) => (
                <FlightRow
                  key={flight.key}
                  flight={flight}
                  onOpen={() => navigate.push('FKT31100', { query: { flight: flight.key } })}
                />
              ))}
            </List>
          );
          return (
            <>
              <Age at={at} />
              {shown.length === 0 && (
                <EmptyState title={t.board.none} picture="none" description={t.board.noneHint} />
              )}
              {rows(
                t.board[way],
                shown.filter(({ remark }) => remark !== 'departed'),
              )}
              {gone.length > 0 && (
                <Disclosure title={t.board.gone({ count: gone.length })}>
                  {rows(t.board.over, gone)}
                </Disclosure>
              )}
            </>
          );
        }}
      </Part>
    </Screen>
  );
}
