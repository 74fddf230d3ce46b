import { EmptyState, IconTile, List, ListItem } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Use } from '../model/certificate.ts';

/** What the certificate was used for, the latest first. */
export function UseList({ uses }: { uses: readonly Use[] }) {
  const t = messages.use();
  if (uses.length === 0) return <EmptyState picture={null} title={t.uses.none} />;
  return (
    <List label={t.uses.title}>
      {uses.map(({ at, what }, index) => (
        <ListItem
          key={`${at}${index}`}
          leading={<IconTile picture="cert" />}
          title={what}
          description={t.uses.moment({ at })}
        />
      ))}
    </List>
  );
}
