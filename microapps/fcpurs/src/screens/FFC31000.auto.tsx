import { MainButton, Screen, useLoad, useWallet } from '@wallet/kit/app';
import { Badge, Button, Card, EmptyState, Hero, IconTile, List, ListItem } from '@wallet/kit/ui';
import { readAuto } from '../api/moreCalls.ts';
import { messages } from '../messages/index.ts';
import type { Auto } from '../model/auto.ts';
import { money } from '../model/fx.ts';
import { PlanRow } from '../parts/PlanRow.tsx';
import { useNotOpen } from '../parts/useNotOpen.tsx';

export const planScreens = { target: 'FFC33000', days: 'FFC34000' } as const;

export function FFC31000() {
  const load = useLoad(readAuto, undefined, { onResume: 'reload' });
  return (
    <Screen of={load} ground instead={useNotOpen()}>
      {(auto) => <Plans {...auto} />}
    </Screen>
  );
}

function Plans({ plans, gathering }: Auto) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { auto, gather } = t.more;
  const sum = plans.reduce((all, { bought }) => all + bought, gathering.won);
  return (
    <>
      {plans.length > 0 && (
        <Hero
          label={auto.sum}
          {...t.wonFigure({ amount: sum })}
          art="none"
          note={auto.count({ count: plans.filter(({ state }) => state === 'active').length })}
        />
      )}
      {plans.length === 0 ? (
        <EmptyState title={auto.none} description={auto.noneHint} />
      ) : (
        <Card>
          <List label={auto.plans}>
            {plans.map((plan) => (
              <PlanRow
                key={plan.id}
                plan={plan}
                onOpen={() => navigate.push(planScreens[plan.kind], { query: { planId: plan.id } })}
              />
            ))}
          </List>
        </Card>
      )}
      <Card>
        <List label={auto.gather}>
          <ListItem
            action="gather"
            leading={<IconTile picture="charge" />}
            title={auto.gather}
            state={
              <Badge tone={gathering.state === 'on' ? 'success' : 'neutral'}>
                {gather.states[gathering.state]}
              </Badge>
            }
            description={
              gathering.state === 'off' && gathering.minor === 0
                ? auto.gatherOff
                : auto.gatherLine({ money: money(gathering.minor, gathering.currency) })
            }
            onClick={() => navigate.push('FFC35000')}
          />
        </List>
      </Card>
      <MainButton
        action="newTarget"
        run={() => navigate.push('FFC33000')}
        beside={
          <Button full variant="secondary" action="newDays" onClick={() => navigate.push('FFC34000')}>
            {auto.newDays}
          </Button>
        }
      >
        {auto.newTarget}
      </MainButton>
    </>
  );
}
