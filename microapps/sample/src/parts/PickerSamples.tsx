import { PlaceFinder } from '@wallet/kit/app';
import { formatMoney } from '@wallet/kit/format';
import {
  Badge,
  Chart,
  type ChartPoint,
  Chips,
  FilterBar,
  FilterGroup,
  FilterSheet,
  Flag,
  Move,
  PlaceMap,
  RangeField,
  RateChart,
  RateHero,
  RateTable,
  type Seat,
  SeatMap,
  Segmented,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import { Sample } from './Sample.tsx';

interface Wish {
  region: '' | 'seoul' | 'busan' | 'jeju';
  /** in 10,000 won; 10 is any */
  price: number;
}

const nothing = () => {};
const empty: Wish = { region: '', price: 10 };
/** What there is, as region and price of each. */
const places = Array.from({ length: 24 }, (_, place) => ({
  region: (['seoul', 'busan', 'jeju'] as const)[place % 3],
  price: 2 + ((place * 5) % 9),
}));
const countOf = ({ region, price }: Wish) =>
  places.filter((one) => (!region || one.region === region) && (price === 10 || one.price <= price)).length;

const taken = ['5C', '6B', '6C', '7D', '8C'];
const rows = [5, 6, 7, 8].map((number) => {
  const seat = (letter: string): Seat => ({
    id: `${number}${letter}`,
    letter,
    state: taken.includes(`${number}${letter}`) ? 'full' : 'free',
  });
  return { number, seats: [seat('A'), seat('B'), null, seat('C'), seat('D')] };
});

const positions = [
  [37.5262, 126.9198],
  [37.5172, 126.9312],
  [37.5301, 126.9351],
  [37.5125, 126.9165],
  [37.5206, 126.9121],
  [37.5207, 126.9122],
];

const rates = [
  1362.1, 1360.4, 1361, 1366.8, 1371.2, 1372, 1374.9, 1378.2, 1375.1, 1373, 1378.2, 1383, 1384.6, 1383.2,
];

/** What is chosen and read by looking: filters, ways, seats, a line of values. */
export function PickerSamples() {
  const { pickers: t } = messages.use().gallery;
  const [wish, setWish] = useState<Wish>({ region: 'seoul', price: 5 });
  const [isOpen, setOpen] = useState(false);
  const [way, setWay] = useState<'map' | 'list'>('map');
  const [seats, setSeats] = useState(['7A', '7B']);
  const [spot, setSpot] = useState<string>();
  // As far apart as branches in a part of Seoul; the last two stand in one building.
  const spots = t.spots.map((name, place) => {
    const [latitude = 37.52, longitude = 126.93] = positions[place] ?? [];
    return { id: name, name, isQuiet: place === 2, place: { latitude, longitude } };
  });
  const [range, setRange] = useState<'week' | 'month'>('month');
  const sayPrice = (price: number) => (price === 10 ? t.anyPrice : t.upTo({ price }));
  const regions = [
    { value: '', label: t.anywhere },
    ...(['seoul', 'busan', 'jeju'] as const).map((value) => ({ value, label: t.regions[value] })),
  ] as const;
  const shown = range === 'week' ? rates.slice(-7) : rates;
  const points: ChartPoint[] = shown.map((value, place) => ({
    at: place === shown.length - 1 ? t.today : `11.${String(23 - shown.length + place).padStart(2, '0')}`,
    value,
  }));
  return (
    <>
      <Sample title={t.filters} of={['FilterBar', 'FilterSheet', 'RangeField']}>
        <FilterBar
          onOpen={() => setOpen(true)}
          chosen={[
            ...(wish.region
              ? [
                  {
                    id: 'region',
                    label: t.regions[wish.region],
                    onRemove: () => setWish({ ...wish, region: '' }),
                  },
                ]
              : []),
            ...(wish.price < 10
              ? [
                  {
                    id: 'price',
                    label: sayPrice(wish.price),
                    onRemove: () => setWish({ ...wish, price: 10 }),
                  },
                ]
              : []),
          ]}
          found={t.found({ count: countOf(wish) })}
        />
        <FilterSheet
          isOpen={isOpen}
          value={wish}
          empty={empty}
          count={countOf}
          submit={(count) => t.show({ count: count ?? 0 })}
          onApply={(next) => {
            setWish(next);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        >
          {(value, change) => (
            <>
              <FilterGroup title={t.region}>
                <Chips
                  legend={t.region}
                  options={regions}
                  value={value.region}
                  onChange={(region) => change({ region })}
                />
              </FilterGroup>
              <FilterGroup>
                <RangeField
                  field="samplePrice"
                  label={t.price}
                  value={value.price}
                  onChange={(price) => change({ price })}
                  min={2}
                  max={10}
                  say={sayPrice}
                />
              </FilterGroup>
            </>
          )}
        </FilterSheet>
      </Sample>
      <Sample title={t.ways} of={['Segmented']}>
        <Segmented
          legend={t.ways}
          options={[
            { value: 'map', label: t.map },
            { value: 'list', label: t.list },
          ]}
          value={way}
          onChange={setWay}
        />
      </Sample>
      <Sample title={t.seats} of={['SeatMap']}>
        <SeatMap label={t.car} rows={rows} chosen={seats} onChange={setSeats} most={2} />
      </Sample>
      <Sample title={t.placeMap} of={['PlaceMap']}>
        <PlaceMap label={t.placeMap} spots={spots} chosen={spot} onChoose={setSpot} />
      </Sample>
      <Sample title={t.places} of={['PlaceFinder']} door="app">
        <PlaceFinder
          label={t.places}
          places={spots}
          nearby={null}
          around={{ name: t.office, latitude: 37.5219, longitude: 126.9245 }}
          say={({ isQuiet }) => ({
            badge: <Badge tone={isQuiet ? 'neutral' : 'success'}>{isQuiet ? t.shut : t.open}</Badge>,
            isQuiet,
          })}
        />
      </Sample>
      <Sample title={t.rates} of={['RateTable', 'Flag', 'Move']}>
        <p>
          <Move>{t.move}</Move>
        </p>
        <Flag of="TH" />
        <RateTable
          label={t.rates}
          rates={[
            { currency: 'USD', name: t.dollar, unit: 1, today: '1391.20', before: '1390.00' },
            { currency: 'JPY', name: t.yen, unit: 100, today: '912.55', before: '913.10' },
          ]}
          onOpen={nothing}
        />
      </Sample>
      <Sample title={t.course} of={['RateHero', 'RateChart']}>
        <RateHero label={t.dollar} currency="USD" unit={1} today="1383.20" before="1384.60">
          <RateChart
            label={t.rate}
            course={rates.map((rate, place) => ({ date: `202611${10 + place}`, rate: rate.toFixed(2) }))}
            spans={['1W', '2W']}
            span="2W"
            onSpan={nothing}
          />
        </RateHero>
      </Sample>
      <Sample title={t.chart} of={['Chart']}>
        <Chart
          label={t.rate}
          points={points}
          say={(value) => t.won({ amount: formatMoney(value) })}
          mark={{ value: 1370, label: t.won({ amount: formatMoney(1370) }) }}
          summary={t.summary[range]}
          ranges={[
            { value: 'week', label: t.week },
            { value: 'month', label: t.month },
          ]}
          range={range}
          onRange={setRange}
        />
      </Sample>
    </>
  );
}
