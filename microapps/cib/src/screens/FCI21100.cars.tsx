import { MainButton, useLoad, useResume, useWallet } from '@wallet/kit/app';
import { Button, Card, EmptyState, IconTile, List, ListItem } from '@wallet/kit/ui';
import { listCars } from '../api/calls.ts';
import { CibScreen } from '../flows/CibScreen.tsx';
import { messages } from '../messages/index.ts';
import { type Car, maskPlate } from '../model/car.ts';
import { DueBadge } from '../parts/DueBadge.tsx';

/** What waits too long stands first. */
const lateFirst = (one: Car, other: Car) => other.daysLate - one.daysLate;

export function FCI21100() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(listCars);
  useResume(load.reload);
  return (
    <CibScreen of={load} ground>
      {(cars) => (
        <>
          {cars.length === 0 ? (
            <EmptyState picture="none" title={t.cars.none} description={t.cars.noneHint} />
          ) : (
            <Card>
              <List label={t.home.doors.FCI21100}>
                {cars.toSorted(lateFirst).map((car) => (
                  <ListItem
                    key={car.id}
                    action="openCar"
                    leading={<IconTile picture="car" />}
                    title={car.nickname || car.model}
                    description={`${maskPlate(car.plate)} · ${t.car.until(car)}`}
                    badge={<DueBadge car={car} />}
                    trailing={car.due === 'early' ? undefined : t.dDay(car)}
                    act={
                      car.due !== 'early' &&
                      !car.bookingNo && (
                        <Button
                          size="small"
                          variant={car.due === 'overdue' ? 'primary' : 'secondary'}
                          action="reserve"
                          label={t.cars.reserve({ name: car.nickname || car.model })}
                          onClick={() => navigate.push('FCI31100', { query: { carId: car.id } })}
                        >
                          {t.car.reserve}
                        </Button>
                      )
                    }
                    onClick={() => navigate.push('FCI22100', { query: { carId: car.id } })}
                  />
                ))}
              </List>
            </Card>
          )}
          <MainButton
            action="register"
            {...(cars.some(({ due, bookingNo }) => due === 'overdue' && !bookingNo)
              ? { variant: 'secondary' as const }
              : {})}
            run={() => navigate.push('FCI10000')}
          >
            {t.cars.add}
          </MainButton>
        </>
      )}
    </CibScreen>
  );
}
