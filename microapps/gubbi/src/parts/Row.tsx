import { langOf } from '@wallet/kit/format';
import { Badge, IconTile, ListItem, VisuallyHidden } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Message } from '../model/message.ts';

interface RowProps {
  of: Message;
  note: string;
  trailing?: string;
  onClick: () => void;
}

/** A message in a list: what it is about, whether it is new, and what became of it. */
export function Row({ of, note, trailing, onClick }: RowProps) {
  const t = messages.use();
  const isOver = of.state === 'ended' || of.state === 'expired';
  return (
    <ListItem
      title={<span lang={langOf(of.title)}>{of.title}</span>}
      description={note}
      leading={<IconTile picture={of.picture} isNew={of.state === 'sent'} />}
      badge={
        isOver ? (
          <Badge>{t.states[of.state]}</Badge>
        ) : (
          of.state === 'sent' && <VisuallyHidden>{t.list.isNew}</VisuallyHidden>
        )
      }
      {...(isOver && { past: 'done' as const })}
      trailing={trailing}
      action="openMessage"
      onClick={onClick}
    />
  );
}
