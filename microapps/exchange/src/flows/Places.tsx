import { Part, PlaceFinder, type PlaceFinderProps, useLoad, useNearby } from '@wallet/kit/app';
import { Badge, EmptyState } from '@wallet/kit/ui';
import type { ReactNode } from 'react';
import { listPlaces } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import type { Place, PlaceKind } from '../model/exchange.ts';

interface PlacesProps extends Pick<PlaceFinderProps<Place>, 'choose' | 'chosen'> {
  currency: string;
  kind?: PlaceKind;
  /** which of them are of use */
  fits?: (place: Place) => boolean;
  /** what is to be known of one beside its hours */
  says: (place: Place) => ReactNode;
}

const pictures = { airport: 'airport', kiosk: 'withdraw', branch: 'place' } as const;

/** Places where money is fetched or handed in, with their hours and what they have. */
export function Places({ currency, kind, fits = () => true, says, ...rest }: PlacesProps) {
  const { places: t } = messages.use();
  const load = useLoad(listPlaces, { currency, ...(kind ? { kind } : {}) }, { onResume: 'reload' });
  const nearby = useNearby('환전할 곳 찾기');
  return (
    <Part of={load}>
      {(all) => {
        const places = all.filter(fits);
        if (places.length === 0)
          return <EmptyState title={t.noneHere} description={t.noneHint} picture="none" />;
        return (
          <PlaceFinder
            {...rest}
            label={t.list}
            places={places}
            nearby={nearby}
            say={(one) => ({
              picture: pictures[one.kind],
              badge: (
                <Badge tone={one.isOpen ? 'success' : 'neutral'}>{one.isOpen ? t.open : t.closed}</Badge>
              ),
              line: (
                <>
                  {one.address} · {t.hours(one)}
                  <br />
                  {says(one)}
                </>
              ),
              isQuiet: !one.isOpen,
              rows: [
                { label: t.times, value: t.hours(one) },
                { label: t.has, value: says(one) },
              ],
            })}
          />
        );
      }}
    </Part>
  );
}
