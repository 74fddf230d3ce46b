import { MainButton, Part, useLoad, useQuery, useResume, useWallet } from '@wallet/kit/app';
import { Button, Card, Hero, IconTile, KeyValue, List, ListItem, Note, Section } from '@wallet/kit/ui';
import { listResults, readCar, readGuide } from '../api/calls.ts';
import { CibScreen } from '../flows/CibScreen.tsx';
import { messages } from '../messages/index.ts';
import { type Car, fineFor } from '../model/car.ts';
import { CarFactsList } from '../parts/CarFactsList.tsx';
import { DueBadge } from '../parts/DueBadge.tsx';

export function FCI22100() {
  const load = useLoad(readCar, useQuery().get('carId') ?? '');
  useResume(load.reload);
  return (
    <CibScreen of={load} ground>
      {(car) => <Shown car={car} />}
    </CibScreen>
  );
}

function Shown({ car }: { car: Car }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const query = { carId: car.id };
  const guide = useLoad(readGuide);
  const results = useLoad(listResults, car.id);
  return (
    <>
      <Hero
        lead={
          <>
            {car.nickname || car.model} <DueBadge car={car} />
          </>
        }
        label={t.car.labels[car.due]}
        value={car.due === 'early' ? t.short({ date: car.opens }) : t.dDay(car)}
        {...(car.due === 'overdue' && { tone: 'danger' as const })}
        note={car.due === 'overdue' ? t.car.fineSays(car) : t.car.says(car)}
        art={<IconTile picture="car" size="large" />}
      />
      <Card>
        <CarFactsList car={car} />
      </Card>
      <Card>
        <Section title={t.car.fines}>
          <Part of={guide}>
            {(table) => (
              <>
                <KeyValue
                  rows={[1, 31, 60, table.mostDays].map((days) => ({
                    label: t.car.daysLate({ days }),
                    value: t.won({ amount: fineFor(table, days) }),
                  }))}
                />
                <Note>{t.car.estimate}</Note>
              </>
            )}
          </Part>
        </Section>
      </Card>
      <Card>
        <Section title={t.car.history}>
          <Part of={results}>
            {(list) => (
              <List label={t.car.history}>
                {list.slice(0, 2).map((one) => (
                  <ListItem
                    key={one.number}
                    title={t.day(one)}
                    description={one.place}
                    trailing={t.results.states[one.state]}
                  />
                ))}
              </List>
            )}
          </Part>
          <Button variant="text" action="results" onClick={() => navigate.push('FCI61100', { query })}>
            {t.car.allResults}
          </Button>
        </Section>
      </Card>
      <Button full variant="secondary" action="edit" onClick={() => navigate.push('FCI23100', { query })}>
        {t.car.edit}
      </Button>
      {car.bookingNo ? (
        <MainButton
          action="booking"
          run={() => navigate.push('FCI52200', { query: { rsvNo: car.bookingNo } })}
        >
          {t.car.seeBooking}
        </MainButton>
      ) : (
        <MainButton
          action="reserve"
          disabled={car.due === 'early'}
          run={() => navigate.push('FCI31100', { query })}
        >
          {car.due === 'early' ? t.car.notYet : t.car.reserve}
        </MainButton>
      )}
    </>
  );
}
