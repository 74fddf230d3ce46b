import { MainButton, Screen, useLoad, useWallet } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import {
  Badge,
  Card,
  Cover,
  IconTile,
  InlineNotice,
  List,
  ListItem,
  MediaCard,
  Note,
  Scene,
} from '@wallet/kit/ui';
import { listBookings, readToday } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { placeOf } from '../parts/pictureOf.ts';

const doorOf = { gwangneung: 'FGR20000', sejong: 'FGR30000', baekdu: 'FGR40000' } as const;

type Hours = Pick<Awaited<ReturnType<typeof readToday>>['sites'][number], 'state' | 'opens' | 'closes'>;

export function FGR10000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(readToday);
  // The sites stand without the bookings, too.
  const own = useLoad(listBookings);
  const [next] = (own.data ?? [])
    .filter(({ state, date }) => state === 'booked' && date >= todaySeoul())
    .toSorted((a, b) => a.date.localeCompare(b.date));
  const hours = ({ state, opens, closes }: Hours) => t.home.hours({ state, opens, closes });
  /** What holds for all of them is said once, over them. */
  function sameHours(sites: readonly Hours[]): string | undefined {
    const [first, ...others] = sites.map(hours);
    return others.every((one) => one === first) ? first : undefined;
  }
  return (
    <Screen of={load} ground>
      {({ sites, freeDay }) => (
        <>
          <Scene drawn="abr" title={t.home.ask} note={sameHours(sites)}>
            <List label={t.home.bookings}>
              {next && (
                <ListItem
                  action="openNext"
                  leading={<IconTile picture="ticket" />}
                  title={next.title}
                  description={t.when(next)}
                  state={<Badge tone="accent">{t.home.next}</Badge>}
                  onClick={() => navigate.push('FGR61000', { query: { reservNo: next.number } })}
                />
              )}
              <ListItem
                action="myBookings"
                leading={<IconTile picture="booking" />}
                title={t.home.bookings}
                onClick={() => navigate.push('FGR60000')}
              />
            </List>
          </Scene>
          <Card>
            <List label={t.home.sites}>
              {sites.map(({ site, name, state, opens, closes }) => (
                <MediaCard
                  key={site}
                  look="row"
                  level={3}
                  action={site}
                  cover={<Cover of={name} place={placeOf[site]} />}
                  title={name}
                  badge={state === 'open' ? <Badge tone="success">{t.home.open}</Badge> : undefined}
                  onClick={() => navigate.push(doorOf[site])}
                >
                  <Note>{t.home.about[site]}</Note>
                  {sameHours(sites) === undefined && <Note>{hours({ state, opens, closes })}</Note>}
                </MediaCard>
              ))}
            </List>
          </Card>
          {freeDay && <InlineNotice>{t.home.free({ date: freeDay })}</InlineNotice>}
          {/* The one that lets nobody drive in without a booking. */}
          <MainButton action="reserve" run={() => navigate.push('FGR20000')}>
            {t.home.reserve}
          </MainButton>
        </>
      )}
    </Screen>
  );
}
