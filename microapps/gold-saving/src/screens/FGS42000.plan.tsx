import { Gone, MainButton, Screen, useAction, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import {
  Actions,
  Badge,
  Button,
  Card,
  confirm,
  InlineNotice,
  KeyValue,
  List,
  ListItem,
  Money,
  Note,
  Section,
  Stack,
  toast,
} from '@wallet/kit/ui';
import { readHoldings, readPlans, savePlan } from '../api/calls.ts';
import { PlanForm } from '../flows/PlanForm.tsx';
import { messages } from '../messages/index.ts';
import { gramsText, type Plan, type Run } from '../model/gold.ts';

export function FGS42000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const query = useQuery();
  const id = query.get('planId') ?? '';
  const isChanging = query.get('step') === 'change';
  const load = useLoad(
    async (signal) => {
      const [{ plans }, { limits }] = await Promise.all([
        readPlans(undefined, { signal }),
        readHoldings(undefined, { signal }),
      ]);
      return { plan: plans.find((one) => one.id === id), limits };
    },
    [id, isChanging],
  );
  return (
    <Screen of={load} instead={{ GOLD_NOT_OPEN: <Gone to="FGS11000" {...t.gone} /> }}>
      {({ plan, limits }) => {
        if (!plan) return <Gone to="FGS41000" {...t.plan.gone} />;
        if (!isChanging || plan.state === 'ended') return <OnePlan plan={plan} reload={load.reload} />;
        const done = () => navigate.replace('FGS42000', { query: { planId: id } });
        return <PlanForm plan={plan} limits={limits} onDone={done} />;
      }}
    </Screen>
  );
}

function OnePlan({ plan, reload }: { plan: Plan; reload: () => void }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { facts } = t.plan;
  const { id, state, day, won, ceiling, endsOn, nextOn } = plan;
  const turn = useAction(
    async (next: Plan['state']) => {
      if (next === 'ended') {
        const labels = { confirmLabel: t.plan.end };
        if (!(await confirm({ id: 'endPlan', text: t.plan.endAsk, ...labels }))) return;
      }
      await savePlan({ id, day, won, ceiling, endsOn, state: next });
      toast(t.plan.saved[next]);
      reload();
    },
    { onRefusal: reload, onLost: reload },
  );
  const last = plan.runs.at(-1);
  return (
    <Stack>
      <Section
        title={t.plans.title({ day, amount: won })}
        action={<Badge tone={state === 'active' ? 'success' : 'neutral'}>{t.plans.states[state]}</Badge>}
      >
        <Stack>
          {last?.missed && (
            <InlineNotice tone="warning" messageId="goldPlanMissed">
              {t.plan.missedOn({ date: last.on, why: t.missed({ why: last.missed, ceiling }) })}
            </InlineNotice>
          )}
          <Card tone="soft">
            <KeyValue
              rows={[
                { label: facts.amount, value: <Money amount={won} /> },
                { label: facts.ceiling, value: ceiling > 0 ? <Money amount={ceiling} /> : facts.none },
                { label: facts.ends, value: endsOn ? t.day({ date: endsOn }) : facts.none },
                ...(state === 'active' ? [{ label: facts.next, value: t.day({ date: nextOn }) }] : []),
              ]}
            />
          </Card>
        </Stack>
      </Section>
      <Section title={t.plan.runs}>
        {plan.runs.length === 0 ? (
          <Note>{t.plan.noRuns}</Note>
        ) : (
          <List>
            {plan.runs.toReversed().map((run, place) => (
              <OneRun key={place} run={run} ceiling={ceiling} />
            ))}
          </List>
        )}
      </Section>
      {state !== 'ended' && (
        <>
          <Actions beside>
            <Button
              variant="secondary"
              action="pause"
              isBusy={turn.isRunning}
              onClick={() => void turn.run(state === 'active' ? 'paused' : 'active')}
            >
              {state === 'active' ? t.plan.pause : t.plan.resume}
            </Button>
            <Button variant="text" action="end" onClick={() => void turn.run('ended')}>
              {t.plan.end}
            </Button>
          </Actions>
          <MainButton
            action="change"
            run={() => navigate.push('FGS42000', { query: { planId: id, step: 'change' } })}
          >
            {t.plan.change}
          </MainButton>
        </>
      )}
    </Stack>
  );
}

function OneRun({
  run: { on, isMissed, missed, grams, won, orderId },
  ceiling,
}: {
  run: Run;
  ceiling: number;
}) {
  const t = messages.use();
  const { navigate } = useWallet();
  return (
    <ListItem
      action="openRun"
      title={t.day({ date: on })}
      badge={
        <Badge tone={isMissed ? 'danger' : 'success'}>{isMissed ? t.plan.missed : t.states.booked}</Badge>
      }
      description={missed ? t.missed({ why: missed, ceiling }) : t.plan.done({ grams: gramsText(grams) })}
      {...(isMissed ? {} : { trailing: <Money amount={won} /> })}
      {...(orderId === '' ? {} : { onClick: () => navigate.push('FGS61200', { query: { orderId } }) })}
    />
  );
}
