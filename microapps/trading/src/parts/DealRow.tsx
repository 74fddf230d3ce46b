import { Badge, IconTile, ListItem, Money } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { type Deal, isOver } from '../model/deal.ts';

const tones = {
  offered: 'info',
  accepted: 'info',
  held: 'accent',
  sent: 'accent',
  delivered: 'accent',
  disputed: 'danger',
  returning: 'danger',
  frozen: 'danger',
  released: 'success',
  partly: 'neutral',
  returned: 'neutral',
  withdrawn: 'neutral',
  ranOut: 'neutral',
} as const;

export function StateBadge({ state }: Pick<Deal, 'state'>) {
  const t = messages.use();
  return <Badge tone={tones[state]}>{t.states[state]}</Badge>;
}

export function DealRow({ deal, onOpen }: { deal: Deal; onOpen: () => void }) {
  const t = messages.use();
  const { thing, role, other, price, state, dueAt, isMyTurn } = deal;
  const about = isMyTurn
    ? t.turn(deal)
    : `${t.roles[role]}${other ? ` · ${t.with({ name: other.name })}` : ''}`;
  return (
    <ListItem
      action="openDeal"
      leading={<IconTile picture={role === 'buyer' ? 'cmarket' : 'send'} />}
      title={thing}
      state={<StateBadge state={state} />}
      {...(dueAt && !isOver(deal)
        ? { preview: about, description: t.until({ at: dueAt }) }
        : { description: about })}
      trailing={<Money amount={price} />}
      onClick={onOpen}
    />
  );
}
