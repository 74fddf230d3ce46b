import { formatRate } from '@wallet/kit/format';
import { Badge, IconTile, ListItem, type Tone } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { type Plan, stands, toldState } from '../model/auto.ts';

const tones: Record<ReturnType<typeof toldState>, Tone> = {
  active: 'success',
  paused: 'neutral',
  done: 'accent',
  ended: 'neutral',
  missed: 'danger',
};

/** What a plan is called. */
export function usePlanTitle() {
  const t = messages.use().more.auto.title;
  return ({ kind, currency, most, won }: Pick<Plan, 'kind' | 'currency' | 'most' | 'won'>) =>
    kind === 'target' ? t.target({ currency, rate: formatRate(most) }) : t.days({ currency, amount: won });
}

/** How a plan stands. */
export function PlanBadge({ plan }: { plan: Plan }) {
  const t = messages.use().more.auto;
  const state = toldState(plan);
  return <Badge tone={tones[state]}>{t.states[state]}</Badge>;
}

export function PlanRow({ plan, onOpen }: { plan: Plan; onOpen: () => void }) {
  const t = messages.use().more.auto;
  const title = usePlanTitle();
  const { kind, won, sum, state, nextOn } = plan;
  const when =
    kind === 'target'
      ? t.line({ amount: won, isOnce: sum === 0 })
      : [t.days(plan), state === 'active' && t.next({ date: nextOn })].filter(Boolean).join(' · ');
  return (
    <ListItem
      action="openPlan"
      leading={<IconTile picture={kind === 'target' ? 'rates' : 'booking'} />}
      title={title(plan)}
      state={<PlanBadge plan={plan} />}
      description={when}
      {...(stands(plan) ? {} : { past: 'done' as const })}
      onClick={onOpen}
    />
  );
}
