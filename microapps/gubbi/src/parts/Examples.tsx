import { IconTile, List, ListItem, Section } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

/** What it does, by three examples: before anybody joins, and where nothing has come yet. */
export function Examples() {
  const { intro: t } = messages.use();
  return (
    <Section title={t.examples}>
      <List label={t.examples}>
        {t.rows.map(([picture = '', title = '', text = '']) => (
          <ListItem key={picture} leading={<IconTile picture={picture} />} title={text} description={title} />
        ))}
      </List>
    </Section>
  );
}
