import { Timeline } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { type Deal, isOver, stepsOf } from '../model/deal.ts';

/** The line of steps, with the days of those that have been. */
export function Progress({ deal }: { deal: Deal }) {
  const t = messages.use();
  return (
    <Timeline
      label={t.progress}
      steps={stepsOf(deal).map(({ state, at, isNow }) => ({
        title: t.steps[state === 'sent' && deal.way === 'person' ? 'delivered' : state],
        ...(at
          ? { note: t.moment({ at }), state: isNow && !isOver(deal) ? ('now' as const) : ('done' as const) }
          : { state: 'ahead' as const }),
      }))}
    />
  );
}
