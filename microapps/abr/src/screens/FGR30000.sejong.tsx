import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { peopleSum } from '@wallet/kit/booking';
import { todaySeoul } from '@wallet/kit/format';
import { BookingCalendar, Chips, IconTile, Lead, List, ListItem, Note, Section } from '@wallet/kit/ui';
import { useState } from 'react';
import { readDays, readSessions } from '../api/calls.ts';
import { useReserve } from '../flows/reserving.ts';
import { messages } from '../messages/index.ts';
import { nobody, toPay } from '../model/price.ts';
import type { Block } from '../model/reservInfo.ts';
import { OfDay, People, Sums } from '../parts/Choice.tsx';

export function FGR30000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(readDays, { site: 'sejong' });
  const [date, setDate] = useState('');
  const [session, setSession] = useState('');
  const [people, setPeople] = useState({ ...nobody, adult: 1 });
  const ofDay = useLoad(readSessions, date || null);
  const reserve = useReserve(() => {
    ofDay.reload();
    load.reload();
  });
  return (
    <Screen of={load}>
      {(days) => (
        <>
          <Lead picture="nie" title={t.dayAsk}>
            {t.home.about.sejong}
          </Lead>
          <BookingCalendar
            book={days}
            value={date}
            onChange={(day) => {
              setDate(day);
              setSession('');
            }}
          />
          <OfDay load={ofDay}>
            {({ sessions, prices }) => {
              const open = sessions.filter(({ left }) => left > 0);
              const isGardenOnly = open.length > 0 && open.every(({ number }) => number === '0');
              const most = Math.min(10, open.find(({ number }) => number === session)?.left ?? 10);
              const { total, count } = peopleSum(prices, people);
              const due = toPay(total, session);
              return (
                <>
                  <Section title={t.sejong.session}>
                    <Chips
                      legend={t.sejong.session}
                      options={open.map((one) => ({ value: one.number, label: t.sejong.time(one) }))}
                      value={session}
                      onChange={setSession}
                    />
                    {(isGardenOnly || session === '0') && <Note>{t.sejong.garden}</Note>}
                  </Section>
                  <People prices={prices} most={most} value={people} onChange={setPeople} />
                  <Sums
                    rows={
                      due < total
                        ? [
                            [t.facts.full, total],
                            [t.total, due],
                          ]
                        : [[t.total, due]]
                    }
                    isReady={session !== '' && count > 0 && count <= most}
                    run={() =>
                      reserve.run(
                        'sejong_ticket',
                        {
                          tmNum: session,
                          selDt: date,
                          trRdate: todaySeoul(),

                          trPrice: total,
                          trPaymentPrice: due,
                        } satisfies Block<'sejong_ticket'>,
                        people,
                      )
                    }
                  />
                </>
              );
            }}
          </OfDay>
          {date === '' && (
            <List>
              <ListItem
                action="classes"
                leading={<IconTile picture="book" />}
                title={t.sejong.classes}
                onClick={() => navigate.push('FGR31000')}
              />
            </List>
          )}
        </>
      )}
    </Screen>
  );
}
