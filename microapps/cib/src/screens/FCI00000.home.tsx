import { DoorGrid, useLoad, useResume, useWallet } from '@wallet/kit/app';
import { Button, Card, IconTile, List, ListItem, Scene, Section } from '@wallet/kit/ui';
import { countBookings, listCars, listStations, readPoints } from '../api/calls.ts';
import { CibScreen } from '../flows/CibScreen.tsx';
import { Notices } from '../flows/Notices.tsx';
import { messages } from '../messages/index.ts';
import { type Car, maskPlate, mostUrgent } from '../model/car.ts';
import { DueBadge } from '../parts/DueBadge.tsx';

export function FCI00000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(listCars);
  const count = useLoad(countBookings);
  const points = useLoad(readPoints);
  useResume(() => {
    load.reload();
    count.reload();
  });
  const doors = (cars: number) =>
    [
      ['FCI21100', 'car', t.home.cars({ count: cars })],
      ['FCI52100', 'booking', count.data ? t.home.bookings({ count: count.data }) : undefined],
      ['FCI91000', 'wheel', points.data ? t.home.points({ points: points.data.total }) : undefined],
      ['FCI51200', 'whitepaper', undefined],
      ['FCI80000', 'notice', undefined],
      ['FCI83000', 'safenote', undefined],
    ] as const;
  return (
    <CibScreen of={load} ground>
      {(cars) => {
        const first = mostUrgent(cars);
        return (
          <>
            {first ? (
              <Next car={first} />
            ) : (
              <Scene drawn="car" title={t.home.promise} note={t.home.promiseNote}>
                <Button full action="register" onClick={() => navigate.push('FCI10000')}>
                  {t.home.register}
                </Button>
              </Scene>
            )}
            <Notices />
            <DoorGrid
              title={t.home.more}
              doors={doors(cars.length).map(([code, picture, state]) => ({
                code,
                picture,
                state,
                name: t.home.doors[code],
              }))}
            />
            {first && <Near car={first} />}
          </>
        );
      }}
    </CibScreen>
  );
}

/** Inspection places on the home. */
const MOST_SHOWN = 3;

/** Where the car can be inspected in its own region; home stands without it. */
function Near({ car }: { car: Car }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { data = [] } = useLoad(listStations, car.id);
  const [region = ''] = car.area.split(' ');
  const near = data.filter((one) => one.isFit && one.region === region).slice(0, MOST_SHOWN);
  if (near.length === 0) return null;
  const see = () => navigate.push('FCI31100', { query: { carId: car.id } });
  return (
    <Card>
      <Section title={t.home.near({ region })}>
        <List label={t.home.near({ region })}>
          {near.map(({ id, name, address, price }) => (
            <ListItem
              key={id}
              action="seePlace"
              leading={<IconTile picture="place" />}
              title={name}
              description={address}
              trailing={t.won({ amount: price })}
              onClick={see}
            />
          ))}
        </List>
      </Section>
    </Card>
  );
}

/** The car that is to be inspected first, and what now. */
function Next({ car }: { car: Car }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { id, model, nickname, plate, due, bookingNo } = car;
  const see = () => navigate.push('FCI22100', { query: { carId: id } });
  return (
    <Scene
      drawn="car"
      title={t.car.labels[due]}
      figure={due === 'early' ? t.short({ date: car.opens }) : t.dDay(car)}
      {...(due === 'overdue' && { tone: 'danger' as const })}
      note={due === 'overdue' ? <strong>{t.car.fineSays(car)}</strong> : t.car.says(car)}
    >
      <List>
        <ListItem
          action="openCar"
          leading={<IconTile picture="car" />}
          title={nickname || model}
          description={maskPlate(plate)}
          badge={<DueBadge car={car} />}
          onClick={see}
        />
      </List>
      {bookingNo ? (
        <Button
          full
          action="booking"
          onClick={() => navigate.push('FCI52200', { query: { rsvNo: bookingNo } })}
        >
          {t.car.seeBooking}
        </Button>
      ) : due === 'early' ? (
        <Button full action="car" onClick={see}>
          {t.car.see}
        </Button>
      ) : (
        <Button full action="reserve" onClick={() => navigate.push('FCI31100', { query: { carId: id } })}>
          {t.car.reserve}
        </Button>
      )}
    </Scene>
  );
}
