import { formatMoney } from '@wallet/kit/format';
import {
  Chart,
  type ChartPoint,
  Chips,
  FilterBar,
  FilterGroup,
  FilterSheet,
  RangeField,
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
      <Sample title={t.chart} of={['Chart']}>
        <Chart
          label={t.rate}
          points={points}
          say={(value) => t.won({ amount: formatMoney(value) })}
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
