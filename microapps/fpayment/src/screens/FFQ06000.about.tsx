import { MainButton, Screen, useWallet } from '@wallet/kit/app';
import { Bullets, Card, IconTile, Lead, List, ListItem, Section } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

/** Of the places in which one pays, in their order. */
const pictures = ['charge', 'book', 'fpayment'] as const;

export function FFQ06000() {
  const { about: t } = messages.use();
  const { navigate } = useWallet();
  return (
    <Screen>
      <Lead picture="fpayment" title={t.what}>
        {t.whatText}
      </Lead>
      <Section title={t.where}>
        <List>
          {t.whereText.map((place, at) => (
            <ListItem key={place} leading={<IconTile picture={pictures[at] ?? 'fpayment'} />} title={place} />
          ))}
        </List>
      </Section>
      <Section title={t.safety}>
        <Card tone="soft">
          <Bullets texts={t.safetyText} />
        </Card>
      </Section>
      <MainButton action="start" run={() => navigate.push('FFQ01000')}>
        {t.start}
      </MainButton>
    </Screen>
  );
}
