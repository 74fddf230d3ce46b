import { Screen, useLoad } from '@wallet/kit/app';
import { Badge, IconTile, InlineNotice, List, ListItem, Section } from '@wallet/kit/ui';
import { listPlaces } from '../api/historyCalls.ts';
import { messages } from '../messages/index.ts';
import { useSay } from '../messages/useSay.ts';

export function FPO25100() {
  const t = messages.use().money;
  const say = useSay();
  const load = useLoad((signal) => listPlaces(undefined, { signal }));
  return (
    <Screen title={t.earn.title} of={load} skeleton="list">
      {({ earn }) => (
        <>
          <Section title={t.earn.events}>
            <List label={t.earn.events}>
              {earn
                .filter(({ kind }) => kind === 'EVNT')
                .map(({ id, title, benefit, until }) => (
                  <ListItem
                    key={id}
                    leading={<IconTile picture="event" />}
                    title={say(title)}
                    description={`${say(benefit)} · ${t.until({ date: until })}`}
                    badge={<Badge tone="accent">{t.earn.badge}</Badge>}
                  />
                ))}
            </List>
          </Section>
          <Section title={t.earn.shops}>
            <List label={t.earn.shops}>
              {earn
                .filter(({ kind }) => kind !== 'EVNT')
                .map(({ id, picture, title, benefit }) => (
                  <ListItem
                    key={id}
                    leading={<IconTile picture={picture} />}
                    title={say(title)}
                    description={say(benefit)}
                  />
                ))}
            </List>
          </Section>
          <InlineNotice>{t.earn.note}</InlineNotice>
        </>
      )}
    </Screen>
  );
}
