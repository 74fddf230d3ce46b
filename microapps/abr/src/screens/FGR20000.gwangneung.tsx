import { Screen, useLoad, usePerson } from '@wallet/kit/app';
import { peopleSum } from '@wallet/kit/booking';
import { maskName, maskPhone, phoneText } from '@wallet/kit/format';
import {
  BookingCalendar,
  Chips,
  InlineNotice,
  KeyValue,
  Lead,
  Note,
  RadioGroup,
  Section,
  TextField,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { readDays, readWindows } from '../api/calls.ts';
import { useReserve, useReservInfo } from '../flows/reserving.ts';
import { messages } from '../messages/index.ts';
import { isPlate, nobody } from '../model/price.ts';
import type { Block } from '../model/reservInfo.ts';
import { OfDay, People, Sums } from '../parts/Choice.tsx';

type Car = Block<'gwangneung_ticket'>;

export function FGR20000() {
  const { read } = useReservInfo();
  const load = useLoad(async (signal) => {
    const [days, kept] = await Promise.all([readDays({ site: 'gwangneung' }, { signal }), read()]);
    return { days, car: kept?.reservType === 'gwangneung_ticket' ? (kept.info as Car) : null };
  });
  return <Screen of={load}>{(data) => <Choose {...data} reload={load.reload} />}</Screen>;
}

interface ChooseProps {
  days: Awaited<ReturnType<typeof readDays>>;
  car: Car | null;
  reload: () => void;
}

/** A day, a window and a car; who comes, and what that costs. */
function Choose({ days, car, reload }: ChooseProps) {
  const t = messages.use();
  const { name = '', phone = '' } = usePerson() ?? {};
  const [date, setDate] = useState('');
  const [window, setWindow] = useState('');
  const [product, setProduct] = useState(car?.productId ?? '');
  const [plate, setPlate] = useState(car?.carNum ?? '');
  const [isLeft, setLeft] = useState(false);
  const [people, setPeople] = useState({ ...nobody, adult: 1 });
  const load = useLoad(readWindows, date || null);
  const reserve = useReserve(() => {
    load.reload();
    reload();
  });
  const isOdd = plate !== '' && !isPlate(plate);
  return (
    <>
      <Lead picture="forest" title={t.dayAsk}>
        {t.car.only}
      </Lead>
      <BookingCalendar
        book={days}
        value={date}
        onChange={(day) => {
          setDate(day);
          setWindow('');
        }}
      />
      <Note>{t.car.opens}</Note>
      <OfDay load={load}>
        {({ windows, prices, cars, isFree, persons }) => {
          const chosen = cars.find(({ id }) => id === product);
          const { total, count } = peopleSum(prices, people);
          return (
            <>
              {isFree && <InlineNotice>{t.car.free}</InlineNotice>}
              <Section title={t.car.window}>
                <Chips
                  legend={t.car.window}
                  options={windows
                    .filter(({ left }) => left > 0)
                    .map(({ time, left }) => ({ value: time as string, label: t.car.left({ time, left }) }))}
                  value={window}
                  onChange={setWindow}
                />
                {windows.some(({ left }) => left === 0) && <Note>{t.car.windows({ windows })}</Note>}
              </Section>
              <People
                prices={prices}
                most={Math.max(1, Math.min(6, persons))}
                value={people}
                onChange={setPeople}
              />
              <RadioGroup
                field="productId"
                legend={t.car.kind}
                options={cars.map(({ id, name: label, price }) => ({
                  value: id,
                  label,
                  description: t.price({ amount: price }),
                }))}
                value={product}
                onChange={setProduct}
              />
              <TextField
                field="carNum"
                label={t.facts.car}
                placeholder={t.car.example}
                value={plate}
                onChange={(text) => setPlate(text.replace(/\s/g, ''))}
                onBlur={() => setLeft(true)}
                problem={isLeft && isOdd ? { id: 'plate' } : null}
                problemMessage={t.refusals.plate}
                maxLength={9}
              />
              <KeyValue
                rows={[
                  { label: t.facts.name, value: maskName(name) },
                  { label: t.facts.phone, value: maskPhone(phoneText(phone)) },
                ]}
              />
              <Sums
                rows={[
                  [t.car.entry, total],
                  [t.car.parking, chosen?.price ?? 0],
                  [t.total, total + (chosen?.price ?? 0)],
                ]}
                isReady={window !== '' && chosen !== undefined && isPlate(plate) && count > 0}
                run={() =>
                  reserve.run(
                    'gwangneung_ticket',
                    {
                      userName: name,
                      cellPhone: phone,
                      carNum: plate,
                      choiceDate: date,
                      parkingTime: window,

                      productId: product,
                      productName: chosen?.name ?? '',
                      isFreeDay: isFree ? 'Y' : 'N',
                    } satisfies Car,
                    people,
                  )
                }
              />
            </>
          );
        }}
      </OfDay>
    </>
  );
}
