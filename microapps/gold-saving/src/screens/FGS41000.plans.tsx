import { Gone, MainButton, Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { formatMoney } from '@wallet/kit/format';
import { Badge, Card, EmptyState, Hero, List, ListItem } from '@wallet/kit/ui';
import { readHoldings, readPlans } from '../api/calls.ts';
import { PlanForm } from '../flows/PlanForm.tsx';
import { messages } from '../messages/index.ts';
import type { Plan } from '../model/gold.ts';

const tones = { active: 'success', paused: 'neutral', ended: 'neutral' } as const;

export function FGS41000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const isNew = useQuery().get('step') === 'new';
  const load = useLoad(async (signal) => {
    const [{ plans }, gold] = await Promise.all([
      readPlans(undefined, { signal }),
      readHoldings(undefined, { signal }),
    ]);
    return { plans, gold };
  });
  return (
    <Screen
      of={load}
      ground={!isNew}
      instead={{ GOLD_NOT_OPEN: <Gone to="FGS11000" {...t.gone} /> }}
      {...(isNew ? { title: t.plans.add } : {})}
    >
      {({ plans, gold }) =>
        isNew ? (
          <PlanForm
            limits={gold.limits}
            onDone={({ id }) => navigate.replace('FGS42000', { query: { planId: id } })}
          />
        ) : (
          <Plans plans={plans} />
        )
      }
    </Screen>
  );
}

function Plans({ plans }: { plans: readonly Plan[] }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const year = plans.reduce((sum, { yearWon }) => sum + yearWon, 0);
  return (
    <>
      {plans.length === 0 ? (
        <EmptyState title={t.plans.none} description={t.plans.noneHint} />
      ) : (
        <>
          <Hero
            label={t.plans.year}
            value={formatMoney(year)}
            unit={t.unit}
            art="none"
            note={t.plans.count({ count: plans.filter(({ state }) => state !== 'ended').length })}
          />
          <Card>
            <List>
              {plans.map((plan) => (
                <ListItem
                  key={plan.id}
                  action="openPlan"
                  title={t.plans.title({ day: plan.day, amount: plan.won })}
                  badge={<Badge tone={tones[plan.state]}>{t.plans.states[plan.state]}</Badge>}
                  description={[
                    plan.state === 'active' ? t.plans.next({ date: plan.nextOn }) : '',
                    plan.ceiling > 0 ? t.plans.ceiling({ ceiling: plan.ceiling }) : '',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                  {...(plan.state === 'ended' ? { past: 'done' as const } : {})}
                  onClick={() => navigate.push('FGS42000', { query: { planId: plan.id } })}
                />
              ))}
            </List>
          </Card>
        </>
      )}
      <MainButton action="new" run={() => navigate.push('FGS41000', { query: { step: 'new' } })}>
        {t.plans.add}
      </MainButton>
    </>
  );
}
