import {
  ConfirmOrder,
  Part,
  PlaceFinder,
  Screen,
  useAction,
  useLoad,
  useNearby,
  useQuery,
  useWallet,
} from '@wallet/kit/app';
import {
  Badge,
  BookingCalendar,
  Bullets,
  Button,
  InlineNotice,
  Lead,
  Segmented,
  Sheet,
  toast,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { changeCash, listPlaces, readStock } from '../api/moreCalls.ts';
import { fetching, moveOrder } from '../flows/moves.ts';
import { messages } from '../messages/index.ts';
import { type Foreign, money } from '../model/fx.ts';
import { type CashPlace, minorOf, type PlaceKind } from '../model/more.ts';

const kinds: readonly PlaceKind[] = ['kiosk', 'branch', 'airport'];
const pictures = { branch: 'account', airport: 'airport', kiosk: 'withdraw' } as const;

/** Where and when, then what will be booked: the address says which of both. */
export const FFC54100 = fetching.step(
  { needs: ['currency', 'units', 'fee'], by: ['step'] },
  function Fetch({ draft, goOn }) {
    const step = useQuery().get('step');
    const { placeId, placeName, date } = draft;
    return step === 'check' && placeId && placeName && date ? (
      <Check {...draft} placeId={placeId} placeName={placeName} date={date} />
    ) : (
      <Where
        {...draft}
        onPlace={(chosen, kind) => goOn('FFC54100', chosen, { query: { kind, step: 'check' } })}
      />
    );
  },
);

interface Wish {
  currency: Foreign;
  units: number;
  fee: number;
  orderId?: string | undefined;
}

interface WhereProps extends Wish {
  onPlace: (chosen: { placeId: string; placeName: string; date: string }, kind: PlaceKind) => Promise<void>;
}

function Where({ currency, units, orderId, onPlace }: WhereProps) {
  const t = messages.use().more.cash;
  const { navigate } = useWallet();
  const { clear } = fetching.useDraft();
  const asked = useQuery().get('kind');
  const kind = kinds.find((one) => one === asked) ?? 'kiosk';
  const load = useLoad(listPlaces, { currency, kind }, { onResume: 'reload' });
  const nearby = useNearby('현찰 찾을 곳 찾기');
  const [place, setPlace] = useState<CashPlace>();
  const whole = money(minorOf(currency, units), currency);
  const choose = useAction(
    async (date: string) => {
      if (!place) return;
      if (orderId) {
        await changeCash({ id: orderId, placeId: place.id, date });
        toast(t.changed);
        navigate.replace('FFC54200', { query: { orderId }, asks: false });
        await clear();
        return;
      }
      await onPlace({ placeId: place.id, placeName: place.name, date }, kind);
    },
    { onRefusal: load.reload },
  );
  return (
    <Screen ground>
      <Lead title={t.where}>{whole}</Lead>
      <Segmented
        legend={t.kind}
        value={kind}
        onChange={(value) => navigate.replace('FFC54100', { query: { kind: value } })}
        options={kinds.map((value) => ({ value, label: t.kinds[value] }))}
      />
      <Part of={load}>
        {(places) => (
          <PlaceFinder
            key={kind}
            label={t.places}
            places={places}
            nearby={nearby}
            picture={pictures[kind]}
            chosen={place?.id}
            say={(one) => {
              const has = one.stock >= units && units % one.smallest === 0;
              return {
                badge: (
                  <Badge tone={one.isOpen ? 'success' : 'neutral'}>
                    {one.isOpen ? t.isOpen : t.isClosed}
                  </Badge>
                ),
                line: `${one.address} · ${t.hours(one)}`,
                isQuiet: !has,
                ...(has ? {} : { problem: t.noStock }),
                rows: [{ label: t.time, value: t.hours(one) }],
              };
            }}
            choose={{ label: t.choose, action: 'choosePlace', run: setPlace }}
          />
        )}
      </Part>
      {place && (
        <When
          key={place.id}
          wish={{ placeId: place.id, currency, units }}
          onDate={(date) => void choose.run(date)}
          onClose={() => setPlace(undefined)}
        />
      )}
    </Screen>
  );
}

interface WhenProps {
  wish: { placeId: string; currency: string; units: number };
  onDate: (date: string) => void;
  onClose: () => void;
}

/** The days of a place; one that has not enough any more names the nearest that has. */
function When({ wish, onDate, onClose }: WhenProps) {
  const t = messages.use().more.cash;
  const load = useLoad(readStock, wish);
  return (
    <Sheet isOpen onClose={onClose} title={t.when} part="when">
      <Part of={load}>
        {({ fits, near, days }) =>
          fits ? (
            <BookingCalendar
              few={0}
              book={{
                first: days[0]?.date ?? '',
                last: days.at(-1)?.date ?? '',
                days: days.map((one) => ({ ...one, price: null, left: null })),
              }}
              value=""
              onChange={onDate}
            />
          ) : (
            <>
              <InlineNotice tone="warning">{near ? t.near({ place: near }) : t.noNear}</InlineNotice>
              <Button full variant="secondary" action="elsewhere" onClick={onClose}>
                {t.elsewhere}
              </Button>
            </>
          )
        }
      </Part>
    </Sheet>
  );
}

function Check({
  currency,
  units,
  fee,
  placeId,
  placeName,
  date,
}: Wish & { placeId: string; placeName: string; date: string }) {
  const t = messages.use();
  const { cash } = t.more;
  const { navigate } = useWallet();
  const minor = minorOf(currency, units);
  const whole = money(minor, currency);
  return (
    <ConfirmOrder
      order={moveOrder}
      facts={{ kind: 'cash', currency, amount: units, to: placeId, more: date, fee }}
      lead={cash.check({ money: whole })}
      rows={[
        { label: cash.facts.amount, value: whole },
        { label: cash.facts.fee, value: fee > 0 ? money(fee, currency) : cash.noFee },
        { label: cash.facts.total, value: money(minor + fee, currency), isStrong: true },
        { label: cash.facts.place, value: placeName },
        { label: cash.facts.date, value: t.day({ date }) },
      ]}
      secret={{ hint: cash.hint({ money: whole }) }}
      submit={cash.submit}
      draft={fetching.useDraft()}
      // Place and day are chosen anew; a fee or a pocket that changed is read anew with the amount.
      onAgain={(code) =>
        navigate.replace(['FFC_NO_STOCK', 'FFC_NO_DAY'].includes(code) ? 'FFC54100' : 'FFC54000')
      }
    >
      <Bullets texts={cash.rules({ date })} />
    </ConfirmOrder>
  );
}
