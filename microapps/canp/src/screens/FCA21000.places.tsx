import { PlaceFinder, useLoad, useNearby, useQuery, useWallet } from '@wallet/kit/app';
import { Chips, EmptyState, Stack } from '@wallet/kit/ui';
import { listPlaces, readTariff } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { pictureOf } from '../model/practice.ts';
import { MemberScreen } from '../parts/MemberScreen.tsx';

/** Firms and places that take part, the nearest first where the customer agrees to be found. */
export function FCA21000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const activity = useQuery().get('activity') ?? '';
  const nearby = useNearby('가까운 참여 매장 찾기');
  const load = useLoad(async (signal) => {
    const [places, { activities }] = await Promise.all([
      listPlaces('', { signal }),
      readTariff('', { signal }),
    ]);
    return { places, activities: activities.filter(({ id }) => places.some((one) => one.activity === id)) };
  });
  return (
    <MemberScreen of={load}>
      {({ places, activities }) => {
        const shown = places.filter((one) => activity === '' || one.activity === activity);
        return (
          <Stack>
            <Chips
              legend={t.places.kinds}
              scrolls
              options={[
                { value: '', label: t.places.all },
                ...activities.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              value={activity}
              onChange={(next) => navigate.replace('FCA21000', { query: { activity: next } })}
            />
            {shown.length === 0 ? (
              <EmptyState picture="none" title={t.places.none} description={t.places.noneNote} />
            ) : (
              <PlaceFinder
                label={t.places.list}
                places={shown}
                nearby={nearby}
                say={(one) => ({ picture: pictureOf(one.activity) })}
              />
            )}
          </Stack>
        );
      }}
    </MemberScreen>
  );
}
