import { useAction, useWallet } from '@wallet/kit/app';
import { formatCount, weekday } from '@wallet/kit/format';
import type { ReleaseIndex } from '@wallet/kit/manifest';
import { locale } from '@wallet/kit/messages';
import { Badge, Card, IconTile, List, ListItem, Section } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { type ComingUp as Coming, keyOf } from '../model/comingUp.ts';
import { screenOf } from '../model/quickDoors.ts';

/** Where each leads, and its picture. */
const faces = {
  stay: { code: 'FTR61000', picture: 'forest', action: 'comingUp' },
  due: { code: 'FTR61000', picture: 'booking', action: 'due' },
  expiry: { code: 'FPO10000', picture: 'point', action: 'expiring' },
} as const;

/** What comes next, by date: a stay, a payment that is due, points that end. Without any it is not there. */
export function ComingUp({ registry, next }: { registry: ReleaseIndex; next: readonly Coming[] }) {
  const t = messages.use().comingUp;
  const { navigate } = useWallet();
  const open = useAction((path: string) => navigate.open(path));
  if (next.length === 0) return null;

  const dayOf = (on: string) => ({
    month: Number(on.slice(4, 6)),
    day: Number(on.slice(6, 8)),
    weekday: t.weekdays[weekday(on)] ?? '',
  });

  function row(one: Coming) {
    const { code, picture, action } = faces[one.kind];
    const isNear = one.days <= 1;
    const words = {
      stay: () => ({ text: t.day(dayOf(one.on)), badge: t.inDays(one), tone: 'success' as const }),
      due: () => ({ text: t.payUntil(clockOf(one)), badge: t.dueToday, tone: 'danger' as const }),
      expiry: () => ({ text: t.endsOn(dayOf(one.on)), badge: t.left(one), tone: 'accent' as const }),
    }[one.kind]();
    const title =
      one.kind === 'expiry' ? t.points({ points: formatCount(one.points) }) : one.stay.name[locale.value];
    return (
      <ListItem
        key={keyOf(one)}
        title={title}
        description={words.text}
        leading={<IconTile picture={picture} />}
        trailing={<Badge tone={isNear ? 'danger' : words.tone}>{words.badge}</Badge>}
        action={action}
        onClick={() => void open.run(screenOf(registry, code)?.path ?? '')}
      />
    );
  }

  return (
    <Card>
      <Section title={t.title}>
        <List label={t.title}>{next.map(row)}</List>
      </Section>
    </Card>
  );
}

function clockOf(one: Coming): { hour: number; minute: string } {
  const until = one.kind === 'due' ? one.stay.heldUntil : '';
  return { hour: Number(until.slice(8, 10)), minute: until.slice(10, 12) };
}
