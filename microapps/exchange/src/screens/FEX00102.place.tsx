import { MainButton, Part, Screen, useAction, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import { BookingCalendar, Button, InlineNotice, Lead, Segmented, Sheet, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { changeOrder, readStock } from '../api/calls.ts';
import { buying } from '../flows/buying.ts';
import { Places } from '../flows/Places.tsx';
import { messages } from '../messages/index.ts';
import { cash, hasCash, kindOf, kinds, type Place } from '../model/exchange.ts';

/** Where and when; of an order that stands already, the change itself. */
export const FEX00102 = buying.step(
  { needs: ['currency', 'amount'] },
  function Where({ draft, goOn, clear }) {
    const t = messages.use();
    const { navigate } = useWallet();
    const kind = kindOf(useQuery().get('kind') ?? draft.kind ?? null);
    const [place, setPlace] = useState<Place>();
    const [isOpen, setOpen] = useState(false);
    const [date, setDate] = useState('');
    const { currency, amount, orderId } = draft;
    const change = useAction(
      async (placeId: string) => {
        if (!orderId) return;
        await changeOrder({ id: orderId, placeId, date });
        toast(t.places.changed);
        navigate.replace('FEX01101', { query: { orderId }, asks: false });
        await clear();
      },
      { onRefusal: () => setDate('') },
    );
    return (
      <Screen ground>
        <Lead title={t.places.lead}>{cash(currency, amount)}</Lead>
        <Segmented
          legend={t.places.kind}
          options={kinds.map((value) => ({ value, label: t.places.kinds[value] }))}
          value={kind}
          onChange={(value) => {
            setPlace(undefined);
            setDate('');
            navigate.replace('FEX00102', { query: { kind: value } });
          }}
        />
        <Places
          key={kind}
          currency={currency}
          kind={kind}
          says={(one) =>
            hasCash(one, amount) ? t.places.stock({ amount: cash(currency, one.stock) }) : t.places.none
          }
          chosen={date === '' ? undefined : place?.id}
          choose={{
            label: t.places.pickDay,
            hasOwnMain: date !== '',
            run: (one) => {
              setPlace(one);
              setDate('');
              setOpen(true);
            },
          }}
        />
        {place && (
          <When
            key={place.id}
            wish={{ placeId: place.id, currency, amount }}
            isOpen={isOpen}
            date={date}
            onDate={(chosen) => {
              setDate(chosen);
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        )}
        {place && date !== '' && (
          <InlineNotice tone="success">{t.places.chosen({ date, place: place.name })}</InlineNotice>
        )}
        {place && date !== '' && (
          <MainButton
            isBusy={change.isRunning}
            run={async () => {
              if (orderId) await change.run(place.id);
              else await goOn('FEX00103', { placeId: place.id, placeName: place.name, kind, date });
            }}
          >
            {orderId ? t.places.change : t.places.next}
          </MainButton>
        )}
      </Screen>
    );
  },
);

interface WhenProps {
  wish: { placeId: string; currency: string; amount: number };
  isOpen: boolean;
  date: string;
  onDate: (date: string) => void;
  onClose: () => void;
}

/** The days of a place; one that has none left names the nearest that has. */
function When({ wish, isOpen, date, onDate, onClose }: WhenProps) {
  const t = messages.use();
  const load = useLoad(readStock, isOpen ? wish : null);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t.places.when} part="when">
      <Part of={load}>
        {(stock) => {
          if (!stock) return null;
          if (!stock.fits) {
            return (
              <>
                <InlineNotice tone="warning" messageId="exchangeNoStock">
                  {stock.near ? t.places.noStock({ place: stock.near }) : t.places.noStockAnywhere}
                </InlineNotice>
                <Button full variant="secondary" action="otherPlace" onClick={onClose}>
                  {t.confirm.otherPlace}
                </Button>
              </>
            );
          }
          const [first] = stock.days.filter(({ isClosed }) => !isClosed);
          return (
            <>
              {first && first.date > todaySeoul() && (
                <InlineNotice messageId="exchangeSameDayClosed">{t.places.sameDay(first)}</InlineNotice>
              )}
              <BookingCalendar
                few={0}
                book={{
                  first: stock.days[0]?.date ?? '',
                  last: stock.days.at(-1)?.date ?? '',
                  days: stock.days.map((one) => ({ ...one, price: null, left: null })),
                }}
                value={date}
                onChange={onDate}
              />
            </>
          );
        }}
      </Part>
    </Sheet>
  );
}
