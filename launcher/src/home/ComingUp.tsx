import { useAction, useWallet } from '@wallet/kit/app';
import type { ComingUp as Coming } from '@wallet/kit/common';
import { weekday } from '@wallet/kit/format';
import type { ReleaseIndex } from '@wallet/kit/manifest';
import { locale } from '@wallet/kit/messages';
import { Badge, Card, IconTile, List, ListItem, Section } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { pictureOfCard } from '../model/pictures.ts';
import { screenOf } from '../model/quickDoors.ts';

/** So many rows home shows. */
const homeRows = 3;

/** The names that outside tools know a row by (contracts/page.md). */
const actions = { booking: 'comingUp', due: 'due', expiry: 'expiring' } as const;
const tones = { booking: 'success', due: 'neutral', expiry: 'neutral' } as const;

/** The first of what comes, by date: what is booked, what is to be done, what ends. Without any it is not there. */
export function ComingUp({ registry, next }: { registry: ReleaseIndex; next: readonly Coming[] }) {
  const t = messages.use().comingUp;
  const { navigate } = useWallet();
  const open = useAction((path: string) => navigate.open(path));
  if (next.length === 0) return null;

  function row(one: Coming) {
    const { id, kind, name, cardId, screen, at, days, isOverdue } = one;
    const day = {
      month: Number(at.slice(4, 6)),
      day: Number(at.slice(6, 8)),
      weekday: t.weekdays[weekday(at.slice(0, 8))] ?? '',
      clock: at.length > 8 ? t.clock({ hour: Number(at.slice(8, 10)), minute: at.slice(10, 12) }) : '',
    };
    return (
      <ListItem
        key={`${kind} ${id}`}
        title={name[locale.value]}
        description={kind === 'booking' ? t.on(day) : t.until(day)}
        leading={<IconTile picture={pictureOfCard(cardId)} />}
        trailing={
          <Badge tone={isOverdue ? 'danger' : days <= 1 ? 'accent' : tones[kind]}>
            {isOverdue ? t.overdue : kind === 'booking' ? t.inDays({ days }) : t.left({ days })}
          </Badge>
        }
        action={actions[kind]}
        onClick={() => void open.run(screenOf(registry, screen)?.path ?? '')}
      />
    );
  }

  return (
    <Card>
      <Section title={t.title}>
        <List label={t.title}>{next.slice(0, homeRows).map(row)}</List>
      </Section>
    </Card>
  );
}
