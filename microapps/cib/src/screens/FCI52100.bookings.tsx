import { useLoad, useResume, useWallet } from '@wallet/kit/app';
import { Badge, Card, EmptyState, IconTile, List, ListItem, Section } from '@wallet/kit/ui';
import { listBookings } from '../api/calls.ts';
import { CibScreen } from '../flows/CibScreen.tsx';
import { messages } from '../messages/index.ts';
import { isComing } from '../model/booking.ts';
import { maskPlate } from '../model/car.ts';

export function FCI52100() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(listBookings);
  useResume(load.reload);
  const reserve = () => navigate.push('FCI31100');
  return (
    <CibScreen of={load} ground>
      {(all) => {
        const coming = all.filter(isComing);
        const past = all.filter((one) => !isComing(one));
        if (all.length === 0)
          return (
            <EmptyState
              title={t.bookings.none}
              description={t.bookings.noneHint}
              action={{ label: t.car.reserve, action: 'reserve', onClick: reserve }}
            />
          );
        return ([['coming', coming] as const, ['past', past] as const] as const).map(
          ([kind, list]) =>
            list.length > 0 && (
              <Card key={kind}>
                <Section title={t.bookings[kind]}>
                  <List label={t.bookings[kind]}>
                    {list.map((one) => (
                      <ListItem
                        key={one.number}
                        action="openBooking"
                        leading={<IconTile picture="car" />}
                        title={t.when(one)}
                        description={`${one.place.name} · ${maskPlate(one.plate)}`}
                        state={
                          <Badge
                            tone={one.state === 'paid' ? 'success' : kind === 'coming' ? 'accent' : 'neutral'}
                          >
                            {t.states[one.state]}
                          </Badge>
                        }
                        {...(one.state === 'cancelled' ? { past: 'cancelled' as const } : {})}
                        onClick={() => navigate.push('FCI52200', { query: { rsvNo: one.number } })}
                      />
                    ))}
                  </List>
                </Section>
              </Card>
            ),
        );
      }}
    </CibScreen>
  );
}
