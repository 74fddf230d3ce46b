import { todaySeoul } from '@wallet/kit/format';
import { Badge, IconTile, ListItem } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { daysLeft } from '../model/certificate.ts';
import type { Certificate } from './certificateRows.ts';
import { paperPicture } from './paperPicture.ts';

/** One of my certificates, and how long it still counts. */
export function PaperRow({ one, onOpen }: { one: Certificate; onOpen: (one: Certificate) => void }) {
  const t = messages.use();
  const isOver = one.state === 'withdrawn';
  return (
    <ListItem
      action="openCertificate"
      leading={<IconTile picture={paperPicture(one.name)} />}
      title={one.name}
      description={isOver ? one.office : t.until({ at: one.validUntil })}
      state={<PaperBadge one={one} />}
      {...(isOver ? { past: 'cancelled' } : {})}
      onClick={() => onOpen(one)}
    />
  );
}

export function PaperBadge({ one: { state, validUntil } }: { one: Certificate }) {
  const { states: t } = messages.use();
  if (state === 'withdrawn') return <Badge>{t.withdrawn}</Badge>;
  const days = daysLeft(validUntil, todaySeoul());
  if (days < 1) return <Badge>{t.ended}</Badge>;
  return (
    <Badge tone={state === 'endingSoon' ? 'danger' : 'success'}>
      {state === 'endingSoon' ? t.left({ days }) : t.valid}
    </Badge>
  );
}
