import { Badge, Card, IconTile, List, ListItem, Section } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

/** What it does, by three examples: before anybody joins, and where nothing has come yet. */
export function Examples() {
  const { intro: t } = messages.use();
  return (
    <Section title={t.examples} action={<Badge>{t.example}</Badge>}>
      {/* In a grey box and under their topics: nobody takes one for an alert of their own. */}
      <Card tone="soft">
        <List label={t.examples}>
          {t.rows.map(([picture = '', title = '', text = '']) => (
            <ListItem
              key={picture}
              leading={<IconTile picture={picture} />}
              title={title}
              description={text}
            />
          ))}
        </List>
      </Card>
    </Section>
  );
}
