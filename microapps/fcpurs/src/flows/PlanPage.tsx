import { Gone, MainButton, Screen, useAction, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { formatRate } from '@wallet/kit/format';
import {
  Actions,
  Button,
  Card,
  confirm,
  InlineNotice,
  KeyValue,
  Lead,
  Money,
  Stack,
  toast,
} from '@wallet/kit/ui';
import { readRates } from '../api/calls.ts';
import { readAuto, savePlan } from '../api/moreCalls.ts';
import { messages } from '../messages/index.ts';
import { type Plan, stands } from '../model/auto.ts';
import { PlanBadge, usePlanTitle } from '../parts/PlanRow.tsx';
import { Runs } from '../parts/Runs.tsx';
import { useNotOpen } from '../parts/useNotOpen.tsx';
import { PlanForm } from './PlanForm.tsx';
import { RateCourse } from './RateCourse.tsx';

const screens = { target: 'FFC33000', days: 'FFC34000' } as const;

/** A plan, its form, or a new one: the address says which. */
export function PlanPage({ kind }: { kind: Plan['kind'] }) {
  const t = messages.use().more.plan;
  const { navigate } = useWallet();
  const query = useQuery();
  const id = query.get('planId');
  const isChanging = query.get('step') === 'change';
  const load = useLoad(
    async (signal) => {
      const [auto, { rates }] = await Promise.all([
        readAuto(undefined, { signal }),
        readRates(undefined, { signal }),
      ]);
      return { ...auto, rates };
    },
    [id, isChanging],
  );
  const show = (planId: string) => navigate.replace(screens[kind], { query: { planId } });
  return (
    <Screen of={load} instead={useNotOpen()}>
      {({ plans, rates, least, most }) => {
        const form = { kind, rates, bounds: { least, most }, onDone: show };
        if (id === null) return <PlanForm {...form} asked={query.get('crncyCd')} />;
        const plan = plans.find((one) => one.id === id && one.kind === kind);
        if (!plan) return <Gone to="FFC31000" {...t.gone} />;
        return isChanging && stands(plan) ? (
          <PlanForm {...form} plan={plan} />
        ) : (
          <OnePlan plan={plan} reload={load.reload} />
        );
      }}
    </Screen>
  );
}

function OnePlan({ plan, reload }: { plan: Plan; reload: () => void }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const title = usePlanTitle();
  const { plan: words, auto, missed } = t.more;
  const { id, kind, state, currency, won, most, sum, bought, endsOn, nextOn, runs } = plan;
  const isTarget = kind === 'target';
  const turn = useAction(
    async (next: 'active' | 'paused' | 'ended') => {
      const ask = { id: 'endPlan', text: words.endAsk, confirmLabel: words.end };
      if (next === 'ended' && !(await confirm(ask))) return;
      await savePlan({ ...plan, state: next });
      toast(words.turned[next]);
      reload();
    },
    { onRefusal: reload, onLost: reload },
  );
  const last = runs.at(-1);
  const row = (label: string, value: string) => (value === '' ? [] : [{ label, value }]);
  const money = (amount: number) => (amount > 0 ? t.won({ amount }) : '');
  return (
    <Stack>
      <Lead title={title(plan)}>
        <PlanBadge plan={plan} />
      </Lead>
      {last?.missed && stands(plan) && (
        <InlineNotice tone="warning" messageId="fxAutoMissed">
          {missed({ why: last.missed })}
        </InlineNotice>
      )}
      {isTarget && <RateCourse currency={currency} target={most} />}
      <Card tone="soft">
        <KeyValue
          rows={[
            ...row(
              isTarget ? words.facts.most : words.facts.ceiling,
              most && words.rate({ rate: formatRate(most) }),
            ),
            ...(isTarget ? [] : row(words.facts.when, auto.days(plan))),
            { label: words.facts.won, value: <Money amount={won} /> },
            ...row(words.facts.sum, money(sum)),
            ...row(words.facts.ends, endsOn && t.day({ date: endsOn })),
            ...(!isTarget && state === 'active' ? row(words.facts.next, t.day({ date: nextOn })) : []),
            { label: words.facts.bought, value: <Money amount={bought} />, isStrong: true },
          ]}
        />
      </Card>
      <Runs title={words.runs} runs={runs} currency={currency} isTarget={isTarget} />
      {stands(plan) && (
        <>
          <Actions beside>
            <Button
              variant="secondary"
              action="pause"
              isBusy={turn.isRunning}
              onClick={() => void turn.run(state === 'active' ? 'paused' : 'active')}
            >
              {state === 'active' ? words.pause : words.resume}
            </Button>
            <Button variant="text" action="end" onClick={() => void turn.run('ended')}>
              {words.end}
            </Button>
          </Actions>
          <MainButton
            action="change"
            run={() => navigate.push(screens[kind], { query: { planId: id, step: 'change' } })}
          >
            {words.change}
          </MainButton>
        </>
      )}
    </Stack>
  );
}
