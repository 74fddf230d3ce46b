import { Screen, useLoad, useResume, useWallet } from '@wallet/kit/app';
import { Card, IconTile, List, ListItem, Scene, Section } from '@wallet/kit/ui';
import { countUpcoming, listClasses } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { found } from '../model/visit.ts';
import { ClassRow } from '../parts/ClassRow.tsx';

export function FNE10000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(listClasses);
  const upcoming = useLoad(countUpcoming);
  useResume(upcoming.reload);
  return (
    <Screen of={load} ground>
      {({ classes, today }) => (
        <>
          <Scene drawn="nie" title={t.home.lead} note={t.home.today(today)}>
            <List label={t.home.services}>
              <ListItem
                action="myBookings"
                leading={<IconTile picture="booking" />}
                title={t.home.bookings}
                description={t.home.upcoming}
                // Without the number home is still where one books.
                trailing={upcoming.data === undefined ? undefined : t.home.count({ count: upcoming.data })}
                onClick={() => navigate.push('FNE50000')}
              />
              <ListItem
                action="classes"
                leading={<IconTile picture="nie" />}
                title={t.home.classes}
                description={t.home.classesHint}
                onClick={() => navigate.push('FNE11100')}
              />
              <ListItem
                action="rooms"
                leading={<IconTile picture="stay" />}
                title={t.home.rooms}
                description={t.home.roomsHint}
                onClick={() => navigate.push('FNE21100')}
              />
            </List>
          </Scene>
          <Card>
            <Section title={t.home.soon}>
              <List label={t.home.soon}>
                {found(classes, { kind: 'all', age: 'all' })
                  .filter(({ left }) => left > 0)
                  .slice(0, 4)
                  .map((one) => (
                    <ClassRow key={one.id} one={one} />
                  ))}
              </List>
            </Section>
          </Card>
        </>
      )}
    </Screen>
  );
}
