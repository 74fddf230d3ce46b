import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import { Badge, Button, Card, IconTile, InlineNotice, List, ListItem } from '@wallet/kit/ui';
import { listBookings, readToday } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { clock } from '../model/price.ts';

const doorOf = { gwangneung: 'FGR20000', sejong: 'FGR30000', baekdu: 'FGR40000' } as const;

export function FGR10000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(readToday);
  // The sites stand without the bookings, too.
  const own = useLoad(listBookings);
  const [next] = (own.data ?? [])
    .filter(({ state, date }) => state === 'booked' && date >= todaySeoul())
    .toSorted((a, b) => a.date.localeCompare(b.date));
  return (
    <Screen of={load} ground>
      {({ sites, freeDay }) => (
        <>
          {next && (
            <Card>
              <List label={t.home.next}>
                <ListItem
                  action="openNext"
                  leading={<IconTile picture="ticket" />}
                  title={next.title}
                  description={t.when(next)}
                  badge={<Badge tone="accent">{t.home.next}</Badge>}
                  onClick={() => navigate.push('FGR61000', { query: { reservNo: next.number } })}
                />
              </List>
            </Card>
          )}
          <Card>
            <List label={t.home.sites}>
              {sites.map(({ site, name, state, opens, closes }) => (
                <ListItem
                  key={site}
                  action={site}
                  leading={<IconTile picture="abr" />}
                  title={name}
                  description={`${state === 'rest' ? '' : `${clock(opens)}~${clock(closes)} · `}${t.home.about[site]}`}
                  badge={<Badge tone={state === 'open' ? 'success' : 'neutral'}>{t.siteStates[state]}</Badge>}
                  onClick={() => navigate.push(doorOf[site])}
                />
              ))}
            </List>
          </Card>
          {freeDay && <InlineNotice>{t.home.free({ date: freeDay })}</InlineNotice>}
          <Button full variant="secondary" action="myBookings" onClick={() => navigate.push('FGR60000')}>
            {t.home.bookings}
          </Button>
        </>
      )}
    </Screen>
  );
}
