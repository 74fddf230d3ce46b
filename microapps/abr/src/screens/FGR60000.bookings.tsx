import { Screen, useLoad, useResume, useWallet } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import { EmptyState, IconTile, List, ListItem, Section } from '@wallet/kit/ui';
import { listBookings } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { pictureOf } from '../parts/pictureOf.ts';

export function FGR60000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(listBookings);
  useResume(load.reload);
  return (
    <Screen of={load} skeleton="list">
      {(all) => {
        const sorted = all.toSorted((a, b) => a.date.localeCompare(b.date));
        const isComing = ({ state, date }: (typeof all)[number]) =>
          state === 'held' || (state === 'booked' && date >= todaySeoul());
        const groups = {
          coming: sorted.filter(isComing),
          past: sorted.filter((one) => !isComing(one)).toReversed(),
        };
        return all.length === 0 ? (
          <EmptyState
            picture="pines"
            title={t.bookings.none}
            description={t.bookings.noneHint}
            action={{ label: t.bookings.find, onClick: () => navigate.replace('FGR10000') }}
          />
        ) : (
          (['coming', 'past'] as const)
            .filter((group) => groups[group].length > 0)
            .map((group) => (
              <Section key={group} title={t.bookings[group]}>
                <List>
                  {groups[group].map((one) => (
                    <ListItem
                      key={one.number}
                      action="openBooking"
                      leading={<IconTile picture={pictureOf[one.site]} />}
                      title={one.title}
                      description={t.when(one)}
                      trailing={t.states[one.state]}
                      {...(one.state === 'used' && { past: 'done' as const })}
                      onClick={() => navigate.push('FGR61000', { query: { reservNo: one.number } })}
                    />
                  ))}
                </List>
              </Section>
            ))
        );
      }}
    </Screen>
  );
}
