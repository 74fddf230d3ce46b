import { Screen, useLoad, useResume, useWallet } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import {
  Badge,
  Card,
  Chips,
  Cover,
  EmptyState,
  IconTile,
  List,
  ListItem,
  MediaCard,
  Note,
  Scene,
  SearchField,
  Segmented,
  Stack,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { listExhibitions, listTickets } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { found, type Phase, phases, type Wish, wishes } from '../model/exhibition.ts';
import { groupOf } from '../model/ticket.ts';
import { exhibitionPlace } from '../parts/exhibitionPlace.ts';

export function FMU10000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(listExhibitions);
  // The exhibitions stand without the tickets, too.
  const own = useLoad(listTickets);
  useResume(own.reload);
  const [next] = (own.data ?? [])
    .filter((one) => one.state === 'booked' && ['today', 'coming'].includes(groupOf(one, todaySeoul())))
    .toSorted((a, b) => `${a.date}${a.time}`.localeCompare(`${b.date}${b.time}`));
  const [phase, setPhase] = useState<Phase>('now');
  const [wish, setWish] = useState<Wish[]>([]);
  const [text, setText] = useState('');
  return (
    <Screen of={load} skeleton="list" ground>
      {(all) => {
        const shown = found(all, { phase, wish, text, today: todaySeoul() });
        return (
          <>
            <Scene drawn="museum" title={t.home.ask}>
              <List label={t.home.tickets}>
                {next && (
                  <ListItem
                    action="openNext"
                    leading={<IconTile picture="museum" />}
                    title={next.name}
                    description={t.when(next)}
                    badge={<Badge tone="accent">{t.tickets.next}</Badge>}
                    onClick={() => navigate.push('FMU21000', { query: { tcktNo: next.number } })}
                  />
                )}
                <ListItem
                  action="myTickets"
                  leading={<IconTile picture="ticket" />}
                  title={t.home.tickets}
                  description={t.home.ticketsHint}
                  onClick={() => navigate.push('FMU20000')}
                />
              </List>
            </Scene>
            <SearchField field="search" label={t.home.search} value={text} onChange={setText} />
            <Card>
              <Stack>
                <Segmented
                  legend={t.home.phase}
                  options={phases.map((value) => ({ value, label: t.phases[value] }))}
                  value={phase}
                  onChange={setPhase}
                />
                <Chips
                  multiple
                  legend={t.home.filter}
                  options={wishes.map((value) => ({ value, label: t.wishes[value] }))}
                  value={wish}
                  onChange={setWish}
                />
                {shown.length === 0 ? (
                  <EmptyState title={t.home.none} picture="none" description={t.home.noneHint} />
                ) : (
                  <List label={t.phases[phase]}>
                    {shown.map((one) => (
                      <MediaCard
                        key={one.id}
                        look="row"
                        level={3}
                        action="openExhibition"
                        cover={<Cover of={one.name} place={exhibitionPlace(one.name)} />}
                        title={one.name}
                        badge={
                          one.state === 'open' ? undefined : (
                            <Badge tone={one.state === 'cancelled' ? 'danger' : 'info'}>
                              {t.exhibitionStates[one.state]}
                            </Badge>
                          )
                        }
                        onClick={() => navigate.push('FMU11000', { query: { exhbId: one.id } })}
                      >
                        <Note>{one.museum}</Note>
                        <Note>{t.period(one)}</Note>
                        <strong>{t.price({ amount: one.price })}</strong>
                      </MediaCard>
                    ))}
                  </List>
                )}
              </Stack>
            </Card>
          </>
        );
      }}
    </Screen>
  );
}
