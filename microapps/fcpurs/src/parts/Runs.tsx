import { useWallet } from '@wallet/kit/app';
import { formatRate } from '@wallet/kit/format';
import { Badge, List, ListItem, Money, Note, Section } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Run } from '../model/auto.ts';
import { type Foreign, money } from '../model/fx.ts';

interface RunsProps {
  title: string;
  runs: readonly Run[];
  currency: Foreign;
  isTarget?: boolean;
}

/** What was bought without anybody looking on, and what was missed, newest first. */
export function Runs({ title, runs, currency, isTarget = false }: RunsProps) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { plan, missed } = t.more;
  if (runs.length === 0)
    return (
      <Section title={title}>
        <Note>{plan.noRuns}</Note>
      </Section>
    );
  return (
    <Section title={title}>
      <List label={title}>
        {runs.toReversed().map((run, place) => (
          <ListItem
            key={place}
            action="openRun"
            title={t.at({ at: run.at })}
            badge={
              <Badge tone={run.missed ? 'danger' : 'success'}>{run.missed ? plan.missed : plan.bought}</Badge>
            }
            description={
              run.missed
                ? missed({ why: run.missed })
                : plan[isTarget ? 'fxTargetBought' : 'boughtAt']({
                    rate: formatRate(run.rate),
                    money: money(run.minor, currency),
                  })
            }
            {...(run.missed ? {} : { trailing: <Money amount={run.won} /> })}
            {...(run.entryId && {
              onClick: () => navigate.push('FFC52000', { query: { orderId: run.entryId } }),
            })}
          />
        ))}
      </List>
    </Section>
  );
}
