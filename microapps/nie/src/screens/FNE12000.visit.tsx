import { AgreeToTerms, MainButton, Screen, useAction, usePerson, useWallet } from '@wallet/kit/app';
import { peopleSum } from '@wallet/kit/booking';
import { maskName } from '@wallet/kit/format';
import {
  BookingCalendar,
  Card,
  Chips,
  Cover,
  KeyValue,
  List,
  ListItem,
  Note,
  PeoplePicker,
  Section,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { readClass, readClassDays, reserveVisit } from '../api/calls.ts';
import { visiting } from '../flows/visiting.ts';
import { messages } from '../messages/index.ts';
import { atFirst } from '../model/visit.ts';
import { classPlace } from '../parts/classPlace.ts';

export const FNE12000 = visiting.step(
  {
    needs: ['id'],
    ask: ({ id }, settings) => Promise.all([readClass(id, settings), readClassDays(id, settings)]),
  },
  function Visit({ data: [one, book], clear, reload }) {
    const t = messages.use();
    const { navigate } = useWallet();
    const { name = '' } = usePerson() ?? {};
    const [date, setDate] = useState('');
    const [begins, setBegins] = useState('');
    const [people, setPeople] = useState(() => atFirst(one.prices));
    const sessions = book.days.find((day) => day.date === date)?.sessions ?? [];
    const session = sessions.find((each) => each.begins === begins && each.left > 0);
    const most = Math.min(one.most, session?.left ?? one.most);
    const { count, total } = peopleSum(one.prices, people);
    const reserve = useAction(
      async (agreed: string[]) => {
        const { number } = await reserveVisit({ id: one.id, date, begins, people, agreed });
        await clear();
        navigate.replace('FNE51001', { query: { resveNo: number, done: 'Y' }, asks: false });
      },
      { on: { NIE_TWICE: () => navigate.replace('FNE50000') }, onRefusal: reload },
    );
    const first = (text: string) => (
      <MainButton disabled run={() => {}}>
        {text}
      </MainButton>
    );
    return (
      <Screen>
        <List>
          <ListItem
            leading={<Cover of={one.name} shape="small" place={classPlace(one.name)} />}
            title={one.name}
            description={one.age}
          />
        </List>
        <BookingCalendar
          book={book}
          value={date}
          onChange={(day) => {
            setDate(day);
            setBegins('');
          }}
        />
        {date !== '' && (
          <Chips
            legend={t.visit.session}
            options={sessions
              .filter(({ left }) => left > 0)
              .map((each) => ({ value: each.begins, label: t.visit.time(each) }))}
            value={begins}
            onChange={setBegins}
          />
        )}
        {session ? (
          <>
            <Section title={t.visit.who}>
              <PeoplePicker
                kinds={one.prices.map((each) => ({ ...each, label: t.kinds[each.kind] }))}
                most={most}
                full={t.visit.full({ most })}
                unit={t.unit}
                value={people}
                onChange={setPeople}
              />
            </Section>
            <Card tone="soft">
              <KeyValue
                rows={[
                  { label: t.facts.when, value: t.when({ ...session, date }) },
                  { label: t.facts.booker, value: maskName(name) },
                  { label: t.facts.price, value: t.price({ amount: total }), isStrong: true },
                ]}
              />
            </Card>
            {total > 0 && <Note>{t.detail.atGate}</Note>}
            {count > 0 && count <= most ? (
              <AgreeToTerms terms={one.terms} action="submit" submit={t.book} onAgree={reserve.run} />
            ) : (
              first(t.visit.least)
            )}
          </>
        ) : (
          first(t.visit.first)
        )}
      </Screen>
    );
  },
);
