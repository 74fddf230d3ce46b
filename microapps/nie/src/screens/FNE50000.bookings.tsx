import { Screen, useLoad, useResume, useWallet } from '@wallet/kit/app';
import { Cover, EmptyState, List, ListItem, Section } from '@wallet/kit/ui';
import { listReservations } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { groupOf } from '../model/visit.ts';
import { classPlace } from '../parts/classPlace.ts';

const doors = { visit: 'FNE51001', stay: 'FNE51002' } as const;

export function FNE50000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(listReservations);
  useResume(load.reload);
  return (
    <Screen of={load} skeleton="list">
      {(all) => {
        const sorted = all.toSorted((a, b) => `${a.begin}${a.begins}`.localeCompare(`${b.begin}${b.begins}`));
        const groups = (['waiting', 'coming', 'past'] as const).map((group) => ({
          group,
          own: sorted.filter((one) => groupOf(one) === group),
        }));
        return all.length === 0 ? (
          <EmptyState
            picture="tickets"
            title={t.bookings.none}
            description={t.bookings.noneHint}
            action={{ label: t.bookings.find, onClick: () => navigate.replace('FNE10000') }}
          />
        ) : (
          groups
            .filter(({ own }) => own.length > 0)
            .map(({ group, own }) => (
              <Section key={group} title={t.bookings[group]}>
                <List label={t.bookings[group]}>
                  {(group === 'past' ? own.toReversed() : own).map((one) => (
                    <ListItem
                      key={one.number}
                      action={one.kind}
                      leading={
                        <Cover
                          of={one.name}
                          shape="small"
                          place={one.kind === 'stay' ? 'lodge' : classPlace(one.name)}
                        />
                      }
                      title={one.name}
                      description={t.bookings.at(one)}
                      trailing={t.states[one.state]}
                      {...(group === 'past' && { past: 'done' as const })}
                      onClick={() => navigate.push(doors[one.kind], { query: { resveNo: one.number } })}
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
