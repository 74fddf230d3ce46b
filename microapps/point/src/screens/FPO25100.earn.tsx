import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { Card, IconTile, InlineNotice, Lead, List, ListItem, Section } from '@wallet/kit/ui';
import { listPlaces } from '../api/historyCalls.ts';
import { messages } from '../messages/index.ts';
import { useSay } from '../messages/useSay.ts';
import { type Place, rewardOf } from '../model/history.ts';
import styles from '../parts/Reward.module.css';

/** What is done on a page of this app leads to it. */
const pages: Partial<Record<Place['picture'], 'FPO22100' | 'FPO24110'>> = {
  charge: 'FPO22100',
  send: 'FPO24110',
};

export function FPO25100() {
  const t = messages.use().money;
  const load = useLoad((signal) => listPlaces(undefined, { signal }));
  return (
    <Screen title={t.earn.title} of={load} skeleton="list" ground>
      {({ earn }) => (
        <>
          <Lead title={t.earn.lead} />
          <Places title={t.earn.events} places={earn.filter(({ kind }) => kind === 'EVNT')} />
          <Places title={t.earn.shops} places={earn.filter(({ kind }) => kind !== 'EVNT')} />
          <InlineNotice>{t.earn.note}</InlineNotice>
        </>
      )}
    </Screen>
  );
}

function Places({ title, places }: { title: string; places: readonly Place[] }) {
  const t = messages.use().money;
  const say = useSay();
  const { navigate } = useWallet();
  return (
    <Card>
      <Section title={title}>
        <List label={title}>
          {places.map(({ id, kind, picture, title: name, benefit, until }) => {
            const { reward, text } = rewardOf(say(benefit));
            const page = pages[picture];
            return (
              <ListItem
                key={id}
                leading={<IconTile picture={picture} />}
                title={say(name)}
                description={[text, until && t.earn.until({ date: until })].filter(Boolean).join(' · ')}
                {...(reward !== '' && {
                  trailing: <span className={kind === 'EVNT' ? styles.event : styles.reward}>{reward}</span>,
                })}
                {...(page && { action: page, onClick: () => navigate.push(page) })}
              />
            );
          })}
        </List>
      </Section>
    </Card>
  );
}
