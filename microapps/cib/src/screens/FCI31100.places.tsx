import { Part, PlaceFinder, useLoad, useNearby, useQuery, useWallet } from '@wallet/kit/app';
import { Badge, Button, EmptyState, Note, SheetSelect } from '@wallet/kit/ui';
import { listCars, listStations, readValidity, recommendStations } from '../api/calls.ts';
import { CibScreen } from '../flows/CibScreen.tsx';
import { reserving } from '../flows/flows.ts';
import { messages } from '../messages/index.ts';
import { type Car, maskPlate, mostUrgent } from '../model/car.ts';

/** Where to: of the car that the address names, else of the one that is due first. */
export function FCI31100() {
  const t = messages.use();
  const { navigate } = useWallet();
  const carId = useQuery().get('carId');
  const load = useLoad(listCars);
  const toAdd = () => navigate.push('FCI10000');
  return (
    <CibScreen of={load} ground>
      {(cars) => {
        const car = cars.find(({ id }) => id === carId) ?? mostUrgent(cars);
        if (!car)
          return (
            <EmptyState
              picture="none"
              title={t.cars.none}
              description={t.cars.noneHint}
              action={{ label: t.cars.add, action: 'register', onClick: toAdd }}
            />
          );
        return (
          <>
            {cars.length > 1 && (
              <SheetSelect
                field="car"
                label={t.places.car}
                options={cars.map((one) => ({
                  value: one.id,
                  title: `${one.nickname || one.model} · ${maskPlate(one.plate)}`,
                  description: t.car.until(one),
                }))}
                value={car.id}
                onChange={(id) => navigate.replace('FCI31100', { query: { carId: id } })}
              />
            )}
            <Validity key={car.id} car={car} />
          </>
        );
      }}
    </CibScreen>
  );
}

/** Whether it can be booked at all; if so, where. */
function Validity({ car }: { car: Car }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const validity = useLoad(readValidity, car.id);
  return (
    <Part of={validity}>
      {({ why, bookingNo }) => {
        if (why === 'none') return <Stations car={car} />;
        const see = { label: t.car.seeBooking, action: 'booking' };
        const toBooking = () => navigate.push('FCI52200', { query: { rsvNo: bookingNo } });
        const toCar = () => navigate.push('FCI22100', { query: { carId: car.id } });
        return why === 'twice' ? (
          <EmptyState title={t.places.twice} action={{ ...see, onClick: toBooking }} />
        ) : (
          <EmptyState
            picture="time"
            title={t.places.early}
            description={t.car.says(car)}
            action={{ label: t.car.see, action: 'car', onClick: toCar }}
          />
        );
      }}
    </Part>
  );
}

function Stations({ car }: { car: Car }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { begin } = reserving.useDraft();
  const nearby = useNearby('가까운 자동차 검사소 찾기');
  const { position } = nearby;
  const all = useLoad(listStations, car.id);
  const near = useLoad(
    recommendStations,
    position ? { carId: car.id, latitude: position.latitude, longitude: position.longitude } : null,
  );
  return (
    <Part of={all}>
      {(stations) => (
        <>
          <PlaceFinder
            places={near.data ?? stations}
            nearby={nearby}
            label={t.places.stations}
            picture="car"
            preferred={car.area.split(' ')[0]}
            say={({ kind, price, isFit }) => ({
              badge: <Badge>{t.places.kinds[kind]}</Badge>,
              price: t.won({ amount: price }),
              problem: isFit ? undefined : t.places.unfit,
              rows: [
                { label: t.places.hours, value: t.places.hoursText },
                { label: t.places.price, value: t.won({ amount: price }), isStrong: true },
              ],
            })}
            choose={{
              label: t.places.choose,
              run: async ({ id }) => {
                await begin({ carId: car.id, placeId: id });
                navigate.push('FCI41100');
              },
            }}
          />
          <Note>{t.places.note}</Note>
          <Button
            full
            variant="text"
            action="wish"
            onClick={() => navigate.push('FCI71100', { query: { carId: car.id } })}
          >
            {t.places.wish}
          </Button>
        </>
      )}
    </Part>
  );
}
