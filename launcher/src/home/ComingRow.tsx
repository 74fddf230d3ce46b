import { useFollowLink } from '@wallet/kit/app';
import type { ComingUp } from '@wallet/kit/common';
import { weekday } from '@wallet/kit/format';
import { locale } from '@wallet/kit/messages';
import { Badge, IconTile, ListItem } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { pictureOfCard } from '../model/pictures.ts';

/** The names that outside tools know a row by (contracts/page.md). */
const actions = { booking: 'comingUp', due: 'due', expiry: 'expiring' } as const;
const tones = { booking: 'success', due: 'neutral', expiry: 'neutral' } as const;

/** One thing that comes: what it is, when, how many days are left, and the way to it. */
export function ComingRow({ coming }: { coming: ComingUp }) {
  const t = messages.use().comingUp;
  const follow = useFollowLink();
  const { kind, name, cardId, screen, at, days, isOverdue } = coming;
  const day = {
    month: Number(at.slice(4, 6)),
    day: Number(at.slice(6, 8)),
    weekday: t.weekdays[weekday(at.slice(0, 8))] ?? '',
    clock: at.length > 8 ? t.clock({ hour: Number(at.slice(8, 10)), minute: at.slice(10, 12) }) : '',
  };
  return (
    <ListItem
      title={name[locale.value]}
      description={kind === 'booking' ? t.on(day) : t.until(day)}
      leading={<IconTile picture={pictureOfCard(cardId)} />}
      trailing={
        <Badge tone={isOverdue ? 'danger' : days <= 1 ? 'accent' : tones[kind]}>
          {isOverdue ? t.overdue : kind === 'booking' ? t.inDays({ days }) : t.left({ days })}
        </Badge>
      }
      action={actions[kind]}
      // A link names a screen as `CODE|key=value`.
      onClick={() => void follow.run(screen.replace('?', '|'))}
    />
  );
}
