import { Badge, Icon, List, ListItem } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { type Deal, isOver, stepsOf } from '../model/deal.ts';

/** The line of steps, with the days of those that have been. */
export function Progress({ deal }: { deal: Deal }) {
  const t = messages.use();
  return (
    <List label={t.progress}>
      {stepsOf(deal).map(({ state, at, isNow }) => (
        <ListItem
          key={`${state}${at}`}
          leading={<Icon name={at === '' ? 'minus' : isNow && !isOver(deal) ? 'pending' : 'success'} />}
          title={t.steps[state === 'sent' && deal.way === 'person' ? 'delivered' : state]}
          {...(isNow && !isOver(deal) && { badge: <Badge tone="accent">{t.now}</Badge> })}
          {...(at ? { description: t.moment({ at }) } : { past: 'done' as const })}
        />
      ))}
    </List>
  );
}
