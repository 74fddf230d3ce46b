import { Badge, IconTile, ListItem } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

interface ShownKind {
  name: string;
  says: string;
  fee: number;
  isClosed: boolean;
  favourite: number;
}

/** One kind of certificate: what it says, what it costs, whether its office is open. */
export function KindRow({ kind, onOpen }: { kind: ShownKind; onOpen: () => void }) {
  const { catalogue: t } = messages.use();
  return (
    <ListItem
      action="openKind"
      leading={<IconTile picture="certi" />}
      title={kind.favourite > 0 ? `${kind.name} ★` : kind.name}
      description={kind.says}
      {...(kind.isClosed
        ? { badge: <Badge tone="neutral">{t.closed}</Badge> }
        : kind.fee > 0
          ? { badge: <Badge tone="accent">{t.fee({ fee: kind.fee })}</Badge> }
          : {})}
      onClick={onOpen}
    />
  );
}
