import { Card, Icon, List, ListItem } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

/** Who may see the code that proves a phone: where somebody is about to get one. */
export function CodeSafety() {
  const { safety: t } = messages.use().identity;
  return (
    <Card tone="soft">
      <List>
        <ListItem leading={<Icon name="lock" />} title={t.title} description={t.text} />
      </List>
    </Card>
  );
}
